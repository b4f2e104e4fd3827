import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * How it treats who comes: as it should; turns them away at the door; lets them wait for a greeting; answers 451 to what it was handed;
 * or hangs up on what it was handed and kept.
 */
export type Mood = 'well' | 'closed' | 'silent' | 'later' | 'hangs up';

export interface PostOffice {
  /** smtp://… */
  url: string;
  mood: Mood;
  /** How often each message was taken, by the left part of its Message-ID: with a 250 that its sender heard, or without. */
  taken: Map<string, { answered: number; unanswered: number }>;
  close(): Promise<void>;
}

/** A real SMTP server with moods. */
export async function openPostOffice(): Promise<PostOffice> {
  const refusal = (responseCode: number) => Object.assign(new Error('not now'), { responseCode });
  const waiting = new Set<() => void>();
  const office: PostOffice = {
    url: '',
    mood: 'well',
    taken: new Map(),
    async close() {
      waiting.forEach((greet) => greet());
      await new Promise((closed) => server.close(() => closed(undefined)));
    },
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, greet) {
      if (office.mood === 'closed') return greet(refusal(421));
      if (office.mood === 'silent') return void waiting.add(() => greet());
      greet();
    },
    onData(stream, { id }, accept) {
      const take = (source: string) => {
        if (office.mood === 'later') return accept(refusal(451));
        const [, messageId = ''] = /^message-id:\s*<([^@>]+)@/im.exec(source) ?? [];
        const taken = office.taken.get(messageId) ?? { answered: 0, unanswered: 0 };
        office.taken.set(messageId, taken);
        if (office.mood !== 'hangs up') {
          taken.answered++;
          return accept();
        }
        taken.unanswered++;
        [...connections].find((connection) => connection.id === id)?.close();
      };
      text(stream).then(take, () => undefined); // a sender that was killed says no more
    },
  });
  const connections = server.connections as Set<{ id: string; close(): void }>;
  server.on('error', () => undefined); // a sender was killed
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  office.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return office;
}

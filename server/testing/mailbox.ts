import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Who it was really handed to, whatever its headers say. */
  recipients: string[];
  /** As it came over the wire. */
  source: string;
}

/** As real servers do, a refusal repeats whom the mail was for. `refuse` for now, `reject` for good, or `hang up` on a message that arrived, before the sender hears that it did. */
type Mishap = 'refuse' | 'reject' | 'hang up';

export interface Mailbox {
  /** smtp://… */
  url: string;
  /** In the order of arrival. */
  messages: ReceivedMail[];
  /** What befalls the next messages, one each; whatever comes after them is accepted. */
  mishaps: Mishap[];
  /** Waits until so many have arrived in all; the test's own time limit ends a wait in vain. */
  received(count: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it is handed. */
export async function openMailbox(): Promise<Mailbox> {
  const messages: ReceivedMail[] = [];
  const mishaps: Mishap[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { id, envelope }, accept) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const keep = async () => {
        const source = await buffer(stream);
        const mishap = mishaps.shift();
        if (mishap === 'refuse')
          throw Object.assign(new Error(`try again later: <${recipients[0]}>`), { responseCode: 451 });
        if (mishap === 'reject')
          throw Object.assign(new Error(`mailbox is full: <${recipients[0]}>`), { responseCode: 550 });
        messages.push({ ...(await PostalMime.parse(source)), recipients, source: source.toString('latin1') });
        arrivals.emit('arrival');
        if (mishap === 'hang up') [...connections].find((connection) => connection.id === id)?.close();
      };
      keep().then(() => accept(), accept);
    },
  });
  const connections = server.connections as Set<{ id: string; close(): void }>;
  server.on('error', () => undefined); // somebody hung up on us
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    mishaps,
    async received(count) {
      while (messages.length < count) await once(arrivals, 'arrival');
      return messages;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

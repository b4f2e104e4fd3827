import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * How the server treats a sender: `accept` stores the message; `refuse` answers a connection with 421; `hang` never sends a greeting;
 * `defer` answers a message with 451; `disconnect` stores a message and closes the connection without an answer.
 */
export type SmtpBehavior = 'accept' | 'refuse' | 'hang' | 'defer' | 'disconnect';

export interface FaultySmtpServer {
  /** smtp://… */
  url: string;
  behavior: SmtpBehavior;
  /** Deliveries of each message by the left part of its Message-ID: acknowledged with 250, or stored without an answer. */
  deliveries: Map<string, { acknowledged: number; unacknowledged: number }>;
  close(): Promise<void>;
}

/** Starts an SMTP server whose behavior can be changed while it runs. */
export async function startSmtpServer(): Promise<FaultySmtpServer> {
  const smtpError = (responseCode: number) => Object.assign(new Error('not now'), { responseCode });
  /** Callbacks that send the greeting to the connections that wait for it. */
  const pendingGreetings = new Set<() => void>();
  const smtp: FaultySmtpServer = {
    url: '',
    behavior: 'accept',
    deliveries: new Map(),
    async close() {
      pendingGreetings.forEach((greet) => greet());
      await new Promise((resolve) => server.close(() => resolve(undefined)));
    },
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, greet) {
      if (smtp.behavior === 'refuse') {
        greet(smtpError(421));
        return;
      }
      if (smtp.behavior === 'hang') return void pendingGreetings.add(() => greet());
      greet();
    },
    onData(stream, { id }, reply) {
      const receive = (source: string) => {
        if (smtp.behavior === 'defer') {
          reply(smtpError(451));
          return;
        }
        const [, messageId = ''] = /^message-id:\s*<([^@>]+)@/im.exec(source) ?? [];
        const delivery = smtp.deliveries.get(messageId) ?? { acknowledged: 0, unacknowledged: 0 };
        smtp.deliveries.set(messageId, delivery);
        if (smtp.behavior !== 'disconnect') {
          delivery.acknowledged++;
          reply();
          return;
        }
        delivery.unacknowledged++;
        [...connections].find((connection) => connection.id === id)?.close();
      };
      text(stream).then(receive, () => undefined); // rejects when the sender was killed
    },
  });
  const connections = server.connections as Set<{ id: string; close(): void }>;
  server.on('error', () => undefined); // emitted when a sender was killed
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  smtp.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return smtp;
}

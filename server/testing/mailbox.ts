import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Recipients of the SMTP envelope, which may differ from the headers. */
  recipients: string[];
  /** The raw message. */
  source: string;
}

/**
 * A failure to simulate: `refuse` answers 451 (temporary), `reject` answers 550 (permanent), `hang up` stores the message and closes the connection
 * without an answer. As with real servers, the error messages contain the recipient's address.
 */
type MailFailure = 'refuse' | 'reject' | 'hang up';

export interface Mailbox {
  /** smtp://… */
  url: string;
  /** In the order of arrival. */
  messages: ReceivedMail[];
  /** Failures of the next messages, one for each; later messages are accepted. */
  nextFailures: MailFailure[];
  /** Waits until `count` messages have arrived in total. It has no timeout; the test's time limit applies. */
  waitForMessages(count: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/** Starts an SMTP server that stores the messages it receives. */
export async function openMailbox(): Promise<Mailbox> {
  const messages: ReceivedMail[] = [];
  const nextFailures: MailFailure[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { id, envelope }, accept) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const receive = async () => {
        const source = await buffer(stream);
        const failure = nextFailures.shift();
        if (failure === 'refuse')
          throw Object.assign(new Error(`try again later: <${recipients[0]}>`), { responseCode: 451 });
        if (failure === 'reject')
          throw Object.assign(new Error(`mailbox is full: <${recipients[0]}>`), { responseCode: 550 });
        messages.push({ ...(await PostalMime.parse(source)), recipients, source: source.toString('latin1') });
        arrivals.emit('arrival');
        if (failure === 'hang up') [...connections].find((connection) => connection.id === id)?.close();
      };
      receive().then(() => accept(), accept);
    },
  });
  const connections = server.connections as Set<{ id: string; close(): void }>;
  server.on('error', () => undefined); // a client closed its connection
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    nextFailures,
    async waitForMessages(count) {
      while (messages.length < count) await once(arrivals, 'arrival');
      return messages;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

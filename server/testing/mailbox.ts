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
  /** Passwords of all sign-ins. */
  passwords: string[];
  /** Waits until `count` messages have arrived in total. It has no timeout; the test's time limit applies. */
  waitForMessages(count: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/**
 * Starts an SMTP server that stores the messages it receives.
 * @param password required for the user `kordon`; unset: anybody may send
 */
export async function openMailbox({ password }: { password?: string } = {}): Promise<Mailbox> {
  const messages: ReceivedMail[] = [];
  const nextFailures: MailFailure[] = [];
  const passwords: string[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth(given, _session, accept) {
      passwords.push(given.password ?? '');
      if (given.password === password) accept(null, { user: 'kordon' });
      else accept(new Error('authentication failed'));
    },
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
    passwords,
    async waitForMessages(count) {
      while (messages.length < count) await once(arrivals, 'arrival');
      return messages;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

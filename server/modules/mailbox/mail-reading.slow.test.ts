import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { captureLog } from '../../testing/captured-log.ts';
import { testDatabase } from '../../testing/database.ts';
import { isDovecotInstalled, startDovecot } from '../../testing/dovecot.ts';
import { databaseStorage } from '../../testing/files.ts';
import { startImapServer } from '../../testing/imap-server.ts';
import { startMailReading } from './mail-reading.ts';
import { createMailboxVaults, saveMailbox } from './mailbox.service.ts';

const database = testDatabase();
/** MAILS=10000 times a large mailbox. */
const MAILS = Number(process.env.MAILS ?? 300);

interface Server {
  port: number;
  deliver(raw: string): void;
  disconnect(): void;
  renumber(): void;
  stop(): Promise<void>;
}

/** A server written in JavaScript, for machines without Dovecot. */
async function startInProcess(): Promise<Server> {
  const server = await startImapServer();
  return {
    port: server.port,
    deliver: (raw) => server.deliver('INBOX', raw),
    disconnect: () => server.disconnect(),
    renumber: () => server.renumber('INBOX'),
    stop: () => server.close(),
  };
}

const readOnce = async (server: Server) => {
  const text = 'Rebar B500B, 12 mm, 500 t CFR Algiers. '.repeat(50);
  for (let number = 0; number < MAILS; number++)
    server.deliver(
      [
        `From: buyer${number % 500}@b.example`,
        `Subject: Inquiry ${number}`,
        `Message-ID: <inquiry-${number}@b.example>`,
        'Date: Thu, 19 Nov 2026 14:22:00 +0300',
        '',
        text,
      ].join('\r\n'),
    );
  const vaults = createMailboxVaults({ current: randomBytes(32), previous: [], serverSecret: 'x'.repeat(32) });
  const db = database.dataSource();
  await db.transaction((tx) =>
    saveMailbox(tx, vaults, null, {
      address: 'satis@kordon.example',
      host: '127.0.0.1',
      port: server.port,
      secure: false,
      username: 'satis',
      authentication: 'password',
      secret: 'first password',
    }),
  );
  const { log, lines } = captureLog();
  const startedAt = performance.now();
  const reading = startMailReading({
    db,
    databaseUrl: database.url(),
    files: databaseStorage,
    vaults,
    ownAddress: 'satis@kordon.example',
    log,
    pollMs: 200,
    retryMs: 20,
    takeoverMs: 50,
  });
  const countMails = async () =>
    Number((await db.query<[{ count: string }]>('select count(*) from inbound_mails'))[0].count);
  const waitForMails = async (count: number) => {
    while ((await countMails()) < count) await delay(200);
  };
  try {
    await waitForMails(MAILS / 4);
    server.disconnect();
    await waitForMails(MAILS / 2);
    server.renumber();
    server.disconnect();
    await waitForMails(MAILS);
    const seconds = (performance.now() - startedAt) / 1_000;
    process.stdout.write(
      `${MAILS} mails: ${seconds.toFixed(1)} s, ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB\n`,
    );
    server.deliver('From: a@b.example\r\nSubject: Last\r\nMessage-ID: <last@b.example>\r\n\r\nLast');
    await waitForMails(MAILS + 1);
    expect(await countMails()).toBe(MAILS + 1);
    expect(lines.some((line) => line.includes('has numbered a folder anew'))).toBe(true);
  } finally {
    await reading.stop();
    await server.stop();
  }
};

const title =
  'a mailbox of many mails is read once, although the connection breaks and the server numbers its mails anew';
if (isDovecotInstalled) test(`${title}: Dovecot`, async () => readOnce(await startDovecot()), 3_600_000);
else {
  process.stdout.write(
    'Dovecot is not installed here (apt-get install dovecot-imapd): tested with a server in JavaScript alone\n',
  );
  test(title, async () => readOnce(await startInProcess()), 3_600_000);
}

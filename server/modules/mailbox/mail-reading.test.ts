import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { randomBytes, randomUUID } from 'node:crypto';
import { captureLog } from '../../testing/captured-log.ts';
import { databaseStorage } from '../../testing/files.ts';
import { startImapServer, type ImapServer } from '../../testing/imap-server.ts';
import { testDatabase } from '../../testing/database.ts';
import { startMailReading, type MailReading } from './mail-reading.ts';
import { Mailbox } from './mailbox.entity.ts';
import { createMailboxVaults, deleteMailbox, getMailboxState, saveMailbox } from './mailbox.service.ts';
import type { MailboxInput } from './inbound-mail.types.ts';

const database = testDatabase();
const vaults = createMailboxVaults({ current: randomBytes(32), previous: [], serverSecret: 'x'.repeat(32) });
const servers: ImapServer[] = [];
const readings: MailReading[] = [];

const startReading = (pollMs = 60_000) => {
  const { log, lines } = captureLog();
  const reading = startMailReading({
    db: database.dataSource(),
    databaseUrl: database.url(),
    files: databaseStorage,
    vaults,
    ownAddress: 'satis@kordon.example',
    log,
    pollMs,
    retryMs: 20,
    takeoverMs: 50,
  });
  readings.push(reading);
  return { ...reading, lines };
};
const startServer = async (options = {}) => {
  const server = await startImapServer(options);
  servers.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(readings.splice(0).map((reading) => reading.stop()));
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await database.dataSource().query('delete from inbound_mails');
  await database.dataSource().query('delete from mailboxes');
});

const save = (server: ImapServer, changes: Partial<MailboxInput> = {}, id: string | null = null): Promise<Mailbox> =>
  database.dataSource().transaction((tx) =>
    saveMailbox(tx, vaults, id, {
      address: `m${server.port}@kordon.example`,
      host: '127.0.0.1',
      port: server.port,
      secure: false,
      username: 'satis',
      authentication: 'password',
      secret: 'first password',
      ...changes,
    }),
  );

const aMail = (subject: string, id = randomUUID()) =>
  [`From: a@b.example`, `Subject: ${subject}`, `Message-ID: <${id}@b.example>`, '', `Text of ${subject}`].join('\r\n');

const listSubjects = async (): Promise<string[]> =>
  (await database.dataSource().query<{ subject: string }[]>('select subject from inbound_mails order by subject')).map(
    ({ subject }) => subject,
  );
const getMailbox = (id: string) => database.dataSource().manager.findOneByOrFail(Mailbox, { id });

/** Waits until the condition holds; the time limit of the test ends it otherwise. */
async function waitFor(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await delay(20);
}
const waitForSubjects = async (...subjects: string[]) => {
  await waitFor(async () => (await listSubjects()).length >= subjects.length);
  expect(await listSubjects()).toEqual(subjects);
};

test('mails of both folders are read, and new ones as soon as the server announces them', async () => {
  const server = await startServer();
  server.deliver('INBOX', aMail('one'));
  server.deliver('Sent', aMail('two'));
  startReading();
  const { id } = await save(server);
  await waitForSubjects('one', 'two');
  await waitFor(async () => (await getMailbox(id)).lastReadAt !== null);
  server.deliver('INBOX', aMail('three'));
  await waitForSubjects('one', 'three', 'two');
  expect(await database.dataSource().query('select subject from inbound_mails where folder = $1', ['sent'])).toEqual([
    { subject: 'two' },
  ]);
  expect(getMailboxState(await getMailbox(id))).toBe('reading');
  expect(server.getConnectionCount()).toBe(1);
});

test('a server without IDLE is asked regularly', async () => {
  const server = await startServer({ withoutIdle: true });
  startReading(50);
  const { id } = await save(server);
  await waitFor(async () => (await getMailbox(id)).lastReadAt !== null);
  server.deliver('INBOX', aMail('late'));
  await waitForSubjects('late');
});

test('after a lost connection and after a restart no mail is lost or stored twice', async () => {
  const server = await startServer();
  const first = startReading();
  await save(server);
  server.deliver('INBOX', aMail('a'));
  await waitForSubjects('a');
  server.disconnect();
  server.deliver('INBOX', aMail('b'));
  await waitForSubjects('a', 'b');
  await first.stop();
  server.deliver('INBOX', aMail('c'));
  startReading();
  await waitForSubjects('a', 'b', 'c');
});

test('mails that the server has numbered anew are not stored twice, and a new one is found', async () => {
  const server = await startServer();
  startReading();
  await save(server);
  server.deliver('INBOX', aMail('a'));
  server.deliver('INBOX', aMail('b'));
  await waitForSubjects('a', 'b');
  server.renumber('INBOX');
  server.deliver('INBOX', aMail('c'));
  server.disconnect();
  await waitForSubjects('a', 'b', 'c');
  const [folder] = await database
    .dataSource()
    .query<{ uid_validity: string }[]>(`select uid_validity from mailbox_folders where kind = 'inbox'`);
  expect(folder!.uid_validity).toBe('2');
});

test('the same mail in two mailboxes is stored once', async () => {
  const [one, other] = [await startServer(), await startServer()];
  const mail = aMail('same');
  for (const server of [one, other]) server.deliver('INBOX', mail);
  startReading();
  const ids = [await save(one), await save(other)].map(({ id }) => id);
  for (const id of ids) await waitFor(async () => (await getMailbox(id)).lastReadAt !== null);
  expect(await listSubjects()).toEqual(['same']);
});

test('a changed password is tried once, and again when the settings change', async () => {
  const server = await startServer();
  server.setPassword('second password');
  startReading();
  const { id } = await save(server);
  await waitFor(async () => (await getMailbox(id)).isRefused);
  const refused = await getMailbox(id);
  expect(getMailboxState(refused)).toBe('refused');
  expect(refused.failure).not.toBe('');
  server.deliver('INBOX', aMail('a'));
  await save(server, { secret: 'second password' }, id);
  await waitForSubjects('a');
  expect(server.getConnectionCount()).toBe(2);
  expect(await getMailbox(id)).toMatchObject({ failure: null, isRefused: false });
});

test('a stored secret is not sent to another server', async () => {
  const server = await startServer();
  const { id } = await save(server);
  const { address } = await getMailbox(id);
  await expect(save(server, { address, secret: null, host: 'evil.example' }, id)).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
  await expect(save(server, { address, secret: null, enabled: false }, id)).resolves.toMatchObject({ enabled: false });
});

test('one node reads; another one takes over when it stops', async () => {
  const server = await startServer();
  const first = startReading();
  await save(server);
  server.deliver('INBOX', aMail('a'));
  await waitForSubjects('a');
  const second = startReading();
  await waitFor(() => second.lines.some((line) => line.includes('another node reads the mailboxes')));
  expect(server.getConnectionCount()).toBe(1);
  await first.stop();
  server.deliver('INBOX', aMail('b'));
  await waitForSubjects('a', 'b');
  expect(server.getConnectionCount()).toBe(2);
});

test('a deleted mailbox is not read any more, and its mails stay', async () => {
  const server = await startServer();
  startReading();
  const { id } = await save(server);
  server.deliver('INBOX', aMail('a'));
  await waitForSubjects('a');
  await database.dataSource().transaction((tx) => deleteMailbox(tx, id));
  await waitFor(() => server.getOpenConnections() === 0);
  expect(await listSubjects()).toEqual(['a']);
  expect(server.getConnectionCount()).toBe(1);
});

test('XOAUTH2 signs in with an access token, and stores a replaced refresh token', async () => {
  const server = await startServer();
  server.deliver('INBOX', aMail('a'));
  const requests: URLSearchParams[] = [];
  let answer: [number, object] = [200, { access_token: 'first token', refresh_token: 'replaced' }];
  const provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push(new URLSearchParams(body));
      response.writeHead(answer[0], { 'Content-Type': 'application/json' }).end(JSON.stringify(answer[1]));
    });
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  try {
    const tokenUrl = `http://127.0.0.1:${(provider.address() as { port: number }).port}/token`;
    startReading();
    const oauth = {
      authentication: 'xoauth2',
      tokenUrl,
      clientId: 'kordon',
      clientSecret: 'quiet',
      secret: 'refresh',
    } as const;
    const { id } = await save(server, oauth);
    await waitForSubjects('a');
    expect(Object.fromEntries(requests[0]!)).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'refresh',
      client_id: 'kordon',
      client_secret: 'quiet',
    });
    expect(vaults.secret.open((await getMailbox(id)).secret, id).toString()).toBe('replaced');
    answer = [400, { error: 'invalid_grant', error_description: 'Token has been revoked' }];
    server.disconnect();
    await waitFor(async () => (await getMailbox(id)).isRefused);
    expect((await getMailbox(id)).failure).toContain('Token has been revoked');
    expect(requests).toHaveLength(2);
  } finally {
    provider.close();
  }
});

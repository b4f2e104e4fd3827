import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '../modules/activity/index.ts';
import { recordSecurityEvent } from '../modules/activity/index.ts';
import { SecurityMonitor } from '../modules/activity/security-monitor.ts';
import { anAdminUser } from '../testing/accounts.ts';
import { setUpSecondFactor } from '../testing/authenticator.ts';
import { captureLog } from '../testing/captured-log.ts';
import { adminEmail, startKordon } from '../testing/kordon.ts';
import type { TestClient } from '../testing/test-client.ts';

const kordon = startKordon({ TRUST_PROXY: 1 });

type Event = Pick<SecurityEvent, 'kind' | 'actor' | 'network' | 'details'>;

const readLastEventId = async () =>
  (await kordon.db.query<[{ id: string }]>('select coalesce(max(id), 0) as id from security_events'))[0].id;
/** Returns the events that were stored after the event with this id, oldest first. */
const readEventsAfter = (id: string): Promise<Event[]> =>
  kordon.db.query('select kind, actor, network, details from security_events where id > $1 order by id', [id]);
/** Waits for events, because a refusal is stored only after its response was sent. */
async function waitForEvents(id: string, count = 1): Promise<Event[]> {
  for (;;) {
    const events = await readEventsAfter(id);
    if (events.length >= count) return events;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const recordedBy = async (work: () => Promise<unknown>, count = 1): Promise<Event[]> => {
  const before = await readLastEventId();
  await work();
  return waitForEvents(before, count);
};

/** Creates an admin user and a client in which they have signed in and proved their identity. */
async function aSignedInAdminUser(overrides: Parameters<typeof anAdminUser>[1]) {
  const credentials = await anAdminUser(kordon.db, overrides);
  const client = kordon.newClient();
  await client.signIn(credentials.email, credentials.password);
  await client.prove(credentials.password);
  return { ...credentials, client };
}
const createToken = (client: TestClient) =>
  client.run<{ createApiToken: { secret: string; token: { id: string } } }>(
    'mutation { createApiToken(name: "Rapor", days: 7) { secret token { id } } }',
  );

const userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const headers = { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.77' };
const signInMutation =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }';

describe('the security log has', () => {
  test('a sign-in with browser and network, and a sign-out', async () => {
    const { email, password } = await anAdminUser(kordon.db);
    const client = kordon.newClient();
    expect(await recordedBy(() => client.send(signInMutation, { email, password }, headers))).toEqual([
      {
        kind: 'SIGN_IN',
        actor: email,
        network: '203.0.113.0/24',
        details: { device: 'Firefox · Windows', secondFactor: false, newDevice: false },
      },
    ]);
    expect(await recordedBy(() => client.run('mutation { signOut }'))).toMatchObject([
      { kind: 'SIGN_OUT', actor: email, network: '127.0.0.0/24' },
    ]);
  });

  test('a failed sign-in with the e-mail of a user, but not with another text, which may be a password', async () => {
    const { email, password } = await anAdminUser(kordon.db);
    const attempt = (values: object) => () => kordon.newClient().send(signInMutation, { ...values }, headers);
    expect(await recordedBy(attempt({ email: email.toUpperCase(), password: 'a wrong password' }))).toEqual([
      { kind: 'SIGN_IN_FAILED', actor: email, network: '203.0.113.0/24', details: { reason: 'password' } },
    ]);
    const [unknown] = await recordedBy(attempt({ email: 'my secret passphrase', password }));
    expect(unknown).toEqual({
      kind: 'SIGN_IN_FAILED',
      actor: null,
      network: '203.0.113.0/24',
      details: { reason: 'password' },
    });
    const disabled = await anAdminUser(kordon.db, { disabledAt: new Date() });
    expect(await recordedBy(attempt(disabled))).toMatchObject([
      { kind: 'SIGN_IN_FAILED', actor: disabled.email, details: { reason: 'disabled' } },
    ]);
  });

  test('a request that exceeded a rate limit, with the name of its operation in the schema', async () => {
    const { email } = await anAdminUser(kordon.db);
    const visitor = kordon.newClient();
    const reset = () =>
      visitor.send('mutation ($email: String!) { anything: requestPasswordReset(email: $email) }', { email }, headers);
    for (let count = 0; count < 3; count++) await reset();
    await kordon.waitForJobs();
    const events = await recordedBy(reset);
    expect(events).toEqual([
      {
        kind: 'RATE_LIMITED',
        actor: null,
        network: '203.0.113.0/24',
        details: { operation: 'requestPasswordReset' },
      },
    ]);
  });

  test('a request that a role does not allow: an operation, a route, and a mutation with an API token', async () => {
    const { client, email } = await aSignedInAdminUser({ role: 'analyst' });
    expect(await recordedBy(() => client.send('{ securityEvents { nodes { id } } }'))).toMatchObject([
      { kind: 'FORBIDDEN', actor: email, details: { operation: 'securityEvents' } },
    ]);
    const upload = () => client.fetch(`/companies/${randomUUID()}/documents`, { method: 'POST' });
    expect(await recordedBy(upload)).toMatchObject([
      { kind: 'FORBIDDEN', actor: email, details: { route: 'POST /companies/:id/documents' } },
    ]);
    const { createApiToken } = await createToken(client);
    const authorization = `Bearer ${createApiToken.secret}`;
    const byToken = () => kordon.newClient().send('mutation { signOut }', {}, { authorization });
    expect(await recordedBy(byToken)).toMatchObject([
      { kind: 'FORBIDDEN', actor: email, details: { operation: 'mutation' } },
    ]);
  });

  test('a request and a WebSocket of a page of another site', async () => {
    const origin = 'https://other.example';
    const send = () => kordon.newClient().send('{ me { id } }', {}, { ...headers, origin });
    expect(await recordedBy(send)).toEqual([
      {
        kind: 'ORIGIN_REFUSED',
        actor: null,
        network: '203.0.113.0/24',
        details: { route: 'POST /graphql', origin },
      },
    ]);
    const connect = async () => {
      const socket = kordon.newClient().connect({ origin, lazy: false, onNonLazyError: () => {} });
      await new Promise((resolve) => socket.on('closed', resolve));
    };
    expect(await recordedBy(connect)).toMatchObject([
      { kind: 'ORIGIN_REFUSED', details: { route: 'GET /graphql', origin } },
    ]);
  });

  test('an export, also by a token, but not a HEAD request', async () => {
    const { client, email } = await aSignedInAdminUser({ role: 'analyst' });
    const [{ createApiToken }, before] = [await createToken(client), await readLastEventId()];
    await (await client.fetch('/exports/companies.csv?q=Ege')).text();
    await client.fetch('/exports/quotes.xlsx', { method: 'HEAD' });
    await (await client.fetch('/exports/analytics.pdf')).arrayBuffer();
    const authorization = `Bearer ${createApiToken.secret}`;
    await (await kordon.fetch('/exports/quotes.csv', { headers: { authorization } })).text();
    expect(await readEventsAfter(before)).toMatchObject([
      { kind: 'EXPORTED', actor: email, details: { list: 'companies', format: 'csv' } },
      { kind: 'EXPORTED', actor: email, details: { list: 'analytics', format: 'pdf' } },
      { kind: 'EXPORTED', actor: email, details: { list: 'quotes', format: 'csv', byToken: true } },
    ]);
  });

  test('changes of tokens, users, roles, sessions, second factors and passwords', async () => {
    const { client, email, password } = await aSignedInAdminUser({ role: 'super_admin' });
    const before = await readLastEventId();
    const { createApiToken } = await createToken(client);
    for (let attempt = 0; attempt < 2; attempt++)
      await client.run('mutation ($id: ID!) { revokeApiToken(id: $id) { id } }', { id: createApiToken.token.id });
    const user = `${randomUUID()}@kordon.example`;
    const { createAdminUser } = await client.run<{ createAdminUser: { id: string } }>(
      `mutation ($input: NewAdminUserInput!) { createAdminUser(input: $input) { id } }`,
      { input: { email: user, name: 'Ece Demir', role: 'SALES', password: 'correct horse battery staple' } },
    );
    const { id } = createAdminUser;
    const update = (patch: object) =>
      client.run('mutation ($id: ID!, $patch: AdminUserPatch!) { updateAdminUser(id: $id, patch: $patch) { id } }', {
        id,
        patch,
      });
    await update({ role: 'ADMIN' });
    await update({ name: 'Ece Kaya' });
    await update({ name: 'Ece Kaya' });
    await update({ disabled: true });
    await client.run('mutation ($id: ID!) { endSessionsOf(id: $id) }', { id });
    await client.run('mutation ($id: ID!) { deleteAdminUser(id: $id) }', { id });
    await client.run(
      'mutation ($current: String!) { changePassword(current: $current, password: "another long passphrase here") }',
      {
        current: password,
      },
    );
    await setUpSecondFactor(client, 'another long passphrase here');
    const events = await readEventsAfter(before);
    expect(events.map(({ kind, details }) => [kind, details])).toEqual([
      ['TOKEN_CREATED', { token: 'Rapor', days: 7 }],
      ['TOKEN_REVOKED', { token: 'Rapor' }],
      ['USER_CREATED', { user, role: 'sales' }],
      ['ROLE_CHANGED', { user, from: 'sales', to: 'admin' }],
      ['USER_CHANGED', { user, seesAll: true }],
      ['USER_CHANGED', { user, renamed: true }],
      ['USER_CHANGED', { user, disabled: true }],
      ['SESSION_ENDED', { user, all: true }],
      ['USER_REMOVED', { user, role: 'admin' }],
      ['PASSWORD_CHANGED', {}],
      ['FACTOR_ADDED', { factor: 'totp' }],
    ]);
    expect(new Set(events.map(({ actor, network }) => [actor, network].join(' ')))).toEqual(
      new Set([`${email} 127.0.0.0/24`]),
    );
  });

  test('nothing of a change that is rolled back', async () => {
    const before = await readLastEventId();
    const { client } = await aSignedInAdminUser({ role: 'super_admin' });
    const input = { email: adminEmail, name: 'Ece Demir', role: 'ADMIN' };
    await expect(
      client.run('mutation ($input: NewAdminUserInput!) { createAdminUser(input: $input) { id } }', { input }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await readEventsAfter(before)).map(({ kind }) => kind)).toEqual(['SIGN_IN', 'PROOF_CONFIRMED']);
  });

  test('one line in the log of the server for each event, without e-mail addresses and texts of users', async () => {
    const { client, email } = await aSignedInAdminUser({ role: 'super_admin' });
    await createToken(client);
    await kordon.waitForJobs();
    const lines = kordon.log.filter((line) => line.includes('"securityEvent"'));
    const stored = await kordon.db.query<{ id: string }[]>('select id from security_events order by id');
    const logged = lines.map((line) => (JSON.parse(line) as { securityEvent: { id: string } }).securityEvent.id);
    expect(logged.sort((a, b) => Number(a) - Number(b))).toEqual(stored.map(({ id }) => id));
    expect(lines.join()).not.toContain(email);
    expect(lines.join()).not.toMatch(/@kordon|Rapor|other\.example|Firefox/);
    expect(lines.join()).toContain('"details":{"role":"sales"}');
  });
});

describe('a flood of refusals', () => {
  const { log } = captureLog();
  const countOf = async (kind: string) =>
    (
      await kordon.db.query<[{ n: number }]>('select count(*)::int as n from security_events where kind = $1', [kind])
    )[0].n;

  test('of one kind from one network becomes five events and one count of the others', async () => {
    const monitor = new SecurityMonitor(kordon.db, log);
    const before = await readLastEventId();
    for (let sent = 0; sent < 10_000; sent++)
      monitor.report({ kind: 'ORIGIN_REFUSED', network: `198.51.100.${sent % 256}`, details: { route: 'POST /x' } });
    await monitor.whenStored();
    expect(await readEventsAfter(before)).toHaveLength(5);
    await monitor.close();
    expect((await readEventsAfter(before)).at(-1)).toEqual({
      kind: 'ORIGIN_REFUSED',
      actor: null,
      network: '198.51.100.0/24',
      details: { route: 'POST /x', repeated: 9_995 },
    });
  });

  test('from thousands of networks stays within 127 events, counts all, and names the user whose account is attacked', async () => {
    const monitor = new SecurityMonitor(kordon.db, log);
    const before = await readLastEventId();
    for (let sent = 0; sent < 20_000; sent++)
      monitor.report({
        kind: 'SIGN_IN_FAILED',
        network: `10.${Math.floor(sent / 256)}.${sent % 256}.1`,
        details: { reason: 'password' },
      });
    monitor.report({
      kind: 'SIGN_IN_FAILED',
      actor: adminEmail,
      network: '192.0.2.1',
      details: { reason: 'password' },
    });
    await monitor.close();
    const events = await readEventsAfter(before);
    expect(events.length).toBeLessThanOrEqual(127);
    const total = events.reduce((sum, { details }) => sum + Number(details.repeated ?? 1), 0);
    expect(total).toBe(20_001);
    expect(events.filter(({ actor }) => actor === adminEmail)).toEqual([
      { kind: 'SIGN_IN_FAILED', actor: adminEmail, network: null, details: { manySources: true } },
    ]);
  });

  test('of real requests is counted, and the sum is stored when the server stops', async () => {
    const server = await kordon.startAnotherServer();
    const before = await countOf('ORIGIN_REFUSED');
    const send = () => fetch(`${server.url}/graphql`, { method: 'POST', headers: { origin: 'https://flood.example' } });
    for (let sent = 0; sent < 40; sent++) await send();
    await server.stop();
    expect((await countOf('ORIGIN_REFUSED')) - before).toBe(6);
  });
});

test('a super admin reads the log with filters, page by page', async () => {
  interface Page {
    securityEvents: {
      nodes: { id: string; kind: string; actor: string | null }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }
  const { email } = await anAdminUser(kordon.db);
  for (const kind of ['EXPORTED', 'EXPORTED', 'SIGN_OUT'] as const)
    await recordSecurityEvent(kordon.db.manager, { kind, actor: email });
  const read = async (filter: object, after?: string) =>
    (
      await kordon.admin.run<Page>(
        `query ($filter: SecurityEventFilter, $after: String) {
          securityEvents(filter: $filter, first: 2, after: $after) {
            nodes { id kind actor network details createdAt } pageInfo { hasNextPage endCursor }
          }
        }`,
        { filter, after },
      )
    ).securityEvents;
  const first = await read({ actor: email });
  expect(first.nodes.map(({ kind }) => kind)).toEqual(['SIGN_OUT', 'EXPORTED']);
  expect((await read({ actor: email }, first.pageInfo.endCursor)).nodes.map(({ kind }) => kind)).toEqual(['EXPORTED']);
  expect((await read({ actor: email, kind: ['SIGN_OUT'] })).nodes).toHaveLength(1);
  expect((await read({ actor: '', kind: ['SIGN_OUT'] })).nodes).toEqual([]);
  expect((await read({ actor: email, fromDay: '2001-01-01', toDay: '2001-01-02' })).nodes).toEqual([]);
  await expect(read({ fromDay: '2026-11-20', toDay: '2026-11-19' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  // The contract of other programs: without a filter, and `kind` as a text.
  await expect(
    kordon.admin.run('{ securityEvents(first: 1) { nodes { id kind actor network details createdAt } } }'),
  ).resolves.toBeTruthy();
});

describe('a mail informs', () => {
  const mailsTo = (email: string) =>
    kordon.mail.messages.filter(({ recipients }) => recipients.includes(email)).map(({ subject }) => subject);
  const mailsAfter = async (email: string, work: () => Promise<unknown>) => {
    await kordon.waitForJobs();
    const before = mailsTo(email).length;
    await work();
    await kordon.waitForJobs();
    return mailsTo(email).slice(before);
  };

  test('of a sign-in from a new browser; not of the first one, and not of one that is known', async () => {
    const { email, password } = await anAdminUser(kordon.db);
    const knownBrowser = kordon.newClient();
    expect(await mailsAfter(email, () => knownBrowser.signIn(email, password))).toEqual([]);
    await knownBrowser.run('mutation { signOut }');
    expect(await mailsAfter(email, () => knownBrowser.signIn(email, password))).toEqual([]);

    const newBrowser = kordon.newClient();
    const signIn = () => newBrowser.send(signInMutation, { email, password }, headers);
    expect(await mailsAfter(email, signIn)).toEqual(['Yeni bir cihazdan giriş yapıldı']);
    const { text } = kordon.mail.messages.at(-1)!;
    expect(text).toContain('Firefox · Windows, 203.0.113.0/24');
    expect(await mailsAfter(email, signIn)).toEqual([]);
  });

  test('not of a browser without cookies whose user agent and network are known', async () => {
    const { email, password } = await anAdminUser(kordon.db);
    const signIn = (values = headers) => kordon.newClient().send(signInMutation, { email, password }, values);
    await signIn();
    expect(await mailsAfter(email, () => signIn({ ...headers, 'x-forwarded-for': '203.0.113.9' }))).toEqual([]);
    expect(await mailsAfter(email, () => signIn({ ...headers, 'x-forwarded-for': '198.51.100.9' }))).toHaveLength(1);
  });

  test('also of a browser whose cookie belongs to another user or is forged', async () => {
    const [one, other] = [await anAdminUser(kordon.db), await anAdminUser(kordon.db)];
    for (const { email, password } of [one, other]) await kordon.newClient().signIn(email, password);
    const shared = kordon.newClient();
    const signIn = ({ email, password }: typeof one) => shared.send(signInMutation, { email, password }, headers);
    expect(await mailsAfter(one.email, () => signIn(one))).toHaveLength(1);
    expect(await mailsAfter(other.email, () => signIn(other))).toHaveLength(1);
    const elsewhere = { ...headers, 'x-forwarded-for': '198.51.100.9' };
    expect(await mailsAfter(one.email, () => shared.send(signInMutation, { ...one }, elsewhere))).toEqual([]);
    const forged = {
      ...headers,
      'x-forwarded-for': '192.0.2.9',
      cookie: `kordon-device=${'A'.repeat(43)}.${'.'.repeat(500)}`,
    };
    const forge = () => kordon.newClient().send(signInMutation, { ...one }, forged);
    expect(await mailsAfter(one.email, forge)).toHaveLength(1);
  });

  test('of a new token, a changed password and a password that was set by a link', async () => {
    const { client, email, password } = await aSignedInAdminUser({ role: 'analyst' });
    expect(await mailsAfter(email, () => createToken(client))).toEqual(['Yeni bir API anahtarı oluşturuldu']);
    const change = () =>
      client.run(
        'mutation ($current: String!) { changePassword(current: $current, password: "another long passphrase here") }',
        {
          current: password,
        },
      );
    expect(await mailsAfter(email, change)).toEqual(['Şifreniz değiştirildi']);
    const reset = () =>
      kordon.newClient().run('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
    expect(await mailsAfter(email, reset)).toHaveLength(1);
    const token = /password#([\w-]+)/.exec(kordon.mail.messages.at(-1)?.text ?? '')![1];
    const choose = () =>
      kordon
        .newClient()
        .run('mutation ($token: String!) { choosePassword(token: $token, password: "one more long passphrase") }', {
          token,
        });
    expect(await mailsAfter(email, choose)).toEqual(['Şifreniz yenilendi']);
  });

  test('all super admins that another one was created or promoted', async () => {
    const disabled = await anAdminUser(kordon.db, { role: 'super_admin', disabledAt: new Date() });
    const { client, email } = await aSignedInAdminUser({ role: 'super_admin' });
    const input = {
      email: `${randomUUID()}@kordon.example`,
      name: 'Ece Demir',
      role: 'ADMIN',
      password: 'correct horse battery staple',
    };
    const create = (values: object) =>
      client.run<{ createAdminUser: { id: string } }>(
        'mutation ($input: NewAdminUserInput!) { createAdminUser(input: $input) { id } }',
        { input: { ...input, ...values } },
      );
    expect(await mailsAfter(adminEmail, () => create({ role: 'SUPER_ADMIN' }))).toEqual([
      'Yeni bir süper yönetici var',
    ]);
    const { createAdminUser } = await create({ email: `${randomUUID()}@kordon.example` });
    const promote = () =>
      client.run('mutation ($id: ID!) { updateAdminUser(id: $id, patch: { role: SUPER_ADMIN }) { id } }', {
        id: createAdminUser.id,
      });
    expect(await mailsAfter(email, promote)).toEqual(['Yeni bir süper yönetici var']);
    expect(await mailsAfter(email, promote)).toEqual([]);
    expect(mailsTo(disabled.email)).toEqual([]);
    expect(kordon.mail.messages.some(({ text }) => text?.includes(`${email}, Ece Demir (`))).toBe(true);
  });
});

test('the first super admin is in the log', async () => {
  const [first] = await kordon.db.query<Event[]>(
    `select kind, actor, details from security_events order by id limit 1`,
  );
  expect(first).toEqual({ kind: 'USER_CREATED', actor: null, details: { user: adminEmail, role: 'super_admin' } });
});

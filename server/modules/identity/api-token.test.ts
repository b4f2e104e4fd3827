import type { AdminRole, TokenScope } from '../../../common/enums.ts';
import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aCompany } from '../../testing/records.ts';
import type { TestClient } from '../../testing/test-client.ts';

const kordon = startKordon();
interface CreateResult {
  createApiToken: { secret: string; token: { id: string } };
}
const create =
  'mutation ($name: String!, $days: Int!, $scopes: [String!]) { createApiToken(name: $name, days: $days, scopes: $scopes) { secret token { id hint expiresAt lastUsedAt } } }';
const revoke = 'mutation ($id: ID!) { revokeApiToken(id: $id) { revokedAt } }';

async function aToken(role: AdminRole = 'admin', scopes?: TokenScope[]) {
  const { email, password } = await anAdminUser(kordon.db, { role });
  const person = kordon.newClient();
  await person.signIn(email, password);
  await person.prove(password);
  const { createApiToken } = await person.run<CreateResult>(create, { name: 'Rapor defteri', days: 30, scopes });
  const { secret, token } = createApiToken;
  /** Sends a request like a script: no cookie, and no header that only browsers send. */
  const query = (document: string, headers: Record<string, string> = {}) =>
    kordon.newClient().send<Record<string, unknown>>(document, {}, { authorization: `Bearer ${secret}`, ...headers });
  return { email, password, person, secret, id: token.id, query };
}
const errorsWith = (code: string) => [{ extensions: { code } }];

test('a token reads on behalf of its owner, from any origin', async () => {
  const { email, query, secret } = await aToken();
  const { name } = await aCompany(kordon.db);
  const { data } = await query('{ me { email role } companies(first: 1) { nodes { name } } }', {
    origin: 'https://notebook.example',
  });
  expect(data).toEqual({ me: { email, role: 'ANALYST' }, companies: { nodes: [{ name }] } });
  const csv = await kordon.fetch('/exports/companies.csv', { headers: { authorization: `Bearer ${secret}` } });
  expect(csv.status).toBe(200);
  expect(await csv.text()).toContain(name);
});

test('a token can introspect the schema', async () => {
  const { query } = await aToken();
  expect((await query('{ __schema { queryType { name } } }')).data).toEqual({
    __schema: { queryType: { name: 'Query' } },
  });
});

test('a token runs no mutations and reads no admin users, even when a super admin owns it', async () => {
  const { query, secret } = await aToken('super_admin');
  const { id } = await aCompany(kordon.db);
  for (const mutation of [
    `deleteCompany(id: "${id}")`,
    'createApiToken(name: "bir daha", days: 1) { secret }',
    'signOut',
    'submitContactMessage(input: {}) { id }',
  ]) {
    const { data, errors } = await query(`mutation { ${mutation} }`);
    expect(data ?? null).toBeNull();
    if (!mutation.startsWith('submit')) expect(errors).toMatchObject(errorsWith('FORBIDDEN'));
  }
  expect((await query('{ adminUsers { id } }')).errors).toMatchObject(errorsWith('FORBIDDEN'));
  expect((await query('{ me { sessions { id } } }')).errors).toMatchObject(errorsWith('FORBIDDEN'));
  const upload = await kordon.fetch(`/companies/${id}/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(upload.status).toBe(403);
  expect(await kordon.db.query('select from companies where id = $1 and deleted_at is null', [id])).toHaveLength(1);
});

test('a token cannot open a WebSocket', async () => {
  const { secret } = await aToken();
  const { default: WebSocket } = await import('ws');
  const socket = new WebSocket(`ws://127.0.0.1:${kordon.port}/graphql`, 'graphql-transport-ws', {
    headers: { authorization: `Bearer ${secret}` },
  });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(4403);
});

describe('a token is refused', () => {
  const expectUnauthenticated = async (
    query: (document: string) => ReturnType<Awaited<ReturnType<typeof aToken>>['query']>,
  ) => {
    const { status, headers, errors } = await query('{ me { id } }');
    expect({ status, challenge: headers.get('www-authenticate') }).toEqual({ status: 401, challenge: 'Bearer' });
    expect(errors).toMatchObject(errorsWith('UNAUTHENTICATED'));
  };

  test('immediately after its owner revokes it; other users cannot revoke it', async () => {
    const { query, id, person } = await aToken();
    const other = await aToken();
    await expect(other.person.run(revoke, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await query('{ me { id } }')).errors).toEqual([]);
    await person.run(revoke, { id });
    await expectUnauthenticated(query);
    await expect(person.run(revoke, { id })).resolves.toBeDefined();
  });

  test('after it has expired', async () => {
    const { query, id } = await aToken();
    await kordon.db.query(`update api_tokens set expires_at = now() where id = $1`, [id]);
    await expectUnauthenticated(query);
  });

  test('when its owner is disabled or deleted', async () => {
    const [one, other] = [await aToken(), await aToken()];
    await kordon.db.query('update admin_users set disabled_at = now() where email = $1', [one.email]);
    await kordon.db.query('delete from admin_users where email = $1', [other.email]);
    await expectUnauthenticated(one.query);
    await expectUnauthenticated(other.query);
  });

  test('when it is unknown, even if the request has a valid session cookie', async () => {
    for (const secret of ['', 'kordon_x', "' or 1=1", 'é'.repeat(100)])
      await expectUnauthenticated(
        (document) => kordon.admin.send(document, {}, { authorization: `Bearer ${secret}` }) as never,
      );
  });
});

test('the secret of a token is neither stored nor logged', async () => {
  const { secret, id, email, query } = await aToken();
  await query('{ me { id } }');
  const rows = await kordon.db.query<object[]>(
    `select to_jsonb(t)::text as row from api_tokens t union all select to_jsonb(l)::text from activity_logs l`,
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
  const [entry] = await kordon.db.query<object[]>(
    'select action, actor, details from activity_logs where target_id = $1',
    [id],
  );
  expect(entry).toEqual({ action: 'INSERT', actor: email, details: { name: 'Rapor defteri' } });
  const hash = await kordon.db.query<{ hash: string }[]>(
    `select encode(token_hash, 'hex') as hash from api_tokens where id = $1`,
    [id],
  );
  const logged = await kordon.db.query<{ text: string }[]>('select to_jsonb(l)::text as text from activity_logs l');
  expect(JSON.stringify(logged)).not.toContain(hash[0]!.hash);
  expect(kordon.log.join('')).not.toContain(secret);
});

test('the list shows when a token was last used', async () => {
  const { person, query } = await aToken();
  const list = async () =>
    (await person.run<{ apiTokens: { lastUsedAt: string | null }[] }>('{ apiTokens { lastUsedAt } }')).apiTokens;
  expect(await list()).toEqual([{ lastUsedAt: null }]);
  await query('{ me { id } }');
  expect(Date.now() - Date.parse((await list())[0]!.lastUsedAt!)).toBeLessThan(10_000);
});

test.each([
  ['no name', { name: ' ', days: 30 }, { name: 'form.required' }],
  ['no lifetime', { name: 'x', days: 0 }, { days: 'form.token.days' }],
  ['a lifetime of more than a year', { name: 'x', days: 366 }, { days: 'form.token.days' }],
  ['no scope', { name: 'x', days: 1, scopes: [] }, { scopes: 'form.token.scopes' }],
  ['an unknown scope', { name: 'x', days: 1, scopes: ['read', 'admin'] }, { 'scopes[1]': 'form.choice.invalid' }],
])('creating a token with %s is refused', async (_case, variables, fields) => {
  await expect(kordon.admin.run(create, variables)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('an admin user can have at most twenty tokens', async () => {
  const { person } = await aToken();
  for (let count = 1; count < 20; count++) await person.run(create, { name: `${count}`, days: 1 });
  await expect(person.run(create, { name: 'bir daha', days: 1 })).rejects.toMatchObject({
    fields: { name: 'form.token.tooMany' },
  });
});

describe('scopes', () => {
  const csvStatus = async (secret: string, path = '/exports/companies.csv') =>
    (await kordon.fetch(path, { headers: { authorization: `Bearer ${secret}` } })).status;
  const readNames = '{ companies(first: 1) { nodes { name } } }';
  const createCompany = 'mutation { createCompany(input: { name: "Betik Demir" }) { id } }';

  test.each([
    [['read'], { query: 'allowed', export: 403, mutation: 'FORBIDDEN' }],
    [['export'], { query: 'FORBIDDEN', export: 200, mutation: 'FORBIDDEN' }],
    [['write'], { query: 'FORBIDDEN', export: 403, mutation: 'allowed' }],
    [['read', 'export', 'write'], { query: 'allowed', export: 200, mutation: 'allowed' }],
  ] as [TokenScope[], object][])('%j allow exactly what they name', async (scopes, expected) => {
    const { query, secret } = await aToken('admin', scopes);
    const run = async (document: string) => (await query(document)).errors[0]?.extensions?.code ?? 'allowed';
    expect({
      query: await run(readNames),
      export: await csvStatus(secret),
      mutation: await run(createCompany),
    }).toEqual(expected);
  });

  test('are not evaded by the spelling of a path', async () => {
    const { secret } = await aToken('admin', ['read']);
    for (const path of ['/EXPORTS/companies.csv', '/Exports/companies.xlsx', '/exports/companies.csv?search=x'])
      expect([path, await csvStatus(secret, path)]).toEqual([path, 403]);
  });

  test('let no token read the activity log, manage users or change the account of its owner, whatever the role of its owner', async () => {
    const { query, person, password } = await aToken('super_admin', ['read', 'export', 'write']);
    for (const document of [
      '{ activityLogs(first: 1) { nodes { id } } }',
      '{ adminUsers { id } }',
      '{ allApiTokens { id } }',
      '{ me { sessions { id } } }',
      `mutation { confirmIdentity(password: "${password}") }`,
      'mutation { createApiToken(name: "x", days: 1) { secret } }',
      'mutation { createAdminUser(input: { email: "x@kordon.example", name: "x", role: SUPER_ADMIN }) { id } }',
      `mutation { changePassword(current: "${password}", password: "başka dört sözcüklü şifre") }`,
      `mutation { beginSecondFactor(current: "${password}") { secret } }`,
      'mutation { signOutEverywhere }',
      'mutation { signOut }',
    ])
      expect([document, (await query(document)).errors[0]?.extensions?.code]).toEqual([document, 'FORBIDDEN']);
    expect((await person.run<{ me: object | null }>('{ me { id } }')).me).not.toBeNull();
  });

  test('let a token write with the role that its owner has now', async () => {
    const { query, email } = await aToken('admin', ['write']);
    expect((await query(createCompany)).errors).toEqual([]);
    await kordon.db.query(`update admin_users set role = 'analyst' where email = $1`, [email]);
    expect((await query(createCompany)).errors).toMatchObject(errorsWith('FORBIDDEN'));
  });
});

describe('a new password', () => {
  const change = (person: TestClient, current: string, keepTokens?: boolean) =>
    person.run(
      'mutation ($current: String!, $keepTokens: Boolean) { changePassword(current: $current, password: "beş ayrı sözcüklü uzun şifre", keepTokens: $keepTokens) }',
      { current, keepTokens },
    );
  const isValid = async (query: Awaited<ReturnType<typeof aToken>>['query']) =>
    (await query('{ me { id } }')).status === 200;

  test('revokes only the tokens of its owner', async () => {
    const [one, other] = [await aToken(), await aToken()];
    await change(one.person, one.password);
    expect([await isValid(one.query), await isValid(other.query)]).toEqual([false, true]);
    expect(
      await kordon.db.query(`select details from security_events where actor = $1 and kind = 'TOKEN_REVOKED'`, [
        one.email,
      ]),
    ).toEqual([{ details: { tokens: 1, reason: 'password' } }]);
  });

  test('keeps the tokens when their owner chooses so', async () => {
    const { person, password, query } = await aToken();
    await change(person, password, true);
    expect(await isValid(query)).toBe(true);
  });

  test('that is refused revokes nothing', async () => {
    const { person, query } = await aToken();
    await expect(change(person, 'wrong')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await isValid(query)).toBe(true);
  });

  test.each([
    [undefined, false],
    [true, true],
  ])('chosen by a mailed link with keepTokens %j leaves tokens valid: %j', async (keepTokens, valid) => {
    const { email, query } = await aToken();
    await kordon.visitor.run('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
    await kordon.waitForJobs();
    const mails = kordon.mail.messages.filter(({ recipients }) => recipients.includes(email));
    const [, token] = /password#([\w-]+)/.exec(mails.map(({ text }) => text).join('\n'))!;
    await kordon
      .newClient()
      .run(
        'mutation ($token: String!, $keepTokens: Boolean) { choosePassword(token: $token, password: "altı ayrı sözcüklü uzun bir şifre", keepTokens: $keepTokens) }',
        { token, keepTokens },
      );
    expect(await isValid(query)).toBe(valid);
  });
});

test('a super admin lists the tokens of everybody and revokes any of them', async () => {
  const { email, id, query } = await aToken('analyst');
  const list = async () =>
    (
      await kordon.admin.run<{ allApiTokens: { id: string; scopes: string[]; owner: { email: string } }[] }>(
        '{ allApiTokens { id scopes owner { email } } }',
      )
    ).allApiTokens.filter((token) => token.id === id);
  expect(await list()).toEqual([{ id, scopes: ['read', 'export'], owner: { email } }]);
  await kordon.admin.run(revoke, { id });
  expect((await query('{ me { id } }')).status).toBe(401);
  expect(await list()).toEqual([]);
});

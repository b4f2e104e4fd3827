import { startKordon } from '../../testing/kordon.ts';
import { anAdmin } from '../../testing/people.ts';
import { aCompany } from '../../testing/records.ts';

const kordon = startKordon();
interface Made {
  createApiToken: { secret: string; token: { id: string } };
}
const make =
  'mutation ($name: String!, $days: Int!) { createApiToken(name: $name, days: $days) { secret token { id hint expiresAt lastUsedAt } } }';
const revoke = 'mutation ($id: ID!) { revokeApiToken(id: $id) { revokedAt } }';

async function aToken(role: 'super_admin' | 'admin' | 'analyst' = 'admin') {
  const { email, password } = await anAdmin(kordon.db, { role });
  const person = kordon.someone();
  await person.signIn(email, password);
  const { createApiToken } = await person.run<Made>(make, { name: 'Rapor defteri', days: 30 });
  const { secret, token } = createApiToken;
  /** As a notebook does: no cookie, and no header that a browser would send. */
  const ask = (query: string, headers: Record<string, string> = {}) =>
    kordon.someone().send<Record<string, unknown>>(query, {}, { authorization: `Bearer ${secret}`, ...headers });
  return { email, person, secret, id: token.id, ask };
}
const refusal = (code: string) => [{ extensions: { code } }];

test('a token reads in the name of its owner, from anywhere', async () => {
  const { email, ask, secret } = await aToken();
  const { name } = await aCompany(kordon.db);
  const { data } = await ask('{ me { email role } companies(first: 1) { nodes { name } } }', {
    origin: 'https://notebook.example',
  });
  expect(data).toEqual({ me: { email, role: 'ANALYST' }, companies: { nodes: [{ name }] } });
  const csv = await kordon.fetch('/exports/companies.csv', { headers: { authorization: `Bearer ${secret}` } });
  expect(csv.status).toBe(200);
  expect(await csv.text()).toContain(name);
});

test('a token reads the schema too', async () => {
  const { ask } = await aToken();
  expect((await ask('{ __schema { queryType { name } } }')).data).toEqual({
    __schema: { queryType: { name: 'Query' } },
  });
});

test('a token changes nothing, and makes no token, whoever owns it', async () => {
  const { ask, secret } = await aToken('super_admin');
  const { id } = await aCompany(kordon.db);
  for (const mutation of [
    `deleteCompany(id: "${id}")`,
    'createApiToken(name: "bir daha", days: 1) { secret }',
    'signOut',
    'submitContactMessage(input: {}) { id }',
  ]) {
    const { data, errors } = await ask(`mutation { ${mutation} }`);
    expect(data ?? null).toBeNull();
    if (!mutation.startsWith('submit')) expect(errors).toMatchObject(refusal('FORBIDDEN'));
  }
  expect((await ask('{ adminUsers { id } }')).errors).toMatchObject(refusal('FORBIDDEN'));
  expect((await ask('{ me { sessions { id } } }')).errors).toMatchObject(refusal('FORBIDDEN'));
  const upload = await kordon.fetch(`/companies/${id}/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(upload.status).toBe(403);
  expect(await kordon.db.query('select from companies where id = $1 and deleted_at is null', [id])).toHaveLength(1);
});

test('a token opens no WebSocket', async () => {
  const { secret } = await aToken();
  const { default: WebSocket } = await import('ws');
  const socket = new WebSocket(`ws://127.0.0.1:${kordon.port}/graphql`, 'graphql-transport-ws', {
    headers: { authorization: `Bearer ${secret}` },
  });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(4403);
});

describe('a token is refused', () => {
  const refused = async (ask: (query: string) => ReturnType<Awaited<ReturnType<typeof aToken>>['ask']>) => {
    const { status, headers, errors } = await ask('{ me { id } }');
    expect({ status, challenge: headers.get('www-authenticate') }).toEqual({ status: 401, challenge: 'Bearer' });
    expect(errors).toMatchObject(refusal('UNAUTHENTICATED'));
  };

  test('after it was revoked, at once, and by its owner alone', async () => {
    const { ask, id, person } = await aToken();
    const other = await aToken();
    await expect(other.person.run(revoke, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await ask('{ me { id } }')).errors).toEqual([]);
    await person.run(revoke, { id });
    await refused(ask);
    await expect(person.run(revoke, { id })).resolves.toBeDefined();
  });

  test('after its time', async () => {
    const { ask, id } = await aToken();
    await kordon.db.query(`update api_tokens set expires_at = now() where id = $1`, [id]);
    await refused(ask);
  });

  test('when its owner is disabled or removed', async () => {
    const [one, other] = [await aToken(), await aToken()];
    await kordon.db.query('update admin_users set disabled_at = now() where email = $1', [one.email]);
    await kordon.db.query('delete from admin_users where email = $1', [other.email]);
    await refused(one.ask);
    await refused(other.ask);
  });

  test('when it is none, whatever cookie comes with it', async () => {
    for (const secret of ['', 'kordon_x', "' or 1=1", 'é'.repeat(100)])
      await refused((query) => kordon.admin.send(query, {}, { authorization: `Bearer ${secret}` }) as never);
  });
});

test('what is stored and logged of a token is no secret', async () => {
  const { secret, id, email, ask } = await aToken();
  await ask('{ me { id } }');
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

test('its last use is shown', async () => {
  const { person, ask } = await aToken();
  const list = async () =>
    (await person.run<{ apiTokens: { lastUsedAt: string | null }[] }>('{ apiTokens { lastUsedAt } }')).apiTokens;
  expect(await list()).toEqual([{ lastUsedAt: null }]);
  await ask('{ me { id } }');
  expect(Date.now() - Date.parse((await list())[0]!.lastUsedAt!)).toBeLessThan(10_000);
});

test.each([
  ['no name', { name: ' ', days: 30 }, { name: 'form.required' }],
  ['no time', { name: 'x', days: 0 }, { days: 'form.token.days' }],
  ['more than a year', { name: 'x', days: 366 }, { days: 'form.token.days' }],
])('a token with %s is not made', async (_what, variables, fields) => {
  await expect(kordon.admin.run(make, variables)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('twenty tokens are enough', async () => {
  const { person } = await aToken();
  for (let made = 1; made < 20; made++) await person.run(make, { name: `${made}`, days: 1 });
  await expect(person.run(make, { name: 'bir daha', days: 1 })).rejects.toMatchObject({
    fields: { name: 'form.token.tooMany' },
  });
});

import { setTimeout as delay } from 'node:timers/promises';
import { HOUR_MS } from '../../../common/durations.ts';
import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { TestClient } from '../../testing/test-client.ts';
const kordon = startKordon();
const overHttps = startKordon({ PUBLIC_URL: 'https://kordon.example', TRUST_PROXY: 1 });

interface Session {
  sid: string;
  expire: Date;
}

/** Signs in a new admin and reads the session from the database. */
async function signInNewAdmin() {
  const { email, password } = await anAdminUser(kordon.db);
  const client = kordon.newClient();
  const { signIn } = await client.signIn(email, password);
  const read = async () => {
    const [session] = await kordon.db.query<Session[]>(
      `select sid, expire from sessions where sess #>> '{passport,user}' = $1`,
      [signIn.id],
    );
    return session!;
  };
  return { email, password, client, session: await read(), read };
}

const isSignedIn = async (client: TestClient) => (await client.run<{ me: object | null }>('{ me { id } }')).me !== null;
const hoursUntil = ({ expire }: Session) => (expire.getTime() - Date.now()) / HOUR_MS;

const signInRequest = ({ email, password }: { email: string; password: string }) => ({
  method: 'POST',
  body: JSON.stringify({
    query: 'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }',
    variables: { email, password },
  }),
});

test('the cookie is HttpOnly and SameSite=Lax', async () => {
  const response = await kordon.fetch('/graphql', {
    ...signInRequest(await anAdminUser(kordon.db)),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^kordon-device=[\w-]{43}; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    ),
    expect.stringMatching(/^kordon=\S+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
  ]);
});

test('over HTTPS the cookie is Secure and bound to the host', async () => {
  const response = await overHttps.fetch('/graphql', {
    ...signInRequest(await anAdminUser(overHttps.db)),
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-kordon-device=[\w-]{43}; .*; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-kordon=\S+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test.each<Record<string, string>>([{}, { 'x-forwarded-proto': 'http' }])(
  'a sign-in by http to an https site is refused with a code and a reason in the log: %j',
  async (forwarded) => {
    const response = await overHttps.fetch('/graphql', {
      ...signInRequest(await anAdminUser(overHttps.db)),
      headers: { 'content-type': 'application/json', ...forwarded },
    });
    const { errors } = (await response.json()) as { errors: [{ extensions: { code: string } }] };
    expect(errors[0].extensions.code).toBe('INSECURE_CONNECTION');
    expect(response.headers.getSetCookie()).toEqual([]);
    const line = overHttps.log.findLast((entry) => entry.includes('INSECURE_CONNECTION'));
    expect(line).toContain('let it send X-Forwarded-Proto and set TRUST_PROXY');
  },
);

test('a visitor gets no cookie', async () => {
  const response = await kordon.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('signing in again starts a new session and ends the previous one', async () => {
  const { email, password, client, session, read } = await signInNewAdmin();
  const oldCookie = client.cookie;
  await client.signIn(email, password);

  expect(client.cookie).not.toBe(oldCookie);
  expect((await read()).sid).not.toBe(session.sid);
  const attacker = new TestClient(kordon.visitor.url);
  const response = await attacker.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: oldCookie },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect(await response.json()).toEqual({ data: { me: null } });
});

test('signing out deletes the session and clears the cookie', async () => {
  const { client, read } = await signInNewAdmin();
  await expect(client.run('mutation { signOut }')).resolves.toEqual({ signOut: true });
  expect(await read()).toBeUndefined();
  expect(client.cookies.map(([name]) => name)).toEqual(['kordon-device']);
});

test('signing out without a session is no error', async () => {
  await expect(kordon.newClient().run('mutation { signOut }')).resolves.toEqual({ signOut: true });
});

test('one request can sign out twice and sign in again', async () => {
  const { email, password, client } = await signInNewAdmin();
  const again = `signIn(email: "${email}", password: "${password}") { email }`;
  await expect(client.run(`mutation { signOut twice: signOut ${again} }`)).resolves.toEqual({
    signOut: true,
    twice: true,
    signIn: { email },
  });
  expect(await isSignedIn(client)).toBe(true);
});

test('a session ends 12 hours after the last request', async () => {
  const { client, session, read } = await signInNewAdmin();
  expect(hoursUntil(session)).toBeCloseTo(12, 1);

  await kordon.db.query(`update sessions set expire = now() + interval '1 hour' where sid = $1`, [session.sid]);
  expect(await isSignedIn(client)).toBe(true);
  expect(hoursUntil(await read())).toBeCloseTo(12, 1);

  await kordon.db.query(`update sessions set expire = now() - interval '1 second' where sid = $1`, [session.sid]);
  expect(await isSignedIn(client)).toBe(false);
});

test('the expiry of a session is written at most once a minute', async () => {
  const { client, session, read } = await signInNewAdmin();
  expect(await isSignedIn(client)).toBe(true);
  expect((await read()).expire).toEqual(session.expire);

  await kordon.db.query(`update sessions set expire = expire - interval '61 seconds' where sid = $1`, [session.sid]);
  expect(await isSignedIn(client)).toBe(true);
  expect((await read()).expire.getTime()).toBeGreaterThanOrEqual(session.expire.getTime());
});

test('a response sets the cookie only when the session is extended', async () => {
  const { client, session, read } = await signInNewAdmin();
  const cookies = async () => {
    const response = await kordon.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: client.cookie },
      body: JSON.stringify({ query: '{ me { id } }' }),
    });
    return response.headers.getSetCookie();
  };
  expect(await cookies()).toEqual([]);

  await kordon.db.query(`update sessions set expire = expire - interval '61 seconds' where sid = $1`, [session.sid]);
  const { kordon: signed } = Object.fromEntries(client.cookies);
  expect(await cookies()).toEqual([expect.stringContaining(`kordon=${signed}`)]);
  while ((await read()).expire < session.expire) await delay(20); // written while the response is sent
  expect(await cookies()).toEqual([]);
});

test('a session ends 7 days after sign-in, even if it is in use', async () => {
  const { client, session, read } = await signInNewAdmin();
  const signedInAt = Date.now() - 7 * 24 * HOUR_MS + 2 * HOUR_MS;
  await kordon.db.query(
    `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb($2::bigint)) where sid = $1`,
    [session.sid, signedInAt],
  );
  expect(await isSignedIn(client)).toBe(true);
  expect(hoursUntil(await read())).toBeCloseTo(2, 1);
});

test('disabling, demoting or deleting an admin user has immediate effect', async () => {
  const [disabled, demoted, deleted] = [await signInNewAdmin(), await signInNewAdmin(), await signInNewAdmin()];
  await kordon.db.query('update admin_users set disabled_at = now() where email = $1', [disabled.email]);
  await kordon.db.query(`update admin_users set role = 'analyst' where email = $1`, [demoted.email]);
  await kordon.db.query('delete from admin_users where email = $1', [deleted.email]);

  expect(await isSignedIn(disabled.client)).toBe(false);
  expect(await demoted.client.run('{ me { role } }')).toEqual({ me: { role: 'ANALYST' } });
  expect(await isSignedIn(deleted.client)).toBe(false);
});

test('a cookie with a forged signature is ignored', async () => {
  const { session } = await signInNewAdmin();
  const response = await kordon.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `kordon=s%3A${session.sid}.forged` },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect(await response.json()).toEqual({ data: { me: null } });
});

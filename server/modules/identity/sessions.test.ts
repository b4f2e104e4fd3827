import { setTimeout as delay } from 'node:timers/promises';
import { startKordon } from '../../testing/kordon.ts';
import { anAdmin } from '../../testing/people.ts';
import { Person } from '../../testing/person.ts';

const hour = 3_600_000;
const kordon = startKordon();
const overHttps = startKordon({ PUBLIC_URL: 'https://kordon.example', TRUST_PROXY: 1 });

interface Session {
  sid: string;
  expire: Date;
}

/** An admin of their own, signed in, with their session as the database has it. */
async function signedIn() {
  const { email, password } = await anAdmin(kordon.db);
  const person = kordon.someone();
  const { signIn } = await person.signIn(email, password);
  const read = async () => {
    const [session] = await kordon.db.query<Session[]>(
      `select sid, expire from sessions where sess #>> '{passport,user}' = $1`,
      [signIn.id],
    );
    return session!;
  };
  return { email, password, person, session: await read(), read };
}

const knows = async (person: Person) => (await person.run<{ me: object | null }>('{ me { id } }')).me !== null;
const hoursUntil = ({ expire }: Session) => (expire.getTime() - Date.now()) / hour;

const signInRequest = ({ email, password }: { email: string; password: string }) => ({
  method: 'POST',
  body: JSON.stringify({
    query: 'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }',
    variables: { email, password },
  }),
});

test('the cookie is out of reach of scripts and of other sites', async () => {
  const response = await kordon.fetch('/graphql', {
    ...signInRequest(await anAdmin(kordon.db)),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^kordon=\S+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
  ]);
});

test('over HTTPS the cookie is bound to this very host', async () => {
  const response = await overHttps.fetch('/graphql', {
    ...signInRequest(await anAdmin(overHttps.db)),
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-kordon=\S+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('a visitor gets no cookie', async () => {
  const response = await kordon.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('signing in again makes a new session and ends the one before', async () => {
  const { email, password, person, session, read } = await signedIn();
  const before = person.cookie;
  await person.signIn(email, password);

  expect(person.cookie).not.toBe(before);
  expect((await read()).sid).not.toBe(session.sid);
  const thief = new Person(kordon.visitor.url);
  const response = await thief.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: before },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect(await response.json()).toEqual({ data: { me: null } });
});

test('signing out ends it on the server and in the browser', async () => {
  const { person, read } = await signedIn();
  await expect(person.run('mutation { signOut }')).resolves.toEqual({ signOut: true });
  expect(await read()).toBeUndefined();
  expect(person.cookie).toBe('');
});

test('signing out without a session is no error', async () => {
  await expect(kordon.someone().run('mutation { signOut }')).resolves.toEqual({ signOut: true });
});

test('signing out twice and in again are one request like any other', async () => {
  const { email, password, person } = await signedIn();
  const again = `signIn(email: "${email}", password: "${password}") { email }`;
  await expect(person.run(`mutation { signOut twice: signOut ${again} }`)).resolves.toEqual({
    signOut: true,
    twice: true,
    signIn: { email },
  });
  expect(await knows(person)).toBe(true);
});

test('a session ends 12 hours after the last request', async () => {
  const { person, session, read } = await signedIn();
  expect(hoursUntil(session)).toBeCloseTo(12, 1);

  await kordon.db.query(`update sessions set expire = now() + interval '1 hour' where sid = $1`, [session.sid]);
  expect(await knows(person)).toBe(true);
  expect(hoursUntil(await read())).toBeCloseTo(12, 1);

  await kordon.db.query(`update sessions set expire = now() - interval '1 second' where sid = $1`, [session.sid]);
  expect(await knows(person)).toBe(false);
});

test('a session is written again once a minute, not with every request', async () => {
  const { person, session, read } = await signedIn();
  expect(await knows(person)).toBe(true);
  expect((await read()).expire).toEqual(session.expire);

  await kordon.db.query(`update sessions set expire = expire - interval '61 seconds' where sid = $1`, [session.sid]);
  expect(await knows(person)).toBe(true);
  expect((await read()).expire.getTime()).toBeGreaterThanOrEqual(session.expire.getTime());
});

test('the cookie comes again when the end of its session is put off, and with no other answer', async () => {
  const { person, session, read } = await signedIn();
  const cookies = async () => {
    const response = await kordon.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: person.cookie },
      body: JSON.stringify({ query: '{ me { id } }' }),
    });
    return response.headers.getSetCookie();
  };
  expect(await cookies()).toEqual([]);

  await kordon.db.query(`update sessions set expire = expire - interval '61 seconds' where sid = $1`, [session.sid]);
  expect(await cookies()).toEqual([expect.stringContaining(person.cookie)]);
  while ((await read()).expire < session.expire) await delay(20); // it is written when the answer is on its way
  expect(await cookies()).toEqual([]);
});

test('a session ends 7 days after sign-in, however busy it is', async () => {
  const { person, session, read } = await signedIn();
  const signedInAt = Date.now() - 7 * 24 * hour + 2 * hour;
  await kordon.db.query(
    `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb($2::bigint)) where sid = $1`,
    [session.sid, signedInAt],
  );
  expect(await knows(person)).toBe(true);
  expect(hoursUntil(await read())).toBeCloseTo(2, 1);
});

test('an admin who is disabled, demoted or deleted is treated so at once', async () => {
  const [disabled, demoted, deleted] = [await signedIn(), await signedIn(), await signedIn()];
  await kordon.db.query('update admin_users set disabled_at = now() where email = $1', [disabled.email]);
  await kordon.db.query(`update admin_users set role = 'analyst' where email = $1`, [demoted.email]);
  await kordon.db.query('delete from admin_users where email = $1', [deleted.email]);

  expect(await knows(disabled.person)).toBe(false);
  expect(await demoted.person.run('{ me { role } }')).toEqual({ me: { role: 'ANALYST' } });
  expect(await knows(deleted.person)).toBe(false);
});

test('a cookie that we did not sign is nobody', async () => {
  const { session } = await signedIn();
  const response = await kordon.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `kordon=s%3A${session.sid}.forged` },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect(await response.json()).toEqual({ data: { me: null } });
});

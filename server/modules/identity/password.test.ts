import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import type { TestClient } from '../../testing/test-client.ts';

const kordon = startKordon();
beforeEach(() => kordon.db.query('truncate rate_limits'));

const request = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const choose = 'mutation ($token: String!, $password: String!) { choosePassword(token: $token, password: $password) }';
const change =
  'mutation ($current: String!, $password: String!) { changePassword(current: $current, password: $password) }';
const newPassword = 'yepyeni bir şifre';
const isSignedIn = async (person: TestClient) => (await person.run<{ me: object | null }>('{ me { id } }')).me !== null;
const invalidLink = { code: 'NOT_FOUND' };

/** Waits for `count` mails to an address and returns the token of the newest one. */
async function waitForLinkToken(email: string, count = 1): Promise<string> {
  const findMails = () => kordon.mail.messages.filter(({ recipients }) => recipients.includes(email));
  while (findMails().length < count) await kordon.mail.waitForMessages(kordon.mail.messages.length + 1);
  return /\/admin\/password#([\w-]{43})/.exec(findMails().at(-1)!.text ?? '')![1]!;
}
async function signInNewAdmin() {
  const { email, password } = await anAdminUser(kordon.db);
  const person = kordon.newClient();
  await person.signIn(email, password);
  return { email, password, person };
}

describe('a forgotten password', () => {
  test('is replaced by a mailed link that works once, and every session ends', async () => {
    const { email, password, person } = await signInNewAdmin();
    await expect(kordon.visitor.run(request, { email: ` ${email.toUpperCase()} ` })).resolves.toEqual({
      requestPasswordReset: true,
    });
    const token = await waitForLinkToken(email);
    await expect(
      kordon.visitor.run('query ($token: String!) { passwordLink(token: $token) { email name purpose } }', { token }),
    ).resolves.toEqual({ passwordLink: { email, name: 'Deniz Kaya', purpose: 'RESET' } });
    const stored = await kordon.db.query<object[]>('select * from password_links');
    expect(JSON.stringify(stored)).not.toContain(token);

    await kordon.visitor.run(choose, { token, password: newPassword });
    expect(await isSignedIn(person)).toBe(false);
    await expect(kordon.newClient().signIn(email, password)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(kordon.newClient().signIn(email, newPassword)).resolves.toBeDefined();
    await expect(kordon.visitor.run(choose, { token, password: 'bir şifre daha' })).rejects.toMatchObject(invalidLink);
  });

  test('is replaced by only one of two concurrent uses of the link', async () => {
    const { email } = await anAdminUser(kordon.db);
    await kordon.visitor.run(request, { email });
    const token = await waitForLinkToken(email);
    const tries = ['birinci şifre olsun', 'ikinci şifre olsun'].map((password) =>
      kordon.visitor.run(choose, { token, password }),
    );
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('keeps the link valid when the new password is refused', async () => {
    const { email } = await anAdminUser(kordon.db);
    await kordon.visitor.run(request, { email });
    const token = await waitForLinkToken(email);
    for (const [password, reason] of [
      ['kısa', 'form.password.tooShort'],
      [email.toUpperCase(), 'form.password.isEmail'],
      ['qwertyuiop123', 'form.password.guessable'],
    ])
      await expect(kordon.visitor.run(choose, { token, password })).rejects.toMatchObject({
        fields: { password: reason },
      });
    await expect(kordon.visitor.run(choose, { token, password: newPassword })).resolves.toBeDefined();
  });

  test('has a link that is valid for an hour and is replaced by the next one', async () => {
    const { email } = await anAdminUser(kordon.db);
    await kordon.visitor.run(request, { email });
    const first = await waitForLinkToken(email);
    await kordon.visitor.run(request, { email });
    const second = await waitForLinkToken(email, 2);
    await expect(kordon.visitor.run(choose, { token: first, password: newPassword })).rejects.toMatchObject(
      invalidLink,
    );
    const [{ minutes }] = await kordon.db.query<[{ minutes: number }]>(
      `select extract(epoch from max(expires_at) - now())::float8 / 60 as minutes from password_links`,
    );
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThan(60.1);
    await kordon.db.query(`update password_links set expires_at = now() - interval '1 second'`);
    await expect(kordon.visitor.run(choose, { token: second, password: newPassword })).rejects.toMatchObject(
      invalidLink,
    );
  });

  test('of an unknown or disabled user returns the same response and sends no mail', async () => {
    const disabled = await anAdminUser(kordon.db, { disabledAt: new Date() });
    const before = kordon.mail.messages.length;
    for (const email of ['nobody@kordon.example', disabled.email])
      await expect(kordon.visitor.run(request, { email })).resolves.toEqual({ requestPasswordReset: true });
    await kordon.waitForJobs();
    expect(kordon.mail.messages).toHaveLength(before);
  });

  test('can be requested three times an hour for an address, whether an account exists or not', async () => {
    const { email } = await anAdminUser(kordon.db);
    for (const address of [email, 'nobody@kordon.example']) {
      for (let times = 0; times < 3; times++) await kordon.visitor.run(request, { email: address });
      await expect(kordon.visitor.run(request, { email: address })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
  });

  test.each(['', 'nobody', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example\u0000'])(
    'cannot be requested for the address %j',
    async (email) => {
      await expect(kordon.visitor.run(request, { email })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );

  test.each([
    ['empty', ''],
    ['short', 'x'],
    ['NUL', '\u0000'],
    ['very long', 'ş'.repeat(10_000)],
  ])('cannot be replaced with an unknown token: %s', async (_case, token) => {
    await expect(kordon.visitor.run(choose, { token, password: newPassword })).rejects.toMatchObject(invalidLink);
  });
});

test('an invited admin user can choose the first password within a week', async () => {
  const email = 'nil@kordon.example';
  const invite = 'mutation ($input: NewAdminUserInput!) { createAdminUser(input: $input) { id invited } }';
  const { createAdminUser: nil } = await kordon.admin.run<{ createAdminUser: { id: string } }>(invite, {
    input: { email, name: 'Nil Ersoy', role: 'ANALYST' },
  });
  expect(nil).toMatchObject({ invited: true });
  await waitForLinkToken(email);
  await kordon.admin.run('mutation ($id: ID!) { sendPasswordLink(id: $id) }', { id: nil.id });
  const token = await waitForLinkToken(email, 2);
  const [link] = await kordon.db.query<{ days: number; purpose: string }[]>(
    `select purpose, extract(epoch from expires_at - now())::float8 / 86400 as days from password_links where admin_user_id = $1`,
    [nil.id],
  );
  expect(link).toMatchObject({ purpose: 'invitation' });
  expect(link!.days).toBeCloseTo(7, 1);
  await kordon.visitor.run(choose, { token, password: newPassword });
  await expect(kordon.newClient().signIn(email, newPassword)).resolves.toBeDefined();
});

describe('one’s own password', () => {
  test('is changed with the current password; other sessions end, this one stays', async () => {
    const { email, password, person } = await signInNewAdmin();
    const elsewhere = kordon.newClient();
    await elsewhere.signIn(email, password);
    await person.run(change, { current: password, password: newPassword });
    expect(await isSignedIn(person)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    await expect(kordon.newClient().signIn(email, newPassword)).resolves.toBeDefined();

    const [entry] = await kordon.db.query<{ actor: string; changes: object }[]>(
      `select actor, changes from activity_logs where target_type = 'admin_users' and actor = $1`,
      [email],
    );
    expect(entry).toEqual({ actor: email, changes: { passwordChangedAt: [null, expect.any(String) as string] } });
  });

  test('is not changed with a wrong current password; ten wrong attempts block further ones', async () => {
    const { email, password, person } = await signInNewAdmin();
    for (let tries = 0; tries < 10; tries++)
      await expect(person.run(change, { current: 'yanlış', password: newPassword })).rejects.toMatchObject({
        fields: { current: 'form.password.wrong' },
      });
    await expect(person.run(change, { current: password, password: newPassword })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    await expect(kordon.newClient().signIn(email, password)).resolves.toBeDefined();
  });
});

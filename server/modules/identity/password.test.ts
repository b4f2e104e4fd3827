import { startKordon } from '../../testing/kordon.ts';
import { anAdmin } from '../../testing/people.ts';
import type { Person } from '../../testing/person.ts';

const kordon = startKordon();
beforeEach(() => kordon.db.query('truncate rate_limits'));

const request = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const choose = 'mutation ($token: String!, $password: String!) { choosePassword(token: $token, password: $password) }';
const change =
  'mutation ($current: String!, $password: String!) { changePassword(current: $current, password: $password) }';
const next = 'yepyeni bir şifre';
const knows = async (person: Person) => (await person.run<{ me: object | null }>('{ me { id } }')).me !== null;
const over = { code: 'NOT_FOUND' };

/** The secret of the newest mail to somebody, once so many have come. */
async function mailed(email: string, count = 1): Promise<string> {
  const theirs = () => kordon.mail.messages.filter(({ recipients }) => recipients.includes(email));
  while (theirs().length < count) await kordon.mail.received(kordon.mail.messages.length + 1);
  return /\/admin\/password#([\w-]{43})/.exec(theirs().at(-1)!.text ?? '')![1]!;
}
async function someoneSignedIn() {
  const { email, password } = await anAdmin(kordon.db);
  const person = kordon.someone();
  await person.signIn(email, password);
  return { email, password, person };
}

describe('a forgotten password', () => {
  test('is chosen anew by a mailed link, once, and every session ends', async () => {
    const { email, password, person } = await someoneSignedIn();
    await expect(kordon.visitor.run(request, { email: ` ${email.toUpperCase()} ` })).resolves.toEqual({
      requestPasswordReset: true,
    });
    const token = await mailed(email);
    await expect(
      kordon.visitor.run('query ($token: String!) { passwordLink(token: $token) { email name purpose } }', { token }),
    ).resolves.toEqual({ passwordLink: { email, name: 'Deniz Kaya', purpose: 'RESET' } });
    const stored = await kordon.db.query<object[]>('select * from password_links');
    expect(JSON.stringify(stored)).not.toContain(token);

    await kordon.visitor.run(choose, { token, password: next });
    expect(await knows(person)).toBe(false);
    await expect(kordon.someone().signIn(email, password)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(kordon.someone().signIn(email, next)).resolves.toBeDefined();
    await expect(kordon.visitor.run(choose, { token, password: 'bir şifre daha' })).rejects.toMatchObject(over);
  });

  test('is chosen by one of two that use the link at once', async () => {
    const { email } = await anAdmin(kordon.db);
    await kordon.visitor.run(request, { email });
    const token = await mailed(email);
    const tries = ['birinci şifre olsun', 'ikinci şifre olsun'].map((password) =>
      kordon.visitor.run(choose, { token, password }),
    );
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('keeps its link where the new one is refused', async () => {
    const { email } = await anAdmin(kordon.db);
    await kordon.visitor.run(request, { email });
    const token = await mailed(email);
    for (const [password, reason] of [
      ['kısa', 'form.password.tooShort'],
      [email.toUpperCase(), 'form.password.isEmail'],
      ['qwertyuiop123', 'form.password.guessable'],
    ])
      await expect(kordon.visitor.run(choose, { token, password })).rejects.toMatchObject({
        fields: { password: reason },
      });
    await expect(kordon.visitor.run(choose, { token, password: next })).resolves.toBeDefined();
  });

  test('has a link for an hour, and the newest link alone', async () => {
    const { email } = await anAdmin(kordon.db);
    await kordon.visitor.run(request, { email });
    const first = await mailed(email);
    await kordon.visitor.run(request, { email });
    const second = await mailed(email, 2);
    await expect(kordon.visitor.run(choose, { token: first, password: next })).rejects.toMatchObject(over);
    const [{ minutes }] = await kordon.db.query<[{ minutes: number }]>(
      `select extract(epoch from max(expires_at) - now())::float8 / 60 as minutes from password_links`,
    );
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThan(60.1);
    await kordon.db.query(`update password_links set expires_at = now() - interval '1 second'`);
    await expect(kordon.visitor.run(choose, { token: second, password: next })).rejects.toMatchObject(over);
  });

  test('of nobody, or of somebody disabled, has the same answer and no mail', async () => {
    const disabled = await anAdmin(kordon.db, { disabledAt: new Date() });
    const before = kordon.mail.messages.length;
    for (const email of ['nobody@kordon.example', disabled.email])
      await expect(kordon.visitor.run(request, { email })).resolves.toEqual({ requestPasswordReset: true });
    await kordon.jobsDone();
    expect(kordon.mail.messages).toHaveLength(before);
  });

  test('is mailed about three times an hour, whether there is an account or not', async () => {
    const { email } = await anAdmin(kordon.db);
    for (const address of [email, 'nobody@kordon.example']) {
      for (let times = 0; times < 3; times++) await kordon.visitor.run(request, { email: address });
      await expect(kordon.visitor.run(request, { email: address })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
  });

  test.each(['', 'nobody', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example\u0000'])(
    'is not asked for by %j',
    async (email) => {
      await expect(kordon.visitor.run(request, { email })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    },
  );

  test.each(['', 'x', '\u0000', 'ş'.repeat(10_000)])('is not chosen by a link like %.9j', async (token) => {
    await expect(kordon.visitor.run(choose, { token, password: next })).rejects.toMatchObject(over);
  });
});

test('whoever is invited chooses a first password within a week', async () => {
  const email = 'nil@kordon.example';
  const invite = 'mutation ($input: NewAdminUserInput!) { createAdminUser(input: $input) { id invited } }';
  const { createAdminUser: nil } = await kordon.admin.run<{ createAdminUser: { id: string } }>(invite, {
    input: { email, name: 'Nil Ersoy', role: 'ANALYST' },
  });
  expect(nil).toMatchObject({ invited: true });
  await mailed(email);
  await kordon.admin.run('mutation ($id: ID!) { sendPasswordLink(id: $id) }', { id: nil.id });
  const token = await mailed(email, 2);
  const [link] = await kordon.db.query<{ days: number; purpose: string }[]>(
    `select purpose, extract(epoch from expires_at - now())::float8 / 86400 as days from password_links where admin_user_id = $1`,
    [nil.id],
  );
  expect(link).toMatchObject({ purpose: 'invitation' });
  expect(link!.days).toBeCloseTo(7, 1);
  await kordon.visitor.run(choose, { token, password: next });
  await expect(kordon.someone().signIn(email, next)).resolves.toBeDefined();
});

describe("one's own password", () => {
  test('is changed by the present one; sessions elsewhere end, this one stays', async () => {
    const { email, password, person } = await someoneSignedIn();
    const elsewhere = kordon.someone();
    await elsewhere.signIn(email, password);
    await person.run(change, { current: password, password: next });
    expect(await knows(person)).toBe(true);
    expect(await knows(elsewhere)).toBe(false);
    await expect(kordon.someone().signIn(email, next)).resolves.toBeDefined();

    const [entry] = await kordon.db.query<{ actor: string; changes: object }[]>(
      `select actor, changes from activity_logs where target_type = 'admin_users' and actor = $1`,
      [email],
    );
    expect(entry).toEqual({ actor: email, changes: { passwordChangedAt: [null, expect.any(String) as string] } });
  });

  test('is not changed by a wrong one, and cannot be guessed', async () => {
    const { email, password, person } = await someoneSignedIn();
    for (let tries = 0; tries < 10; tries++)
      await expect(person.run(change, { current: 'yanlış', password: next })).rejects.toMatchObject({
        fields: { current: 'form.password.wrong' },
      });
    await expect(person.run(change, { current: password, password: next })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    await expect(kordon.someone().signIn(email, password)).resolves.toBeDefined();
  });
});

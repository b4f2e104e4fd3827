import { URI } from 'otpauth';
import { Authenticator, setUpSecondFactor, steady } from '../../testing/authenticator.ts';
import { startKordon } from '../../testing/kordon.ts';
import { anAdmin } from '../../testing/people.ts';
import type { Person } from '../../testing/person.ts';
import { Watcher } from '../../testing/watcher.ts';

const kordon = startKordon();
beforeEach(() => kordon.db.query('truncate rate_limits'));

const begin = 'mutation ($current: String!) { beginSecondFactor(current: $current) { secret uri } }';
const confirm = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
const renew = 'mutation ($current: String!, $code: String!) { renewRecoveryCodes(current: $current, code: $code) }';
const end = 'mutation ($current: String!, $code: String!) { endSecondFactor(current: $current, code: $code) }';
const reset = 'mutation ($id: ID!) { resetSecondFactor(id: $id) { secondFactorSince recoveryCodesLeft } }';
const factorOf = '{ me { id secondFactorSince recoveryCodesMadeAt recoveryCodesLeft secondFactorRequired } }';

interface Factor {
  me: { id: string; secondFactorSince: string | null; recoveryCodesLeft: number; secondFactorRequired: boolean } | null;
}
const knows = async (person: Person) => (await person.run<Factor>(factorOf)).me !== null;
const factor = async (person: Person) => (await person.run<Factor>(factorOf)).me!;
const wrongCode = { code: 'BAD_USER_INPUT', fields: { code: 'form.code.wrong' } };
const asked = { code: 'SECOND_FACTOR_REQUIRED' };

async function someoneSignedIn(about: Parameters<typeof anAdmin>[1] = {}) {
  const { email, password } = await anAdmin(kordon.db, about);
  const person = kordon.someone();
  const { signIn } = await person.signIn(email, password);
  return { id: signIn.id, email, password, person };
}
async function someoneWithSecondFactor(about: Parameters<typeof anAdmin>[1] = {}) {
  const someone = await someoneSignedIn(about);
  return { ...someone, ...(await setUpSecondFactor(someone.person, someone.password)) };
}
const mailsTo = (email: string) => kordon.mail.messages.filter(({ recipients }) => recipients.includes(email));
async function mailed(email: string, count: number) {
  while (mailsTo(email).length < count) await kordon.mail.received(kordon.mail.messages.length + 1);
  return mailsTo(email).at(-1)!;
}
const logOf = (id: string) =>
  kordon.db.query<{ actor: string | null; changes: Record<string, [unknown, unknown]> }[]>(
    `select actor, changes from activity_logs where target_id = $1 and action = 'UPDATE' order by id`,
    [id],
  );

describe('setting a second factor up', () => {
  test('takes the password and a code, answers ten recovery codes, is logged and mailed, and ends sessions elsewhere', async () => {
    const { id, email, password, person } = await someoneSignedIn();
    const elsewhere = kordon.someone();
    await elsewhere.signIn(email, password);
    await expect(person.run(begin, { current: 'yanlış' })).rejects.toMatchObject({
      fields: { current: 'form.password.wrong' },
    });
    const { beginSecondFactor: setup } = await person.run<{ beginSecondFactor: { secret: string; uri: string } }>(
      begin,
      {
        current: password,
      },
    );
    expect(URI.parse(setup.uri)).toMatchObject({ label: email, algorithm: 'SHA1', digits: 6, period: 30 });
    expect(setup.uri).toContain(setup.secret);
    const app = new Authenticator(setup.secret);
    await expect(person.run(confirm, { code: app.wrongCode() })).rejects.toMatchObject(wrongCode);
    expect(await factor(person)).toMatchObject({ secondFactorSince: null, recoveryCodesLeft: 0 });
    await expect(kordon.someone().signIn(email, password)).resolves.toBeDefined(); // nothing is asked as yet

    const { confirmSecondFactor: codes } = await person.run<{ confirmSecondFactor: string[] }>(confirm, {
      code: app.code(0),
    });
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(await factor(person)).toMatchObject({
      secondFactorSince: expect.any(String) as string,
      recoveryCodesLeft: 10,
    });
    expect(await knows(elsewhere)).toBe(false);

    expect((await mailed(email, 1)).subject).toBe('İki adımlı doğrulama açıldı');
    const entries = await logOf(id);
    expect(entries.every(({ actor }) => actor === email)).toBe(true);
    expect(Object.assign({}, ...entries.map(({ changes }) => changes))).toMatchObject({
      secondFactorSince: [null, expect.any(String)],
      recoveryCodesLeft: [0, 10],
    });

    const stored = JSON.stringify(
      await kordon.db.query(
        `select encode(secret, 'escape') as secret, encode(secret, 'hex') as hex, (select array_agg(encode(code_hash, 'escape')) from recovery_codes) as codes
         from second_factors`,
      ),
    );
    const bytes = Buffer.from(URI.parse(setup.uri).secret.buffer);
    for (const plain of [setup.secret, bytes.toString('hex'), ...codes]) expect(stored).not.toContain(plain);
  });

  test('is over after a quarter of an hour, and takes the newest secret alone', async () => {
    const { password, person } = await someoneSignedIn();
    const begun = async () => {
      const { beginSecondFactor } = await person.run<{ beginSecondFactor: { secret: string } }>(begin, {
        current: password,
      });
      return new Authenticator(beginSecondFactor.secret);
    };
    const first = await begun();
    const second = await begun();
    await expect(person.run(confirm, { code: first.code(0) })).rejects.toMatchObject(wrongCode);
    await kordon.db.query(`update second_factors set begun_at = now() - interval '15 minutes 1 second'`);
    await expect(person.run(confirm, { code: second.code(0) })).rejects.toMatchObject({
      fields: { code: 'form.code.setupOver' },
    });
  });

  test('is for who is signed in, and not for who has one', async () => {
    await expect(kordon.visitor.run(begin, { current: 'x' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(kordon.visitor.run(confirm, { code: '000000' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const { app, password, person } = await someoneWithSecondFactor();
    await expect(person.run(begin, { current: password })).rejects.toMatchObject({
      fields: { current: 'form.code.on' },
    });
    await expect(person.run(confirm, { code: app.code() })).rejects.toMatchObject({ fields: { code: 'form.code.on' } });
  });
});

describe('signing in', () => {
  test('with the right password alone asks for a code, and is no session', async () => {
    const { app, email, password } = await someoneWithSecondFactor();
    const person = kordon.someone();
    for (const code of [undefined, null, '', '  '])
      await expect(person.signIn(email, password, code)).rejects.toMatchObject(asked);
    expect(person.cookie).toBe('');
    await expect(person.signIn(email, 'yanlış', app.code())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(person.signIn(email, password, app.wrongCode())).rejects.toMatchObject(wrongCode);
    expect(person.cookie).toBe('');
    await expect(person.signIn(email, password, ` ${app.code().replace(/(...)/, '$1 ')}`)).resolves.toBeDefined();
    expect(await knows(person)).toBe(true);
  });

  test('takes a code of the half minute before and after, once, and none that is older than the last', async () => {
    const { app, email, password } = await someoneWithSecondFactor();
    const forget = () => kordon.db.query('update second_factors set last_step = 0');
    const signIn = async (steps: number) => {
      await steady();
      return kordon.someone().signIn(email, password, app.code(steps));
    };
    for (const steps of [-2, 2]) {
      await forget();
      await expect(signIn(steps)).rejects.toMatchObject(wrongCode);
    }
    for (const steps of [-1, 0, 1]) {
      await forget();
      await expect(signIn(steps)).resolves.toBeDefined();
      await expect(signIn(steps)).rejects.toMatchObject(wrongCode);
    }
    await expect(signIn(0)).rejects.toMatchObject(wrongCode);
  });

  test('with one code at the same instant makes one session', async () => {
    const { app, email, password } = await someoneWithSecondFactor();
    const code = app.code();
    const tries = Array.from({ length: 5 }, () => kordon.someone().signIn(email, password, code));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('takes each recovery code once, however it is typed, and tells its owner', async () => {
    const { id, email, password, person, recoveryCodes } = await someoneWithSecondFactor();
    const [first, second] = recoveryCodes as [string, string];
    const tries = [first, first].map((code) => kordon.someone().signIn(email, password, code));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const typed = second.toUpperCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    await expect(kordon.someone().signIn(email, password, typed)).resolves.toBeDefined();
    for (const code of [first, second])
      await expect(kordon.someone().signIn(email, password, code)).rejects.toMatchObject(wrongCode);
    expect(await factor(person)).toMatchObject({ recoveryCodesLeft: 8 });
    expect((await logOf(id)).at(-1)).toEqual({ actor: email, changes: { recoveryCodesLeft: [9, 8] } });
    expect((await mailed(email, 3)).subject).toBe('Bir kurtarma kodu kullanıldı');
  });

  test('by somebody else’s recovery code is refused', async () => {
    const [deniz, other] = [await someoneWithSecondFactor(), await someoneWithSecondFactor()];
    const signIn = kordon.someone().signIn(deniz.email, deniz.password, other.recoveryCodes[0]);
    await expect(signIn).rejects.toMatchObject(wrongCode);
  });

  test('by guessing codes ends after ten in a quarter of an hour and thirty in a day, for the right code too', async () => {
    const { app, email, password } = await someoneWithSecondFactor();
    const guess = () => kordon.someone().signIn(email, password, app.wrongCode());
    for (let round = 0; round < 3; round++) {
      for (let tries = 0; tries < 10; tries++) await expect(guess()).rejects.toMatchObject(wrongCode);
      await expect(guess()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      await kordon.db.query(`delete from rate_limits where key like 'sign-in-%'`); // a quarter of an hour later
    }
    const refusal = await kordon
      .someone()
      .signIn(email, password, app.code())
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
    expect((refusal as { retryAfter: number }).retryAfter).toBeGreaterThan(80_000);
  });

  test('by asking for the code costs no try', async () => {
    const { app, email, password } = await someoneWithSecondFactor();
    for (let times = 0; times < 12; times++)
      await expect(kordon.someone().signIn(email, password)).rejects.toMatchObject(asked);
    await expect(kordon.someone().signIn(email, password, app.code())).resolves.toBeDefined();
  });

  test('after a new password by a mailed link asks for the code as before', async () => {
    const { app, email } = await someoneWithSecondFactor();
    await kordon.visitor.run('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
    const { text } = await mailed(email, 2);
    const person = kordon.someone();
    await person.run('mutation ($token: String!) { choosePassword(token: $token, password: "yepyeni bir şifre") }', {
      token: /\/admin\/password#([\w-]{43})/.exec(text!)![1],
    });
    expect(await knows(person)).toBe(false);
    await expect(person.signIn(email, 'yepyeni bir şifre')).rejects.toMatchObject(asked);
    await expect(person.signIn(email, 'yepyeni bir şifre', app.code())).resolves.toBeDefined();
  });

  test('with a secret that another SESSION_SECRET has sealed is our fault, and a recovery code still works', async () => {
    const { app, email, password, recoveryCodes } = await someoneWithSecondFactor();
    await kordon.db.query(`update second_factors set secret = set_byte(secret, 0, (get_byte(secret, 0) + 1) % 256)`);
    await expect(kordon.someone().signIn(email, password, app.code())).rejects.toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
    });
    expect(kordon.log.join('')).toContain('does not fit SESSION_SECRET');
    await expect(kordon.someone().signIn(email, password, recoveryCodes[0])).resolves.toBeDefined();
  });
});

describe('a second factor that somebody has', () => {
  test('gets new recovery codes by password and code; those before are over', async () => {
    const { app, email, password, person, recoveryCodes } = await someoneWithSecondFactor();
    await expect(person.run(renew, { current: 'yanlış', code: app.code() })).rejects.toMatchObject({
      fields: { current: 'form.password.wrong' },
    });
    await expect(person.run(renew, { current: password, code: app.wrongCode() })).rejects.toMatchObject(wrongCode);
    const { renewRecoveryCodes: codes } = await person.run<{ renewRecoveryCodes: string[] }>(renew, {
      current: password,
      code: app.code(),
    });
    expect(codes).toHaveLength(10);
    await expect(kordon.someone().signIn(email, password, recoveryCodes[0])).rejects.toMatchObject(wrongCode);
    await expect(kordon.someone().signIn(email, password, codes[0])).resolves.toBeDefined();
    expect(mailsTo(email).map(({ subject }) => subject)).toContain('İki adımlı doğrulama açıldı');
  });

  test('is turned off by password and code, after which the password is enough; sessions elsewhere end', async () => {
    const { app, id, email, password, person, recoveryCodes } = await someoneWithSecondFactor();
    const elsewhere = kordon.someone();
    await elsewhere.signIn(email, password, recoveryCodes[0]);
    await expect(person.run(end, { current: 'yanlış', code: app.code() })).rejects.toMatchObject({
      fields: { current: 'form.password.wrong' },
    });
    await expect(person.run(end, { current: password, code: app.wrongCode() })).rejects.toMatchObject(wrongCode);
    await person.run(end, { current: password, code: app.code() });
    expect(await factor(person)).toMatchObject({ secondFactorSince: null, recoveryCodesLeft: 0 });
    expect(await knows(elsewhere)).toBe(false);
    await expect(kordon.someone().signIn(email, password)).resolves.toBeDefined();
    const left = await kordon.db.query<unknown[]>('select from second_factors where admin_user_id = $1', [id]);
    expect(left).toEqual([]);
    expect((await mailed(email, 3)).subject).toBe('İki adımlı doğrulama kapatıldı');
    await expect(person.run(end, { current: password, code: app.code() })).rejects.toMatchObject({
      fields: { code: 'form.code.off' },
    });
  });

  test('is reset by a super admin: sessions end, its owner is told, the log says who did it', async () => {
    const { id, email, password, person } = await someoneWithSecondFactor();
    const { resetSecondFactor } = await kordon.admin.run<{ resetSecondFactor: object }>(reset, { id });
    expect(resetSecondFactor).toEqual({ secondFactorSince: null, recoveryCodesLeft: 0 });
    expect(await knows(person)).toBe(false);
    await expect(kordon.someone().signIn(email, password)).resolves.toBeDefined();
    expect((await mailed(email, 2)).subject).toBe('İki adımlı doğrulama sıfırlandı');
    expect((await logOf(id)).at(-1)).toMatchObject({
      actor: 'admin@kordon.example',
      changes: { secondFactorSince: [expect.any(String), null] },
    });
  });

  test('is reset by nobody for themselves, and by no admin for anybody', async () => {
    const owner = await someoneWithSecondFactor({ role: 'super_admin' });
    await expect(owner.person.run(reset, { id: owner.id })).rejects.toMatchObject({
      fields: { id: 'form.user.oneself' },
    });
    const admin = await someoneSignedIn();
    await expect(admin.person.run(reset, { id: owner.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('goes with its owner', async () => {
    const { id } = await someoneWithSecondFactor();
    await kordon.admin.run('mutation ($id: ID!) { deleteAdminUser(id: $id) }', { id });
    expect(await kordon.db.query<unknown[]>('select from second_factors where admin_user_id = $1', [id])).toEqual([]);
  });
});

describe('where the settings ask for one', () => {
  const strict = startKordon({ REQUIRE_SECOND_FACTOR: 'admins' });
  const companies = '{ companies { totalCount } }';

  async function someoneThere(role: 'admin' | 'analyst' = 'admin') {
    const { email, password } = await anAdmin(strict.db, { role });
    const person = strict.someone();
    await person.signIn(email, password);
    return { email, password, person };
  }

  test('an admin without it may set it up and sign out, and nothing else', async () => {
    const { password, person } = await someoneThere();
    expect(await factor(person)).toMatchObject({ secondFactorRequired: true, secondFactorSince: null });
    const refused = { code: 'FORBIDDEN' };
    await expect(person.run(companies)).rejects.toMatchObject(refused);
    await expect(person.run('mutation { createApiToken(name: "x", days: 1) { secret } }')).rejects.toMatchObject(
      refused,
    );
    await expect(person.run('{ me { sessions { id } } }')).rejects.toMatchObject(refused);
    await expect(person.run('{ __schema { queryType { name } } }')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await person.fetch('/exports/companies.csv')).status).toBe(401);
    expect(await new Watcher(person).closed).toBe(4403);

    await setUpSecondFactor(person, password);
    await expect(person.run(companies)).resolves.toBeDefined();
    expect((await person.fetch('/exports/companies.csv')).status).toBe(200);
    await expect(person.run('mutation { signOut }')).resolves.toBeDefined();
  });

  test('an analyst is not asked, unless everybody is', async () => {
    const { person } = await someoneThere('analyst');
    expect(await factor(person)).toMatchObject({ secondFactorRequired: false });
    await expect(person.run(companies)).resolves.toBeDefined();
  });

  test('who turns it off is signed out everywhere', async () => {
    const { email, password, person } = await someoneThere();
    const { app } = await setUpSecondFactor(person, password);
    await person.run(end, { current: password, code: app.code() });
    expect(await knows(person)).toBe(false);
    await person.signIn(email, password);
    await expect(person.run(companies)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a program with a token goes on', async () => {
    const { password, person } = await someoneThere();
    const { app } = await setUpSecondFactor(person, password);
    const { createApiToken } = await person.run<{ createApiToken: { secret: string } }>(
      'mutation { createApiToken(name: "Rapor", days: 1) { secret } }',
    );
    await person.run(end, { current: password, code: app.code() });
    const { errors } = await strict.someone().send(companies, {}, { authorization: `Bearer ${createApiToken.secret}` });
    expect(errors).toEqual([]);
  });
});

describe('where the settings ask everybody for one', () => {
  const strict = startKordon({ REQUIRE_SECOND_FACTOR: 'all' });

  test('an analyst sets it up first', async () => {
    const { email, password } = await anAdmin(strict.db, { role: 'analyst' });
    const person = strict.someone();
    await person.signIn(email, password);
    await expect(person.run('{ colleagues { name } }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await setUpSecondFactor(person, password);
    await expect(person.run('{ colleagues { name } }')).resolves.toBeDefined();
  });
});

import { URI } from 'otpauth';
import { Authenticator, setUpSecondFactor, waitForStableCode } from '../../testing/authenticator.ts';
import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { FeedSubscriber } from '../../testing/feed-subscriber.ts';

const kordon = startKordon();
beforeEach(() => kordon.db.query('truncate rate_limits'));

const begin = 'mutation ($current: String!) { beginSecondFactor(current: $current) { secret uri } }';
const confirm = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';
const renew = 'mutation ($current: String!, $code: String!) { renewRecoveryCodes(current: $current, code: $code) }';
const end = 'mutation ($current: String!, $code: String!) { endSecondFactor(current: $current, code: $code) }';
const reset = 'mutation ($id: ID!) { resetSecondFactor(id: $id) { secondFactorSince recoveryCodesLeft } }';
const factorQuery = '{ me { id secondFactorSince recoveryCodesMadeAt recoveryCodesLeft secondFactorRequired } }';

interface Factor {
  me: { id: string; secondFactorSince: string | null; recoveryCodesLeft: number; secondFactorRequired: boolean } | null;
}
const isSignedIn = async (client: TestClient) => (await client.run<Factor>(factorQuery)).me !== null;
const readFactor = async (client: TestClient) => (await client.run<Factor>(factorQuery)).me!;
const wrongCode = { code: 'BAD_USER_INPUT', fields: { code: 'form.code.wrong' } };
const codeRequired = { code: 'SECOND_FACTOR_REQUIRED' };

async function signInNewAdmin(overrides: Parameters<typeof anAdminUser>[1] = {}) {
  const { email, password } = await anAdminUser(kordon.db, overrides);
  const client = kordon.newClient();
  const { signIn } = await client.signIn(email, password);
  return { id: signIn.id, email, password, client };
}
async function signInWithSecondFactor(overrides: Parameters<typeof anAdminUser>[1] = {}) {
  const admin = await signInNewAdmin(overrides);
  return { ...admin, ...(await setUpSecondFactor(admin.client, admin.password)) };
}
const mailsTo = (email: string) => kordon.mail.messages.filter(({ recipients }) => recipients.includes(email));
async function waitForMail(email: string, count: number) {
  while (mailsTo(email).length < count) await kordon.mail.waitForMessages(kordon.mail.messages.length + 1);
  return mailsTo(email).at(-1)!;
}
const listUpdatesOf = (id: string) =>
  kordon.db.query<{ actor: string | null; changes: Record<string, [unknown, unknown]> }[]>(
    `select actor, changes from activity_logs where target_id = $1 and action = 'UPDATE' order by id`,
    [id],
  );

describe('setting up a second factor', () => {
  test('requires the password and a code, returns ten recovery codes, is logged and mailed, and ends other sessions', async () => {
    const { id, email, password, client } = await signInNewAdmin();
    const elsewhere = kordon.newClient();
    await elsewhere.signIn(email, password);
    await expect(client.run(begin, { current: 'yanlış' })).rejects.toMatchObject({
      fields: { current: 'form.password.wrong' },
    });
    const { beginSecondFactor: setup } = await client.run<{ beginSecondFactor: { secret: string; uri: string } }>(
      begin,
      {
        current: password,
      },
    );
    expect(URI.parse(setup.uri)).toMatchObject({ label: email, algorithm: 'SHA1', digits: 6, period: 30 });
    expect(setup.uri).toContain(setup.secret);
    const app = new Authenticator(setup.secret);
    await expect(client.run(confirm, { code: app.wrongCode() })).rejects.toMatchObject(wrongCode);
    expect(await readFactor(client)).toMatchObject({ secondFactorSince: null, recoveryCodesLeft: 0 });
    await expect(kordon.newClient().signIn(email, password)).resolves.toBeDefined(); // no code required yet

    const { confirmSecondFactor: codes } = await client.run<{ confirmSecondFactor: string[] }>(confirm, {
      code: app.code(0),
    });
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(await readFactor(client)).toMatchObject({
      secondFactorSince: expect.any(String) as string,
      recoveryCodesLeft: 10,
    });
    expect(await isSignedIn(elsewhere)).toBe(false);

    expect((await waitForMail(email, 1)).subject).toBe('İki adımlı doğrulama açıldı');
    const entries = await listUpdatesOf(id);
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
    const bytes = Buffer.from(URI.parse(setup.uri).secret.bytes);
    for (const plain of [setup.secret, bytes.toString('hex'), ...codes]) expect(stored).not.toContain(plain);
  });

  test('expires after 15 minutes, and accepts only codes of the newest secret', async () => {
    const { password, client } = await signInNewAdmin();
    const beginSetup = async () => {
      const { beginSecondFactor } = await client.run<{ beginSecondFactor: { secret: string } }>(begin, {
        current: password,
      });
      return new Authenticator(beginSecondFactor.secret);
    };
    const first = await beginSetup();
    const second = await beginSetup();
    await expect(client.run(confirm, { code: first.code(0) })).rejects.toMatchObject(wrongCode);
    await kordon.db.query(`update second_factors set begun_at = now() - interval '15 minutes 1 second'`);
    await expect(client.run(confirm, { code: second.code(0) })).rejects.toMatchObject({
      fields: { code: 'form.code.setupOver' },
    });
  });

  test('is only possible when signed in without a second factor', async () => {
    await expect(kordon.visitor.run(begin, { current: 'x' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(kordon.visitor.run(confirm, { code: '000000' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const { app, password, client } = await signInWithSecondFactor();
    await expect(client.run(begin, { current: password })).rejects.toMatchObject({
      fields: { current: 'form.code.on' },
    });
    await expect(client.run(confirm, { code: app.code() })).rejects.toMatchObject({ fields: { code: 'form.code.on' } });
  });
});

describe('signing in', () => {
  test('with the right password but no code returns SECOND_FACTOR_REQUIRED and starts no session', async () => {
    const { app, email, password } = await signInWithSecondFactor();
    const client = kordon.newClient();
    for (const code of [undefined, null, '', '  '])
      await expect(client.signIn(email, password, code)).rejects.toMatchObject(codeRequired);
    expect(client.cookie).toBe('');
    await expect(client.signIn(email, 'yanlış', app.code())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(client.signIn(email, password, app.wrongCode())).rejects.toMatchObject(wrongCode);
    expect(client.cookie).toBe('');
    await expect(client.signIn(email, password, ` ${app.code().replace(/(...)/, '$1 ')}`)).resolves.toBeDefined();
    expect(await isSignedIn(client)).toBe(true);
  });

  test('accepts each code of the previous, current and next time step once, and no code older than the last one used', async () => {
    const { app, email, password } = await signInWithSecondFactor();
    const resetLastStep = () => kordon.db.query('update second_factors set last_step = 0');
    const signIn = async (steps: number) => {
      await waitForStableCode();
      return kordon.newClient().signIn(email, password, app.code(steps));
    };
    for (const steps of [-2, 2]) {
      await resetLastStep();
      await expect(signIn(steps)).rejects.toMatchObject(wrongCode);
    }
    for (const steps of [-1, 0, 1]) {
      await resetLastStep();
      await waitForStableCode();
      const code = app.code(steps); // the same one twice: a new time step has another one
      await expect(kordon.newClient().signIn(email, password, code)).resolves.toBeDefined();
      await expect(kordon.newClient().signIn(email, password, code)).rejects.toMatchObject(wrongCode);
    }
    await expect(signIn(0)).rejects.toMatchObject(wrongCode);
  });

  test('several times at the same time with the same code starts only one session', async () => {
    const { app, email, password } = await signInWithSecondFactor();
    const code = app.code();
    const tries = Array.from({ length: 5 }, () => kordon.newClient().signIn(email, password, code));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('accepts each recovery code once, ignores case, spaces and similar letters, and mails the owner', async () => {
    const { id, email, password, client, recoveryCodes } = await signInWithSecondFactor();
    const [first, second] = recoveryCodes as [string, string];
    const tries = [first, first].map((code) => kordon.newClient().signIn(email, password, code));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const typed = second.toUpperCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    await expect(kordon.newClient().signIn(email, password, typed)).resolves.toBeDefined();
    for (const code of [first, second])
      await expect(kordon.newClient().signIn(email, password, code)).rejects.toMatchObject(wrongCode);
    expect(await readFactor(client)).toMatchObject({ recoveryCodesLeft: 8 });
    expect((await listUpdatesOf(id)).at(-1)).toEqual({ actor: email, changes: { recoveryCodesLeft: [9, 8] } });
    expect((await waitForMail(email, 3)).subject).toBe('Bir kurtarma kodu kullanıldı');
  });

  test('with the recovery code of another user is refused', async () => {
    const [deniz, other] = [await signInWithSecondFactor(), await signInWithSecondFactor()];
    const signIn = kordon.newClient().signIn(deniz.email, deniz.password, other.recoveryCodes[0]);
    await expect(signIn).rejects.toMatchObject(wrongCode);
  });

  test('is blocked after ten wrong codes within 15 minutes and thirty within a day, also with the right code', async () => {
    const { app, email, password } = await signInWithSecondFactor();
    const guess = () => kordon.newClient().signIn(email, password, app.wrongCode());
    for (let round = 0; round < 3; round++) {
      for (let tries = 0; tries < 10; tries++) await expect(guess()).rejects.toMatchObject(wrongCode);
      await expect(guess()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      await kordon.db.query(`delete from rate_limits where key like 'sign-in-%'`); // a quarter of an hour later
    }
    const refusal = await kordon
      .newClient()
      .signIn(email, password, app.code())
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
    expect((refusal as { retryAfter: number }).retryAfter).toBeGreaterThan(80_000);
  });

  test('without a code does not count as a failed attempt', async () => {
    const { app, email, password } = await signInWithSecondFactor();
    for (let times = 0; times < 12; times++)
      await expect(kordon.newClient().signIn(email, password)).rejects.toMatchObject(codeRequired);
    await expect(kordon.newClient().signIn(email, password, app.code())).resolves.toBeDefined();
  });

  test('requires the code also after the password was reset by a mailed link', async () => {
    const { app, email } = await signInWithSecondFactor();
    await kordon.visitor.run('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
    const { text } = await waitForMail(email, 2);
    const client = kordon.newClient();
    await client.run('mutation ($token: String!) { choosePassword(token: $token, password: "yepyeni bir şifre") }', {
      token: /\/admin\/password#([\w-]{43})/.exec(text!)![1],
    });
    expect(await isSignedIn(client)).toBe(false);
    await expect(client.signIn(email, 'yepyeni bir şifre')).rejects.toMatchObject(codeRequired);
    await expect(client.signIn(email, 'yepyeni bir şifre', app.code())).resolves.toBeDefined();
  });

  test('fails with INTERNAL_SERVER_ERROR when the key was lost, but accepts a recovery code', async () => {
    const { app, email, password, recoveryCodes } = await signInWithSecondFactor();
    await kordon.db.query(`update second_factors set secret = set_byte(secret, 4, (get_byte(secret, 4) + 1) % 256)`);
    await expect(kordon.newClient().signIn(email, password, app.code())).rejects.toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
    });
    expect(kordon.log.join('')).toContain('neither ENCRYPTION_KEY nor ENCRYPTION_KEY_PREVIOUS has the key');
    await expect(kordon.newClient().signIn(email, password, recoveryCodes[0])).resolves.toBeDefined();
  });
});

describe('an active second factor', () => {
  test('gets new recovery codes with password and code, and the old ones become invalid', async () => {
    const { app, email, password, client, recoveryCodes } = await signInWithSecondFactor();
    await expect(client.run(renew, { current: 'yanlış', code: app.code() })).rejects.toMatchObject({
      fields: { current: 'form.password.wrong' },
    });
    await expect(client.run(renew, { current: password, code: app.wrongCode() })).rejects.toMatchObject(wrongCode);
    const { renewRecoveryCodes: codes } = await client.run<{ renewRecoveryCodes: string[] }>(renew, {
      current: password,
      code: app.code(),
    });
    expect(codes).toHaveLength(10);
    await expect(kordon.newClient().signIn(email, password, recoveryCodes[0])).rejects.toMatchObject(wrongCode);
    await expect(kordon.newClient().signIn(email, password, codes[0])).resolves.toBeDefined();
    expect(mailsTo(email).map(({ subject }) => subject)).toContain('İki adımlı doğrulama açıldı');
  });

  test('is turned off with password and code; then the password is sufficient, and other sessions end', async () => {
    const { app, id, email, password, client, recoveryCodes } = await signInWithSecondFactor();
    const elsewhere = kordon.newClient();
    await elsewhere.signIn(email, password, recoveryCodes[0]);
    await expect(client.run(end, { current: 'yanlış', code: app.code() })).rejects.toMatchObject({
      fields: { current: 'form.password.wrong' },
    });
    await expect(client.run(end, { current: password, code: app.wrongCode() })).rejects.toMatchObject(wrongCode);
    await client.run(end, { current: password, code: app.code() });
    expect(await readFactor(client)).toMatchObject({ secondFactorSince: null, recoveryCodesLeft: 0 });
    expect(await isSignedIn(elsewhere)).toBe(false);
    await expect(kordon.newClient().signIn(email, password)).resolves.toBeDefined();
    const left = await kordon.db.query<unknown[]>('select from second_factors where admin_user_id = $1', [id]);
    expect(left).toEqual([]);
    expect((await waitForMail(email, 3)).subject).toBe('İki adımlı doğrulama kapatıldı');
    await expect(client.run(end, { current: password, code: app.code() })).rejects.toMatchObject({
      fields: { code: 'form.code.off' },
    });
  });

  test('can be reset by a super admin: sessions end, the owner gets a mail, the log names the super admin', async () => {
    const { id, email, password, client } = await signInWithSecondFactor();
    const { resetSecondFactor } = await kordon.admin.run<{ resetSecondFactor: object }>(reset, { id });
    expect(resetSecondFactor).toEqual({ secondFactorSince: null, recoveryCodesLeft: 0 });
    expect(await isSignedIn(client)).toBe(false);
    await expect(kordon.newClient().signIn(email, password)).resolves.toBeDefined();
    expect((await waitForMail(email, 2)).subject).toBe('İki adımlı doğrulama sıfırlandı');
    expect((await listUpdatesOf(id)).at(-1)).toMatchObject({
      actor: 'admin@kordon.example',
      changes: { secondFactorSince: [expect.any(String), null] },
    });
  });

  test('cannot be reset by its owner or by an admin', async () => {
    const owner = await signInWithSecondFactor({ role: 'super_admin' });
    await kordon.db.query('update sessions set proved_at = now()');
    await expect(owner.client.run(reset, { id: owner.id })).rejects.toMatchObject({
      fields: { id: 'form.user.oneself' },
    });
    const admin = await signInNewAdmin();
    await expect(admin.client.run(reset, { id: owner.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is deleted with its owner', async () => {
    const { id } = await signInWithSecondFactor();
    await kordon.admin.run('mutation ($id: ID!) { deleteAdminUser(id: $id) }', { id });
    expect(await kordon.db.query<unknown[]>('select from second_factors where admin_user_id = $1', [id])).toEqual([]);
  });
});

describe('with REQUIRE_SECOND_FACTOR=admins', () => {
  const strict = startKordon({ REQUIRE_SECOND_FACTOR: 'admins' });
  const companies = '{ companies { totalCount } }';

  async function signInToStrict(role: 'admin' | 'analyst' = 'admin') {
    const { email, password } = await anAdminUser(strict.db, { role });
    const client = strict.newClient();
    await client.signIn(email, password);
    return { email, password, client };
  }

  test('an admin without a second factor can only set it up and sign out', async () => {
    const { password, client } = await signInToStrict();
    expect(await readFactor(client)).toMatchObject({ secondFactorRequired: true, secondFactorSince: null });
    const forbidden = { code: 'FORBIDDEN' };
    await expect(client.run(companies)).rejects.toMatchObject(forbidden);
    await expect(client.run('mutation { createApiToken(name: "x", days: 1) { secret } }')).rejects.toMatchObject(
      forbidden,
    );
    await expect(client.run('{ me { sessions { id } } }')).rejects.toMatchObject(forbidden);
    await expect(client.run('{ __schema { queryType { name } } }')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await client.fetch('/exports/companies.csv')).status).toBe(401);
    expect(await new FeedSubscriber(client).closed).toBe(4403);

    await setUpSecondFactor(client, password);
    await expect(client.run(companies)).resolves.toBeDefined();
    expect((await client.fetch('/exports/companies.csv?search=demir')).status).toBe(200);
    await expect(client.run('mutation { signOut }')).resolves.toBeDefined();
  });

  test('an analyst needs no second factor', async () => {
    const { client } = await signInToStrict('analyst');
    expect(await readFactor(client)).toMatchObject({ secondFactorRequired: false });
    await expect(client.run(companies)).resolves.toBeDefined();
  });

  test('an admin who turns it off is signed out everywhere', async () => {
    const { email, password, client } = await signInToStrict();
    const { app } = await setUpSecondFactor(client, password);
    await client.run(end, { current: password, code: app.code() });
    expect(await isSignedIn(client)).toBe(false);
    await client.signIn(email, password);
    await expect(client.run(companies)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('API tokens continue to work', async () => {
    const { password, client } = await signInToStrict();
    const { app } = await setUpSecondFactor(client, password);
    await strict.db.query('update sessions set proved_at = now()');
    const { createApiToken } = await client.run<{ createApiToken: { secret: string } }>(
      'mutation { createApiToken(name: "Rapor", days: 1) { secret } }',
    );
    await client.run(end, { current: password, code: app.code() });
    const { errors } = await strict
      .newClient()
      .send(companies, {}, { authorization: `Bearer ${createApiToken.secret}` });
    expect(errors).toEqual([]);
  });
});

describe('with REQUIRE_SECOND_FACTOR=all', () => {
  const strict = startKordon({ REQUIRE_SECOND_FACTOR: 'all' });

  test('an analyst has to set it up first', async () => {
    const { email, password } = await anAdminUser(strict.db, { role: 'analyst' });
    const client = strict.newClient();
    await client.signIn(email, password);
    await expect(client.run('{ colleagues { name } }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await setUpSecondFactor(client, password);
    await expect(client.run('{ colleagues { name } }')).resolves.toBeDefined();
  });
});

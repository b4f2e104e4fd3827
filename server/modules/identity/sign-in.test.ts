import { randomUUID } from 'node:crypto';
import { startKordon } from '../../testing/kordon.ts';
import { anAccount, anAdminUser } from '../../testing/accounts.ts';
import type { TestClient, OperationError } from '../../testing/test-client.ts';
import { authenticateWithPassword } from './admin-user.service.ts';

const kordon = startKordon();
const proxied = startKordon({ TRUST_PROXY: 1 });
beforeEach(() => kordon.db.query('truncate rate_limits'));

const wrongCredentials = { code: 'UNAUTHENTICATED', message: 'Email veya şifre hatalı' };
const signInWith = (email: string, password: string) => `signIn(email: "${email}", password: "${password}") { id }`;
const readMe = async (person: TestClient) =>
  (await person.run<{ me: { email: string } | null }>('{ me { email } }')).me;

test('an admin user who has signed in is returned by `me`', async () => {
  const deniz = await anAdminUser(kordon.db, { role: 'analyst', name: 'Deniz Kaya' });
  const person = kordon.newClient();
  const { signIn } = await person.signIn(deniz.email, deniz.password);
  expect(signIn).toEqual({ id: expect.any(String) as string, email: deniz.email, name: 'Deniz Kaya', role: 'ANALYST' });
  expect(await readMe(person)).toEqual({ email: deniz.email });
});

test('case and spaces of the e-mail are ignored', async () => {
  const { email, password } = await anAdminUser(kordon.db);
  await expect(kordon.newClient().signIn(`  ${email.toUpperCase()} `, password)).resolves.toBeDefined();
});

test('me is null without a cookie', async () => {
  expect(await readMe(kordon.visitor)).toBeNull();
});

test('an unknown e-mail and a wrong password get the same error', async () => {
  const { email } = await anAdminUser(kordon.db);
  await expect(kordon.visitor.signIn(email, 'wrong')).rejects.toMatchObject(wrongCredentials);
  await expect(kordon.visitor.signIn('nobody@kordon.example', 'wrong')).rejects.toMatchObject(wrongCredentials);
});

test('an unknown e-mail and a wrong password take the same time', async () => {
  const { email } = await anAdminUser(kordon.db);
  const fastest = { known: Infinity, unknown: Infinity };
  for (let round = 0; round < 12; round++) {
    for (const [which, address] of [
      ['known', email],
      ['unknown', 'nobody@kordon.example'],
    ] as const) {
      const start = performance.now();
      await authenticateWithPassword(kordon.db.manager, address, 'wrong').catch(() => undefined);
      fastest[which] = Math.min(fastest[which], performance.now() - start);
    }
  }
  // Without hashing, one of them would be ten times faster; a busy machine can double the time of either.
  expect(fastest.unknown / fastest.known).toBeGreaterThan(0.25);
  expect(fastest.known / fastest.unknown).toBeGreaterThan(0.25);
});

test.each([
  ['nothing', '', ''],
  ['no password', 'admin@kordon.example', ''],
  ['NUL and control characters', 'admin@kordon.example\u0000\u0007', '\u0000'],
  ['no address', 'admin', 'wrong'],
  ['10,000 characters', `${'a'.repeat(10_000)}@kordon.example`, 'p'.repeat(10_000)],
])('%s is refused like any wrong password', async (_case, email, password) => {
  await expect(kordon.visitor.signIn(email, password)).rejects.toMatchObject(wrongCredentials);
});

test('an account without an admin user gets FORBIDDEN and no session', async () => {
  const { email, password } = await anAccount(kordon.db);
  const person = kordon.newClient();
  await expect(person.signIn(email, password)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'Bu email admin yetkisine sahip değil',
  });
  expect(person.cookie).toBe('');
});

test('a failed sign-in ends the previous session', async () => {
  const admin = await anAdminUser(kordon.db);
  const outsider = await anAccount(kordon.db);
  const person = kordon.newClient();
  await person.signIn(admin.email, admin.password);
  await expect(person.signIn(outsider.email, outsider.password)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await readMe(person)).toBeNull();
});

test('a disabled admin user cannot sign in', async () => {
  const { email, password } = await anAdminUser(kordon.db, { disabledAt: new Date() });
  await expect(kordon.newClient().signIn(email, password)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

describe('failed attempts', () => {
  test('from one network on one account: after ten, each further one lengthens the delay, which applies to the right password, too', async () => {
    const { email, password } = await anAdminUser(kordon.db);
    for (let tries = 0; tries < 10; tries++)
      await expect(kordon.visitor.signIn(email, 'wrong')).rejects.toMatchObject(wrongCredentials);

    const getDelay = async () => {
      const refusal = await kordon
        .newClient()
        .signIn(email, password)
        .catch((error: OperationError) => error);
      expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
      return (refusal as OperationError).retryAfter as number;
    };
    const passTime = (seconds: number) =>
      kordon.db.query(`update rate_limits set expire = expire - $1 where key like 'sign-in-stranger:%'`, [
        seconds * 1000,
      ]);
    expect(await getDelay()).toBeGreaterThan(50);
    expect(await getDelay()).toBeLessThanOrEqual(60); // a refused attempt does not extend the delay
    await passTime(60);
    await expect(kordon.visitor.signIn(email, 'wrong')).rejects.toMatchObject(wrongCredentials);
    expect(await getDelay()).toBeGreaterThan(110);
    await passTime(120);
    await expect(kordon.newClient().signIn(email, password)).resolves.toBeDefined();
    await expect(kordon.visitor.signIn(email, 'wrong')).rejects.toMatchObject(wrongCredentials); // counted from the start again
  });

  test('at the same time are counted individually', async () => {
    const { email } = await anAdminUser(kordon.db);
    const tries = Array.from({ length: 25 }, () =>
      kordon.visitor.signIn(email, 'wrong').catch((error: OperationError) => error.code),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10);
  });

  test('by several aliases in one request stop at the first failure', async () => {
    const { email, password } = await anAdminUser(kordon.db);
    const aliases = ['wrong', 'wrong as well', password].map((guess, n) => `try${n}: ${signInWith(email, guess)}`);
    const guesser = kordon.newClient();
    const { data, errors } = await guesser.send(`mutation { ${aliases.join(' ')} }`);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: ['try0'], extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await readMe(guesser)).toBeNull();
  });

  test('from one network are blocked after thirty, across all accounts', async () => {
    const tries = (count: number, address: string) =>
      Promise.all(
        Array.from({ length: count }, () =>
          proxied.visitor.send(
            `mutation { ${signInWith(`${randomUUID()}@kordon.example`, 'wrong')} }`,
            {},
            {
              'x-forwarded-for': address,
            },
          ),
        ),
      );
    const codes = (await tries(31, '2001:db8::1')).map(({ errors }) => errors[0]?.extensions?.code);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);

    const [neighbour] = await tries(1, '2001:db8::2'); // in the same /64 network
    expect(neighbour?.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    const [stranger] = await tries(1, '2001:db8:0:1::1');
    expect(stranger?.errors).toMatchObject([{ extensions: { code: wrongCredentials.code } }]);
  });

  test('do not include successful sign-ins', async () => {
    const { email, password } = await anAdminUser(kordon.db);
    for (let tries = 0; tries < 12; tries++) await kordon.newClient().signIn(email, password);
  });

  test('of strangers in two networks lock out neither a known browser nor another network', async () => {
    const { email, password } = await anAdminUser(proxied.db);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const signInFrom = async (client: TestClient, address: string, triedPassword: string) =>
      (await client.send(`mutation { ${signInWith(email, triedPassword)} }`, {}, from(address))).errors[0]?.extensions
        ?.code;
    const owner = proxied.newClient();
    expect(await signInFrom(owner, '203.0.113.7', password)).toBeUndefined();
    await owner.run('mutation { signOut }');

    const networks = ['198.51.100.1', '203.0.113.7'];
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => signInFrom(proxied.newClient(), networks[n % 2]!, 'wrong')),
    );
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(20);
    for (const network of networks)
      expect(await signInFrom(proxied.newClient(), network, password)).toBe('RATE_LIMITED');
    expect(await signInFrom(proxied.newClient(), '192.0.2.9', password)).toBeUndefined();
    expect(await signInFrom(owner, '203.0.113.7', password)).toBeUndefined(); // the network of an attacker
  });

  test('of a known browser are delayed, too; a cookie that is forged or of another account does not make a browser known', async () => {
    const [ece, nil] = [await anAdminUser(kordon.db), await anAdminUser(kordon.db)];
    const browser = kordon.newClient();
    await browser.signIn(ece.email, ece.password);
    const countRateLimited = async (email: string, cookie: string) => {
      const codes = Array.from({ length: 11 }, async () => {
        const { errors } = await kordon.newClient().send(`mutation { ${signInWith(email, 'wrong')} }`, {}, { cookie });
        return errors[0]?.extensions?.code;
      });
      return (await Promise.all(codes)).filter((code) => code === 'RATE_LIMITED').length;
    };
    expect(await countRateLimited(ece.email, browser.cookie)).toBe(1);
    await expect(kordon.newClient().signIn(ece.email, ece.password)).resolves.toBeDefined(); // counted separately
    expect(await countRateLimited(nil.email, browser.cookie)).toBe(1);
    await expect(kordon.newClient().signIn(nil.email, nil.password)).rejects.toMatchObject({ code: 'RATE_LIMITED' });

    await kordon.db.query('truncate rate_limits');
    const forged = browser.cookie.replace(/kordon-device=[^;]+/, (cookie) => `${cookie.slice(0, -4)}AAAA`);
    expect(await countRateLimited(ece.email, forged)).toBe(1);
    await expect(kordon.newClient().signIn(ece.email, ece.password)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

import { randomUUID } from 'node:crypto';
import { startKordon } from '../../testing/kordon.ts';
import { anAccount, anAdmin } from '../../testing/people.ts';
import type { Person, Refused } from '../../testing/person.ts';
import { adminWithPassword } from './admin-user.service.ts';

const kordon = startKordon();
const proxied = startKordon({ TRUST_PROXY: 1 });
beforeEach(() => kordon.db.query('truncate rate_limits'));

const wrong = { code: 'UNAUTHENTICATED', message: 'Email veya şifre hatalı' };
const signInWith = (email: string, password: string) => `signIn(email: "${email}", password: "${password}") { id }`;
const whoIs = async (person: Person) => (await person.run<{ me: { email: string } | null }>('{ me { email } }')).me;

test('an admin who signs in is known from then on', async () => {
  const deniz = await anAdmin(kordon.db, { role: 'analyst', name: 'Deniz Kaya' });
  const person = kordon.someone();
  const { signIn } = await person.signIn(deniz.email, deniz.password);
  expect(signIn).toEqual({ id: expect.any(String) as string, email: deniz.email, name: 'Deniz Kaya', role: 'ANALYST' });
  expect(await whoIs(person)).toEqual({ email: deniz.email });
});

test('an e-mail is the same however it is typed', async () => {
  const { email, password } = await anAdmin(kordon.db);
  await expect(kordon.someone().signIn(`  ${email.toUpperCase()} `, password)).resolves.toBeDefined();
});

test('nobody is signed in without a cookie', async () => {
  expect(await whoIs(kordon.visitor)).toBeNull();
});

test('an unknown e-mail and a wrong password get the same answer', async () => {
  const { email } = await anAdmin(kordon.db);
  await expect(kordon.visitor.signIn(email, 'wrong')).rejects.toMatchObject(wrong);
  await expect(kordon.visitor.signIn('nobody@kordon.example', 'wrong')).rejects.toMatchObject(wrong);
});

test('an unknown e-mail and a wrong password take the same time', async () => {
  const { email } = await anAdmin(kordon.db);
  const fastest = { known: Infinity, unknown: Infinity };
  for (let round = 0; round < 12; round++) {
    for (const [which, address] of [
      ['known', email],
      ['unknown', 'nobody@kordon.example'],
    ] as const) {
      const start = performance.now();
      await adminWithPassword(kordon.db.manager, address, 'wrong').catch(() => undefined);
      fastest[which] = Math.min(fastest[which], performance.now() - start);
    }
  }
  // Hashing nothing would make one of them ten times faster; a machine at work doubles the time of either.
  expect(fastest.unknown / fastest.known).toBeGreaterThan(0.25);
  expect(fastest.known / fastest.unknown).toBeGreaterThan(0.25);
});

test.each([
  ['nothing', '', ''],
  ['no password', 'admin@kordon.example', ''],
  ['NUL and control characters', 'admin@kordon.example\u0000\u0007', '\u0000'],
  ['no address', 'admin', 'wrong'],
  ['10,000 characters', `${'a'.repeat(10_000)}@kordon.example`, 'p'.repeat(10_000)],
])('%s is refused like any wrong password', async (_what, email, password) => {
  await expect(kordon.visitor.signIn(email, password)).rejects.toMatchObject(wrong);
});

test('an account that is no admin user is told so, and no session stays', async () => {
  const { email, password } = await anAccount(kordon.db);
  const person = kordon.someone();
  await expect(person.signIn(email, password)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'Bu email admin yetkisine sahip değil',
  });
  expect(person.cookie).toBe('');
});

test('who was signed in and then fails to sign in is nobody', async () => {
  const admin = await anAdmin(kordon.db);
  const outsider = await anAccount(kordon.db);
  const person = kordon.someone();
  await person.signIn(admin.email, admin.password);
  await expect(person.signIn(outsider.email, outsider.password)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await whoIs(person)).toBeNull();
});

test('a disabled admin cannot sign in', async () => {
  const { email, password } = await anAdmin(kordon.db, { disabledAt: new Date() });
  await expect(kordon.someone().signIn(email, password)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

describe('tries', () => {
  test('on one account end after ten, for the right password too', async () => {
    const { email, password } = await anAdmin(kordon.db);
    for (let tries = 0; tries < 10; tries++)
      await expect(kordon.visitor.signIn(email, 'wrong')).rejects.toMatchObject(wrong);

    const refusal = await kordon.visitor.signIn(email, password).catch((error: Refused) => error);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number });
    expect((refusal as Refused).retryAfter).toBeGreaterThan(800);
  });

  test('at the same instant are counted one by one', async () => {
    const { email } = await anAdmin(kordon.db);
    const tries = Array.from({ length: 25 }, () =>
      kordon.visitor.signIn(email, 'wrong').catch((error: Refused) => error.code),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10);
  });

  test('by aliases of one request gain nothing: the first that fails ends it', async () => {
    const { email, password } = await anAdmin(kordon.db);
    const aliases = ['wrong', 'wrong as well', password].map((guess, n) => `try${n}: ${signInWith(email, guess)}`);
    const guesser = kordon.someone();
    const { data, errors } = await guesser.send(`mutation { ${aliases.join(' ')} }`);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: ['try0'], extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await whoIs(guesser)).toBeNull();
  });

  test('from one address end after thirty, on however many accounts', async () => {
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

    const [neighbour] = await tries(1, '2001:db8::2'); // of the same network, so of the same customer
    expect(neighbour?.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    const [stranger] = await tries(1, '2001:db8:0:1::1');
    expect(stranger?.errors).toMatchObject([{ extensions: { code: wrong.code } }]);
  });

  test('that succeed are given back', async () => {
    const { email, password } = await anAdmin(kordon.db);
    for (let tries = 0; tries < 12; tries++) await kordon.someone().signIn(email, password);
  });
});

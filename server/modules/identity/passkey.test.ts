import type { AdminRole } from '../../../common/enums.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { setUpSecondFactor } from '../../testing/authenticator.ts';
import { startKordon } from '../../testing/kordon.ts';
import { PasskeyDevice } from '../../testing/passkey-device.ts';
import type { OperationError, TestClient } from '../../testing/test-client.ts';

const kordon = startKordon();
beforeEach(() => kordon.db.query('truncate rate_limits'));

type Options = Parameters<PasskeyDevice['create']>[0];
const finishMutation =
  'mutation ($name: String!, $response: JSON!) { finishPasskeyRegistration(name: $name, response: $response) { id name lastUsedAt } }';
const signInMutation =
  'mutation ($response: JSON!) { signInWithPasskey(response: $response) { email signedInWithPasskey } }';
const proofMutation = 'mutation ($response: JSON!) { confirmIdentityWithPasskey(response: $response) }';
const removeMutation = 'mutation ($id: ID!) { removePasskey(id: $id) }';
const renameMutation = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }';
const listQuery = '{ me { hasPasskey passkeys { id name lastUsedAt } } }';

const begin = async (client: TestClient, operation: string) =>
  (await client.run<Record<string, Options>>(`mutation { ${operation} }`))[operation]!;
const newDevice = () => new PasskeyDevice(`http://localhost:${kordon.port}`);
const listPasskeys = async (client: TestClient) =>
  (await client.run<{ me: { passkeys: { id: string; name: string; lastUsedAt: string | null }[] } }>(listQuery)).me
    .passkeys;
const isSignedIn = async (client: TestClient) => (await client.run<{ me: object | null }>('{ me { id } }')).me !== null;
const refused = { code: 'BAD_USER_INPUT', fields: { response: 'form.passkey.refused' } };
const expired = { code: 'BAD_USER_INPUT', fields: { response: 'form.passkey.expired' } };
const notRecognized = { code: 'UNAUTHENTICATED', message: 'Geçiş anahtarı tanınmadı' };

async function signInNewUser(role: AdminRole = 'super_admin') {
  const { email, password } = await anAdminUser(kordon.db, { role });
  const client = kordon.newClient();
  const { signIn } = await client.signIn(email, password);
  return { id: signIn.id, email, password, client };
}
async function addPasskey(client: TestClient, name = 'Ofis') {
  const device = newDevice();
  const response = device.create(await begin(client, 'beginPasskeyRegistration'));
  const { finishPasskeyRegistration } = await client.run<{ finishPasskeyRegistration: { id: string; name: string } }>(
    finishMutation,
    { name, response },
  );
  return { device, ...finishPasskeyRegistration };
}
/** Signs in a user with a password, a fresh proof and a passkey. */
async function signInWithNewPasskey(role: AdminRole = 'super_admin') {
  const user = await signInNewUser(role);
  await user.client.prove(user.password);
  const { device, id: passkeyId } = await addPasskey(user.client);
  return { ...user, device, passkeyId };
}
async function signInBy(device: PasskeyDevice, deviations: Parameters<PasskeyDevice['sign']>[1] = {}) {
  const client = kordon.newClient();
  const response = device.sign(await begin(client, 'beginPasskeySignIn'), deviations);
  await client.run(signInMutation, { response });
  return client;
}
const eventsOf = (email: string) =>
  kordon.db.query<{ kind: string; details: Record<string, unknown> }[]>(
    `select kind, details from security_events where actor = $1 order by id`,
    [email],
  );
const mailsTo = (email: string) => kordon.mail.messages.filter(({ recipients }) => recipients.includes(email));
/** @param age interval by which all challenges become older */
const ageChallenges = (age: string) =>
  kordon.db.query(`update passkey_challenges set expires_at = expires_at - $1::interval`, [age]);

describe('adding a passkey', () => {
  test('needs a fresh proof, ends other sessions, is logged and mailed', async () => {
    const { email, password, client } = await signInNewUser('analyst');
    await expect(begin(client, 'beginPasskeyRegistration')).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
    await client.prove(password);
    const elsewhere = kordon.newClient();
    await elsewhere.signIn(email, password);
    const { id } = await addPasskey(client, '  Ofis bilgisayarı ');
    expect(await listPasskeys(client)).toEqual([{ id, name: 'Ofis bilgisayarı', lastUsedAt: null }]);
    expect(await isSignedIn(client)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await eventsOf(email)).toContainEqual({ kind: 'PASSKEY_ADDED', details: { passkey: 'Ofis bilgisayarı' } });
    await kordon.waitForJobs();
    expect(mailsTo(email).at(-1)?.subject).toBe('Yeni bir geçiş anahtarı eklendi');
  });

  test.each<[string, Parameters<PasskeyDevice['create']>[1]]>([
    ['of another site', { origin: 'https://kordon.example.evil' }],
    ['on another port', { origin: 'http://localhost:1' }],
    ['without a check of the person', { verified: false }],
  ])('is refused %s', async (_case, deviations) => {
    const { client, password } = await signInNewUser();
    await client.prove(password);
    const response = newDevice().create(await begin(client, 'beginPasskeyRegistration'), deviations);
    await expect(client.run(finishMutation, { name: 'Ofis', response })).rejects.toMatchObject(refused);
    expect(await listPasskeys(client)).toEqual([]);
  });

  test('is refused with a challenge that was used, has expired, or belongs to another user', async () => {
    const { client, password } = await signInNewUser();
    const colleague = await signInNewUser();
    for (const person of [{ client, password }, colleague]) await person.client.prove(person.password);
    const options = await begin(client, 'beginPasskeyRegistration');
    const response = newDevice().create(options);
    await expect(colleague.client.run(finishMutation, { name: 'x', response })).rejects.toMatchObject(expired);
    await client.run(finishMutation, { name: 'Ofis', response });
    const again = newDevice().create(options);
    await expect(client.run(finishMutation, { name: 'Ofis', response: again })).rejects.toMatchObject(expired);

    const late = newDevice().create(await begin(client, 'beginPasskeyRegistration'));
    await ageChallenges('301 seconds');
    await expect(client.run(finishMutation, { name: 'Ofis', response: late })).rejects.toMatchObject(expired);
    expect(await listPasskeys(client)).toHaveLength(1);
  });

  test('is refused when its key was already added', async () => {
    const { client, password, device } = await signInWithNewPasskey();
    const colleague = await signInNewUser();
    for (const person of [{ client, password }, colleague]) {
      await person.client.prove(person.password);
      const response = device.create(await begin(person.client, 'beginPasskeyRegistration'));
      await expect(person.client.run(finishMutation, { name: 'Yine', response })).rejects.toMatchObject({
        fields: { response: 'form.passkey.known' },
      });
    }
  });

  test('is limited to ten passkeys, also for simultaneous calls', async () => {
    const { client, password } = await signInNewUser();
    await client.prove(password);
    for (let count = 0; count < 8; count++) await addPasskey(client);
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => addPasskey(client)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await listPasskeys(client)).toHaveLength(10);
    await expect(begin(client, 'beginPasskeyRegistration')).rejects.toMatchObject({
      fields: { name: 'form.passkey.tooMany' },
    });
  });

  test.each([
    ['text', 'x'],
    ['null parts', { id: null, rawId: 1, response: null }],
    ['no base64url', { id: 'ä', rawId: 'ä', response: { clientDataJSON: '=', attestationObject: '=' } }],
    ['no JSON', { id: 'a', rawId: 'a', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }],
    [
      'a huge part',
      { id: 'a'.repeat(9_000), rawId: 'a', response: { clientDataJSON: 'e30', attestationObject: 'e30' } },
    ],
  ])('is refused with a malformed response: %s', async (_case, response) => {
    const { client, password } = await signInNewUser();
    await client.prove(password);
    await expect(client.run(finishMutation, { name: 'Ofis', response })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { response: expect.stringMatching(/^form\.passkey/) as string },
    });
  });
});

describe('signing in with a passkey', () => {
  test('replaces password and code, but does not count as a fresh proof', async () => {
    const { email, password, client, device } = await signInWithNewPasskey();
    await setUpSecondFactor(client, password);
    const signedIn = await signInBy(device);
    expect(await listPasskeys(signedIn)).toMatchObject([{ lastUsedAt: expect.any(String) as string }]);
    await expect(begin(signedIn, 'beginPasskeyRegistration')).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
    expect((await eventsOf(email)).at(-1)).toMatchObject({
      kind: 'SIGN_IN',
      details: { secondFactor: true, passkey: true },
    });
  });

  test.each<[string, Parameters<PasskeyDevice['sign']>[1]]>([
    ['of another site', { origin: 'https://kordon.example.evil' }],
    ['without a check of the person', { verified: false }],
    ['for another user', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ])('is refused %s', async (_case, deviations) => {
    const { device } = await signInWithNewPasskey();
    await expect(signInBy(device, deviations)).rejects.toMatchObject(notRecognized);
  });

  test('is refused when the counter of the device does not grow, because the key may be a copy', async () => {
    const { device } = await signInWithNewPasskey();
    await signInBy(device, { counter: 7 });
    await expect(signInBy(device, { counter: 7 })).rejects.toMatchObject(notRecognized);
    await expect(signInBy(device, { counter: 6 })).rejects.toMatchObject(notRecognized);
    await expect(signInBy(device, { counter: 8 })).resolves.toBeDefined();
  });

  test('is accepted once for two simultaneous responses with the same counter', async () => {
    const { device } = await signInWithNewPasskey();
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => signInBy(device, { counter: 3 })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('uses each challenge once and within five minutes, also for simultaneous calls', async () => {
    const { device } = await signInWithNewPasskey();
    const client = kordon.newClient();
    const response = device.sign(await begin(client, 'beginPasskeySignIn'));
    const clients = [client, kordon.newClient(), kordon.newClient()];
    const answers = await Promise.allSettled(clients.map((other) => other.run(signInMutation, { response })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

    const late = device.sign(await begin(client, 'beginPasskeySignIn'));
    await ageChallenges('301 seconds');
    await expect(kordon.newClient().run(signInMutation, { response: late })).rejects.toMatchObject(notRecognized);
    await begin(client, 'beginPasskeySignIn');
    expect(await kordon.db.query('select from passkey_challenges where expires_at <= now()')).toEqual([]);
  });

  test('returns the same error for an unknown passkey, a disabled user and a challenge of a signed-in user', async () => {
    const { id, client, device } = await signInWithNewPasskey();
    const unknownDevice = newDevice();
    unknownDevice.create({ challenge: 'x', rp: { id: 'localhost' }, user: { id: 'eA' } });
    await expect(signInBy(unknownDevice)).rejects.toMatchObject(notRecognized);
    const response = device.sign(await begin(client, 'beginPasskeyProof'));
    await expect(kordon.newClient().run(signInMutation, { response })).rejects.toMatchObject(notRecognized);
    await kordon.db.query('update admin_users set disabled_at = now() where id = $1', [id]);
    await expect(signInBy(device)).rejects.toMatchObject(notRecognized);
  });

  test('may fail thirty times per network in a quarter of an hour; a success is not counted', async () => {
    const { device } = await signInWithNewPasskey();
    await signInBy(device);
    for (let tries = 0; tries < 30; tries++)
      await expect(signInBy(device, { verified: false })).rejects.toMatchObject(notRecognized);
    await expect(signInBy(device)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('cannot fill the table of challenges: a network gets at most a hundred in a quarter of an hour', async () => {
    const client = kordon.newClient();
    const codes = await Promise.all(
      Array.from({ length: 105 }, () =>
        begin(client, 'beginPasskeySignIn').then(
          () => 'accepted',
          (error: OperationError) => error.code,
        ),
      ),
    );
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5);
  });
});

describe('a proof with a passkey', () => {
  test('counts like one with password and code, and is logged', async () => {
    const { email, device } = await signInWithNewPasskey();
    const client = await signInBy(device);
    const response = device.sign(await begin(client, 'beginPasskeyProof'));
    expect(await client.run(proofMutation, { response })).toEqual({ confirmIdentityWithPasskey: true });
    await expect(begin(client, 'beginPasskeyRegistration')).resolves.toBeDefined();
    expect((await eventsOf(email)).at(-1)).toEqual({ kind: 'PROOF_CONFIRMED', details: { passkey: true } });
    await expect(client.run(proofMutation, { response })).rejects.toMatchObject(refused);
  });

  test('is refused for the passkey of a colleague, and for a challenge of a sign-in', async () => {
    const [person, colleague] = [await signInWithNewPasskey(), await signInWithNewPasskey()];
    const foreign = colleague.device.sign(await begin(person.client, 'beginPasskeyProof'));
    await expect(person.client.run(proofMutation, { response: foreign })).rejects.toMatchObject(refused);
    const response = person.device.sign(await begin(kordon.newClient(), 'beginPasskeySignIn'));
    await expect(person.client.run(proofMutation, { response })).rejects.toMatchObject(refused);
  });
});

describe('the passkeys of a user', () => {
  test('can be renamed and, with a fresh proof, removed; a removed passkey cannot sign in', async () => {
    const { email, client, device, passkeyId: id } = await signInWithNewPasskey();
    expect(await client.run(renameMutation, { id, name: ' Telefon ' })).toEqual({ renamePasskey: { name: 'Telefon' } });
    await expect(client.run(renameMutation, { id, name: ' ' })).rejects.toMatchObject({
      fields: { name: 'form.required' },
    });
    const elsewhere = await signInBy(device);
    await expect(elsewhere.run(removeMutation, { id })).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
    await client.run(removeMutation, { id });
    expect(await listPasskeys(client)).toEqual([]);
    expect(await isSignedIn(elsewhere)).toBe(false);
    await expect(signInBy(device)).rejects.toMatchObject(notRecognized);
    expect(await eventsOf(email)).toContainEqual({ kind: 'PASSKEY_REMOVED', details: { passkey: 'Telefon' } });
    await kordon.waitForJobs();
    expect(mailsTo(email).at(-1)?.subject).toBe('Bir geçiş anahtarı kaldırıldı');
  });

  test('cannot be renamed or removed by a colleague, or listed by an API token', async () => {
    const [person, colleague] = [await signInWithNewPasskey(), await signInWithNewPasskey()];
    const { passkeyId: id } = colleague;
    for (const [mutation, variables] of [
      [removeMutation, { id }],
      [renameMutation, { id, name: 'x' }],
      [removeMutation, { id: 'x' }],
    ] as const)
      await expect(person.client.run(mutation, variables)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await listPasskeys(colleague.client)).toHaveLength(1);

    const { createApiToken } = await person.client.run<{ createApiToken: { secret: string } }>(
      'mutation { createApiToken(name: "Rapor", days: 1, scopes: ["read", "write"]) { secret } }',
    );
    const headers = { authorization: `Bearer ${createApiToken.secret}` };
    for (const operation of [
      listQuery,
      ...['beginPasskeyRegistration', 'beginPasskeyProof', 'beginPasskeySignIn'].map((name) => `mutation { ${name} }`),
    ]) {
      const { errors } = await kordon.newClient().send(operation, {}, headers);
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    }
  });

  test('are removed with the second factor when a super admin resets it, also when there is only a passkey', async () => {
    const person = await signInWithNewPasskey('analyst');
    const mutation = `mutation { resetSecondFactor(id: "${person.id}") { hasPasskey } }`;
    expect(await kordon.admin.run(mutation)).toEqual({ resetSecondFactor: { hasPasskey: false } });
    expect(await isSignedIn(person.client)).toBe(false);
    await expect(signInBy(person.device)).rejects.toMatchObject(notRecognized);
    const [event] = await kordon.db.query<{ details: object }[]>(
      `select details from security_events where kind = 'PASSKEY_REMOVED' order by id desc limit 1`,
    );
    expect(event?.details).toEqual({ user: person.email, passkeys: 1, reset: true });
  });
});

describe('with REQUIRE_SECOND_FACTOR', () => {
  const strict = startKordon({ REQUIRE_SECOND_FACTOR: 'all' });
  const readColleagues = (client: TestClient) => client.run('{ colleagues { id } }');

  test('a passkey counts as the second factor; the password alone cannot sign in', async () => {
    const { email, password } = await anAdminUser(strict.db, { role: 'admin' });
    const withPassword = strict.newClient();
    const { id } = (await withPassword.signIn(email, password)).signIn;
    await expect(readColleagues(withPassword)).rejects.toMatchObject({ code: 'FORBIDDEN' });

    const device = new PasskeyDevice(`http://localhost:${strict.port}`);
    const options = await begin(strict.newClient(), 'beginPasskeySignIn');
    const created = device.create({
      ...options,
      rp: { id: 'localhost' },
      user: { id: Buffer.from(id).toString('base64url') },
    });
    await storePasskey(id, created);
    await expect(strict.newClient().signIn(email, 'wrong')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(strict.newClient().signIn(email, password)).rejects.toMatchObject({ code: 'PASSKEY_REQUIRED' });
    await expect(readColleagues(withPassword)).rejects.toMatchObject({ code: 'FORBIDDEN' });

    const client = strict.newClient();
    await client.run(signInMutation, { response: device.sign(await begin(client, 'beginPasskeySignIn')) });
    await expect(readColleagues(client)).resolves.toBeDefined();
    await expect(client.prove(password)).rejects.toMatchObject({ code: 'PASSKEY_REQUIRED' });
    await client.run(proofMutation, { response: device.sign(await begin(client, 'beginPasskeyProof')) });

    const [passkey] = await listPasskeys(client);
    await client.run(removeMutation, { id: passkey!.id });
    expect(await isSignedIn(client)).toBe(false);
    await expect(strict.newClient().signIn(email, password)).resolves.toBeDefined();
  });

  /** As if it had been added before a second factor was required. */
  async function storePasskey(adminUserId: string, { id, response }: ReturnType<PasskeyDevice['create']>) {
    const attestation = Buffer.from(response.attestationObject, 'base64url');
    const publicKey = attestation.subarray(-77); // the COSE key is the last part
    await strict.db.query(
      `insert into passkeys (admin_user_id, credential_id, public_key, counter, transports, name)
       values ($1, $2, $3, 0, '{internal}', 'Ofis')`,
      [adminUserId, id, publicKey],
    );
  }
});

import type { AdminRole } from '../../../common/enums.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { setUpSecondFactor, waitForStableCode } from '../../testing/authenticator.ts';
import { startKordon } from '../../testing/kordon.ts';
import type { OperationError, TestClient } from '../../testing/test-client.ts';

const kordon = startKordon();
const proofRequired = { code: 'PROOF_REQUIRED' };

async function signInNewUser(role: AdminRole = 'super_admin') {
  const { email, password } = await anAdminUser(kordon.db, { role });
  const client = kordon.newClient();
  const { signIn } = await client.signIn(email, password);
  return { id: signIn.id, email, password, client };
}
/** Moves the proof of a user to another time, relative to now. */
const moveProof = (id: string, offset: string) =>
  kordon.db.query(`update sessions set proved_at = now() + $2::interval where sess #>> '{passport,user}' = $1`, [
    id,
    offset,
  ]);
const createToken = (client: TestClient) =>
  client.run('mutation { createApiToken(name: "Rapor", days: 1) { token { id } } }');

test.each([
  ['a token', 'createApiToken(name: "x", days: 1) { secret }'],
  ['a user', 'createAdminUser(input: { email: "ece@kordon.example", name: "Ece", role: SUPER_ADMIN }) { id }'],
  ['a role', 'updateAdminUser(id: "ID", patch: { role: SUPER_ADMIN }) { id }'],
  ['the disabling of a user', 'updateAdminUser(id: "ID", patch: { disabled: true }) { id }'],
  ['the deletion of a user', 'deleteAdminUser(id: "ID")'],
  ['a link to a new password', 'sendPasswordLink(id: "ID")'],
  ['the reset of a second factor', 'resetSecondFactor(id: "ID") { id }'],
])('%s needs a fresh proof, and changes nothing without one', async (_case, operation) => {
  const [person, colleague] = [await signInNewUser(), await signInNewUser('analyst')];
  const mutation = `mutation { ${operation.replace('ID', colleague.id)} }`;
  const before = await kordon.db.query<object[]>('select * from admin_users order by id');
  await expect(person.client.run(mutation)).rejects.toMatchObject(proofRequired);
  expect(await kordon.db.query('select * from admin_users order by id')).toEqual(before);
  await person.client.prove(person.password);
  await expect(person.client.run(mutation)).resolves.toBeDefined();
});

test('the role is checked before the proof', async () => {
  const { client } = await signInNewUser('admin');
  await expect(client.run('mutation { deleteAdminUser(id: "x") }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a proof counts for ten minutes, and only in its session', async () => {
  const { id, email, password, client } = await signInNewUser();
  await client.prove(password);
  await expect(createToken(client)).resolves.toBeDefined();
  const other = kordon.newClient();
  await other.signIn(email, password);
  await expect(createToken(other)).rejects.toMatchObject(proofRequired);

  await moveProof(id, '-9 minutes -50 seconds');
  await expect(createToken(client)).resolves.toBeDefined();
  await moveProof(id, '-10 minutes -1 second');
  await expect(createToken(client)).rejects.toMatchObject(proofRequired);
});

test('a proof from the future, after the clock was set back, does not count', async () => {
  const { id, client, password } = await signInNewUser();
  await client.prove(password);
  await moveProof(id, '1 minute');
  await expect(createToken(client)).rejects.toMatchObject(proofRequired);
});

test('a new sign-in in the same browser starts without a proof', async () => {
  const { email, password, client } = await signInNewUser();
  await client.prove(password);
  await client.signIn(email, password);
  await expect(createToken(client)).rejects.toMatchObject(proofRequired);
});

test('the extension of a session keeps its proof', async () => {
  const { id, client, password } = await signInNewUser();
  await client.prove(password);
  await kordon.db.query(
    `update sessions set expire = expire - interval '61 seconds' where sess #>> '{passport,user}' = $1`,
    [id],
  );
  await client.run('{ me { id } }');
  await expect(createToken(client)).resolves.toBeDefined();
});

test('a proof needs the right password, and a code when the second factor is on', async () => {
  const { client, password } = await signInNewUser();
  await expect(client.prove('wrong')).rejects.toMatchObject({ fields: { password: 'form.password.wrong' } });
  await expect(client.prove('')).rejects.toMatchObject({ fields: { password: 'form.required' } });
  const { app } = await setUpSecondFactor(client, password);
  await expect(client.prove(password)).rejects.toMatchObject({ fields: { code: 'form.required' } });
  await expect(client.prove(password, app.wrongCode())).rejects.toMatchObject({ fields: { code: 'form.code.wrong' } });
  await expect(createToken(client)).rejects.toMatchObject(proofRequired);
  await waitForStableCode();
  const code = app.code();
  await client.prove(password, code);
  await expect(createToken(client)).resolves.toBeDefined();
  await expect(client.prove(password, code)).rejects.toMatchObject({ fields: { code: 'form.code.wrong' } });
});

test('a session cannot be used to guess the password', async () => {
  const { client, password } = await signInNewUser();
  const guesses = Array.from({ length: 15 }, () => client.prove('wrong').catch((error: OperationError) => error.code));
  expect((await Promise.all(guesses)).filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(10);
  await expect(client.prove(password)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('a visitor cannot confirm an identity', async () => {
  await expect(kordon.newClient().prove('x')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('each proof is in the security log', async () => {
  const { client, email, password } = await signInNewUser();
  await client.prove(password);
  expect(
    await kordon.db.query(`select kind from security_events where actor = $1 and kind = 'PROOF_CONFIRMED'`, [email]),
  ).toHaveLength(1);
});

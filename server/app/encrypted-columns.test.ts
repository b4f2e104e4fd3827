import { createCipheriv, randomBytes } from 'node:crypto';
import { inspectSecrets, rotateSecrets } from '../platform/key-rotation.ts';
import { createVault, deriveKey, type EncryptionKeys } from '../platform/vault.ts';
import { secondFactorSecret } from '../modules/identity/index.ts';
import { anAdminUser } from '../testing/accounts.ts';
import { testDatabase } from '../testing/database.ts';
import { encryptedColumns } from './encrypted-columns.ts';

const database = testDatabase();
const serverSecret = 'a secret for the tests, long enough';
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const before: EncryptionKeys = { current: oldKey, previous: [], serverSecret };
const after: EncryptionKeys = { current: newKey, previous: [oldKey], serverSecret };
const oldVault = createVault(before, secondFactorSecret);
const newVault = createVault(after, secondFactorSecret);

async function createAdmin(): Promise<string> {
  const { email } = await anAdminUser(database.dataSource());
  const [{ id }] = await database
    .dataSource()
    .query<[{ id: string }]>('select id from admin_users where email = $1', [email]);
  return id;
}
const store = (id: string, value: Buffer) =>
  database.dataSource().query('insert into second_factors (admin_user_id, secret) values ($1, $2)', [id, value]);
const read = async (id: string) => {
  const [row] = await database
    .dataSource()
    .query<[{ secret: Buffer }]>('select secret from second_factors where admin_user_id = $1', [id]);
  return row.secret;
};
/** Stores a secret for a new admin user, encrypted with the old key. */
async function storeSecret() {
  const id = await createAdmin();
  const secret = randomBytes(20);
  await store(id, oldVault.seal(secret, id));
  return { id, secret };
}
async function storeSecrets(count: number) {
  const stored = [];
  while (stored.length < count) stored.push(await storeSecret());
  return stored;
}

beforeEach(() => database.dataSource().query('delete from second_factors'));

test('every column of the type `encrypted`, or with a name that suggests it, is listed', async () => {
  const columns = await database.dataSource().query<object[]>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and (domain_name = 'encrypted' or column_name ~ '(^|_)(encrypted|sealed|secret)(_|$)')
     order by 1, 2`,
  );
  expect(encryptedColumns.map(({ table, column }) => ({ table, column }))).toEqual(columns);
});

test('a rotation encrypts every secret with the current key, and a second one changes nothing', async () => {
  const stored = await storeSecrets(5);
  expect(await inspectSecrets(database.dataSource(), after, encryptedColumns)).toMatchObject({
    current: 0,
    previous: 5,
  });
  expect(await rotateSecrets(database.dataSource(), after, encryptedColumns, 2)).toEqual({
    changed: 5,
    unreadable: [],
  });
  const vaultWithoutOldKey = createVault({ ...after, previous: [] }, secondFactorSecret);
  for (const { id, secret } of stored) expect(vaultWithoutOldKey.open(await read(id), id)).toEqual(secret);
  expect(await rotateSecrets(database.dataSource(), after, encryptedColumns, 2)).toEqual({
    changed: 0,
    unreadable: [],
  });
  expect(await inspectSecrets(database.dataSource(), after, encryptedColumns)).toMatchObject({
    current: 5,
    previous: 0,
  });
});

test('after an interrupted rotation finished batches stay, all values can be decrypted, and the rotation can be repeated', async () => {
  const stored = await storeSecrets(5);
  const db = database.dataSource();
  // The write of the last row fails, as when the connection is lost.
  const last = stored
    .map(({ id }) => id)
    .toSorted()
    .at(-1)!;
  const value = (await read(last)).toString('hex');
  await db.query(
    `alter table second_factors add constraint interrupted check (admin_user_id <> '${last}' or secret = '\\x${value}')`,
  );
  try {
    await expect(rotateSecrets(db, after, encryptedColumns, 2)).rejects.toThrow('interrupted');
  } finally {
    await db.query('alter table second_factors drop constraint interrupted');
  }
  expect(await inspectSecrets(db, after, encryptedColumns)).toEqual({ current: 4, previous: 1, unreadable: [] });
  for (const { id, secret } of stored) expect(newVault.open(await read(id), id)).toEqual(secret);
  expect(await rotateSecrets(db, after, encryptedColumns, 2)).toEqual({ changed: 1, unreadable: [] });
});

test('a value with an unknown key, a tampered value and a value of another row are reported and left unchanged', async () => {
  const [good, tampered, moved, unknown] = [
    await storeSecret(),
    await storeSecret(),
    await storeSecret(),
    await storeSecret(),
  ];
  const db = database.dataSource();
  const set = (id: string, value: Buffer) =>
    db.query('update second_factors set secret = $2 where admin_user_id = $1', [id, value]);
  const value = await read(tampered.id);
  value[value.length - 1]! ^= 1;
  await set(tampered.id, value);
  await set(moved.id, await read(good.id));
  await set(
    unknown.id,
    createVault({ ...before, current: randomBytes(32) }, secondFactorSecret).seal(unknown.secret, unknown.id),
  );
  const broken = [tampered, moved, unknown].map(({ id }) => id);
  const values = await Promise.all(broken.map(read));

  const { changed, unreadable } = await rotateSecrets(db, after, encryptedColumns);
  expect(changed).toBe(1);
  expect(unreadable.toSorted()).toEqual(
    broken
      .toSorted()
      .map((id) => expect.stringContaining(`second_factors.secret of ${id} cannot be decrypted`) as string),
  );
  expect(await Promise.all(broken.map(read))).toEqual(values);
  expect((await inspectSecrets(db, after, encryptedColumns)).unreadable).toHaveLength(3);
});

test('a value that was stored before encryption keys existed is decrypted and encrypted again', async () => {
  const id = await createAdmin();
  const [secret, nonce] = [randomBytes(20), randomBytes(12)];
  // As the versions up to migration 0020 did.
  const cipher = createCipheriv('aes-256-gcm', deriveKey(serverSecret, 'second factor'), nonce).setAAD(Buffer.from(id));
  const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()]);
  await store(id, Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]));

  expect(newVault.open(await read(id), id)).toEqual(secret);
  expect(await rotateSecrets(database.dataSource(), after, encryptedColumns)).toEqual({ changed: 1, unreadable: [] });
  // The server secret may be changed from now on.
  const vaultWithNewSecret = createVault(
    { ...after, serverSecret: 'another secret, also long enough!!' },
    secondFactorSecret,
  );
  expect(vaultWithNewSecret.open(await read(id), id)).toEqual(secret);
});

test('a secret that a server stores during the rotation is not overwritten', async () => {
  const { id } = await storeSecret();
  const db = database.dataSource();
  const server = db.createQueryRunner();
  await server.startTransaction();
  const replaced = randomBytes(20);
  await server.query('update second_factors set secret = $2 where admin_user_id = $1', [
    id,
    newVault.seal(replaced, id),
  ]);
  const rotation = rotateSecrets(db, after, encryptedColumns);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.query<unknown[]>(waiting)).length === 0);
  await server.commitTransaction();
  await server.release();
  expect(await rotation).toEqual({ changed: 0, unreadable: [] });
  expect(newVault.open(await read(id), id)).toEqual(replaced);
});

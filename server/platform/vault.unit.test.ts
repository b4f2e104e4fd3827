import { randomBytes } from 'node:crypto';
import { createVault, parseKey, type EncryptedColumn } from './vault.ts';

const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const serverSecret = 'a secret for the tests, long enough';
const column: EncryptedColumn = { table: 'second_factors', column: 'secret', id: 'admin_user_id' };
const keys = { current: first, previous: [], serverSecret };
const vault = createVault(keys, column);
const secret = randomBytes(20);

test('a secret is decrypted unchanged and encrypted differently each time', () => {
  const [one, other] = [vault.seal(secret, 'deniz'), vault.seal(secret, 'deniz')];
  expect(vault.open(one, 'deniz').equals(secret)).toBe(true);
  expect(vault.open(other, 'deniz').equals(secret)).toBe(true);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(secret)).toBe(false);
});

test.each([
  ['in the row of another person', vault, 'selin'],
  ['in another column', createVault(keys, { ...column, column: 'recovery' }), 'deniz'],
  ['in another table', createVault(keys, { ...column, table: 'accounts' }), 'deniz'],
  ['with an unknown key', createVault({ ...keys, current: second, previous: [third] }, column), 'deniz'],
])('a secret %s cannot be decrypted', (_case, other, id) => {
  expect(() => other.open(vault.seal(secret, 'deniz'), id)).toThrow(`of ${id} cannot be decrypted`);
});

test('a secret cannot be decrypted after any of its bytes was modified', () => {
  const sealed = vault.seal(secret, 'deniz');
  for (let position = 0; position < sealed.length; position++) {
    const modified = Buffer.from(sealed);
    modified[position]! ^= 1;
    expect(() => vault.open(modified, 'deniz')).toThrow('cannot be decrypted');
  }
  for (const length of [0, 3, 4, 12, 39]) expect(() => vault.open(sealed.subarray(0, length), 'deniz')).toThrow();
});

test('a value contains the id of its key: a previous key can decrypt, only the current one encrypts', () => {
  const rotated = createVault({ ...keys, current: second, previous: [first] }, column);
  const sealed = vault.seal(secret, 'deniz');
  expect(rotated.open(sealed, 'deniz').equals(secret)).toBe(true);
  expect([vault.isCurrent(sealed), rotated.isCurrent(sealed)]).toEqual([true, false]);
  expect(rotated.isCurrent(rotated.seal(secret, 'deniz'))).toBe(true);
});

test('keys of 32 bytes are read in hexadecimal, base64 and base64url', () => {
  const key = Buffer.alloc(32, 0xfb);
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(parseKey(key.toString(encoding))?.equals(key)).toBe(true);
  for (const text of [
    '',
    'secret',
    key.toString('hex').slice(1),
    key.subarray(1).toString('base64'),
    `${key.toString('base64')}=`,
  ])
    expect(parseKey(text)).toBeNull();
});

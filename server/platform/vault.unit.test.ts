import { randomBytes } from 'node:crypto';
import { createVault } from './vault.ts';

const serverSecret = 'a secret for the tests, long enough';
const vault = createVault(serverSecret, 'tests');
const secret = randomBytes(20);

test('a secret is decrypted unchanged and encrypted differently each time', () => {
  const [one, other] = [vault.seal(secret, 'deniz'), vault.seal(secret, 'deniz')];
  expect(vault.open(one, 'deniz').equals(secret)).toBe(true);
  expect(vault.open(other, 'deniz').equals(secret)).toBe(true);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(secret)).toBe(false);
});

test.each([
  ['of another owner', vault, 'selin'],
  ['of a server with another secret', createVault(`${serverSecret}!`, 'tests'), 'deniz'],
  ['of another purpose', createVault(serverSecret, 'more tests'), 'deniz'],
])('a secret %s cannot be decrypted', (_case, other, owner) => {
  expect(() => other.open(vault.seal(secret, 'deniz'), owner)).toThrow('SESSION_SECRET');
});

test.each([0, 12, 28, 47])('a secret whose byte %d was modified cannot be decrypted', (position) => {
  const sealed = vault.seal(secret, 'deniz');
  sealed[position]! ^= 1;
  expect(() => vault.open(sealed, 'deniz')).toThrow('SESSION_SECRET');
});

import type { AdminUser } from '../modules/identity/admin-user.entity.ts';
import { audienceFor, type Services } from './context.ts';

const selin = { id: 'a', email: 'selin@kordon.example', role: 'analyst' } as AdminUser;
const deniz = { id: 'b', email: 'deniz@kordon.example', role: 'analyst' } as AdminUser;
const owner = { id: 'c', email: 'owner@kordon.example', role: 'super_admin' } as AdminUser;
const audienceOf = (viewer: AdminUser | null) => audienceFor({} as Services, viewer);

test('viewers with the same role share an audience', () => {
  expect(audienceOf(selin).name).toBe(audienceOf(deniz).name);
  expect(new Set([selin, owner, null].map((viewer) => audienceOf(viewer).name)).size).toBe(3);
});

test('the context of an audience contains only the role of a viewer', () => {
  const { viewer, signedIn } = audienceOf(selin).createContext();
  expect(viewer).toEqual({ role: 'analyst' });
  expect(signedIn).toEqual({ role: 'analyst' });
  expect(audienceOf(null).createContext().viewer).toBeNull();
});

test.each(['request', 'address', 'transaction', 'vault', 'mailboxVaults'] as const)(
  'the context of an audience has no %s',
  (property) => {
    expect(audienceOf(selin).createContext()).not.toHaveProperty(property);
  },
);

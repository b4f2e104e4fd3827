import type { AdminUser } from '../modules/identity/admin-user.entity.ts';
import { audienceFor, type Services } from './context.ts';

const selin = { id: 'a', email: 'selin@kordon.example', role: 'analyst' } as AdminUser;
const deniz = { id: 'b', email: 'deniz@kordon.example', role: 'analyst' } as AdminUser;
const owner = { id: 'c', email: 'owner@kordon.example', role: 'super_admin' } as AdminUser;
const audienceOf = (viewer: AdminUser | null) => audienceFor({} as Services, viewer);

test('those of one role are told the same, and nobody else', () => {
  expect(audienceOf(selin).name).toBe(audienceOf(deniz).name);
  expect(new Set([selin, owner, null].map((viewer) => audienceOf(viewer).name)).size).toBe(3);
});

test('an answer for many knows the role and nothing else of who is asking', () => {
  const { viewer } = audienceOf(selin).context();
  expect(viewer?.role).toBe('analyst');
  expect(() => viewer?.id).toThrow('cannot depend on their id');
  expect(() => viewer?.email).toThrow('cannot depend on their email');
  expect(audienceOf(null).context().viewer).toBeNull();
});

test.each(['request', 'address', 'transaction'] as const)('an answer for many has no %s', (what) => {
  expect(() => audienceOf(selin).context()[what]).toThrow('What many are told at once');
});

import {
  accountKey,
  cacheProfile,
  clearCachedProfile,
  PROFILE_LIFETIME_MS,
  readCachedProfile,
} from './profile-cache.ts';

const selin = { email: 'selin@kordon.example', name: 'Selin Aktaş', role: 'ADMIN' } as const;

beforeEach(() => localStorage.clear());

test('a cached profile is valid for one hour', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_764_028_800_000);
  cacheProfile(selin);

  now.mockReturnValue(1_764_028_800_000 + PROFILE_LIFETIME_MS);
  expect(readCachedProfile()).toEqual(selin);
  now.mockReturnValue(1_764_028_800_000 + PROFILE_LIFETIME_MS + 1);
  expect(readCachedProfile()).toBeUndefined();
});

test('a profile that was cached in the future is ignored', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_764_028_800_000);
  cacheProfile(selin);
  now.mockReturnValue(1_764_028_799_999);
  expect(readCachedProfile()).toBeUndefined();
});

test('a profile of another e-mail than the last one is ignored', () => {
  cacheProfile(selin);
  localStorage.setItem(accountKey, 'deniz@kordon.example');
  expect(readCachedProfile()).toBeUndefined();
});

test('clearing the cache removes everything from the storage', () => {
  cacheProfile(selin);
  clearCachedProfile();
  expect(readCachedProfile()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('invalid storage content is ignored', () => {
  cacheProfile(selin);
  localStorage.setItem('kordon.profile', '{');
  expect(readCachedProfile()).toBeUndefined();
});

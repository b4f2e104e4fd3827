import { statSync } from 'node:fs';
import { passwordLength } from '../../../common/forms/password.ts';
import { commonPasswordsFile, isGuessable } from './guessable-password.ts';

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
])('%s is guessable', (password) => {
  expect(isGuessable(password, personalData)).toBe(true);
});

test.each([
  'ilk şifre, uzunca',
  'correct horse battery',
  'y3ni-bir-şey-olsun',
  'رمز عبور تازه من',
  '5kq0x-9m2ha-w7rrt',
])('%s is not guessable', (password) => {
  expect(isGuessable(password, personalData)).toBe(false);
});

test.each([
  ['frankenstein', 'registration', 'showmethemoney', 'louisvuitton', 'hakunamatata', 'Intervention'],
  ['fenerbahce1907', 'GALATASARAY1905', 'beşiktaş1903', 'seniseviyorum', 'SENİSEVİYORUM', '19051905galatasaray'],
])('commonly used passwords are guessable, in any case and with accents: %s, %s, …', (...passwords) => {
  expect(passwords.filter((password) => !isGuessable(password, []))).toEqual([]);
});

test('the list has those of the million most used passwords that are long enough', () => {
  expect(statSync(commonPasswordsFile).size / 4).toBe(43_940);
});

test('a password of the maximum length is checked within a second', () => {
  const start = performance.now();
  isGuessable('aA1!bB2@'.repeat(passwordLength.max / 8), personalData);
  expect(performance.now() - start).toBeLessThan(1_000);
});

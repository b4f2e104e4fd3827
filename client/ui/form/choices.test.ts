import { countries, countryName } from '../../../common/countries.ts';
import { matchingChoices, sortedChoices } from './choices.ts';

const namesIn = (language: string) =>
  sortedChoices(
    countries.map((value) => ({ value, label: countryName(value, language) ?? 'Diğer' })),
    language,
    'other',
  );
const found = (language: string, typed: string) => matchingChoices(namesIn(language), typed).map(({ label }) => label);

test('a list stands in the order of its language, with other at its end', () => {
  const labels = namesIn('tr-TR').map(({ label }) => label);
  const at = (label: string) => labels.indexOf(label);
  expect(at('Cezayir')).toBeLessThan(at('Çin'));
  expect(at('Çin')).toBeLessThan(at('Danimarka'));
  expect(at('Irak')).toBeLessThan(at('İran'));
  expect(labels.at(-1)).toBe('Diğer');
});

test.each([
  ['tr-TR', 'IRAK', 'Irak'],
  ['tr-TR', 'ırak', 'Irak'],
  ['tr-TR', 'irak', 'Irak'],
  ['tr-TR', 'cin', 'Çin'],
  ['tr-TR', 'ISPANYA', 'İspanya'],
  ['fr-DZ', 'algerie', 'Algérie'],
  ['ar-AE', 'الامارات', 'الإمارات العربية المتحدة'],
  ['ar-AE', 'الجزائر', 'الجزائر'],
  ['fa-IR', 'تركيه', 'ترکیه'],
  ['en-US', 'uae', 'United Arab Emirates'],
  ['ar-AE', 'usa', 'الولايات المتحدة'],
])('in %s, %s finds %s first', (language, typed, label) => {
  expect(found(language, typed)[0]).toBe(label);
});

test('what begins with the typed text comes before what only has it', () => {
  expect(found('en-US', 'gu').slice(0, 2)).toEqual(['Guatemala', 'Guinea']);
  expect(found('en-US', 'guinea')).toEqual(
    expect.arrayContaining(['Guinea', 'Guinea-Bissau', 'Equatorial Guinea', 'Papua New Guinea']),
  );
});

test('words are found in any order and whatever stands between them', () => {
  expect(found('en-US', 'arab united')).toContain('United Arab Emirates');
  expect(found('en-US', 'guineabissau')).toEqual(['Guinea-Bissau']);
  expect(found('tr-TR', 'atlantis')).toEqual([]);
});

import { countries, countryName } from '../../../common/countries.ts';
import { filterChoices, sortChoices } from './choices.ts';

const countryChoices = (language: string) =>
  sortChoices(
    countries.map((value) => ({ value, label: countryName(value, language) ?? 'Diğer' })),
    language,
    'other',
  );
const findLabels = (language: string, typed: string) =>
  filterChoices(countryChoices(language), typed).map(({ label }) => label);

test('sorts choices in the order of the language, with the catch-all choice last', () => {
  const labels = countryChoices('tr-TR').map(({ label }) => label);
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
  expect(findLabels(language, typed)[0]).toBe(label);
});

test('lists labels that begin with the text before labels that contain it', () => {
  expect(findLabels('en-US', 'gu').slice(0, 2)).toEqual(['Guatemala', 'Guinea']);
  expect(findLabels('en-US', 'guinea')).toEqual(
    expect.arrayContaining(['Guinea', 'Guinea-Bissau', 'Equatorial Guinea', 'Papua New Guinea']),
  );
});

test('finds words in any order and ignores punctuation between them', () => {
  expect(findLabels('en-US', 'arab united')).toContain('United Arab Emirates');
  expect(findLabels('en-US', 'guineabissau')).toEqual(['Guinea-Bissau']);
  expect(findLabels('tr-TR', 'atlantis')).toEqual([]);
});

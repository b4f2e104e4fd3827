import { parseAmount } from './parse-amount.ts';

test.each([
  ['10000', 'tr-TR', 10_000],
  ['10.000', 'tr-TR', 10_000],
  ['10.000', 'en-US', 10],
  ['10,000', 'en-US', 10_000],
  ['10,000', 'tr-TR', 10],
  ['10.000', 'fr-DZ', 10_000],
  ['10 000', 'fr-DZ', 10_000],
  ['620,50', 'tr-TR', 620.5],
  ['620.50', 'tr-TR', 620.5],
  ['0.500', 'tr-TR', 0.5],
  ['1.234.567,89', 'en-US', 1_234_567.89],
  ['1,234,567.89', 'tr-TR', 1_234_567.89],
  ['1.234.567', 'en-US', 1_234_567],
  ["1'234", 'en-US', 1_234],
  ['۱۰٬۰۰۰', 'fa-IR', 10_000],
  ['۶۲۰٫۵', 'fa-IR', 620.5],
  ['١٠٠٠٠', 'ar-AE', 10_000],
  ['\u200F10,000', 'ar-AE', 10_000],
  [' 7 ', 'en-US', 7],
  ['0', 'tr-TR', 0],
])('parses %j in %s as %d', (text, language, value) => {
  expect(parseAmount(text, language)).toBe(value);
});

test.each([
  '',
  ' ',
  '-5',
  '+5',
  '1e308',
  'NaN',
  'Infinity',
  '0x10',
  '10 t',
  '1.2.3',
  '1,2,3',
  '1.23.456',
  ',5',
  '5,',
  '1..0',
  '½',
  '1,000,00',
])('returns NaN for %j', (text) => {
  for (const language of ['tr-TR', 'en-US', 'fa-IR', 'ar-AE', 'fr-DZ']) expect(parseAmount(text, language)).toBeNaN();
});

import { convertAmount, formatAmount, formatChange, formatMarketValue, formatMoney } from './format.ts';

const currency = (code: string, value: number) => ({
  symbol: `USD${code}`,
  category: 'currency' as const,
  currency: code,
  value,
});
const index = (symbol: string, value: number) => ({ symbol, category: 'index' as const, currency: 'INDEX', value });

test.each([
  [currency('TRY', 42.187), '42.187'],
  [currency('TRY', 42.18746), '42.1875'],
  [currency('SAR', 3.75), '3.750'],
  [currency('IRR', 42_105), '42,105'],
  [currency('JPY', 149.8249), '149.82'],
  [index('BIST100', 10_412.7), '10,412.70'],
  [index('US500', 6_012.4), '6,012'],
  [{ symbol: 'REBAR', category: 'metal' as const, currency: 'USD', value: 595 }, '595.00'],
  [{ symbol: 'SUPRAMAX', category: 'shipping' as const, currency: 'USD', value: 13_420 }, '13,420'],
  [{ symbol: 'DRY_BULK', category: 'shipping' as const, currency: 'INDEX', value: 1_642 }, '1,642'],
])('formats %j as %s', (quote, formatted) => {
  expect(formatMarketValue(quote, 'en-US')).toBe(formatted);
});

test.each([
  [1234.5, 'USD', 'en-US', '$1,234.50'],
  [1234.5, 'JPY', 'en-US', '¥1,235'],
  [1234.5, 'TRY', 'tr-TR', '₺1.234,50'],
  [1234.5, 'EUR', 'fr-DZ', '1 234,50 €'],
  [42_105.4, 'IRR', 'fa-IR', '‎ریال ۴۲٬۱۰۵'],
  [12, 'no currency', 'tr-TR', 'no currency 12.00'],
])('formats %d %s in %s as %s', (amount, code, locale, formatted) => {
  expect(formatMoney(amount, code, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(formatted);
});

test('formatAmount uses the decimals of the currency', () => {
  expect(formatAmount(385, 'TRY', 'tr-TR')).toBe('385,00');
  expect(formatAmount(16_210_425.4, 'IRR', 'fa-IR')).toBe('۱۶٬۲۱۰٬۴۲۵');
});

test.each([
  [1.26, '%1,3'],
  [-0.6, '−%0,6'],
  [-0.04, '%0,0'],
  [0, '%0,0'],
])('formats a change of %d percent as %s', (percent, formatted) => {
  expect(formatChange(percent, 'tr-TR')).toBe(formatted);
});

test('converts amounts through USD, and returns undefined without a rate', () => {
  const rates = { TRY: 42, EUR: 0.9 };
  expect(convertAmount(100, 'USD', 'TRY', rates)).toBe(4200);
  expect(convertAmount(90, 'EUR', 'USD', rates)).toBeCloseTo(100);
  expect(convertAmount(90, 'EUR', 'TRY', rates)).toBeCloseTo(4200);
  expect(convertAmount(7, 'AED', 'AED', rates)).toBe(7);
  expect(convertAmount(7, 'AED', 'TRY', rates)).toBeUndefined();
});

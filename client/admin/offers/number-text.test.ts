import { findCommonDecimal, findCurrency, readNumber, readPrice, readQuantity, readUnit } from './number-text.ts';

test.each([
  ['6000', '6000'],
  ['531,5', '531.5'],
  ['531.5', '531.5'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['12.345.678', '12345678'],
  ['1 234,5', '1234.5'],
  ['1\u00a0234\u202f567', '1234567'],
  ["1'234.5", '1234.5'],
  ['0.500', '0.500'],
  ['1234.567', '1234.567'],
  [',5', '0.5'],
  ['۱۲۳٫۵', '123.5'],
  ['-5', '-5'],
  ['007', '7'],
])('reads %s as %s', (text, value) => {
  expect(readNumber(text)).toEqual({ value, isAmbiguous: false });
});

test.each(['', ' ', 'abc', '12a', '1.2.3', '1,23,456.5', '1.234,5,6', '12 34', '5-6', '.', '1e5'])(
  'does not take %j for a number',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);

test('a single separator before three digits is read as Turkish, unless the table shows otherwise, and is marked', () => {
  expect(readNumber('1.234')).toEqual({ value: '1234', isAmbiguous: true });
  expect(readNumber('1,234')).toEqual({ value: '1.234', isAmbiguous: true });
  expect(readNumber('1.234', '.')).toEqual({ value: '1.234', isAmbiguous: true });
  expect(readNumber('1,234', '.')).toEqual({ value: '1234', isAmbiguous: true });
});

test('the decimal separator of a table is that of its unambiguous numbers', () => {
  expect(findCommonDecimal(['1.234', '531.5', '6000'])).toBe('.');
  expect(findCommonDecimal(['1.234.567', '1.234'])).toBe(',');
  expect(findCommonDecimal(['$ 12,5', '1.234'])).toBe(',');
  expect(findCommonDecimal(['1.234', '6000'])).toBeUndefined();
  expect(findCommonDecimal(['12,5', '12.5'])).toBeUndefined();
});

test('a quantity may be followed by its unit', () => {
  expect(readQuantity('500 MT')).toMatchObject({ value: '500', unit: 't' });
  expect(readQuantity('1.250,5 ton')).toMatchObject({ value: '1250.5', unit: 't' });
  expect(readQuantity('12kg')).toMatchObject({ value: '12', unit: 'kg' });
  expect(readQuantity('3 adet')).toMatchObject({ value: '3', unit: 'piece' });
  expect(readQuantity('500')).toEqual({ value: '500', isAmbiguous: false });
  expect(readQuantity('500 sandık')).toBeUndefined();
  expect(readUnit('Takım')).toBe('set');
  expect(readUnit('')).toBeUndefined();
});

test('a price may name the currency of the offer, but no other', () => {
  expect(readPrice('$531,50', 'USD')).toMatchObject({ value: '531.50' });
  expect(readPrice('531.50 USD/t', 'USD')).toMatchObject({ value: '531.50' });
  expect(readPrice('€ 500', 'EUR')).toMatchObject({ value: '500' });
  expect(readPrice('1.250,00 TL', 'TRY')).toMatchObject({ value: '1250.00' });
  expect(readPrice('500 EUR', 'USD')).toBeUndefined();
  expect(findCurrency('520 USD/t')).toBe('USD');
  expect(findCurrency('€480')).toBe('EUR');
  expect(findCurrency('hedef yok')).toBeUndefined();
});

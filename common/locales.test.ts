import { localeOf, localePath, locales, splitPath } from './locales.ts';

test('every page has one address a language', () => {
  expect(locales.map((locale) => localePath(locale, '/'))).toEqual(['/', '/en', '/fa', '/ar', '/fr']);
  expect(localePath('tr', '/products#training')).toBe('/products#training');
  expect(localePath('ar', '/products#training')).toBe('/ar/products#training');
  expect(localePath('fr', '/?page=2')).toBe('/fr?page=2');
});

test('an address is taken apart again', () => {
  expect(splitPath('/')).toEqual({ locale: 'tr', path: '/' });
  expect(splitPath('/en')).toEqual({ locale: 'en', path: '/' });
  expect(splitPath('/fa/products/')).toEqual({ locale: 'fa', path: '/products' });
  expect(splitPath('/french')).toEqual({ locale: 'tr', path: '/french' });
});

test('no page has its language twice in the address, and none has a language that we do not write', () => {
  expect(localeOf(undefined)).toBe('tr');
  expect(localeOf('fa')).toBe('fa');
  expect(localeOf('tr')).toBeUndefined();
  expect(localeOf('de')).toBeUndefined();
});

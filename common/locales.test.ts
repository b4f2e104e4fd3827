import { parseLocale, localePath, locales, splitPath } from './locales.ts';

test('localePath returns the path of a page in each language', () => {
  expect(locales.map((locale) => localePath(locale, '/'))).toEqual(['/', '/en', '/fa', '/ar', '/fr']);
  expect(localePath('tr', '/products#training')).toBe('/products#training');
  expect(localePath('ar', '/products#training')).toBe('/ar/products#training');
  expect(localePath('fr', '/?page=2')).toBe('/fr?page=2');
});

test('splitPath returns locale and Turkish path', () => {
  expect(splitPath('/')).toEqual({ locale: 'tr', path: '/' });
  expect(splitPath('/en')).toEqual({ locale: 'en', path: '/' });
  expect(splitPath('/fa/products/')).toEqual({ locale: 'fa', path: '/products' });
  expect(splitPath('/french')).toEqual({ locale: 'tr', path: '/french' });
});

test('parseLocale accepts only the prefixes of the site, and not /tr', () => {
  expect(parseLocale(undefined)).toBe('tr');
  expect(parseLocale('fa')).toBe('fa');
  expect(parseLocale('tr')).toBeUndefined();
  expect(parseLocale('de')).toBeUndefined();
});

import { countries, countryName } from '../countries.ts';
import { locales, languages } from '../locales.ts';
import { steelProducts } from '../steel-products.ts';
import { supplierApplicationForm } from './supplier-application.ts';
import { getValidationErrors } from './testing.ts';

const fileId = '0d4f6a52-6f0f-4b9e-8d3c-0a6f6d8f1c11';
const application = {
  submissionId: '5f0c6c1e-8d5c-4d2b-9a43-3c2a6a1f9b10',
  companyName: 'Aciéries du Rocher',
  country: 'algeria',
  productType: 'hot-rolled-coil',
  monthlyCapacity: 2400,
  contactPerson: 'Amélie Fontenoy',
  email: 'amelie@rocher.example',
  phone: '+213 555 00 00',
  language: 'fr',
  consent: true,
};
const getErrors = (changes: object) => getValidationErrors(supplierApplicationForm, { ...application, ...changes });
const validate = (changes: object) => supplierApplicationForm.validateSync({ ...application, ...changes });

test('website, description and certificates are optional', () => {
  expect(validate({ website: null, description: null, certificateIds: null })).toMatchObject({
    website: '',
    description: '',
    certificateIds: [],
  });
});

test.each([
  [99.9, 'form.capacity.minimum'],
  [0, 'form.capacity.minimum'],
  [-100, 'form.capacity.minimum'],
  ['', 'form.number.positive'],
  ['a lot', 'form.number.positive'],
  [Infinity, 'form.number.tooLarge'],
  [10_000_001, 'form.number.tooLarge'],
])('rejects a capacity of %j tons per month', (monthlyCapacity, reason) => {
  expect(getErrors({ monthlyCapacity })).toEqual({ monthlyCapacity: reason });
});

test('accepts 100 tons per month', () => {
  expect(getErrors({ monthlyCapacity: 100 })).toEqual({});
});

test.each([
  ['rocher.example', 'https://rocher.example/'],
  ['http://www.rocher.example/aciers?x=1', 'http://www.rocher.example/aciers?x=1'],
  ['çelik.example', 'https://xn--elik-zoa.example/'],
])('stores the website %s as %s', (website, stored) => {
  expect(validate({ website }).website).toBe(stored);
});

test.each([
  'rocher',
  'not an address',
  'javascript:alert(1)',
  'ftp://rocher.example',
  'https://user:pass@rocher.example',
])('rejects the website %s', (website) => {
  expect(getErrors({ website })).toEqual({ website: 'form.website.invalid' });
});

test('rejects unknown countries and products, invalid file ids and too many files', () => {
  expect(getErrors({ country: 'atlantis', productType: 'gold' })).toEqual({
    country: 'form.choice.invalid',
    productType: 'form.choice.invalid',
  });
  expect(getErrors({ certificateIds: ['no-uuid'] })).toEqual({ 'certificateIds[0]': 'form.file.gone' });
  expect(getErrors({ certificateIds: Array<string>(11).fill(fileId) })).toEqual({
    certificateIds: 'form.files.tooMany',
  });
});

test('the lists have unique slugs, with the slug `other` last', () => {
  for (const list of [countries, steelProducts]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.at(-1)).toBe('other');
    expect(list.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  }
  expect(countries).toEqual(expect.arrayContaining(['turkey', 'germany', 'uae']));
});

test.each(locales)('every country has a name in %s', (locale) => {
  const { tag } = languages[locale];
  const names = countries.filter((country) => country !== 'other').map((country) => countryName(country, tag));
  expect(names.filter((name) => !name || /^[A-Z]{2}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

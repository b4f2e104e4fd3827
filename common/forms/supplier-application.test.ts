import { countries, countryName } from '../countries.ts';
import { locales, languages } from '../locales.ts';
import { steelProducts } from '../steel-products.ts';
import { supplierApplicationForm } from './supplier-application.ts';
import { refusedBy } from './testing.ts';

const file = '0d4f6a52-6f0f-4b9e-8d3c-0a6f6d8f1c11';
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
const refused = (about: object) => refusedBy(supplierApplicationForm, { ...application, ...about });
const accepted = (about: object) => supplierApplicationForm.validateSync({ ...application, ...about });

test('an application without website, description and certificates is accepted', () => {
  expect(accepted({ website: null, description: null, certificateIds: null })).toMatchObject({
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
])('a capacity of %j tons a month is refused', (monthlyCapacity, reason) => {
  expect(refused({ monthlyCapacity })).toEqual({ monthlyCapacity: reason });
});

test('100 tons a month are enough', () => {
  expect(refused({ monthlyCapacity: 100 })).toEqual({});
});

test.each([
  ['rocher.example', 'https://rocher.example/'],
  ['http://www.rocher.example/aciers?x=1', 'http://www.rocher.example/aciers?x=1'],
  ['çelik.example', 'https://xn--elik-zoa.example/'],
])('the website %s is kept as %s', (website, kept) => {
  expect(accepted({ website }).website).toBe(kept);
});

test.each([
  'rocher',
  'not an address',
  'javascript:alert(1)',
  'ftp://rocher.example',
  'https://user:pass@rocher.example',
])('the website %s is refused', (website) => {
  expect(refused({ website })).toEqual({ website: 'form.website.invalid' });
});

test('country, product and files are taken from their lists', () => {
  expect(refused({ country: 'atlantis', productType: 'gold' })).toEqual({
    country: 'form.choice.invalid',
    productType: 'form.choice.invalid',
  });
  expect(refused({ certificateIds: ['no-uuid'] })).toEqual({ 'certificateIds[0]': 'form.file.gone' });
  expect(refused({ certificateIds: Array<string>(11).fill(file) })).toEqual({ certificateIds: 'form.files.tooMany' });
});

test('the lists offer what they promise, each once and last of all something else', () => {
  for (const list of [countries, steelProducts]) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.at(-1)).toBe('other');
    expect(list.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  }
  expect(countries).toEqual(expect.arrayContaining(['turkey', 'germany', 'uae']));
});

test.each(locales)('every country has its name in %s', (locale) => {
  const { tag } = languages[locale];
  const named = countries.filter((country) => country !== 'other').map((country) => countryName(country, tag));
  expect(named.filter((name) => !name || /^[A-Z]{2}$/.test(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

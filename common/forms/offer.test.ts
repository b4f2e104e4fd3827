import { getIstanbulDay } from '../istanbul-day.ts';
import { MAX_OFFER_TOTAL, offerForm, computeOfferTotals } from './offer.ts';

test.each<[what: string, lines: [quantity: number, price: number][], amounts: number[], total: number]>([
  ['whole tons', [[6000, 531]], [3_186_000], 3_186_000],
  ['values with binary rounding errors', [[3, 0.1], [1.005, 100]], [0.3, 100.5], 100.8], // prettier-ignore
  ['half a cent is rounded up', [[0.005, 1], [0.015, 1]], [0.01, 0.02], 0.03], // prettier-ignore
  ['less than half a cent is dropped', [[0.004, 1]], [0, ], 0], // prettier-ignore
  ['the total is the sum of the rounded lines', [[0.333, 0.1], [0.333, 0.1], [0.333, 0.1]], [0.03, 0.03, 0.03], 0.09], // prettier-ignore
  ['no lines', [], [], 0],
])('computeOfferTotals: %s', (_what, lines, amounts, total) => {
  expect(computeOfferTotals(lines.map(([quantity, unitPrice]) => ({ quantity, unitPrice })))).toEqual({
    amounts,
    total,
  });
});

const line = { description: 'Kütük 150×150', quantity: 100, unit: 't', unitPrice: 531 };
const offer = {
  quoteRequestId: '6f0f3c52-0b8d-4a0a-9b3a-0f7b6f4f2a11',
  lines: [line],
  currency: 'USD',
  deliveryTerms: 'cfr',
  deliveryPlace: 'Annaba',
  paymentTerms: 'lc',
  validUntil: getIstanbulDay(14),
};
const validate = (changes: object) =>
  offerForm.validate({ ...offer, ...changes }, { abortEarly: false }).then(
    () => ({}),
    (error: { inner: { path: string; message: string }[]; path: string; message: string }) =>
      Object.fromEntries((error.inner.length ? error.inner : [error]).map(({ path, message }) => [path, message])),
  );

test('rounds quantities and prices and fills in defaults', async () => {
  const form = await offerForm.validate({ ...offer, lines: [{ ...line, quantity: 0.12345, unitPrice: 1.239 }] });
  expect(form).toMatchObject({ note: '', lines: [{ quantity: 0.123, unitPrice: 1.24 }] });
});

test.each<[what: string, changes: object, errors: object]>([
  ['no lines', { lines: [] }, { lines: 'form.required' }],
  ['61 lines', { lines: Array.from({ length: 61 }, () => line) }, { lines: 'form.offer.tooManyLines' }],
  [
    'a line without product and description',
    { lines: [{ ...line, description: ' ' }] },
    { 'lines[0].description': 'form.required' },
  ],
  ['a negative quantity', { lines: [{ ...line, quantity: -1 }] }, { 'lines[0].quantity': 'form.number.positive' }],
  [
    'a quantity that rounds to 0',
    { lines: [{ ...line, quantity: 0.0004 }] },
    { 'lines[0].quantity': 'form.number.positive' },
  ],
  ['1e308 tons', { lines: [{ ...line, quantity: 1e308 }] }, { 'lines[0].quantity': 'form.number.tooLarge' }],
  ['a price of 1e308', { lines: [{ ...line, unitPrice: 1e308 }] }, { 'lines[0].unitPrice': 'form.number.tooLarge' }],
  ['a negative price', { lines: [{ ...line, unitPrice: -0.01 }] }, { 'lines[0].unitPrice': 'form.amount.invalid' }],
  [
    'a total over the maximum',
    { lines: [{ ...line, quantity: 1e7, unitPrice: 1e8 }] },
    { lines: 'form.number.tooLarge' },
  ],
  ['yesterday as the last day', { validUntil: getIstanbulDay(-1) }, { validUntil: 'form.date.past' }],
  ['a last day in two years', { validUntil: getIstanbulDay(700) }, { validUntil: 'form.date.invalid' }],
  ['a date that does not exist', { validUntil: '2026-02-30' }, { validUntil: 'form.date.invalid' }],
  ['an unknown Incoterm', { deliveryTerms: 'xyz' }, { deliveryTerms: 'form.choice.invalid' }],
])('rejects %s', async (_what, changes, errors) => {
  expect(await validate(changes)).toEqual(errors);
});

test('accepts today as the last day', async () => {
  expect(await validate({ validUntil: getIstanbulDay() })).toEqual({});
  expect(MAX_OFFER_TOTAL).toBeGreaterThan(1e11);
});

import { maxOfferTotal, offerDay, offerForm, offerTotals } from './offer.ts';

test.each<[what: string, lines: [quantity: number, price: number][], amounts: number[], total: number]>([
  ['whole tons', [[6000, 531]], [3_186_000], 3_186_000],
  ['what binary fractions get wrong', [[3, 0.1], [1.005, 100]], [0.3, 100.5], 100.8], // prettier-ignore
  ['half a hundredth is rounded up', [[0.005, 1], [0.015, 1]], [0.01, 0.02], 0.03], // prettier-ignore
  ['less than half is dropped', [[0.004, 1]], [0, ], 0], // prettier-ignore
  ['the sum is that of the rounded lines', [[0.333, 0.1], [0.333, 0.1], [0.333, 0.1]], [0.03, 0.03, 0.03], 0.09], // prettier-ignore
  ['nothing', [], [], 0],
])('%s', (_what, lines, amounts, total) => {
  expect(offerTotals(lines.map(([quantity, unitPrice]) => ({ quantity, unitPrice })))).toEqual({ amounts, total });
});

const line = { description: 'Kütük 150×150', quantity: 100, unit: 't', unitPrice: 531 };
const offer = {
  quoteRequestId: '6f0f3c52-0b8d-4a0a-9b3a-0f7b6f4f2a11',
  lines: [line],
  currency: 'USD',
  deliveryTerms: 'cfr',
  deliveryPlace: 'Annaba',
  paymentTerms: 'lc',
  validUntil: offerDay(14),
};
const refusedFields = (about: object) =>
  offerForm.validate({ ...offer, ...about }, { abortEarly: false }).then(
    () => ({}),
    (error: { inner: { path: string; message: string }[]; path: string; message: string }) =>
      Object.fromEntries((error.inner.length ? error.inner : [error]).map(({ path, message }) => [path, message])),
  );

test('an offer is taken as it was meant', async () => {
  const taken = await offerForm.validate({ ...offer, lines: [{ ...line, quantity: 0.12345, unitPrice: 1.239 }] });
  expect(taken).toMatchObject({ note: '', lines: [{ quantity: 0.123, unitPrice: 1.24 }] });
});

test.each<[what: string, about: object, refused: object]>([
  ['no lines', { lines: [] }, { lines: 'form.required' }],
  ['61 lines', { lines: Array.from({ length: 61 }, () => line) }, { lines: 'form.offer.tooManyLines' }],
  ['nothing named', { lines: [{ ...line, description: ' ' }] }, { 'lines[0].description': 'form.required' }],
  ['a negative quantity', { lines: [{ ...line, quantity: -1 }] }, { 'lines[0].quantity': 'form.number.positive' }],
  [
    'a quantity that rounds to none',
    { lines: [{ ...line, quantity: 0.0004 }] },
    { 'lines[0].quantity': 'form.number.positive' },
  ],
  ['1e308 tons', { lines: [{ ...line, quantity: 1e308 }] }, { 'lines[0].quantity': 'form.number.tooLarge' }],
  ['a price of 1e308', { lines: [{ ...line, unitPrice: 1e308 }] }, { 'lines[0].unitPrice': 'form.number.tooLarge' }],
  [
    'a price below nothing',
    { lines: [{ ...line, unitPrice: -0.01 }] },
    { 'lines[0].unitPrice': 'form.amount.invalid' },
  ],
  [
    'a total beyond all bounds',
    { lines: [{ ...line, quantity: 1e7, unitPrice: 1e8 }] },
    { lines: 'form.number.tooLarge' },
  ],
  ['yesterday', { validUntil: offerDay(-1) }, { validUntil: 'form.date.past' }],
  ['a day in two years', { validUntil: offerDay(700) }, { validUntil: 'form.date.invalid' }],
  ['no day', { validUntil: '2026-02-30' }, { validUntil: 'form.date.invalid' }],
  ['another Incoterm', { deliveryTerms: 'xyz' }, { deliveryTerms: 'form.choice.invalid' }],
])('%s is refused', async (_what, about, refused) => {
  expect(await refusedFields(about)).toEqual(refused);
});

test('today is not over', async () => {
  expect(await refusedFields({ validUntil: offerDay() })).toEqual({});
  expect(maxOfferTotal).toBeGreaterThan(1e11);
});

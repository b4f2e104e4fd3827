import type { ValidationError } from 'yup';
import { quoteRequestForm, quoteRequestLimits } from './quote-request.ts';

const quickQuote = {
  submissionId: '5f0c6c1e-8d5c-4d2b-9a43-3c2a6a1f9b10',
  source: 'quick_quote',
  name: 'Leyla Demir',
  email: 'leyla@demir.example',
  language: 'tr',
  consent: true,
};
const terms = {
  productType: 'wire-rod',
  quantity: 2400,
  targetPrice: '590 USD/t',
  deliveryTerms: 'cfr',
  deliveryLocation: 'Annaba',
  paymentTerms: 'lc',
};

const validate = (changes: object) =>
  quoteRequestForm.validateSync({ ...quickQuote, ...changes }, { abortEarly: false });

/** Returns the validation errors by field. */
function getErrors(changes: object): Record<string, string> {
  try {
    validate(changes);
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
}

test('optional fields default to empty values', () => {
  expect(validate({ company: null, phone: undefined, marketingConsent: null })).toMatchObject({
    ...quickQuote,
    company: '',
    phone: '',
    message: '',
    productType: '',
    productTitle: '',
    website: '',
    marketingConsent: false,
  });
});

test('returns one error per missing field of an empty form', () => {
  const emptyForm = {
    submissionId: '',
    source: undefined,
    name: ' ',
    email: '',
    language: undefined,
    consent: false,
  };
  expect(getErrors(emptyForm)).toEqual({
    submissionId: 'form.submission.invalid',
    source: 'form.required',
    name: 'form.required',
    email: 'form.required',
    language: 'form.required',
    consent: 'form.consent.required',
  });
});

test.each(['name', 'company', 'phone', 'message', 'productTitle', 'website'] as const)(
  '%s accepts its maximum length and rejects one character more',
  (name) => {
    const max = quoteRequestLimits[name];
    expect(getErrors({ [name]: 'ü'.repeat(max) })).toEqual({});
    expect(getErrors({ [name]: 'ü'.repeat(max + 1) })).toEqual({ [name]: 'form.tooLong' });
  },
);

test('removes control and bidi override characters, and nothing else', () => {
  const override = '\u202Emoc.live\u202C';
  expect(validate({ name: ` Leyla\u0000\r\nBcc: x@y.example\u0007 ${override}\uD800 ` }).name).toBe(
    'Leyla Bcc: x@y.example moc.live',
  );
  expect(validate({ message: 'bir\r\niki\u2028üç\n\n\tdört\u0008' }).message).toBe('bir\niki\nüç\n\n\tdört');
  expect(validate({ name: 'I\u0307lknur\u00A0Bas\u0327tu\u0308rk' }).name).toBe('İlknur Baştürk');
  const persian = 'ورق\u200Cهای گرم \u200F(HRC)';
  const family = '👩\u200D👩\u200D👧';
  expect(validate({ message: persian, company: family })).toMatchObject({ message: persian, company: family });
});

test('treats a name of invisible characters as missing', () => {
  expect(getErrors({ name: '\u200B\u200D\u2066\uFEFF\u0301' })).toEqual({ name: 'form.required' });
});

test('converts Persian and Arabic digits of a phone number', () => {
  expect(validate({ phone: ' +۹۸ ۲۱ ٠١٢٣ ' }).phone).toBe('+98 21 0123');
});

test.each([
  'leyla@demir.example',
  "o'hara+rebar@mail.demir-celik.example",
  'LEYLA@DEMIR.EXAMPLE',
  'l@d.xn--vermgensberatung-pwb',
  `${'a'.repeat(64)}@demir.example`,
])('accepts the e-mail address %s', (email) => {
  expect(validate({ email: ` ${email}\n` }).email).toBe(email);
});

test.each([
  'leyla',
  'leyla@',
  '@demir.example',
  'leyla@demir',
  'leyla@10.0.0.1',
  'leyla@demir..example',
  'leyla@-demir.example',
  '.leyla@demir.example',
  'leyla demir@demir.example',
  'leyla@demir.example, ali@demir.example',
  'leyla@demir.example;ali@demir.example',
  'leyla@demir.example\r\nBcc: ali@demir.example',
  'leyla@demir.example%0d%0aBcc:ali@demir.example',
  'Leyla <leyla@demir.example>',
  '"leyla, ali"@demir.example',
  'leyla@[127.0.0.1]',
  'leyla@demir.example(comment)',
  'léyla@demir.example',
  `${'a'.repeat(65)}@demir.example`,
])('rejects the e-mail address %j', (email) => {
  expect(getErrors({ email })).toEqual({ email: 'form.email.invalid' });
});

test('rejects an e-mail address of 1 MB quickly', () => {
  const startedAt = performance.now();
  expect(getErrors({ email: `${'a.'.repeat(500_000)}@` })).toEqual({ email: 'form.tooLong' });
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('requires trade terms from buyers and sellers only', () => {
  expect(getErrors({ source: 'buyer_quote' })).toEqual({ trade: 'form.required' });
  expect(getErrors({ source: 'seller_quote', trade: null })).toEqual({ trade: 'form.required' });
  expect(getErrors({ trade: null })).toEqual({});
  expect(validate({ source: 'buyer_quote', trade: terms }).trade).toEqual({ ...terms, additionalNotes: '' });
});

test.each([
  ['quantity', 'form.number.positive', 0],
  ['quantity', 'form.number.positive', -5],
  ['quantity', 'form.number.positive', Number.NaN],
  ['quantity', 'form.number.tooLarge', 1e9],
  ['productType', 'form.choice.invalid', 'gold'],
  ['paymentTerms', 'form.required', ''],
  ['deliveryLocation', 'form.required', ' '],
  ['targetPrice', 'form.tooLong', 'x'.repeat(121)],
  ['additionalNotes', 'form.tooLong', 'x'.repeat(5001)],
])('rejects terms with an invalid %s: %s', (field, reason, value) => {
  expect(getErrors({ source: 'buyer_quote', trade: { ...terms, [field]: value } })).toEqual({
    [`trade.${field}`]: reason,
  });
});

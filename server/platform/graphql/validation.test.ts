import { randomUUID } from 'node:crypto';
import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon();

const submitQuoteRequest = 'mutation ($input: QuoteRequestInput!) { submitQuoteRequest(input: $input) { reference } }';
const input = {
  submissionId: randomUUID(),
  source: 'QUICK_QUOTE',
  name: 'Leyla Demir',
  email: 'leyla@demir.example',
  language: 'TR',
  consent: true,
};

const trade = {
  productType: 'REBAR',
  quantity: 10,
  targetPrice: '600',
  deliveryTerms: 'FOB',
  deliveryLocation: 'İzmir',
  paymentTerms: 'LC',
};

test.each([
  ['an unknown enum', { ...input, source: 'TELEPHONE' }, { source: 'form.choice.invalid' }],
  ['an enum by its stored value', { ...input, language: 'tr' }, { language: 'form.choice.invalid' }],
  ['an extra field', { ...input, isAdmin: true }, { isAdmin: 'form.choice.invalid' }],
  ['a missing field', { ...input, email: undefined }, { email: 'form.required' }],
  ['null for a required field', { ...input, email: null }, { email: 'form.required' }],
  [
    'a text for a number',
    { ...input, trade: { ...trade, quantity: '10' } },
    { 'trade.quantity': 'form.choice.invalid' },
  ],
  ['a list for a text', { ...input, name: ['Leyla'] }, { name: 'form.choice.invalid' }],
  ['a list for an object', { ...input, trade: [] }, { trade: 'form.choice.invalid' }],
  [
    'several together',
    { ...input, source: 'X', consent: 'yes' },
    { source: 'form.choice.invalid', consent: 'form.choice.invalid' },
  ],
  ['nothing at all', undefined, { input: 'form.required' }],
  ['a text for the whole input', 'Leyla', { input: 'form.choice.invalid' }],
])('%s is reported at its field', async (_title, value, fields) => {
  expect(await kordon.visitor.send(submitQuoteRequest, { input: value })).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'BAD_USER_INPUT', fields } }],
  });
  expect(await kordon.db.query('select from quote_requests')).toEqual([]);
});

test('the message names the invalid value, shortened to 200 characters', async () => {
  const { errors } = await kordon.visitor.send(submitQuoteRequest, { input: { ...input, source: 'X'.repeat(10_000) } });
  expect(errors[0]?.message).toMatch(/^input\.source: Value "X+/);
  expect(errors[0]?.message.length).toBeLessThan(300);
});

test('variables that the operation does not declare are ignored', async () => {
  await expect(kordon.visitor.run('{ me { id } }', { anything: [1] })).resolves.toEqual({ me: null });
});

test('a missing variable takes its default', async () => {
  const query = 'query ($first: Int! = 5) { companies(first: $first) { totalCount } }';
  await expect(kordon.admin.run(query)).resolves.toEqual({ companies: { totalCount: 0 } });
});

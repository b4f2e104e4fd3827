import { randomUUID } from 'node:crypto';
import { aQuoteRequest, submitQuoteRequest, tradeTerms } from '../../testing/builders.ts';
import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon({ JOBS: 'off', TRUST_PROXY: 1 });

const send = (input: object, from = '192.0.2.1') =>
  kordon.visitor.send(submitQuoteRequest, { input }, { 'x-forwarded-for': from });

/** Counts the rows of all tables that a form may write to. */
async function countRows(): Promise<unknown> {
  const tables = [
    'quote_requests',
    'companies',
    'contacts',
    'communications',
    'consents',
    'activity_logs',
    'graphile_worker.jobs',
  ];
  return (
    await kordon.db.query<unknown[]>(`select ${tables.map((table) => `(select count(*) from ${table})`).join(', ')}`)
  )[0];
}

let before: unknown;
beforeEach(async () => {
  await kordon.db.query('truncate rate_limits');
  before = await countRows();
});

describe('an invalid form is rejected with reasons and not stored:', () => {
  test.each<[what: string, overrides: Record<string, unknown>, fields: Record<string, string>]>([
    ['empty fields', { name: '', email: '' }, { name: 'form.required', email: 'form.required' }],
    ['only white space', { name: ' \t\n', email: '\u00A0' }, { name: 'form.required', email: 'form.required' }],
    ['a name of 10,000 characters', { name: 'a'.repeat(10_000) }, { name: 'form.tooLong' }],
    ['a name of control characters', { name: '\u0000\u0001\u202E' }, { name: 'form.required' }],
    ['an address without @', { email: 'leyla.demir.example' }, { email: 'form.email.invalid' }],
    ['two addresses', { email: 'a@b.example,c@d.example' }, { email: 'form.email.invalid' }],
    [
      'an address with a header behind it',
      { email: 'a@b.example\r\nBcc: c@d.example' },
      { email: 'form.email.invalid' },
    ],
    ['a missing consent to the privacy notice', { consent: false }, { consent: 'form.consent.required' }],
    [
      'a submissionId that is not a UUID',
      { submissionId: '1; drop table' },
      { submissionId: 'form.submission.invalid' },
    ],
    ['a message of 5,001 characters', { message: 'm'.repeat(5001) }, { message: 'form.tooLong' }],
    ['a buyer without terms', { source: 'BUYER_QUOTE' }, { trade: 'form.required' }],
    ['a seller without terms', { source: 'SELLER_QUOTE', trade: null }, { trade: 'form.required' }],
    [
      '0 tons',
      { source: 'BUYER_QUOTE', trade: tradeTerms({ quantity: 0 }) },
      { 'trade.quantity': 'form.number.positive' },
    ],
    [
      'blank terms',
      { source: 'SELLER_QUOTE', trade: tradeTerms({ deliveryLocation: '' }) },
      { 'trade.deliveryLocation': 'form.required' },
    ],
    [
      'several errors',
      { name: '', consent: false, phone: '1'.repeat(41) },
      { name: 'form.required', consent: 'form.consent.required', phone: 'form.tooLong' },
    ],
  ])('%s', async (_title, overrides, fields) => {
    const { errors, data } = await send(aQuoteRequest(overrides));
    expect(errors).toEqual([expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', fields } })]);
    expect(data ?? null).toBeNull();
    expect(await countRows()).toEqual(before);
  });

  test.each<[what: string, overrides: Record<string, unknown>]>([
    ['an unknown language', { language: 'DE' }],
    ['an unknown source', { source: 'PHONE' }],
    ['a field that does not exist', { status: 'CLOSED' }],
    ['a missing field', { email: undefined }],
    ['a number as name', { name: 5 }],
    ['an unknown product', { source: 'BUYER_QUOTE', trade: tradeTerms({ productType: 'GOLD' }) }],
  ])('%s', async (_title, overrides) => {
    const { status, errors } = await send(aQuoteRequest(overrides));
    expect(status).toBeLessThan(500);
    expect(errors[0]!.extensions!.code).toBe('BAD_USER_INPUT');
    expect(await countRows()).toEqual(before);
  });
});

describe('hostile text is sanitized or stored as plain text:', () => {
  const inEveryField = (text: string) => ({
    name: text,
    company: text,
    phone: text.slice(0, 40),
    message: text,
    productType: text.slice(0, 80),
    productTitle: text,
    source: 'BUYER_QUOTE',
    trade: tradeTerms({ targetPrice: text, deliveryLocation: text, additionalNotes: text }),
  });

  test.each<[what: string, text: string, line: string]>([
    ['line ends', 'Leyla\r\nBcc: x@else.example', 'Leyla Bcc: x@else.example'],
    ['NUL and controls', 'Ley\u0000la\u0007 \u001b[31mDemir', 'Leyla [31mDemir'],
    ['markup', '<script>alert("x")</script>', '<script>alert("x")</script>'],
    ['SQL', `'; drop table companies; --`, `'; drop table companies; --`],
    ['emoji and combining marks', '👩🏽‍🏭 I\u0307lknur Z\u0351\u0351\u0351a', '👩🏽‍🏭 İlknur Z\u0351\u0351\u0351a'],
    ['right-to-left override', 'gpj.\u202Eexe\u202C', 'gpj.exe'],
    ['an unpaired surrogate', 'Leyla \uD83D Demir', 'Leyla Demir'],
  ])('%s in every field', async (_title, text, line) => {
    const { data, errors } = await send(aQuoteRequest(inEveryField(text)));
    expect(errors).toEqual([]);
    const { id } = (data as { submitQuoteRequest: { id: string } }).submitQuoteRequest;
    const [request] = await kordon.db.query<object[]>(
      `select name, company, product_title, target_price, delivery_location from quote_requests where id = $1`,
      [id],
    );
    expect(Object.values(request!)).toEqual([line, line, line, line, line]);
  });
});

describe('a filled honeypot', () => {
  test('returns a receipt, and the form is not stored', async () => {
    const { errors, data } = await send(aQuoteRequest({ website: 'https://buy.example' }));
    expect(errors).toEqual([]);
    expect(data).toEqual({
      submitQuoteRequest: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        reference: expect.stringMatching(/^KC-[0-9A-HJKMNP-TV-Z]{6}$/) as string,
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      },
    });
    expect(await countRows()).toEqual(before);
  });
});

describe('too many forms', () => {
  test('from one address are rejected with retryAfter; a retry of a stored form and other addresses are not', async () => {
    const input = aQuoteRequest();
    const email = input.email; // one lead for all requests, which is faster
    const { data: first } = await send(input);
    for (let sent = 1; sent < 30; sent++) expect((await send(aQuoteRequest({ email }))).errors).toEqual([]);

    const { errors } = await send(aQuoteRequest({ email }));
    expect(errors[0]!.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number });
    const { retryAfter } = errors[0]!.extensions as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(500);
    expect(retryAfter).toBeLessThanOrEqual(600);

    expect((await send(input)).data).toEqual(first);
    expect((await send(aQuoteRequest({ email }), '192.0.2.2')).errors).toEqual([]);
  });

  test('are counted per IPv6 network, including honeypots', async () => {
    const addressOf = (n: number) => `2001:db8:1:2::${n.toString(16)}`;
    for (let n = 1; n <= 30; n++) await send(aQuoteRequest({ website: 'x' }), addressOf(n));
    expect((await send(aQuoteRequest(), addressOf(31))).errors[0]!.extensions!.code).toBe('RATE_LIMITED');
    expect((await send(aQuoteRequest(), '2001:db8:1:3::1')).errors).toEqual([]);
  });

  test('are counted in the database and accepted again after the interval', async () => {
    for (let n = 0; n < 30; n++) await send(aQuoteRequest({ website: 'x' }), '192.0.2.9');
    await kordon.db.query('update rate_limits set expire = 0');
    expect((await send(aQuoteRequest({ email: `leyla@${randomUUID()}.example` }), '192.0.2.9')).errors).toEqual([]);
  });
});

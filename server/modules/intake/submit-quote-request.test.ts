import { randomUUID } from 'node:crypto';
import { aQuoteRequest, submitForm, submitQuoteRequest, tradeTerms } from '../../testing/builders.ts';
import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon({ JOBS: 'off' });

const submit = (input: object) => submitForm(kordon.visitor, submitQuoteRequest, input);
const queryRows = <Row extends object = Record<string, unknown>>(
  table: string,
  where = 'true',
  values: unknown[] = [],
) => kordon.db.query<Row[]>(`select * from ${table} where ${where} order by created_at`, values);

/** Counts the rows of each table that a submission writes to. */
async function countRows(): Promise<Record<string, number>> {
  const tables = [
    'quote_requests',
    'companies',
    'contacts',
    'communications',
    'consents',
    'activity_logs',
    'graphile_worker.jobs',
  ];
  const columns = tables.map((table) => `(select count(*)::int from ${table}) as "${table}"`);
  const [row] = await kordon.db.query<[Record<string, number>]>(`select ${columns.join(', ')}`);
  return row;
}

beforeEach(() => kordon.db.query('truncate rate_limits'));

describe('a submission', () => {
  test('of the quick form stores request, company, contact, communication and consent and queues two mails', async () => {
    const before = await countRows();
    const input = aQuoteRequest({
      company: 'Demir Yapı A.Ş.',
      phone: '+90 532 000 00 00',
      message: 'Merhaba,\nfiyat rica ederim.',
      productType: 'turnkey-mill',
      productTitle: 'Anahtar teslim haddehane',
    });
    const sentAt = Date.now();
    const receipt = await submit(input);

    expect(receipt.reference).toMatch(/^KC-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(Math.abs(Date.parse(receipt.receivedAt) - sentAt)).toBeLessThan(5000);
    const after = await countRows();
    expect(Object.fromEntries(Object.entries(after).map(([table, count]) => [table, count - before[table]!]))).toEqual({
      quote_requests: 1,
      companies: 1,
      contacts: 1,
      communications: 1,
      consents: 1,
      activity_logs: 4,
      'graphile_worker.jobs': 2,
    });

    const [request] = await queryRows('quote_requests', 'id = $1', [receipt.id]);
    expect(request).toMatchObject({
      reference: receipt.reference,
      source: 'quick_quote',
      status: 'new',
      priority: 'normal',
      language: 'tr',
      name: 'Leyla Demir',
      email: input.email,
      phone: '+90 532 000 00 00',
      company: 'Demir Yapı A.Ş.',
      message: 'Merhaba,\nfiyat rica ederim.',
      product_type: 'turnkey-mill',
      product_title: 'Anahtar teslim haddehane',
      quantity: null,
      notes: null,
    });
    const [company] = await queryRows('companies', 'id = $1', [request!.company_id]);
    expect(company).toMatchObject({
      name: 'Demir Yapı A.Ş.',
      website: `https://${input.submissionId}.example/`,
      company_type: 'lead',
      status: 'active',
      priority: 'medium',
      lead_score: 50,
      lead_source: 'website',
      currency: 'USD',
      country: '',
      first_contact_date: expect.any(Date) as Date,
      last_contact_date: expect.any(Date) as Date,
    });
    const [contact] = await queryRows('contacts', 'id = $1', [request!.contact_id]);
    expect(contact).toMatchObject({
      company_id: company!.id,
      name: 'Leyla Demir',
      email: input.email,
      phone: '+90 532 000 00 00',
      position: 'Contact',
      is_primary: true,
      status: 'active',
      lead_source: 'website',
    });
    const [communication] = await queryRows('communications', 'quote_request_id = $1', [receipt.id]);
    expect(communication).toMatchObject({
      company_id: company!.id,
      contact_id: contact!.id,
      type: 'form_submission',
      direction: 'inbound',
      subject: 'Teklif talebi: Anahtar teslim haddehane',
      content: 'Merhaba,\nfiyat rica ederim.',
      status: 'received',
      priority: 'normal',
      sentiment: 'neutral',
      follow_up_required: true,
      follow_up_date: new Date(Date.parse(receipt.receivedAt) + 24 * 60 * 60 * 1000),
      tags: ['quote_request', 'turnkey-mill', 'website'],
      metadata: {
        quote_id: receipt.id,
        product_title: 'Anahtar teslim haddehane',
        product_type: 'turnkey-mill',
        source: 'website_quote_form',
        language: 'tr',
      },
    });
    const [consent] = await kordon.db.query<object[]>('select * from consents where subject_id = $1', [receipt.id]);
    expect(consent).toMatchObject({
      subject_type: 'quote_request',
      purpose: 'privacy_notice',
      text_version: '5',
      locale: 'tr',
      withdrawn_at: null,
      given_at: new Date(receipt.receivedAt),
      address: expect.stringContaining('127.0.0.1') as string,
    });
  });

  test('of the buyer form stores the trade terms and their product', async () => {
    const { id } = await submit(aQuoteRequest({ source: 'BUYER_QUOTE', trade: tradeTerms() }));
    const [request] = await queryRows('quote_requests', 'id = $1', [id]);
    expect(request).toMatchObject({
      source: 'buyer_quote',
      product_type: 'wire-rod',
      quantity: 2400,
      target_price: '590 USD/t',
      delivery_terms: 'cfr',
      delivery_location: 'Annaba',
      payment_terms: 'lc',
      additional_requirements: 'SAE 1008, 5,5 mm',
    });
    const [communication] = await queryRows('communications', 'quote_request_id = $1', [id]);
    expect(communication).toMatchObject({
      subject: 'Teklif talebi: Filmaşin',
      content: 'SAE 1008, 5,5 mm',
      tags: ['quote_request', 'wire-rod', 'website'],
    });
  });

  test('of the seller form is recorded as an offer of the product of its terms', async () => {
    const trade = tradeTerms({ productType: 'SLAB', additionalNotes: null });
    const { id } = await submit(aQuoteRequest({ source: 'SELLER_QUOTE', productType: 'quote-system', trade }));
    expect(await queryRows('quote_requests', 'id = $1', [id])).toMatchObject([
      { source: 'seller_quote', product_type: 'slab', quantity: 2400, additional_requirements: null },
    ]);
    expect(await queryRows('communications', 'quote_request_id = $1', [id])).toMatchObject([
      {
        subject: 'Satıcı teklifi: Slab (yassı kütük)',
        content: null,
        tags: ['quote_request', 'slab', 'website'],
        metadata: { product_type: 'slab', source: 'website_quote_form' },
      },
    ]);
  });

  test.each([
    ['HYDRAULIC_QUOTE', 'hydraulic_quote', 'hydraulic-hoses', 'Hidrolik hortumlar'],
    ['EQUIPMENT_CARD', 'equipment_card', 'camlock-couplings', 'Camlock kaplinler'],
  ])('of the %s form needs no trade terms and stores its product', async (source, stored, productType, product) => {
    const { id } = await submit(aQuoteRequest({ source, productType }));
    expect(await queryRows('quote_requests', 'id = $1', [id])).toMatchObject([
      { source: stored, product_type: productType, quantity: null, delivery_terms: null },
    ]);
    expect(await queryRows('communications', 'quote_request_id = $1', [id])).toMatchObject([
      { subject: `Teklif talebi: ${product}`, tags: ['quote_request', productType, 'website'] },
    ]);
  });

  test('with marketing consent stores a separate consent of the contact', async () => {
    const { id } = await submit(aQuoteRequest({ marketingConsent: true, language: 'FA' }));
    const [request] = await queryRows('quote_requests', 'id = $1', [id]);
    const consents = await kordon.db.query<object[]>(
      'select subject_type, purpose, locale from consents where subject_id = any($1) order by purpose',
      [[id, request!.contact_id]],
    );
    expect(consents).toEqual([
      { subject_type: 'contact', purpose: 'marketing', locale: 'fa' },
      { subject_type: 'quote_request', purpose: 'privacy_notice', locale: 'fa' },
    ]);
  });

  test('without a company name uses the e-mail domain, or the name of the person for freemail addresses', async () => {
    const domain = `${randomUUID()}.example`;
    await submit(aQuoteRequest({ email: `leyla@${domain}` }));
    expect(await queryRows('companies', 'name = $1', [domain])).toMatchObject([{ website: `https://${domain}/` }]);

    const name = `Leyla ${randomUUID()}`;
    await submit(aQuoteRequest({ name, email: `${randomUUID()}@gmail.com` }));
    expect(await queryRows('companies', 'name = $1', [name])).toMatchObject([{ website: null }]);
  });

  test('stores nothing when its last write fails', async () => {
    await kordon.db.query(`alter function graphile_worker.add_job rename to add_job_away`);
    const before = await countRows();
    try {
      await expect(submit(aQuoteRequest())).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    } finally {
      await kordon.db.query(`alter function graphile_worker.add_job_away rename to add_job`);
    }
    expect(await countRows()).toEqual(before);
  });
});

describe('a repeated submission', () => {
  test('returns the first receipt and stores nothing, even with other values', async () => {
    const input = aQuoteRequest();
    const first = await submit(input);
    const before = await countRows();
    expect(await submit({ ...input, name: 'Somebody Else', email: `other@${randomUUID()}.example` })).toEqual(first);
    expect(await countRows()).toEqual(before);
  });

  test('sent ten times simultaneously creates one lead with one receipt', async () => {
    const before = await countRows();
    const input = aQuoteRequest();
    const receipts = await Promise.all(Array.from({ length: 10 }, () => submit(input)));
    expect(new Set(receipts.map(({ id, reference }) => `${id} ${reference}`)).size).toBe(1);
    const after = await countRows();
    expect(after.quote_requests).toBe(before.quote_requests! + 1);
    expect(after['graphile_worker.jobs']).toBe(before['graphile_worker.jobs']! + 2);
  });

  test('sent simultaneously with other values creates one lead', async () => {
    const before = await countRows();
    const { submissionId } = aQuoteRequest();
    const receipts = await Promise.all(Array.from({ length: 6 }, () => submit({ ...aQuoteRequest(), submissionId })));
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect((await countRows()).companies).toBe(before.companies! + 1);
  });
});

describe('simultaneous different requests', () => {
  const countRecordsOf = async (companyId: unknown) => ({
    requests: (await queryRows('quote_requests', 'company_id = $1', [companyId])).length,
    contacts: (await queryRows('contacts', 'company_id = $1', [companyId])).length,
    communications: (await queryRows('communications', 'company_id = $1', [companyId])).length,
  });

  test('of one new person create one company and one contact', async () => {
    const email = `leyla@${randomUUID()}.example`;
    const receipts = await Promise.all(Array.from({ length: 8 }, () => submit(aQuoteRequest({ email }))));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(8);
    const [contact, ...others] = await queryRows('contacts', 'email = $1', [email]);
    expect(others).toEqual([]);
    expect(await countRecordsOf(contact!.company_id)).toEqual({ requests: 8, contacts: 1, communications: 8 });
  });

  test('of colleagues at one new company create one company with a contact each', async () => {
    const domain = `${randomUUID()}.example`;
    const people = Array.from({ length: 8 }, (_, n) => `person${n}@${domain}`);
    await Promise.all(people.map((email) => submit(aQuoteRequest({ email }))));
    const [company, ...others] = await queryRows('companies', 'web_domain = $1', [domain]);
    expect(others).toEqual([]);
    expect(await countRecordsOf(company!.id)).toMatchObject({ requests: 8, contacts: 8 });
  });

  test('of freemail addresses with one company name create one company', async () => {
    const company = `Ege ${randomUUID()}`;
    const people = Array.from({ length: 8 }, () => `${randomUUID()}@hotmail.com`);
    await Promise.all(
      people.map((email, n) => submit(aQuoteRequest({ email, company: n % 2 ? company : `${company} Ltd. Şti.` }))),
    );
    const [stored, ...others] = await queryRows('companies', 'name_key = company_name_key($1)', [company]);
    expect(others).toEqual([]);
    expect(await countRecordsOf(stored!.id)).toMatchObject({ contacts: 8 });
  });

  test('with overlapping e-mails, domains and company names do not deadlock', async () => {
    const [email, company, domain] = [
      `${randomUUID()}@gmail.com`,
      `Kordonboyu ${randomUUID()}`,
      `${randomUUID()}.example`,
    ];
    const requests = Array.from({ length: 12 }, (_, n) =>
      aQuoteRequest(
        [{ email, company }, { company, email: `${n}@${domain}` }, { email: `${n}@${domain}` }, { email }][n % 4],
      ),
    );
    await expect(Promise.all(requests.map((input) => submit(input)))).resolves.toHaveLength(12);
  });
});

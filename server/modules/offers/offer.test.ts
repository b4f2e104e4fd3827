import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { languages } from '../../../common/locales.ts';
import { QuoteRequest } from '../quotes/quote-request.entity.ts';
import { deleteUnclaimedAttachments } from '../files/attachment.service.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import { Communication } from '../communications/communication.entity.ts';
import { Offer } from './offer.entity.ts';
import { formatConvertedTotal } from './offer.pdf.tsx';
import { offerIntl } from './offer.words.ts';

const kordon = startKordon();
const createOffer = /* GraphQL */ `
  mutation CreateOffer($input: OfferInput!, $send: Boolean, $id: ID) {
    createOffer(input: $input, send: $send, id: $id) {
      id
      number
      language
      total
      currency
      validUntil
      contactPerson
      lines {
        tradeProduct
        description
        quantity
        unit
        unitPrice
        amount
      }
    }
  }
`;
interface CreatedOffer {
  id: string;
  number: string;
  language: string;
  total: number;
  validUntil: string;
  lines: object[];
}

async function aRequest(overrides: Partial<QuoteRequest> = {}): Promise<QuoteRequest> {
  const { id: companyId } = await aCompany(kordon.db);
  const email = `amelie@${randomUUID()}.example`;
  const { id: contactId } = await aContact(kordon.db, { companyId, email });
  const sender = { name: 'Amélie Fontenoy', company: 'Aciéries du Rocher', email, language: 'fr' as const };
  return aStoredQuoteRequest(kordon.db, { companyId, contactId, ...sender, ...overrides });
}

const offerInput = (quoteRequestId: string, overrides: object = {}) => ({
  quoteRequestId,
  lines: [
    { tradeProduct: 'BILLET', description: '150×150 mm, 5SP, 12 m', quantity: 6000, unit: 'T', unitPrice: 531 },
    { description: 'SGS', quantity: 2, unit: 'SERVICE', unitPrice: 6400.5 },
  ],
  currency: 'USD',
  deliveryTerms: 'CFR',
  deliveryPlace: 'Annaba',
  paymentTerms: 'LC',
  validUntil: getIstanbulDay(7),
  ...overrides,
});

const create = async (input: object, more: { send?: boolean; id?: string } = {}) =>
  (await kordon.admin.run<{ createOffer: CreatedOffer }>(createOffer, { input, ...more })).createOffer;
const fetchRequest = (id: string) => kordon.db.manager.findOneByOrFail(QuoteRequest, { id });
const countRows = async (table: string) =>
  Number((await kordon.db.query<[{ count: string }]>(`select count(*) from ${table}`))[0].count);

test('a sent offer has a number and amounts, and the request stores its total', async () => {
  const request = await aRequest();
  const offer = await create(offerInput(request.id), { send: true });
  expect(offer).toMatchObject({
    number: expect.stringMatching(/^OFF-20\d\d-\d{4,}$/) as string,
    language: 'FR',
    currency: 'USD',
    total: 3_198_801,
    validUntil: getIstanbulDay(7),
    contactPerson: 'Amélie Fontenoy',
    lines: [
      { tradeProduct: 'BILLET', quantity: 6000, unit: 'T', unitPrice: 531, amount: 3_186_000 },
      { tradeProduct: null, description: 'SGS', unit: 'SERVICE', amount: 12_801 },
    ],
  });
  expect(await fetchRequest(request.id)).toMatchObject({
    status: 'quoted',
    quotedAmount: 3_198_801,
    quotedCurrency: 'USD',
    firstResponseAt: expect.any(Date) as Date,
  });
  const { quoteRequest } = await kordon.admin.run<{ quoteRequest: { offers: CreatedOffer[] } }>(
    `query ($id: ID!) { quoteRequest(id: $id) { offers { id number lines { amount } } } }`,
    { id: request.id },
  );
  expect(quoteRequest.offers).toEqual([
    { id: offer.id, number: offer.number, lines: [{ amount: 3_186_000 }, { amount: 12_801 }] },
  ]);
});

test('the timeline of the company contains the offer', async () => {
  const request = await aRequest();
  const offer = await create(offerInput(request.id));
  const { companyTimeline } = await kordon.admin.run<{ companyTimeline: { nodes: object[] } }>(
    `query ($id: ID!) {
      companyTimeline(companyId: $id, kinds: [OFFER]) { nodes { kind offer { number validUntil total lines { amount } } } }
    }`,
    { id: request.companyId },
  );
  const { number, validUntil, total } = offer;
  const lines = [{ amount: 3_186_000 }, { amount: 12_801 }];
  expect(companyTimeline.nodes).toEqual([{ kind: 'OFFER', offer: { number, validUntil, total, lines } }]);
});

test('the activity log contains the actor of a new offer', async () => {
  const request = await aRequest();
  const { id } = await create(offerInput(request.id));
  const [entry] = await kordon.db.query<[{ details: object; actor: string }]>(
    `select details, actor from activity_logs where target_type = 'offers' and target_id = $1`,
    [id],
  );
  expect(entry).toMatchObject({ actor: 'admin@kordon.example', details: { name: 'Amélie Fontenoy' } });
});

test.each(Object.entries(languages))('the PDF is complete in %s', async (locale, { tag }) => {
  const request = await aRequest({ language: locale as QuoteRequest['language'], name: 'Иван Øre شیرین 王' });
  const note = 'Demuraj alıcıya aittir.\n\nالتسليم خلال 30 يومًا من فتح الاعتماد.';
  const offer = await create(offerInput(request.id, { note }), { send: true });
  const response = await kordon.admin.fetch(`/offers/${offer.id}.pdf`);
  const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${offer.number}.pdf"`);
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain(`/Lang (${tag})`);
  expect([...pdf.matchAll(/\/Type \/Page\b/g)].length).toBeLessThanOrEqual(2);
});

test('the conversion to a second currency stores rate, date and source', async () => {
  const request = await aRequest();
  // An example rate converts nothing.
  await expect(create({ ...offerInput(request.id), convertedTo: 'TRY' })).rejects.toMatchObject({
    fields: { convertedTo: 'form.offer.noRate' },
  });
  await kordon.db.query(
    `update market_series set kind = 'feed', value = 42.5, value_at = now(), source = 'ecb.example' where symbol = 'USDTRY'`,
  );
  const { id } = await create({ ...offerInput(request.id), convertedTo: 'TRY' });
  const { conversion } = await kordon.db.manager.findOneByOrFail(Offer, { id });
  const [lira] = await kordon.db.query<[{ value: number; at: Date }]>(
    `select value, value_at as at from market_series where symbol = 'USDTRY'`,
  );
  expect(conversion).toEqual({
    currency: 'TRY',
    rate: lira.value,
    at: lira.at.toISOString(),
    source: 'ecb.example',
    indicative: false,
  });
  await expect(create({ ...offerInput(request.id), convertedTo: 'USD' })).rejects.toMatchObject({
    fields: { convertedTo: 'form.offer.sameCurrency' },
  });
});

test.each(Object.entries(languages))('the converted total is formatted in %s', (locale, { tag }) => {
  const intl = offerIntl(locale as QuoteRequest['language']);
  const conversion = {
    currency: 'TRY',
    rate: 42.187,
    at: '2026-11-20T06:00:00.000Z',
    source: 'ecb.example',
    indicative: false,
  };
  const text = formatConvertedTotal(intl, { currency: 'USD', total: 1_000 }, conversion);
  const number = (value: number) => new Intl.NumberFormat(tag).format(value);
  expect(text).toContain(`1 USD = ${number(42.187)} TRY`);
  expect(text).toContain(new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(42_187));
  expect(text).toContain('ecb.example');
  expect(text).toContain(intl.formatDate(conversion.at, { dateStyle: 'long', timeZone: 'Europe/Istanbul' }));
});

test('a sent offer is mailed with its PDF in the language of the request and recorded', async () => {
  const request = await aRequest();
  const { id, number } = await create(offerInput(request.id), { send: true });
  const communication = await kordon.db.manager.findOneByOrFail(Communication, { quoteRequestId: request.id });
  expect(communication).toMatchObject({
    type: 'email',
    direction: 'outbound',
    recipient: request.email,
    subject: `Notre offre de prix ${number}`,
  });
  const find = () => kordon.mail.messages.find(({ recipients }) => recipients.includes(request.email));
  while (!find()) await delay(50);
  const message = find();
  expect(message?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`${number}.pdf`, 'application/pdf'],
  ]);
  expect(message?.text).toContain(request.reference);
  const stored = await (await kordon.admin.fetch(`/offers/${id}.pdf`)).arrayBuffer();
  expect(Buffer.from(message!.attachments[0]!.content as ArrayBuffer).equals(Buffer.from(stored))).toBe(true);
  expect((await fetchRequest(request.id)).status).toBe('quoted');
});

test('simultaneous offers have numbers without gaps', async () => {
  const requests = await Promise.all(Array.from({ length: 4 }, () => aRequest()));
  // Sending this offer fails after it got a number, because its company is deleted.
  const { id: deletedCompanyId } = await aCompany(kordon.db, { deletedAt: new Date() });
  const failing = await aRequest({ companyId: deletedCompanyId, contactId: null });
  const before = (await create(offerInput((await aRequest()).id))).number;
  const [created] = await Promise.all([
    Promise.all(requests.map(({ id }) => create(offerInput(id)))),
    expect(create(offerInput(failing.id), { send: true })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' }),
  ]);
  const last = Number(before.slice(-4));
  expect(created.map(({ number }) => Number(number.slice(-4))).sort((a, b) => a - b)).toEqual(
    [1, 2, 3, 4].map((step) => last + step),
  );
});

test('two simultaneous calls with the same id create one offer', async () => {
  const request = await aRequest();
  const id = randomUUID();
  const [one, other] = await Promise.all([
    create(offerInput(request.id), { id }),
    create(offerInput(request.id), { id }),
  ]);
  expect(other).toEqual(one);
  expect(await kordon.db.query('select from offers where quote_request_id = $1', [request.id])).toHaveLength(1);
});

test.each<[what: string, overrides: object, fields: object]>([
  ['no lines', { lines: [] }, { lines: 'form.required' }],
  ['a date in the past', { validUntil: getIstanbulDay(-1) }, { validUntil: 'form.date.past' }],
  [
    'a negative quantity',
    { lines: [{ description: 'Kütük', quantity: -5, unit: 'T', unitPrice: 1 }] },
    { 'lines[0].quantity': 'form.number.positive' },
  ],
  [
    'a price of 1e308',
    { lines: [{ description: 'Kütük', quantity: 1, unit: 'T', unitPrice: 1e308 }] },
    { 'lines[0].unitPrice': 'form.number.tooLarge' },
  ],
])('an offer with %s is rejected and not stored', async (_what, overrides, fields) => {
  const request = await aRequest();
  const before = await countRows('offers');
  await expect(create(offerInput(request.id, overrides))).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await countRows('offers')).toBe(before);
  expect((await fetchRequest(request.id)).status).toBe('new');
});

test('an offer for an unknown or closed request is rejected', async () => {
  await expect(create(offerInput(randomUUID()))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(create(offerInput('no id'))).rejects.toMatchObject({
    fields: { quoteRequestId: 'form.choice.invalid' },
  });
  const closed = await aRequest({ status: 'closed' });
  await expect(create(offerInput(closed.id))).rejects.toMatchObject({
    fields: { quoteRequestId: 'form.offer.closed' },
  });
});

test('sending an offer creates a lead when the request has no company', async () => {
  const { id } = await aStoredQuoteRequest(kordon.db);
  await create(offerInput(id), { send: true });
  const { companyId } = await fetchRequest(id);
  const [communication] = await kordon.db.query<object[]>(
    'select company_id from communications where quote_request_id = $1',
    [id],
  );
  expect(communication).toEqual({ company_id: companyId });
});

test('the PDF is only available to admin users', async () => {
  const { id } = await create(offerInput((await aRequest()).id));
  expect((await kordon.fetch(`/offers/${id}.pdf`)).status).toBe(401);
  for (const other of [randomUUID(), 'none'])
    expect((await kordon.admin.fetch(`/offers/${other}.pdf`)).status).toBe(404);
  await expect(kordon.visitor.run(createOffer, { input: offerInput(randomUUID()) })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('the PDF is not removed with unclaimed files, but deleted with its request', async () => {
  const request = await aRequest();
  const { id } = await create(offerInput(request.id), { send: true });
  await kordon.db.query(`update attachments set created_at = now() - interval '2 days'`);
  await deleteUnclaimedAttachments(kordon.db.manager);
  expect((await kordon.admin.fetch(`/offers/${id}.pdf`)).status).toBe(200);
  const files = await countRows('attachments');
  await kordon.db.query('delete from quote_requests where id = $1', [request.id]);
  expect(await countRows('attachments')).toBe(files - 1);
});

test.each(Object.keys(languages))(
  'the PDF of a draft is available in %s, marked as a draft, and not stored',
  async (language) => {
    const request = await aRequest();
    const { id, number } = await create(offerInput(request.id, { language: language.toUpperCase() }));
    const files = await countRows('attachments');
    const response = await kordon.admin.fetch(`/offers/${id}.pdf`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).not.toContain(number);
    expect(await countRows('attachments')).toBe(files);
    expect((await fetchRequest(request.id)).status).toBe('new');
  },
);

describe('a revision', () => {
  const run = async <T>(
    client: { run: typeof kordon.admin.run },
    operation: string,
    variables: Record<string, unknown>,
  ) => (await client.run<{ offer: T }>(operation, variables)).offer;
  interface Revision {
    id: string;
    number: string;
    revision: number;
    status: string;
    expired: boolean;
    total: number;
    updatedAt: string;
    approvalReasons: string[];
    approvedAt: string | null;
  }
  const fields = '{ id number revision status expired total updatedAt approvalReasons approvedAt }';
  const runOfferMutation = (name: string, id: string, client = kordon.admin) =>
    run<Revision>(client, `mutation ($id: ID!) { offer: ${name}(id: $id) ${fields} }`, { id });
  const save = (id: string, input: object, version: string | null = null) =>
    run<Revision>(
      kordon.admin,
      `mutation ($id: ID!, $input: OfferDraftInput!, $version: DateTime) {
         offer: saveOfferDraft(id: $id, input: $input, version: $version) ${fields}
       }`,
      { id, input, version },
    );
  const readStatuses = async (number: string) =>
    (
      await kordon.db.query<{ status: string }[]>('select status from offers where number = $1 order by revision', [
        number,
      ])
    ).map(({ status }) => status);

  test('is saved while it is incomplete, and sent only when it is complete', async () => {
    const request = await aRequest();
    const id = randomUUID();
    const draft = await save(id, { quoteRequestId: request.id, lines: [{ quantity: 5 }], freight: 12.5 });
    expect(draft).toMatchObject({ id, revision: 1, status: 'DRAFT', total: 12.5, expired: false });
    expect((await kordon.admin.fetch(`/offers/${id}.pdf`)).status).toBe(200);
    await expect(runOfferMutation('sendOffer', id)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        'lines[0].description': 'form.required',
        'lines[0].unitPrice': 'form.required',
        deliveryTerms: 'form.required',
        deliveryPlace: 'form.required',
        paymentTerms: 'form.required',
        validUntil: 'form.required',
      },
    });
    expect(await fetchRequest(request.id)).toMatchObject({ status: 'new', quotedAmount: null });
    const { quoteRequestId: _, ...input } = offerInput(request.id, { deliveryTerms: 'DPU' });
    await save(id, input, draft.updatedAt);
    expect(await runOfferMutation('sendOffer', id)).toMatchObject({
      number: draft.number,
      status: 'SENT',
      total: 3_198_801,
    });
    expect(await fetchRequest(request.id)).toMatchObject({ status: 'quoted', quotedAmount: 3_198_801 });
  });

  test('fails with CONFLICT when a colleague has saved the draft in the meantime; a number written as text is refused', async () => {
    const request = await aRequest();
    const id = randomUUID();
    const first = await save(id, { quoteRequestId: request.id });
    await save(id, { note: 'Demuraj alıcıya aittir.' });
    await expect(save(id, { note: 'Başka' }, first.updatedAt)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(save(id, { lines: [{ quantity: 'twelve' }] })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(save(id, { lines: [{ hsCode: 'steel' }] })).rejects.toMatchObject({
      fields: { 'lines[0].hsCode': 'form.offer.hsCode' },
    });
  });

  test('keeps the keys of its lines while they move and change, also in the next revision', async () => {
    const request = await aRequest();
    const { id } = await create(offerInput(request.id));
    const listKeys = async (offerId: string) =>
      (
        await run<{ lines: { key: string; description: string }[] }>(
          kordon.admin,
          `query ($id: ID!) { offer(id: $id) { lines { key description } } }`,
          { id: offerId },
        )
      ).lines.map(({ key, description }) => [key, description]);
    const [[billet], [sgs]] = (await listKeys(id)) as [[string], [string]];
    expect(billet).not.toBe(sgs);
    const [one, other] = offerInput(request.id).lines;
    await save(
      id,
      offerInput(request.id, {
        lines: [
          { ...other!, key: sgs },
          { ...one!, description: 'Kangal', key: billet },
          { description: 'Yeni', key: billet },
        ],
      }),
    );
    const moved = await listKeys(id);
    expect(moved.slice(0, 2)).toEqual([
      [sgs, 'SGS'],
      [billet, 'Kangal'],
    ]);
    // No two lines of an offer have the same key.
    expect(new Set(moved.map(([key]) => key)).size).toBe(3);
    await save(id, offerInput(request.id, { lines: [{ ...one!, key: billet }] }));
    await runOfferMutation('sendOffer', id);
    const { id: revisionId } = await runOfferMutation('reviseOffer', id);
    expect(await listKeys(revisionId)).toEqual([[billet, one!.description]]);
    await expect(save(revisionId, { lines: [{ key: 'first' }] })).rejects.toMatchObject({
      fields: { 'lines[0].key': 'form.choice.invalid' },
    });
  });

  test('adds up discount, freight, insurance and VAT, rounded half up', async () => {
    const request = await aRequest();
    const lines = [{ description: 'SGS', quantity: 1, unit: 'SERVICE', unitPrice: 100.05 }];
    const sums = { discount: 0.05, freight: 10, insurance: 0.25, vatPercent: 20 };
    const offer = await create(offerInput(request.id, { lines, ...sums }));
    expect(await kordon.db.manager.findOneByOrFail(Offer, { id: offer.id })).toMatchObject({
      subtotal: 100.05,
      vat: 22.05,
      total: 132.3,
    });
    await expect(create(offerInput(request.id, { lines, discount: 100.06 }))).rejects.toMatchObject({
      fields: { discount: 'form.offer.discount' },
    });
  });

  test('replaces the earlier one when it is sent, also when six simultaneous calls send it', async () => {
    const request = await aRequest();
    const first = await create(offerInput(request.id), { send: true });
    const drafts = await Promise.all(Array.from({ length: 3 }, () => runOfferMutation('reviseOffer', first.id)));
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    expect(drafts[0]).toMatchObject({ number: first.number, revision: 2, status: 'DRAFT', total: first.total });
    expect(await readStatuses(first.number)).toEqual(['sent', 'draft']);
    const sent = await Promise.all(Array.from({ length: 6 }, () => runOfferMutation('sendOffer', drafts[0]!.id)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(['SENT']));
    expect(await readStatuses(first.number)).toEqual(['superseded', 'sent']);
    await expect(runOfferMutation('sendOffer', first.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(runOfferMutation('withdrawOffer', first.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('lists what changed since the revision that the customer has, also for lines that were moved', async () => {
    const request = await aRequest();
    const { id } = await create(offerInput(request.id), { send: true });
    const listChanges = async (offerId: string) =>
      run<{ changes: object[] }>(
        kordon.admin,
        `query ($id: ID!) { offer(id: $id) { changes { field line before after } } }`,
        { id: offerId },
      );
    expect(await listChanges(id)).toEqual({ changes: [] });
    const draft = await runOfferMutation('reviseOffer', id);
    expect(await listChanges(draft.id)).toEqual({ changes: [] });
    const [billet] = offerInput(request.id).lines;
    const lines = [
      { description: 'Kangal', quantity: 10, unit: 'T', unitPrice: 600 },
      { ...billet!, unitPrice: 520.5 },
    ];
    await save(draft.id, offerInput(request.id, { lines, freight: 1000, partialShipment: false }));
    const goods = '150×150 mm, 5SP, 12 m';
    expect(await listChanges(draft.id)).toEqual({
      changes: [
        { field: 'goods', line: 'Kangal', before: null, after: 10 },
        { field: 'unitPrice', line: goods, before: 531, after: 520.5 },
        { field: 'goods', line: 'SGS', before: 2, after: null },
        { field: 'freight', line: null, before: 0, after: 1000 },
        { field: 'total', line: null, before: 3_198_801, after: 3_130_000 },
        { field: 'partialShipment', line: null, before: null, after: false },
      ],
    });
    // The customer never had the discarded draft.
    await runOfferMutation('withdrawOffer', draft.id);
    const third = await runOfferMutation('reviseOffer', id);
    expect(third.revision).toBe(3);
    expect(await listChanges(third.id)).toEqual({ changes: [] });
  });

  test('is not sent again when it is expired or withdrawn; a withdrawn one can be revised', async () => {
    const request = await aRequest();
    const { id, number } = await create(offerInput(request.id), { send: true });
    await kordon.db.query(`update offers set valid_until = current_date - 2 where id = $1`, [id]);
    await expect(runOfferMutation('sendOffer', id)).rejects.toMatchObject({ fields: { validUntil: 'form.date.past' } });
    expect(await runOfferMutation('withdrawOffer', id)).toMatchObject({ status: 'WITHDRAWN', expired: true });
    expect(await runOfferMutation('withdrawOffer', id)).toMatchObject({ status: 'WITHDRAWN' });
    await expect(runOfferMutation('sendOffer', id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await runOfferMutation('reviseOffer', id)).toMatchObject({ number, revision: 2, status: 'DRAFT' });
    await kordon.db.query(`update offers set status = 'accepted', valid_until = current_date where id = $1`, [id]);
    await expect(runOfferMutation('reviseOffer', id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('goes to the primary contact of a company without a request', async () => {
    const { id: companyId } = await aCompany(kordon.db);
    const email = `buyer@${randomUUID()}.example`;
    await aContact(kordon.db, { companyId, email, isPrimary: true });
    const { quoteRequestId: _, ...input } = offerInput('', { companyId });
    const offer = await create(input, { send: true });
    expect(offer).toMatchObject({ language: 'EN' });
    const [mail] = await kordon.db.manager.findBy(Communication, { companyId });
    expect(mail).toMatchObject({ recipient: email, quoteRequestId: null });
    expect(mail?.content).not.toContain('request');
    const { id: withoutContact } = await aCompany(kordon.db);
    await expect(create({ ...input, companyId: withoutContact }, { send: true })).rejects.toMatchObject({
      fields: { contactId: 'form.email.missing' },
    });
    await expect(create({ ...input, companyId: null })).rejects.toMatchObject({
      fields: { quoteRequestId: 'form.required' },
    });
  });

  const offerMail = (id: string) =>
    run<{
      contactPerson: string;
      email: string;
      subject: string;
      content: string;
      link: string;
      requestCompany: string | null;
    }>(
      kordon.admin,
      `query ($id: ID!) { offer: offerMail(id: $id) { contactPerson email subject content link requestCompany } }`,
      { id },
    );
  const sendWith = (id: string, mail: object | null, version: string | null = null) =>
    run<Revision>(
      kordon.admin,
      `mutation ($id: ID!, $mail: OfferMailInput, $version: DateTime) {
         offer: sendOffer(id: $id, mail: $mail, version: $version) ${fields}
       }`,
      { id, mail, version },
    );
  const listMails = (quoteRequestId: string) =>
    kordon.db.manager.find(Communication, { where: { quoteRequestId }, order: { createdAt: 'ASC' } });

  test('has a mail in the language of the customer, which can be previewed and edited', async () => {
    const request = await aRequest();
    const { id, number } = await create(offerInput(request.id));
    const usual = await offerMail(id);
    expect(usual).toMatchObject({
      contactPerson: 'Amélie Fontenoy',
      email: request.email,
      subject: `Notre offre de prix ${number}`,
      requestCompany: null,
    });
    for (const text of ['Amélie Fontenoy', 'CFR Annaba', request.reference, usual.link])
      expect(usual.content).toContain(text);
    expect(await listMails(request.id)).toEqual([]);

    await expect(sendWith(id, { subject: '', content: usual.content })).rejects.toMatchObject({
      fields: { subject: 'form.required' },
    });
    await expect(sendWith(id, { subject: 'Offre', content: 'Voir pièce jointe.' })).rejects.toMatchObject({
      fields: { content: 'form.offer.linkMissing' },
    });
    expect(await readStatuses(number)).toEqual(['draft']);
    const content = `Chère Amélie,\n\ncomme convenu :\n${usual.link}\n\nEce`;
    await sendWith(id, { subject: 'Offre révisée', content });
    expect(await listMails(request.id)).toMatchObject([
      { subject: 'Offre révisée', content, recipient: request.email },
    ]);
    const find = () => kordon.mail.messages.find(({ recipients }) => recipients.includes(request.email));
    while (!find()) await delay(50);
    expect(find()?.text).toMatch(/comme convenu :\s+https?:\S+\/offer\/[\w-]{24}\s/);

    // A repeated mail has the default text unless it is edited again.
    await runOfferMutation('sendOffer', id);
    expect((await listMails(request.id))[1]).toMatchObject({ subject: usual.subject, content: usual.content });
    await runOfferMutation('withdrawOffer', id);
    await expect(offerMail(id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('goes to the person that the desk chose, but not to one of another company', async () => {
    const request = await aRequest();
    const email = `direction@${randomUUID()}.example`;
    const { id: contactId } = await aContact(kordon.db, {
      companyId: request.companyId!,
      name: 'Karim Djebbar',
      email,
    });
    const { id: strangerId } = await aContact(kordon.db, { companyId: (await aCompany(kordon.db)).id });
    const id = randomUUID();
    const input = offerInput(request.id);
    await expect(save(id, { ...input, contactId: strangerId })).rejects.toMatchObject({
      fields: { contactId: 'form.contact.otherCompany' },
    });
    await save(id, { ...input, contactId });
    expect(await offerMail(id)).toMatchObject({ contactPerson: 'Karim Djebbar', email });
    // A save without a contact removes the choice.
    await save(id, input);
    expect(await offerMail(id)).toMatchObject({ contactPerson: 'Amélie Fontenoy', email: request.email });
    await save(id, { ...input, contactId });
    await runOfferMutation('sendOffer', id);
    expect(await kordon.db.manager.findOneByOrFail(Offer, { id })).toMatchObject({
      contactId,
      contactPerson: 'Karim Djebbar',
      email,
      companyId: request.companyId,
    });
    expect(await listMails(request.id)).toMatchObject([{ recipient: email, contactId }]);
  });

  test('goes to the address that was corrected after the draft was saved', async () => {
    const request = await aRequest();
    const { id } = await create(offerInput(request.id));
    const email = `a.fontenoy@${randomUUID()}.example`;
    await kordon.db.query('update quote_requests set email = $2 where id = $1', [request.id, email]);
    expect(await offerMail(id)).toMatchObject({ email });
    await runOfferMutation('sendOffer', id);
    expect(await listMails(request.id)).toMatchObject([{ recipient: email }]);
  });

  test('is not sent when a colleague has changed or sent it since the user loaded it', async () => {
    const request = await aRequest();
    const id = randomUUID();
    const seen = await save(id, offerInput(request.id));
    await save(id, offerInput(request.id, { freight: 90_000 }));
    await expect(sendWith(id, null, seen.updatedAt)).rejects.toMatchObject({ code: 'CONFLICT' });
    const { updatedAt } = await save(id, offerInput(request.id));
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => sendWith(id, null, updatedAt)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listMails(request.id)).toHaveLength(1);
  });

  test('can be sent again after its request has moved to another company, and stays with its own company', async () => {
    const request = await aRequest();
    const { id } = await create(offerInput(request.id), { send: true });
    const { id: companyId, name } = await aCompany(kordon.db);
    await kordon.db.query('update quote_requests set company_id = $2, contact_id = null where id = $1', [
      request.id,
      companyId,
    ]);
    expect(await offerMail(id)).toMatchObject({ email: request.email, requestCompany: name });
    await runOfferMutation('sendOffer', id);
    expect((await listMails(request.id))[1]).toMatchObject({ companyId, contactId: null, recipient: request.email });
    expect(await kordon.db.manager.findOneByOrFail(Offer, { id })).toMatchObject({ companyId: request.companyId });
    // A revision is made for the company that the request belongs to now.
    const { id: revisionId } = await runOfferMutation('reviseOffer', id);
    await runOfferMutation('sendOffer', revisionId);
    expect(await kordon.db.manager.findOneByOrFail(Offer, { id: revisionId })).toMatchObject({ companyId });
    await kordon.db.query('update quote_requests set company_id = null where id = $1', [request.id]);
    await expect(runOfferMutation('sendOffer', revisionId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('above the limits is sent by a sales user only after an admin approved it', async () => {
    const request = await aRequest();
    const { email, password } = await anAdminUser(kordon.db, { role: 'sales' });
    const sales = kordon.newClient();
    await sales.signIn(email, password);
    await kordon.db.query('update companies set credit_limit = 1000 where id = $1', [request.companyId]);
    const { id } = await create(offerInput(request.id, { discount: 200_000 }));
    await expect(runOfferMutation('sendOffer', id, sales)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(runOfferMutation('approveOffer', id, sales)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await runOfferMutation('approveOffer', id)).toMatchObject({ approvalReasons: ['DISCOUNT', 'CREDIT_LIMIT'] });
    expect(await save(id, offerInput(request.id, { discount: 250_000 }))).toMatchObject({ approvedAt: null });
    await expect(runOfferMutation('sendOffer', id, sales)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await runOfferMutation('approveOffer', id);
    expect(await runOfferMutation('sendOffer', id, sales)).toMatchObject({ status: 'SENT' });
  });

  test('for a company without a credit limit needs no approval, however large it is', async () => {
    const { email, password } = await anAdminUser(kordon.db, { role: 'sales' });
    const sales = kordon.newClient();
    await sales.signIn(email, password);
    const { id } = await create(offerInput((await aRequest()).id));
    expect(await runOfferMutation('sendOffer', id, sales)).toMatchObject({ status: 'SENT', approvalReasons: [] });
  });
});

import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DeepPartial } from 'typeorm';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { deleteUnclaimedAttachments } from '../files/attachment.service.ts';
import { Offer, OfferLine } from '../offers/offer.entity.ts';
import { QuoteRequest } from '../quotes/quote-request.entity.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import * as files from '../../testing/files.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aStoredQuoteRequest } from '../../testing/records.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { streamAttachment } from '../files/index.ts';
import { findCustomerOrder } from './customer-order.ts';
import { findReleasedFile } from './order-document.service.ts';
import { createOrderOfOffer } from './order.service.ts';

const kordon = startKordon({ JOBS: 'off' });

beforeEach(async () => {
  await kordon.db.query(
    'delete from order_documents; delete from orders; delete from quote_requests; delete from companies',
  );
  await kordon.db.query(`update market_series set kind = 'example' where category = 'currency'`);
});

/** Publishes a rate: units of the currency for one dollar. */
const publish = (currency: string, value: number) =>
  kordon.db.query(
    `update market_series set kind = 'feed', value = $2, value_at = now() - interval '1 hour', source = 'ecb.example', published = true
     where symbol = 'USD' || $1`,
    [currency, value],
  );

const fields = `id number status saleKind title amount currency rateToUsd rateSource rateBy amountUsd companyName quoteRequestId companyId
  cancelReason updatedAt owner { id name } offer { id number } late { milestone payment dueOn days } nextMilestone { kind }
  milestones { kind plannedOn doneOn note } payments { kind dueOn amount doneOn }
  documents { id kind name attachmentId releasedAt }`;
interface Step {
  kind: string;
  plannedOn: string | null;
  doneOn: string | null;
}
interface OrderRow {
  id: string;
  number: string;
  status: string;
  amount: number;
  rateToUsd: number | null;
  updatedAt: string;
  owner: { id: string; name: string } | null;
  milestones: Step[];
  payments: { kind: string; dueOn: string | null; amount: number | null; doneOn: string | null }[];
  late: { milestone: string | null; payment: string | null; dueOn: string; days: number }[];
  documents: { id: string; kind: string; name: string; attachmentId: string; releasedAt: string | null }[];
}

const run =
  (name: string, args: string, call: string) =>
  async (variables: object, client: TestClient = kordon.admin): Promise<OrderRow> => {
    const document = `mutation (${args}) { order: ${name}(${call}) { ${fields} } }`;
    return (await client.run<{ order: OrderRow }>(document, { ...variables })).order;
  };
const createOrder = run('createOrder', '$input: OrderInput!, $id: ID', 'input: $input, id: $id');
const updateOrder = run(
  'updateOrder',
  '$id: ID!, $patch: OrderPatch!, $version: DateTime',
  'id: $id, patch: $patch, version: $version',
);
const confirm = run('confirmOrder', '$id: ID!, $version: DateTime', 'id: $id, version: $version');
const cancel = run(
  'cancelOrder',
  '$id: ID!, $reason: String!, $version: DateTime',
  'id: $id, reason: $reason, version: $version',
);
const setMilestone = run(
  'updateMilestone',
  '$id: ID!, $kind: MilestoneKind!, $plannedOn: String, $doneOn: String, $note: String, $version: DateTime',
  'orderId: $id, kind: $kind, plannedOn: $plannedOn, doneOn: $doneOn, note: $note, version: $version',
);
const setPayment = run(
  'updateOrderPayment',
  '$id: ID!, $kind: OrderPaymentKind!, $dueOn: String, $amount: Float, $doneOn: String, $version: DateTime',
  'orderId: $id, kind: $kind, dueOn: $dueOn, amount: $amount, doneOn: $doneOn, version: $version',
);
const fetchOrder = async (id: string, client: TestClient = kordon.admin) =>
  (await client.run<{ order: OrderRow | null }>(`query ($id: ID!) { order(id: $id) { ${fields} } }`, { id })).order;
const list = async (filter: object, client: TestClient = kordon.admin) =>
  (
    await client.run<{ orders: { nodes: OrderRow[]; totalCount: number } }>(
      `query ($filter: OrderFilter) { orders(filter: $filter) { totalCount nodes { ${fields} } } }`,
      { filter },
    )
  ).orders;
const reopen = (id: string) =>
  kordon.admin.run('mutation ($id: ID!) { reopenQuoteRequest(id: $id) { status outcome } }', { id });
const readRequest = (id: string) => kordon.db.manager.findOneByOrFail(QuoteRequest, { id });

const aRequest = async (overrides: DeepPartial<QuoteRequest> = {}) => {
  const company = await aCompany(kordon.db, { name: `Marmara ${randomUUID()}` });
  return aStoredQuoteRequest(kordon.db, { companyId: company.id, company: company.name, ...overrides });
};
const manualOrderInput = (quoteRequestId: string, overrides: object = {}) => ({
  quoteRequestId,
  saleKind: 'CARGO',
  title: 'Kütük, 6.000 t',
  amount: 3_186_000,
  currency: 'USD',
  ...overrides,
});
const anOrder = async (overrides: object = {}, request: DeepPartial<QuoteRequest> = {}) =>
  createOrder({ input: manualOrderInput((await aRequest(request)).id, overrides) });

/** Stores a sent offer of a request, with one line of billets. */
async function anOffer(request: QuoteRequest, overrides: DeepPartial<Offer> = {}, line: DeepPartial<OfferLine> = {}) {
  const [file] = await kordon.db.query<[{ id: string }]>(
    `insert into attachments (name, type, size) values ('OFF.pdf', 'application/pdf', 3) returning id`,
  );
  const offer = await kordon.db.manager.save(
    kordon.db.manager.create(Offer, {
      number: `OFF-2026-${randomUUID()}`,
      status: 'sent',
      quoteRequestId: request.id,
      companyId: request.companyId,
      contactPerson: request.name,
      companyName: request.company,
      email: request.email,
      language: 'en',
      currency: 'USD',
      deliveryTerms: 'cfr',
      deliveryPlace: 'Annaba',
      paymentTerms: 'lc',
      validUntil: getIstanbulDay(7),
      total: 3_186_000,
      attachmentId: file.id,
      ...overrides,
    }),
  );
  await kordon.db.manager.insert(OfferLine, {
    offerId: offer.id,
    position: 1,
    tradeProduct: 'billet',
    description: '150×150 mm',
    quantity: 6_000,
    unit: 't',
    unitPrice: 531,
    amount: 3_186_000,
    ...line,
  });
  return offer;
}

async function aPerson(values: object = {}) {
  const credentials = await anAdminUser(kordon.db, { role: 'sales', ...values });
  const client = kordon.newClient();
  await client.signIn(credentials.email, credentials.password);
  const [user] = await kordon.db.query<[{ id: string }]>('select id from admin_users where email = $1', [
    credentials.email,
  ]);
  return { client, id: user.id };
}

const getResultCodes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'done' : (result.reason as { code: string }).code)).sort();

describe('an order by hand', () => {
  test('has a number, the milestones and payments of its kind, and the owner and company of its request', async () => {
    const owner = await aPerson();
    const request = await aRequest({ ownerId: owner.id });
    const order = await createOrder({ input: manualOrderInput(request.id) });
    expect(order).toMatchObject({
      number: expect.stringMatching(/^ORD-20\d\d-\d{4,}$/) as string,
      status: 'AWAITING_CONFIRMATION',
      title: 'Kütük, 6.000 t',
      amount: 3_186_000,
      amountUsd: 3_186_000,
      companyName: request.company,
      companyId: request.companyId,
      owner: { id: owner.id },
      offer: null,
      nextMilestone: { kind: 'CONFIRMED' },
    });
    expect(order.milestones.map(({ kind }) => kind)).toEqual([
      'CONFIRMED',
      'IN_PRODUCTION',
      'READY',
      'INSPECTED',
      'LOADED',
      'SAILED',
      'ARRIVED',
      'DELIVERED',
    ]);
    expect(order.payments.map(({ kind }) => kind)).toEqual(['DEPOSIT', 'LC_OPENED', 'LC_EXPIRY', 'BALANCE']);
    expect(
      await kordon.db.query('select kind, record_type from notifications where record_id = $1', [order.id]),
    ).toEqual([{ kind: 'order_assigned', record_type: 'order' }]);
  });

  test('of a training has no shipment and no letter of credit', async () => {
    const { milestones, payments } = await anOrder({ saleKind: 'TRAINING' });
    expect(milestones.map(({ kind }) => kind)).toEqual(['CONFIRMED', 'READY', 'DELIVERED']);
    expect(payments.map(({ kind }) => kind)).toEqual(['DEPOSIT', 'BALANCE']);
  });

  test('may belong to a company without a request, and stays when the company is removed', async () => {
    const company = await aCompany(kordon.db, { name: 'Ege Döküm' });
    const { id } = await createOrder({
      input: { ...manualOrderInput(''), quoteRequestId: null, companyId: company.id },
    });
    await confirm({ id });
    await kordon.db.query('delete from companies where id = $1', [company.id]);
    expect(await fetchOrder(id)).toMatchObject({ status: 'CONFIRMED', companyName: 'Ege Döküm', companyId: null });
  });

  test('is stored once when the form submits it twice at the same instant', async () => {
    const input = manualOrderInput((await aRequest()).id);
    const id = randomUUID();
    const [one, other] = await Promise.all([createOrder({ input, id }), createOrder({ input, id })]);
    expect(one.number).toBe(other.number);
    expect((await list({})).totalCount).toBe(1);
  });

  test('gets a number of its own without gaps, also when several are created at the same instant', async () => {
    const request = await aRequest();
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => createOrder({ input: manualOrderInput(request.id) })),
    );
    const numbers = orders.map(({ number }) => Number(number.slice(9))).sort((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
    const { quoteRequest } = await kordon.admin.run<{ quoteRequest: { orders: object[] } }>(
      'query ($id: ID!) { quoteRequest(id: $id) { orders { id } } }',
      { id: request.id },
    );
    expect(quoteRequest.orders).toHaveLength(8);
  });

  test.each([
    ['no title', { title: ' ' }, { title: 'form.required' }],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, { title: 'form.tooLong' }],
    ['no kind of sale', { saleKind: null }, { saleKind: 'form.required' }],
    ['an amount of 0', { amount: 0 }, { amount: 'form.number.positive' }],
    ['an amount of 1e308', { amount: 1e308 }, { amount: 'form.number.tooLarge' }],
    ['no currency', { currency: null }, { currency: 'form.required' }],
    ['a rate of 0', { currency: 'EUR', rateToUsd: 0 }, { rateToUsd: 'form.number.positive' }],
    ['neither request nor company', { quoteRequestId: null }, { quoteRequestId: 'form.required' }],
    ['an id that is no id', { quoteRequestId: 'x' }, { quoteRequestId: 'form.choice.invalid' }],
  ])('with %s is refused', async (_, overrides, reasons) => {
    await expect(anOrder(overrides)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: reasons });
    expect((await list({})).totalCount).toBe(0);
  });

  test('of an unknown request, offer or company fails with NOT_FOUND', async () => {
    const id = randomUUID();
    for (const input of [
      manualOrderInput(id),
      { offerId: id },
      { offerId: 'x' },
      manualOrderInput('', { quoteRequestId: null, companyId: id }),
    ])
      await expect(createOrder({ input })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an order from an offer', () => {
  test('takes goods, amount and company from the offer, and the owner from the request', async () => {
    const owner = await aPerson();
    const request = await aRequest({ ownerId: owner.id });
    const offer = await anOffer(request);
    expect(await createOrder({ input: { offerId: offer.id } })).toMatchObject({
      saleKind: 'CARGO',
      title: 'Kütük, 150×150 mm, 6.000 t',
      amount: 3_186_000,
      currency: 'USD',
      companyName: request.company,
      quoteRequestId: request.id,
      offer: { id: offer.id, number: offer.number },
      owner: { id: owner.id },
    });
  });

  test.each([
    ['a service', { unit: 'service' }, {}, 'TRAINING'],
    ['an equipment request', { unit: 'piece' }, { source: 'hydraulic_quote' }, 'PROJECT'],
  ] as const)('of %s gets its milestones', async (_, line, overrides, saleKind) => {
    const offer = await anOffer(await aRequest(overrides), {}, { tradeProduct: null, description: 'X', ...line });
    expect(await createOrder({ input: { offerId: offer.id } })).toMatchObject({ saleKind });
  });

  test('is created once, also when two colleagues and the customer create it at the same instant', async () => {
    const request = await aRequest();
    const offer = await anOffer(request);
    const input = { offerId: offer.id };
    const other = await aPerson();
    const [one, two, accepted] = await Promise.all([
      createOrder({ input }),
      createOrder({ input }, other.client),
      kordon.db.transaction((tx) => createOrderOfOffer(tx, offer)),
    ]);
    expect(new Set([one.id, two.id, accepted.id]).size).toBe(1);
    await cancel({ id: one.id, reason: 'Vazgeçti' });
    // The customer who repeats the acceptance does not order again.
    expect(await kordon.db.transaction((tx) => createOrderOfOffer(tx, offer))).toMatchObject({ id: one.id });
    expect((await list({})).totalCount).toBe(1);
  });

  test.each(['draft', 'declined', 'withdrawn', 'superseded'] as const)('that is %s is refused', async (status) => {
    const offer = await anOffer(await aRequest(), { status });
    await expect(createOrder({ input: { offerId: offer.id } })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { offerId: 'form.order.offerNotSent' },
    });
  });

  test('keeps the rate of the offer when there is no rate of today', async () => {
    const offer = await anOffer(await aRequest(), {
      currency: 'EUR',
      rateToUsd: 1.25,
      rateAt: new Date(),
      rateSource: 'feed',
    });
    expect(await createOrder({ input: { offerId: offer.id } })).toMatchObject({ rateToUsd: 1.25, rateSource: 'FEED' });
  });
});

describe('confirmation', () => {
  test('makes the request WON with the amount of the order, and keeps it closed until the order is cancelled', async () => {
    const order = await anOrder({}, { status: 'quoted' });
    const [{ quote_request_id: requestId }] = await kordon.db.query<[{ quote_request_id: string }]>(
      'select quote_request_id from orders',
    );
    const confirmed = await confirm({ id: order.id, version: order.updatedAt });
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', nextMilestone: { kind: 'IN_PRODUCTION' } });
    expect(confirmed.milestones[0]).toMatchObject({ kind: 'CONFIRMED', doneOn: getIstanbulDay() });
    expect(await readRequest(requestId)).toMatchObject({
      status: 'closed',
      outcome: 'won',
      quotedAmount: 3_186_000,
      quotedCurrency: 'USD',
    });
    await expect(reopen(requestId)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(
      kordon.admin.run('mutation ($id: ID!) { updateQuoteRequest(id: $id, patch: { status: PENDING }) { id } }', {
        id: requestId,
      }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await cancel({ id: order.id, reason: 'Müşteri vazgeçti' });
    expect(await reopen(requestId)).toEqual({ reopenQuoteRequest: { status: 'QUOTED', outcome: null } });
  });

  test('makes a lost request WON', async () => {
    const { id } = await anOrder({}, { status: 'closed', outcome: 'lost', lostReason: 'price' });
    await confirm({ id });
    const [row] = await kordon.db.query<object[]>('select outcome, lost_reason from quote_requests');
    expect(row).toEqual({ outcome: 'won', lost_reason: null });
  });

  test('of a second order does not change the amount of the request', async () => {
    const request = await aRequest();
    for (const amount of [100, 200])
      await confirm({ id: (await createOrder({ input: manualOrderInput(request.id, { amount }) })).id });
    expect(await readRequest(request.id)).toMatchObject({ outcome: 'won', quotedAmount: 100 });
  });

  test('freezes the rate', async () => {
    await publish('EUR', 0.8);
    const { id, rateToUsd } = await anOrder({ currency: 'EUR', amount: 1_000 });
    expect(rateToUsd).toBeCloseTo(1.25);
    await publish('EUR', 0.5);
    expect(await confirm({ id })).toMatchObject({ rateToUsd: 2, amountUsd: 2_000 });
    await publish('EUR', 0.4);
    await confirm({ id });
    await setPayment({ id, kind: 'DEPOSIT', amount: 200 });
    expect(await fetchOrder(id)).toMatchObject({ rateToUsd: 2, rateSource: 'FEED', amountUsd: 2_000 });
    await expect(updateOrder({ id, patch: { amount: 5 } })).rejects.toMatchObject({ code: 'CONFLICT' });
    const [request] = await kordon.db.query<{ rate: number }[]>('select rate_to_usd as rate from quote_requests');
    expect(request).toEqual({ rate: 2 });
  });

  test('twice at the same instant is one confirmation, and one notification of the owner', async () => {
    const owner = await aPerson();
    const order = await anOrder({}, { ownerId: owner.id });
    const version = order.updatedAt;
    const results = await Promise.all([confirm({ id: order.id, version }), confirm({ id: order.id, version })]);
    expect(results.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(results[0].updatedAt).toBe(results[1].updatedAt);
    expect(
      await kordon.db.query(`select kind from notifications where recipient_id = $1 and kind = 'request_closed'`, [
        owner.id,
      ]),
    ).toHaveLength(1);
  });

  test('and cancellation at the same instant and with the same version: exactly one of them happens', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, updatedAt: version } = await anOrder();
      const results = await Promise.allSettled([confirm({ id, version }), cancel({ id, reason: 'Vazgeçti', version })]);
      expect(getResultCodes(results)).toEqual(['CONFLICT', 'done']);
      const { status, milestones } = (await fetchOrder(id))!;
      expect(milestones[0]!.doneOn !== null).toBe(status === 'CONFIRMED');
    }
  });

  test('and cancellation at the same instant without a version end with a cancelled order', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await anOrder();
      const results = await Promise.allSettled([confirm({ id }), cancel({ id, reason: 'Vazgeçti' })]);
      expect(results[1].status).toBe('fulfilled');
      expect(await fetchOrder(id)).toMatchObject({ status: 'CANCELLED' });
    }
  });

  test('while the request is closed as lost leaves it WON or refuses the loss, never a lost request with a confirmed order', async () => {
    for (let round = 0; round < 5; round++) {
      const request = await aRequest();
      const { id } = await createOrder({ input: manualOrderInput(request.id) });
      await Promise.allSettled([
        confirm({ id }),
        kordon.admin.run(
          'mutation ($id: ID!) { closeQuoteRequest(id: $id, input: { outcome: LOST, lostReason: PRICE }) { id } }',
          { id: request.id },
        ),
      ]);
      expect(await readRequest(request.id)).toMatchObject({ status: 'closed', outcome: 'won' });
    }
  });

  test('while the request is reopened: request and order stay consistent', async () => {
    for (let round = 0; round < 5; round++) {
      const request = await aRequest({ status: 'closed', outcome: 'lost', lostReason: 'price' });
      const [created, reopened] = await Promise.allSettled([
        createOrder({ input: manualOrderInput(request.id) }).then(({ id }) => confirm({ id })),
        reopen(request.id),
      ]);
      expect(created.status).toBe('fulfilled');
      if (reopened.status === 'rejected') expect(reopened.reason).toMatchObject({ code: 'CONFLICT' });
      expect(await readRequest(request.id)).toMatchObject({ outcome: 'won' });
    }
  });

  test('with a stale version fails with CONFLICT and returns the current order', async () => {
    const { id, updatedAt: version } = await anOrder();
    await setMilestone({ id, kind: 'LOADED', plannedOn: '2026-12-03' });
    const error = await confirm({ id, version }).catch((cause: unknown) => cause);
    expect(error).toMatchObject({
      code: 'CONFLICT',
      errors: [{ extensions: { theirs: { status: 'AWAITING_CONFIRMATION', saleKind: 'CARGO' } } }],
    });
    expect(JSON.stringify(error)).toContain('IN_PRODUCTION');
  });

  test('of a cancelled or unknown order is refused', async () => {
    const { id } = await anOrder();
    await cancel({ id, reason: 'Vazgeçti' });
    await expect(confirm({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const unknown of ['x', randomUUID()])
      await expect(confirm({ id: unknown })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('milestones', () => {
  test('are planned before the confirmation, reached after it, and the last one delivers the order', async () => {
    const { id } = await anOrder();
    await setMilestone({ id, kind: 'LOADED', plannedOn: '2026-12-03', note: ' MV Ege Poyrazı ' });
    await expect(setMilestone({ id, kind: 'LOADED', doneOn: '2026-11-01' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await confirm({ id });
    const loaded = await setMilestone({ id, kind: 'LOADED', doneOn: '2026-11-01' });
    expect(loaded.milestones[4]).toEqual({
      kind: 'LOADED',
      plannedOn: '2026-12-03',
      doneOn: '2026-11-01',
      note: 'MV Ege Poyrazı',
    });
    expect(await setMilestone({ id, kind: 'DELIVERED', doneOn: getIstanbulDay() })).toMatchObject({
      status: 'DELIVERED',
      nextMilestone: null,
    });
    await expect(cancel({ id, reason: 'Geç' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await setMilestone({ id, kind: 'DELIVERED', doneOn: null })).toMatchObject({ status: 'CONFIRMED' });
    expect(await setMilestone({ id, kind: 'LOADED', note: '' })).toMatchObject({ status: 'CONFIRMED' });
    expect((await fetchOrder(id))!.milestones[4]).toMatchObject({ plannedOn: '2026-12-03', note: null });
  });

  test.each([
    ['a day that does not exist', { kind: 'LOADED', plannedOn: '2026-02-30' }, { plannedOn: 'form.date.invalid' }],
    ['an actual day in the future', { kind: 'LOADED', doneOn: getIstanbulDay(1) }, { doneOn: 'form.date.future' }],
    ['a note of 301 characters', { kind: 'LOADED', note: 'x'.repeat(301) }, { note: 'form.tooLong' }],
    ['no day of the confirmation', { kind: 'CONFIRMED', doneOn: null }, { doneOn: 'form.required' }],
  ])('refuse %s', async (_, input, reasons) => {
    const { id } = await anOrder();
    await confirm({ id });
    await expect(setMilestone({ id, ...input })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: reasons });
  });

  test('of another kind of sale, of a cancelled and of an unknown order are refused', async () => {
    const { id } = await anOrder({ saleKind: 'TRAINING' });
    await expect(setMilestone({ id, kind: 'SAILED', plannedOn: '2026-12-03' })).rejects.toMatchObject({
      fields: { kind: 'form.choice.invalid' },
    });
    await cancel({ id, reason: 'Vazgeçti' });
    await expect(setMilestone({ id, kind: 'READY', plannedOn: '2026-12-03' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(setMilestone({ id: randomUUID(), kind: 'READY' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are all kept when several are set at the same instant; a stale version fails with CONFLICT', async () => {
    const { id, updatedAt: version } = await anOrder();
    const kinds = ['READY', 'INSPECTED', 'LOADED', 'SAILED'];
    await Promise.all(kinds.map((kind, index) => setMilestone({ id, kind, plannedOn: `2026-12-0${index + 1}` })));
    const { milestones } = (await fetchOrder(id))!;
    expect(milestones.slice(2, 6).map(({ plannedOn }) => plannedOn)).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
    await expect(setMilestone({ id, kind: 'READY', plannedOn: '2026-12-09', version })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    // A repeated save changes nothing and succeeds.
    expect(await setMilestone({ id, kind: 'READY', plannedOn: '2026-12-01', version })).toMatchObject({ id });
  });

  test('are in the activity log of the order with the actor, together with its documents', async () => {
    const { id } = await anOrder();
    await setMilestone({ id, kind: 'READY', plannedOn: '2026-12-01' });
    const { documents } = await upload(id, 'PROFORMA');
    await release(documents[0]!.id, true);
    const { order } = await kordon.admin.run<{
      order: { history: { nodes: { targetType: string; action: string }[] } };
    }>(
      'query ($id: ID!) { order(id: $id) { history { totalCount nodes { action targetType changes actor details } } } }',
      { id },
    );
    expect(order.history.nodes).toMatchObject([
      { targetType: 'order_documents', changes: { releasedAt: [null, expect.any(String)] } },
      { targetType: 'order_documents', action: 'INSERT', details: { name: 'proforma.pdf' } },
      { targetType: 'orders', changes: { milestones: [expect.any(Array), expect.any(Array)] } },
      { targetType: 'orders', action: 'INSERT', actor: 'admin@kordon.example', details: { name: 'Kütük, 6.000 t' } },
    ]);
  });
});

describe('payments', () => {
  test('have a due day, an amount and an actual day; the letter of credit has the day on which it expires', async () => {
    const { id } = await anOrder();
    await setPayment({ id, kind: 'DEPOSIT', dueOn: '2026-11-01', amount: 637_200.005, doneOn: '2026-11-02' });
    const { payments } = await setPayment({ id, kind: 'LC_EXPIRY', dueOn: '2027-01-15' });
    expect(payments.filter(({ dueOn }) => dueOn)).toEqual([
      { kind: 'DEPOSIT', dueOn: '2026-11-01', amount: 637_200.01, doneOn: '2026-11-02' },
      { kind: 'LC_EXPIRY', dueOn: '2027-01-15', amount: null, doneOn: null },
    ]);
    expect((await setPayment({ id, kind: 'DEPOSIT', amount: null, doneOn: null })).payments[0]).toEqual({
      kind: 'DEPOSIT',
      dueOn: '2026-11-01',
      amount: null,
      doneOn: null,
    });
  });

  test.each([
    ['an amount of 0', { kind: 'BALANCE', amount: 0 }, { amount: 'form.number.positive' }],
    ['a day that does not exist', { kind: 'BALANCE', dueOn: '2026-13-01' }, { dueOn: 'form.date.invalid' }],
    ['an actual day in the future', { kind: 'BALANCE', doneOn: getIstanbulDay(1) }, { doneOn: 'form.date.future' }],
    ['an amount of the expiry', { kind: 'LC_EXPIRY', amount: 5 }, { amount: 'form.choice.invalid' }],
    ['an actual day of the expiry', { kind: 'LC_EXPIRY', doneOn: '2026-01-01' }, { doneOn: 'form.choice.invalid' }],
  ])('refuse %s', async (_, input, reasons) => {
    const { id } = await anOrder();
    await expect(setPayment({ id, ...input })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: reasons });
  });
});

describe('the list of late orders', () => {
  const yesterday = getIstanbulDay(-1);
  const lastWeek = getIstanbulDay(-7);

  test('begins with the longest delay, has pages, and leaves out orders that are no longer late', async () => {
    const slightly = await anOrder();
    await setMilestone({ id: slightly.id, kind: 'CONFIRMED', plannedOn: yesterday });
    const seriously = await anOrder();
    await setPayment({ id: seriously.id, kind: 'DEPOSIT', dueOn: lastWeek });
    const inTime = await anOrder();
    await setMilestone({ id: inTime.id, kind: 'LOADED', plannedOn: getIstanbulDay() });

    const { nodes, totalCount } = await list({ late: true });
    expect(totalCount).toBe(2);
    expect(nodes.map(({ id, late }) => [id, late])).toEqual([
      [seriously.id, [{ milestone: null, payment: 'DEPOSIT', dueOn: lastWeek, days: 7 }]],
      [slightly.id, [{ milestone: 'CONFIRMED', payment: null, dueOn: yesterday, days: 1 }]],
    ]);
    const page = `query ($after: String) { orders(filter: { late: true }, first: 1, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }`;
    type Pages = { orders: { nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } };
    const first = (await kordon.admin.run<Pages>(page)).orders;
    const second = (await kordon.admin.run<Pages>(page, { after: first.pageInfo.endCursor })).orders;
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual([seriously.id, slightly.id]);
    expect(second.pageInfo.hasNextPage).toBe(false);

    await setPayment({ id: seriously.id, kind: 'DEPOSIT', doneOn: yesterday });
    await confirm({ id: slightly.id });
    expect((await list({ late: true })).nodes).toEqual([]);
  });

  test('does not include an expired letter of credit that is paid, a cancelled or a delivered order', async () => {
    const expired = await anOrder();
    await setPayment({ id: expired.id, kind: 'LC_EXPIRY', dueOn: yesterday });
    expect((await list({ late: true })).nodes).toMatchObject([{ late: [{ payment: 'LC_EXPIRY', days: 1 }] }]);
    await setPayment({ id: expired.id, kind: 'BALANCE', doneOn: yesterday });
    expect(await fetchOrder(expired.id)).toMatchObject({ late: [] });
    for (const end of ['cancel', 'deliver']) {
      const { id } = await anOrder();
      await setMilestone({ id, kind: 'READY', plannedOn: lastWeek });
      if (end === 'cancel') await cancel({ id, reason: 'Vazgeçti' });
      else {
        await confirm({ id });
        await setMilestone({ id, kind: 'DELIVERED', doneOn: yesterday });
      }
      expect(await fetchOrder(id)).toMatchObject({ late: [] });
    }
    expect((await list({ late: true })).nodes).toEqual([]);
  });

  test('includes payments that are open after the delivery, but no milestone and no letter of credit of a delivered order', async () => {
    const { id } = await anOrder();
    await confirm({ id });
    await setMilestone({ id, kind: 'READY', plannedOn: lastWeek });
    await setPayment({ id, kind: 'LC_OPENED', dueOn: lastWeek });
    await setPayment({ id, kind: 'LC_EXPIRY', dueOn: lastWeek });
    await setMilestone({ id, kind: 'DELIVERED', doneOn: yesterday });
    expect((await list({ late: true })).nodes).toEqual([]);
    await setPayment({ id, kind: 'BALANCE', dueOn: yesterday });
    const late = [{ milestone: null, payment: 'BALANCE', dueOn: yesterday, days: 1 }];
    expect((await list({ late: true })).nodes).toMatchObject([{ id, status: 'DELIVERED', late }]);
    await setPayment({ id, kind: 'BALANCE', doneOn: yesterday });
    expect((await list({ late: true })).nodes).toEqual([]);
  });
});

const upload = async (id: string, kind: string, content = files.aPdf(), client: TestClient = kordon.admin) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), 'proforma.pdf');
  const response = await client.fetch(`/orders/${id}/documents/${kind}`, {
    method: 'POST',
    body,
    headers: { origin: new URL(kordon.admin.url).origin },
  });
  return {
    status: response.status,
    body: (await response.json()) as object,
    documents: (await fetchOrder(id))?.documents ?? [],
  };
};
const release = (id: string, released: boolean, client: TestClient = kordon.admin) =>
  client.run<{ releaseOrderDocument: { releasedAt: string | null } }>(
    'mutation ($id: ID!, $released: Boolean!) { releaseOrderDocument(id: $id, released: $released) { releasedAt } }',
    { id, released },
  );

describe('documents', () => {
  test('are internal until they are released; the customer sees exactly the released ones', async () => {
    const request = await aRequest();
    const offer = await anOffer(request);
    const { id } = await createOrder({ input: { offerId: offer.id } });
    const certificate = await upload(id, 'MILL_CERTIFICATE');
    expect(certificate).toMatchObject({ status: 201, body: { kind: 'MILL_CERTIFICATE', name: 'proforma.pdf' } });
    const { documents } = await upload(id, 'PROFORMA');
    expect(documents.map(({ kind, releasedAt }) => [kind, releasedAt])).toEqual([
      ['PROFORMA', null],
      ['MILL_CERTIFICATE', null],
    ]);
    const [proforma, internal] = documents;
    await release(proforma!.id, true);
    await setMilestone({ id, kind: 'LOADED', plannedOn: '2026-12-03', note: 'gizli' });

    const seen = await findCustomerOrder(kordon.db.manager, offer.id);
    expect(seen).toMatchObject({
      number: expect.stringMatching(/^ORD-/) as string,
      status: 'awaiting_confirmation',
      documents: [{ id: proforma!.id, kind: 'proforma', name: 'proforma.pdf' }],
    });
    expect(JSON.stringify(seen)).not.toContain('gizli');
    expect(seen!.milestones[4]).toEqual({ kind: 'loaded', plannedOn: '2026-12-03', doneOn: null });
    const opened = await findReleasedFile(kordon.db.manager, offer.id, proforma!.id);
    expect(await buffer(streamAttachment(kordon.db.manager, files.databaseStorage, opened!))).toEqual(files.aPdf());
    const otherOffer = await anOffer(request);
    await createOrder({ input: { offerId: otherOffer.id } });
    for (const [offerId, documentId] of [
      [offer.id, internal!.id],
      [otherOffer.id, proforma!.id],
      [offer.id, 'x'],
      ['x', proforma!.id],
    ] as const)
      expect(await findReleasedFile(kordon.db.manager, offerId, documentId)).toBeNull();
    await release(proforma!.id, false);
    expect(await findReleasedFile(kordon.db.manager, offer.id, proforma!.id)).toBeNull();
    expect(await findCustomerOrder(kordon.db.manager, randomUUID())).toBeNull();
  });

  test('released twice keep the time of the first release', async () => {
    const { id } = await anOrder();
    const { documents } = await upload(id, 'OTHER');
    const first = await release(documents[0]!.id, true);
    expect(await release(documents[0]!.id, true)).toEqual(first);
  });

  test('are downloaded, are not removed with unclaimed files, and disappear with their file', async () => {
    const { id } = await anOrder();
    const { documents } = await upload(id, 'BILL_OF_LADING');
    const { attachmentId, id: documentId } = documents[0]!;
    await kordon.db.query(`update attachments set created_at = now() - interval '3 days' where id = $1`, [
      attachmentId,
    ]);
    await deleteUnclaimedAttachments(kordon.db.manager);
    expect((await kordon.admin.fetch(`/attachments/${attachmentId}`)).status).toBe(200);
    await kordon.admin.run('mutation ($id: ID!) { deleteOrderDocument(id: $id) }', { id: documentId });
    expect((await kordon.admin.fetch(`/attachments/${attachmentId}`)).status).toBe(404);
    expect((await fetchOrder(id))!.documents).toEqual([]);
  });

  test('of an unknown kind, an unknown order, a program, and by an analyst are refused', async () => {
    const { id } = await anOrder();
    expect(await upload(id, 'INVOICE')).toMatchObject({
      status: 400,
      body: { error: { fields: { kind: 'form.choice.invalid' } } },
    });
    expect(await upload(randomUUID(), 'PROFORMA')).toMatchObject({ status: 404 });
    expect(await upload(id, 'PROFORMA', files.aProgram())).toMatchObject({ status: 415 });
    const analyst = await aPerson({ role: 'analyst' });
    expect(await upload(id, 'PROFORMA', files.aPdf(), analyst.client)).toMatchObject({ status: 403 });
    expect((await fetchOrder(id))!.documents).toEqual([]);
  });
});

describe('owners', () => {
  const assign = (ids: string[], ownerId: string | null, client: TestClient = kordon.admin) =>
    client.run<{ assignOwner: number }>(
      'mutation ($ids: [ID!], $ownerId: ID) { assignOwner(orderIds: $ids, ownerId: $ownerId) }',
      {
        ids,
        ownerId,
      },
    );

  test('are assigned for all of the orders or none, and the new owner is notified', async () => {
    const selin = await aPerson();
    const orders = [await anOrder(), await anOrder()];
    const ids = orders.map(({ id }) => id);
    await expect(assign([...ids, randomUUID()], selin.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await assign(ids, selin.id)).toEqual({ assignOwner: 2 });
    expect(await assign(ids, selin.id)).toEqual({ assignOwner: 0 });
    expect((await list({ mine: true }, selin.client)).totalCount).toBe(2);
    const { notifications } = await selin.client.run<{ notifications: { nodes: object[] } }>(
      '{ notifications { nodes { kind recordType count orderId title } } }',
    );
    expect(notifications.nodes).toMatchObject([
      { kind: 'ORDER_ASSIGNED', recordType: 'ORDER', count: 2, title: expect.stringContaining('ORD-') as string },
    ]);
  });

  test('hand over only their open orders', async () => {
    const [selin, ece] = [await aPerson(), await aPerson()];
    const open = await anOrder();
    const done = await anOrder();
    await confirm({ id: done.id });
    await setMilestone({ id: done.id, kind: 'DELIVERED', doneOn: getIstanbulDay() });
    await assign([open.id, done.id], selin.id);
    expect(
      await kordon.admin.run('mutation ($from: ID!, $to: ID!) { handOver(fromUserId: $from, toUserId: $to) }', {
        from: selin.id,
        to: ece.id,
      }),
    ).toEqual({ handOver: 1 });
    expect((await fetchOrder(open.id))!.owner!.id).toBe(ece.id);
    expect((await fetchOrder(done.id))!.owner!.id).toBe(selin.id);
    expect(
      await kordon.db.query('select kind, record_type from notifications where recipient_id = $1', [ece.id]),
    ).toEqual([{ kind: 'handed_over', record_type: 'order' }]);
  });

  test('who see only own records can confirm their order of a request of a colleague, but do not see the request', async () => {
    const [selin, ece] = [await aPerson(), await aPerson()];
    await kordon.db.query('update admin_users set sees_own_only = true where id = $1', [selin.id]);
    const order = await anOrder({}, { ownerId: ece.id });
    await expect(confirm({ id: order.id }, selin.client)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await assign([order.id], selin.id);
    expect(await confirm({ id: order.id }, selin.client)).toMatchObject({ status: 'CONFIRMED' });
    const [row] = await kordon.db.query<object[]>('select outcome from quote_requests');
    expect(row).toEqual({ outcome: 'won' });
    const seen = await selin.client.run<{ order: object }>(
      'query ($id: ID!) { order(id: $id) { quoteRequest { id } } }',
      {
        id: order.id,
      },
    );
    expect(seen.order).toEqual({ quoteRequest: null });
    // An order that the caller does not see keeps the request closed, too.
    await assign([order.id], ece.id);
    await kordon.db.query('update quote_requests set owner_id = $1', [selin.id]);
    const [{ id: requestId }] = await kordon.db.query<[{ id: string }]>('select id from quote_requests');
    await expect(
      selin.client.run('mutation ($id: ID!) { reopenQuoteRequest(id: $id) { id } }', { id: requestId }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

test('the list is filtered by status, owner, company and words, and the search finds a number', async () => {
  const selin = await aPerson();
  const company = await aCompany(kordon.db, { name: 'Bozdağ Çelik' });
  const one = await createOrder({
    input: { ...manualOrderInput(''), quoteRequestId: null, companyId: company.id, title: 'Slab, 20.000 t' },
  });
  const other = await anOrder({}, { ownerId: selin.id });
  await confirm({ id: other.id });
  const findIds = async (filter: object) => (await list(filter)).nodes.map(({ id }) => id);
  expect(await findIds({})).toEqual([other.id, one.id]);
  expect(await findIds({ statuses: ['CONFIRMED', 'DELIVERED'] })).toEqual([other.id]);
  expect(await findIds({ ownerId: selin.id })).toEqual([other.id]);
  expect(await findIds({ companyId: company.id })).toEqual([one.id]);
  expect(await findIds({ search: 'bozdag slab' })).toEqual([one.id]);
  expect(await findIds({ search: other.number })).toEqual([other.id]);
  expect(await findIds({ search: 'xylofon' })).toEqual([]);
  const { search } = await kordon.admin.run<{ search: object[] }>(
    'query ($text: String!) { search(text: $text) { kind id title state companyId } }',
    { text: one.number.toLowerCase() },
  );
  expect(search[0]).toEqual({
    kind: 'ORDER',
    id: one.id,
    title: one.number,
    state: 'awaiting_confirmation',
    companyId: company.id,
  });
});

test('an order that awaits confirmation can be corrected: it gets the rate for the new amount, and milestones that stay keep their days', async () => {
  const { id, updatedAt: version } = await anOrder({ currency: 'EUR', rateToUsd: 1.1 });
  expect(await fetchOrder(id)).toMatchObject({ rateToUsd: 1.1, rateSource: 'MANUAL' });
  expect(await updateOrder({ id, patch: { amount: 100 } })).toMatchObject({
    amount: 100,
    rateToUsd: 1.1,
    amountUsd: 110,
  });
  await publish('TRY', 40);
  expect(await updateOrder({ id, patch: { currency: 'TRY', amount: 4_000 } })).toMatchObject({
    rateToUsd: 0.025,
    rateSource: 'FEED',
    rateBy: null,
    amountUsd: 100,
  });
  await setMilestone({ id, kind: 'READY', plannedOn: '2026-12-01' });
  const training = await updateOrder({ id, patch: { saleKind: 'TRAINING' } });
  expect(training.milestones.map(({ kind, plannedOn }) => [kind, plannedOn])).toEqual([
    ['CONFIRMED', null],
    ['READY', '2026-12-01'],
    ['DELIVERED', null],
  ]);
  await expect(updateOrder({ id, patch: { title: 'Slab' }, version })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(updateOrder({ id, patch: { amount: null } })).rejects.toMatchObject({
    fields: { amount: 'form.required' },
  });
  await confirm({ id });
  expect(await updateOrder({ id, patch: { title: 'Slab' } })).toMatchObject({ status: 'CONFIRMED' });
  await expect(updateOrder({ id, patch: { saleKind: 'CARGO' } })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a cancellation needs a reason, and a second one changes nothing', async () => {
  const { id } = await anOrder();
  await expect(cancel({ id, reason: ' ' })).rejects.toMatchObject({ fields: { reason: 'form.required' } });
  const cancelled = await cancel({ id, reason: 'Müşteri vazgeçti' });
  expect(cancelled).toMatchObject({ status: 'CANCELLED', cancelReason: 'Müşteri vazgeçti' });
  expect(await cancel({ id, reason: 'Başka' })).toEqual(cancelled);
});

test('the export has the rows of the list with the days of milestones and payments', async () => {
  const { id, number } = await anOrder();
  await setMilestone({ id, kind: 'LOADED', plannedOn: '2026-01-03' });
  await cancel({ id: (await anOrder()).id, reason: 'Vazgeçti' });
  const text = await (await kordon.admin.fetch('/exports/orders.csv?late=true')).text();
  expect(text).toContain(number);
  expect(text).toContain('Yükleme 2026-01-03 / –');
  expect(text).not.toContain('Vazgeçti');
  expect((await kordon.admin.fetch('/exports/orders.xlsx')).status).toBe(200);
  expect((await kordon.admin.fetch('/exports/orders.csv?status=NONE')).status).toBe(400);
});

import type { DeepPartial } from 'typeorm';
import { anAdminUser } from '../../testing/accounts.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aStoredQuoteRequest } from '../../testing/records.ts';
import { closeAsWon } from './index.ts';
import { closeQuoteRequest, reopenQuoteRequest } from './outcome.service.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import { updateQuoteRequest, updateQuoteRequests } from './quote-request.service.ts';

const kordon = startKordon({ JOBS: 'off' });
const storeRequest = (overrides: DeepPartial<QuoteRequest> = {}) => aStoredQuoteRequest(kordon.db, overrides);
const readRequest = (id: string) => kordon.db.manager.findOneByOrFail(QuoteRequest, { id });
/** Publishes a rate: units of the currency for one dollar. */
const publish = (currency: string, value: number, { kind = 'feed', age = '1 hour' } = {}) =>
  kordon.db.query(
    `update market_series set kind = $2, value = $3, value_at = now() - $4::interval, source = 'ecb.example', published = true
     where symbol = 'USD' || $1`,
    [currency, kind, value, age],
  );

beforeEach(async () => {
  await kordon.db.query('delete from quote_requests; delete from companies');
  await kordon.db.query(`update market_series set kind = 'example' where category = 'currency'`);
});

const fields = `id status outcome lostReason lostNote quotedAmount quotedCurrency rateToUsd rateSource rateBy amountUsd closedAt updatedAt`;
interface Closed {
  id: string;
  status: string;
  outcome: string | null;
  rateToUsd: number | null;
  amountUsd: number | null;
  updatedAt: string;
}
const close = async (id: string, input: object, version?: string | Date): Promise<Closed> => {
  const document = `mutation ($id: ID!, $input: CloseQuoteRequestInput!, $version: DateTime) {
    closeQuoteRequest(id: $id, input: $input, version: $version) { ${fields} }
  }`;
  return (await kordon.admin.run<{ closeQuoteRequest: Closed }>(document, { id, input, version })).closeQuoteRequest;
};
const closeAll = async (ids: string[], input: object): Promise<Closed[]> => {
  const document = `mutation ($ids: [ID!]!, $input: CloseQuoteRequestsInput!) { closeQuoteRequests(ids: $ids, input: $input) { ${fields} } }`;
  return (await kordon.admin.run<{ closeQuoteRequests: Closed[] }>(document, { ids, input })).closeQuoteRequests;
};
const reopen = async (id: string, version?: string | Date): Promise<Closed> => {
  const document = `mutation ($id: ID!, $version: DateTime) { reopenQuoteRequest(id: $id, version: $version) { ${fields} } }`;
  return (await kordon.admin.run<{ reopenQuoteRequest: Closed }>(document, { id, version })).reopenQuoteRequest;
};
const wonInput = (amount: number, currency: string, rateToUsd?: number) => ({
  outcome: 'WON',
  amount,
  currency,
  rateToUsd,
});
const lostInput = (lostReason: string, lostNote?: string) => ({ outcome: 'LOST', lostReason, lostNote });
const changesOf = async (id: string) =>
  (
    await kordon.db.query<{ changes: Record<string, unknown> }[]>(
      `select changes from activity_logs where target_id = $1 and action = 'UPDATE' order by id`,
      [id],
    )
  ).map(({ changes }) => changes);

test('a request is won with amount and currency, and the activity log records it', async () => {
  const { id } = await storeRequest({ status: 'quoted' });
  expect(await close(id, wonInput(6_210_000.5, 'USD'))).toMatchObject({
    status: 'CLOSED',
    outcome: 'WON',
    quotedAmount: 6_210_000.5,
    quotedCurrency: 'USD',
    rateToUsd: 1,
    rateSource: null,
    amountUsd: 6_210_000.5,
    lostReason: null,
  });
  expect(await changesOf(id)).toEqual([
    {
      status: ['quoted', 'closed'],
      outcome: [null, 'won'],
      quotedAmount: [null, 6_210_000.5],
      quotedCurrency: [null, 'USD'],
      rateToUsd: [null, 1],
      closedAt: [null, expect.any(String)],
      firstResponseAt: [null, expect.any(String)],
    },
  ]);
});

test('a request is lost with a reason and a note, and keeps the amount of its offer', async () => {
  const { id } = await storeRequest({ status: 'quoted', quotedAmount: 500, quotedCurrency: 'EUR' });
  expect(await close(id, lostInput('PRICE', ' Rakip\u200B daha ucuz '))).toMatchObject({
    status: 'CLOSED',
    outcome: 'LOST',
    lostReason: 'PRICE',
    lostNote: 'Rakip daha ucuz',
    quotedAmount: 500,
  });
});

test.each([
  ['LOST without a reason', { outcome: 'LOST' }, { lostReason: 'form.required' }],
  ['LOST with a null reason', { outcome: 'LOST', lostReason: null }, { lostReason: 'form.required' }],
  ['WON without an amount', { outcome: 'WON', currency: 'USD' }, { amount: 'form.required' }],
  ['WON without a currency', { outcome: 'WON', amount: 5 }, { currency: 'form.required' }],
  ['an amount of 0', wonInput(0, 'USD'), { amount: 'form.number.positive' }],
  ['a negative amount', wonInput(-5, 'USD'), { amount: 'form.number.positive' }],
  ['an amount that rounds to 0', wonInput(0.004, 'USD'), { amount: 'form.number.positive' }],
  ['an amount of 1e308', wonInput(1e308, 'USD'), { amount: 'form.number.tooLarge' }],
  ['an unknown currency', wonInput(5, 'XYZ'), { 'input.currency': 'form.choice.invalid' }],
  ['a rate of 0', wonInput(5, 'EUR', 0), { rateToUsd: 'form.number.positive' }],
  ['a rate of 1e308', wonInput(5, 'EUR', 1e308), { rateToUsd: 'form.number.tooLarge' }],
  ['a note of 2,001 characters', lostInput('OTHER', 'x'.repeat(2_001)), { lostNote: 'form.tooLong' }],
])('%s is refused and nothing changes', async (_, input, reasons) => {
  const { id, updatedAt } = await storeRequest();
  const error = await close(id, input).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
  const found = (error as { fields: Record<string, string> }).fields;
  const [[field, reason]] = Object.entries(reasons) as [[string, string]];
  expect(found[field] ?? found[field.replace('input.', '')]).toBe(reason);
  expect(await readRequest(id)).toMatchObject({ status: 'new', outcome: null, updatedAt });
});

test('an unknown request fails with NOT_FOUND', async () => {
  for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
    await expect(close(id, lostInput('SPAM'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(reopen(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('the status CLOSED is refused by the other mutations', async () => {
  const { id } = await storeRequest();
  const refused = { code: 'BAD_USER_INPUT', fields: { status: 'form.status.outcome' } };
  const one = `mutation { updateQuoteRequest(id: "${id}", patch: { status: CLOSED }) { id } }`;
  const many = `mutation { updateQuoteRequests(ids: ["${id}"], patch: { status: CLOSED }) { id } }`;
  for (const document of [one, many]) await expect(kordon.admin.run(document)).rejects.toMatchObject(refused);
  expect((await readRequest(id)).status).toBe('new');
});

test('another status reopens a closed request and removes its outcome', async () => {
  const { id } = await storeRequest();
  await close(id, lostInput('PRICE', 'pahalı'));
  await kordon.admin.run(`mutation { updateQuoteRequest(id: "${id}", patch: { status: CONTACTED }) { id } }`);
  expect(await readRequest(id)).toMatchObject({ status: 'contacted', outcome: null, lostReason: null, lostNote: null });
});

test('the rate of the day is stored when a request is won, and later rates do not change it', async () => {
  await publish('EUR', 0.8);
  const { id } = await storeRequest();
  expect(await close(id, wonInput(12_000, 'EUR', 99))).toMatchObject({
    rateToUsd: 1.25,
    rateSource: 'FEED',
    amountUsd: 15_000,
  });
  await publish('EUR', 0.5);
  expect(await close(id, wonInput(12_000, 'EUR'))).toMatchObject({ rateToUsd: 1.25, amountUsd: 15_000 });
  expect(await readRequest(id)).toMatchObject({ rateBy: null, amountUsd: 15_000 });
});

test.each([
  ['only an example', { kind: 'example' }],
  ['older than a week', { age: '8 days' }],
])('a rate that is %s converts nothing; a person can enter one', async (_, rateOptions) => {
  await publish('EUR', 0.8, rateOptions);
  const [without, entered] = [await storeRequest(), await storeRequest()];
  expect(await close(without.id, wonInput(12_000, 'EUR'))).toMatchObject({ rateToUsd: null, amountUsd: null });
  expect(await close(entered.id, wonInput(12_000, 'EUR', 1.1))).toMatchObject({
    rateToUsd: 1.1,
    rateSource: 'MANUAL',
    rateBy: 'Kordon',
    amountUsd: 13_200,
  });
});

test('a rate that an admin entered in the market data counts', async () => {
  await publish('TRY', 40, { kind: 'desk' });
  const { id } = await storeRequest();
  expect(await close(id, wonInput(26_015_000, 'TRY'))).toMatchObject({ rateSource: 'DESK', amountUsd: 650_375 });
});

test('without a rate of the day, an amount in the same currency keeps the rate of its offer', async () => {
  const { id } = await storeRequest({ status: 'quoted', quotedAmount: 10, quotedCurrency: 'EUR', rateToUsd: 1.2 });
  expect(await close(id, wonInput(20, 'EUR'))).toMatchObject({ rateToUsd: 1.2, amountUsd: 24 });
});

test('amounts are rounded half up', async () => {
  await publish('EUR', 0.8);
  const { id } = await storeRequest();
  // 0.1 × 1.25 = 0.125
  expect(await close(id, wonInput(0.1, 'EUR'))).toMatchObject({ amountUsd: 0.13 });
});

test('reopening returns to the earlier status, keeps the amount and removes the outcome', async () => {
  const { id } = await storeRequest();
  await kordon.admin.run(`mutation { updateQuoteRequest(id: "${id}", patch: { status: RESPONDED }) { id } }`);
  await close(id, wonInput(500, 'USD'));
  expect(await reopen(id)).toMatchObject({ status: 'RESPONDED', outcome: null, closedAt: null, quotedAmount: 500 });
  expect(await reopen(id)).toMatchObject({ status: 'RESPONDED' });
  expect(await changesOf(id)).toHaveLength(3);
});

test('a request that was closed from the start is reopened as CONTACTED', async () => {
  const { id } = await storeRequest({ status: 'closed' });
  expect(await reopen(id)).toMatchObject({ status: 'CONTACTED' });
});

test('a stale version fails with CONFLICT, returns the current record and saves nothing', async () => {
  const { id, updatedAt } = await storeRequest();
  const { updatedAt: now } = await close(id, lostInput('PRICE'), updatedAt);
  const { errors } = await kordon.admin.send(
    `mutation ($id: ID!, $input: CloseQuoteRequestInput!, $version: DateTime) {
      closeQuoteRequest(id: $id, input: $input, version: $version) { id }
    }`,
    { id, input: wonInput(5, 'USD'), version: updatedAt },
  );
  expect(errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    theirs: { id, status: 'CLOSED', outcome: 'LOST', lostReason: 'PRICE' },
  });
  await expect(reopen(id, updatedAt)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await readRequest(id)).toMatchObject({ outcome: 'lost' });
  expect(await close(id, wonInput(5, 'USD'), now)).toMatchObject({ outcome: 'WON', lostReason: null });
});

test('of two people who close a request at the same instant, one sees the decision of the other', async () => {
  const { id } = await storeRequest();
  const results = await Promise.allSettled([close(id, wonInput(5, 'USD')), close(id, lostInput('PRICE'))]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = results.filter((result) => result.status === 'rejected');
  expect(refused!.reason).toMatchObject({ code: 'CONFLICT' });
  expect(await changesOf(id)).toHaveLength(1);
});

test('two people who close a request in the same way at the same instant both succeed, and it is logged once', async () => {
  const { id, updatedAt } = await storeRequest();
  const results = await Promise.all([1, 2].map(() => close(id, wonInput(5, 'USD'), updatedAt)));
  expect(results[0]).toEqual(results[1]);
  expect(await changesOf(id)).toHaveLength(1);
});

test('two people who reopen a request at the same instant both succeed, and it is logged once', async () => {
  const { id } = await storeRequest();
  const { updatedAt } = await close(id, lostInput('PRICE'));
  const results = await Promise.all([1, 2].map(() => reopen(id, updatedAt)));
  expect(results[0]).toEqual(results[1]);
  expect(await changesOf(id)).toHaveLength(2);
});

test('of a closing and a reopening of the same version at the same instant, one fails with CONFLICT', async () => {
  const { id } = await storeRequest();
  const { updatedAt } = await close(id, lostInput('PRICE'));
  const results = await Promise.allSettled([close(id, wonInput(5, 'USD'), updatedAt), reopen(id, updatedAt)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('several requests are closed as lost together, all or none', async () => {
  const [one, other] = [await storeRequest(), await storeRequest({ status: 'quoted' })];
  const unknown = '00000000-0000-4000-8000-000000000000';
  await expect(closeAll([one.id, unknown], lostInput('SPAM'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await readRequest(one.id)).outcome).toBeNull();
  const closed = await closeAll([other.id, one.id, other.id], lostInput('NO_RESPONSE', 'iki hafta'));
  expect(closed).toMatchObject([
    { id: other.id, outcome: 'LOST', lostReason: 'NO_RESPONSE', lostNote: 'iki hafta' },
    { id: one.id, outcome: 'LOST' },
  ]);
  await expect(closeAll([], lostInput('SPAM'))).rejects.toMatchObject({ fields: { ids: 'list.ids.outOfRange' } });
  await expect(closeAll([one.id], { outcome: 'LOST' })).rejects.toMatchObject({
    fields: { lostReason: 'form.required' },
  });
});

test('several requests are closed as won together with their own amounts; one without an amount stops all', async () => {
  await publish('EUR', 0.8);
  const euro = await storeRequest({ quotedAmount: 100, quotedCurrency: 'EUR' });
  const dollar = await storeRequest({ quotedAmount: 7, quotedCurrency: 'USD' });
  const none = await storeRequest();
  await expect(closeAll([euro.id, none.id], { outcome: 'WON' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { ids: 'form.outcome.amountMissing' },
  });
  expect(await closeAll([euro.id, dollar.id], { outcome: 'WON' })).toMatchObject([
    { amountUsd: 125 },
    { amountUsd: 7 },
  ]);
  await expect(closeAll([euro.id], lostInput('SPAM'))).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a request that was closed before outcomes existed is listed for review and can be decided', async () => {
  const { id } = await storeRequest({ status: 'closed' });
  await storeRequest({ status: 'closed', outcome: 'lost', lostReason: 'price' });
  const query = `query ($filter: QuoteRequestFilter) { quoteRequests(filter: $filter) { nodes { id } } }`;
  const list = async (filter: object) =>
    (await kordon.admin.run<{ quoteRequests: { nodes: { id: string }[] } }>(query, { filter })).quoteRequests.nodes;
  expect(await list({ outcomeMissing: true })).toEqual([{ id }]);
  const { closedAt } = await readRequest(id);
  expect(await close(id, lostInput('CANCELLED'))).toMatchObject({ outcome: 'LOST', closedAt: closedAt!.toISOString() });
  expect(await list({ outcomeMissing: true })).toEqual([]);
});

test('an order makes its request won; a later order does not change the amount', async () => {
  const { id } = await storeRequest();
  await close(id, lostInput('PRICE'));
  const confirm = (amount: number) =>
    kordon.db.transaction((tx) => closeAsWon(tx, id, { amount, currency: 'GBP', manual: { rate: 1.3, by: 'Selin' } }));
  expect(await confirm(10)).toMatchObject({ outcome: 'won', lostReason: null, amountUsd: 13, rateBy: 'Selin' });
  expect(await confirm(99)).toMatchObject({ quotedAmount: 10 });
});

test('an analyst may neither close nor reopen', async () => {
  const { id } = await storeRequest({ status: 'closed' });
  const { email, password } = await anAdminUser(kordon.db, { role: 'analyst' });
  const analyst = kordon.newClient();
  await analyst.signIn(email, password);
  for (const document of [
    `mutation { closeQuoteRequest(id: "${id}", input: { outcome: LOST, lostReason: SPAM }) { id } }`,
    `mutation { closeQuoteRequests(ids: ["${id}"], input: { outcome: LOST, lostReason: SPAM }) { id } }`,
    `mutation { reopenQuoteRequest(id: "${id}") { id } }`,
  ])
    await expect(analyst.run(document)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

interface NamePage {
  nodes: { name: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

describe('filters, order and totals', () => {
  const fetchNames = async (filter: object) => {
    const query = `query ($filter: QuoteRequestFilter, $after: String) {
      quoteRequests(filter: $filter, first: 2, after: $after) { nodes { name } pageInfo { hasNextPage endCursor } }
    }`;
    const found: string[] = [];
    let after: string | null = null;
    for (;;) {
      const { quoteRequests: page }: { quoteRequests: NamePage } = await kordon.admin.run(query, { filter, after });
      found.push(...page.nodes.map(({ name }) => name));
      if (!page.pageInfo.hasNextPage) return found;
      after = page.pageInfo.endCursor;
    }
  };
  const totals = async (filter: object = {}) => {
    const total = `{ amounts { currency amount } usd unconverted { currency amount } rateAt }`;
    const query = `query ($filter: QuoteRequestFilter) {
      quoteRequestTotals(filter: $filter) { open ${total} won ${total} byStatus { status total ${total} } }
    }`;
    return (await kordon.admin.run<{ quoteRequestTotals: unknown }>(query, { filter })).quoteRequestTotals;
  };
  const rateAt = new Date('2026-11-20T15:00:00Z');
  beforeEach(async () => {
    const { id: companyId } = await aCompany(kordon.db, { country: 'Algeria' });
    const euro = { quotedCurrency: 'EUR', rateToUsd: 1.25, rateAt };
    await storeRequest({ name: 'small', status: 'quoted', quotedAmount: 0.1, ...euro, companyId });
    await storeRequest({ name: 'small too', status: 'quoted', quotedAmount: 0.1, ...euro });
    await storeRequest({ name: 'big', status: 'responded', quotedAmount: 90_000, quotedCurrency: 'USD' });
    await storeRequest({ name: 'no rate', status: 'quoted', quotedAmount: 12_000, quotedCurrency: 'TRY' });
    await storeRequest({ name: 'none' });
    await storeRequest({ name: 'won', status: 'closed', outcome: 'won', quotedAmount: 50, ...euro });
    await storeRequest({
      name: 'lost',
      status: 'closed',
      outcome: 'lost',
      lostReason: 'price',
      quotedAmount: 7e6,
      quotedCurrency: 'USD',
    });
  });

  test('requests are sorted by their value in dollars, page by page', async () => {
    const all = await fetchNames({ order: 'AMOUNT' });
    expect(all.slice(0, 3)).toEqual(['lost', 'big', 'won']);
    expect(new Set(all.slice(3, 5))).toEqual(new Set(['small', 'small too']));
    expect(new Set(all.slice(5))).toEqual(new Set(['no rate', 'none']));
    expect(await fetchNames({ order: 'AMOUNT', reversed: true })).toEqual(all.toReversed());
  });

  test('requests are filtered by outcome, country and amount', async () => {
    expect(await fetchNames({ outcome: 'WON' })).toEqual(['won']);
    expect(await fetchNames({ country: 'Algeria' })).toEqual(['small']);
    expect(new Set(await fetchNames({ minAmountUsd: 62.5, maxAmountUsd: 90_000 }))).toEqual(new Set(['big', 'won']));
    expect(await fetchNames({ minAmountUsd: 1e308 })).toEqual([]);
    await expect(fetchNames({ minAmountUsd: 2, maxAmountUsd: 1 })).rejects.toMatchObject({
      fields: { 'filter.minAmountUsd': 'form.amounts.reversed' },
    });
  });

  test('totals are listed by currency and rounded once; lost requests do not count', async () => {
    const at = rateAt.toISOString();
    const quoted = {
      amounts: [
        { currency: 'EUR', amount: 0.2 },
        { currency: 'TRY', amount: 12_000 },
      ],
      usd: 0.25, // 0.125 + 0.125
      unconverted: [{ currency: 'TRY', amount: 12_000 }],
      rateAt: at,
    };
    const wonTotal = { amounts: [{ currency: 'EUR', amount: 50 }], usd: 62.5, unconverted: [], rateAt: at };
    expect(await totals()).toMatchObject({
      open: {
        amounts: [
          { currency: 'EUR', amount: 0.2 },
          { currency: 'TRY', amount: 12_000 },
          { currency: 'USD', amount: 90_000 },
        ],
        usd: 90_000.25,
        unconverted: quoted.unconverted,
        rateAt: at,
      },
      won: wonTotal,
      byStatus: [
        { status: 'NEW', total: { amounts: [], usd: 0, unconverted: [], rateAt: null } },
        { status: 'PENDING' },
        { status: 'CONTACTED' },
        { status: 'RESPONDED', total: { usd: 90_000, rateAt: null } },
        { status: 'QUOTED', total: quoted },
        { status: 'CLOSED', total: wonTotal },
      ],
    });
    expect(await totals({ statuses: ['RESPONDED'] })).toMatchObject({ open: { usd: 90_000 }, won: { usd: 0 } });
  });
});

describe('a request that another module keeps closed, for example because of an order that is not cancelled,', () => {
  const storeRequests = async () => {
    const overrides = { status: 'closed', outcome: 'won', quotedAmount: 500, quotedCurrency: 'USD' } as const;
    const [kept, other] = [await storeRequest(overrides), await storeRequest(overrides)];
    return { kept, other, checks: [() => Promise.resolve([]), () => Promise.resolve([kept.id])] };
  };

  test('cannot be reopened, get another status or be lost', async () => {
    const { kept, checks } = await storeRequests();
    const { db } = kordon;
    const version = kept.updatedAt;
    const message = `These quote requests have an order that is not cancelled: ${kept.id}`;
    const options = { version, checks, by: 'Selin' };
    for (const attempt of [
      () => db.transaction((tx) => reopenQuoteRequest(tx, kept.id, options)),
      () => db.transaction((tx) => updateQuoteRequest(tx, kept.id, { status: 'contacted' }, options)),
      () => db.transaction((tx) => closeQuoteRequest(tx, kept.id, { outcome: 'lost', lostReason: 'price' }, options)),
    ])
      await expect(attempt()).rejects.toMatchObject({ message, extensions: { code: 'CONFLICT' } });
    expect(await readRequest(kept.id)).toMatchObject({ status: 'closed', outcome: 'won', updatedAt: kept.updatedAt });
  });

  test('makes a change of several requests fail for all of them', async () => {
    const { kept, other, checks } = await storeRequests();
    const ids = [kept.id, other.id];
    await expect(
      kordon.db.transaction((tx) => updateQuoteRequests(tx, ids, { status: 'contacted' }, checks)),
    ).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(await readRequest(other.id)).toMatchObject({ status: 'closed', outcome: 'won' });
  });

  test('can still get another priority', async () => {
    const { kept, checks } = await storeRequests();
    await kordon.db.transaction((tx) =>
      updateQuoteRequest(tx, kept.id, { priority: 'high' }, { version: null, checks }),
    );
    expect(await readRequest(kept.id)).toMatchObject({ status: 'closed', priority: 'high' });
  });
});

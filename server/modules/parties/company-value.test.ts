import type { Currency } from '../../../common/enums.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aStoredQuoteRequest } from '../../testing/records.ts';

const kordon = startKordon({ JOBS: 'off' });
beforeEach(async () => {
  await kordon.db.query(`delete from companies; delete from quote_requests`);
  await kordon.db.query(`update market_series set kind = 'example' where category = 'currency'`);
});

const storeCompany = async (currency: Currency) => (await aCompany(kordon.db, { currency })).id;
/** Closes a request as won with the rates that are published. */
const storeWonRequest = async (
  companyId: string,
  amount: number,
  currency: Currency,
  rateToUsd?: number,
): Promise<string> => {
  const { id } = await aStoredQuoteRequest(kordon.db, { companyId });
  await kordon.admin.run(
    `mutation ($id: ID!, $input: CloseQuoteRequestInput!) { closeQuoteRequest(id: $id, input: $input) { id } }`,
    { id, input: { outcome: 'WON', amount, currency, rateToUsd } },
  );
  return id;
};
/** Publishes a rate: units of the currency for one dollar. */
const publish = (currency: Currency, value: number) =>
  kordon.db.query(
    `update market_series set kind = 'feed', value = $2, value_at = now(), source = 'ecb.example' where symbol = 'USD' || $1`,
    [currency, value],
  );

interface Value {
  totalValue: number;
  unconvertedValues: { currency: string; amount: number }[];
}
async function fetchValue(id: string): Promise<Value> {
  const data = await kordon.admin.run<{ company: Value }>(
    `query ($id: ID!) { company(id: $id) { totalValue unconvertedValues { currency amount } } }`,
    { id },
  );
  return data.company;
}

test('amounts without an exchange rate appear in unconvertedValues only', async () => {
  const id = await storeCompany('USD');
  await storeWonRequest(id, 26_015_000, 'TRY');
  expect(await fetchValue(id)).toEqual({
    totalValue: 0,
    unconvertedValues: [{ currency: 'TRY', amount: 26_015_000 }],
  });

  await storeWonRequest(id, 500.25, 'USD');
  await storeWonRequest(id, 12_000, 'EUR');
  await storeWonRequest(id, 0.5, 'TRY');
  expect(await fetchValue(id)).toEqual({
    totalValue: 500.25,
    unconvertedValues: [
      { currency: 'EUR', amount: 12_000 },
      { currency: 'TRY', amount: 26_015_000.5 },
    ],
  });
});

test('requests that are open, lost, without an outcome or without a company do not count', async () => {
  const id = await storeCompany('USD');
  const amount = { companyId: id, quotedAmount: 9, quotedCurrency: 'USD' } as const;
  await aStoredQuoteRequest(kordon.db, { ...amount, status: 'quoted' });
  await aStoredQuoteRequest(kordon.db, { ...amount, status: 'closed' });
  await aStoredQuoteRequest(kordon.db, { ...amount, status: 'closed', outcome: 'lost', lostReason: 'spam' });
  await aStoredQuoteRequest(kordon.db, { ...amount, companyId: null, status: 'closed', outcome: 'won' });
  expect(await fetchValue(id)).toEqual({ totalValue: 0, unconvertedValues: [] });
});

test('won amounts keep the rates of the day when they were won', async () => {
  const id = await storeCompany('USD');
  await publish('TRY', 40);
  const request = await storeWonRequest(id, 26_015_000, 'TRY');
  expect(await fetchValue(id)).toEqual({ totalValue: 650_375, unconvertedValues: [] });
  await publish('TRY', 60);
  expect(await fetchValue(id)).toEqual({ totalValue: 650_375, unconvertedValues: [] });
  await kordon.admin.run(`mutation { reopenQuoteRequest(id: "${request}") { id } }`);
  expect(await fetchValue(id)).toEqual({ totalValue: 0, unconvertedValues: [] });
});

test('two currencies are converted through the dollar, each with its rate of the day when they were won', async () => {
  const id = await storeCompany('EUR');
  await publish('EUR', 0.5);
  await storeWonRequest(id, 8_000, 'TRY');
  await storeWonRequest(id, 100, 'USD');
  expect(await fetchValue(id)).toEqual({ totalValue: 50, unconvertedValues: [{ currency: 'TRY', amount: 8_000 }] });
  await publish('TRY', 40);
  await storeWonRequest(id, 8_000, 'TRY');
  await publish('EUR', 0.25);
  expect(await fetchValue(id)).toEqual({ totalValue: 150, unconvertedValues: [{ currency: 'TRY', amount: 8_000 }] });
});

test('a rate that a person entered converts', async () => {
  const id = await storeCompany('USD');
  await storeWonRequest(id, 4_000, 'TRY', 0.025);
  expect(await fetchValue(id)).toEqual({ totalValue: 100, unconvertedValues: [] });
});

test('only the sum is rounded, half up', async () => {
  const id = await storeCompany('USD');
  await publish('TRY', 40);
  for (const amount of [0.1, 0.1]) await storeWonRequest(id, amount, 'TRY'); // 0.0025 each
  expect((await fetchValue(id)).totalValue).toBe(0.01);
});

test('the summary lists sums per currency, most requests first, without deleted companies', async () => {
  const [active, deleted] = [await storeCompany('USD'), await storeCompany('USD')];
  await publish('TRY', 40);
  await storeWonRequest(active, 26_015_000, 'TRY');
  await storeWonRequest(active, 9_000_000.25, 'USD');
  await storeWonRequest(active, 0.25, 'USD');
  await storeWonRequest(active, 5, 'GBP');
  await storeWonRequest(deleted, 700, 'GBP');
  await kordon.db.query('update companies set deleted_at = now() where id = $1', [deleted]);
  const total = `{ usd unconverted { currency amount } rateAt }`;
  expect(await kordon.admin.run(`{ companySummary { totalValues { currency amount } totalValue ${total} } }`)).toEqual({
    companySummary: {
      totalValues: [
        { currency: 'USD', amount: 9_000_000.5 },
        { currency: 'GBP', amount: 5 },
        { currency: 'TRY', amount: 26_015_000 },
      ],
      totalValue: {
        usd: 9_650_375.5,
        unconverted: [{ currency: 'GBP', amount: 5 }],
        rateAt: expect.any(String) as string,
      },
    },
  });
});

interface Page {
  nodes: { id: string }[];
  pageInfo: { endCursor: string };
}

test('companies are sorted by won amounts in dollars, page by page', async () => {
  await publish('TRY', 40);
  const [lira, dollar, none] = [await storeCompany('TRY'), await storeCompany('USD'), await storeCompany('USD')];
  await storeWonRequest(lira, 4_000, 'TRY');
  await storeWonRequest(dollar, 99.99, 'USD');
  const query = `query ($after: String) {
    companies(filter: { order: TOTAL_VALUE }, first: 1, after: $after) { nodes { id } pageInfo { endCursor } }
  }`;
  const found: string[] = [];
  let after: string | null = null;
  while (found.length < 3) {
    const { companies }: { companies: Page } = await kordon.admin.run(query, { after });
    found.push(companies.nodes[0]!.id);
    after = companies.pageInfo.endCursor;
  }
  expect(found).toEqual([lira, dollar, none]);
});

test('companies are filtered by country, source and won amount, all of them or any', async () => {
  const store = async (country: string, leadSource: 'manual' | 'referral', won?: number) => {
    const { id } = await aCompany(kordon.db, { country, leadSource });
    if (won !== undefined) await storeWonRequest(id, won, 'USD');
    return id;
  };
  const big = await store('Algeria', 'referral', 200_000);
  const small = await store('Algeria', 'manual', 50_000);
  const other = await store('France', 'referral');
  const list = async (filter: object) => {
    const document = 'query ($filter: CompanyFilter) { companies(filter: $filter, first: 50) { nodes { id } } }';
    const { companies } = await kordon.admin.run<{ companies: { nodes: { id: string }[] } }>(document, { filter });
    return companies.nodes.map(({ id }) => id).sort();
  };
  expect(await list({ countries: ['Algeria'] })).toEqual([big, small].sort());
  expect(await list({ countries: ['Algeria'], minWonUsd: 100_000 })).toEqual([big]);
  expect(await list({ countries: ['Algeria'], maxWonUsd: 100_000 })).toEqual([small]);
  expect(await list({ leadSources: ['REFERRAL'], maxWonUsd: 0 })).toEqual([other]);
  expect(await list({ countries: ['France'], minWonUsd: 100_000, matchAny: true })).toEqual([big, other].sort());
  // The two ends of a range belong together.
  expect(await list({ countries: ['France'], minWonUsd: 40_000, maxWonUsd: 60_000, matchAny: true })).toEqual(
    [small, other].sort(),
  );
  expect(await list({ matchAny: true })).toHaveLength(3);
  expect(await list({ fromDay: '2020-01-01', toDay: '2020-01-02' })).toEqual([]);
  await expect(list({ minWonUsd: 2, maxWonUsd: 1 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

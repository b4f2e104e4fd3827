import type { Currency } from '../../../common/enums.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aStoredQuoteRequest } from '../../testing/records.ts';

const kordon = startKordon({ JOBS: 'off' });
beforeEach(async () => {
  await kordon.db.query(`delete from companies; delete from quote_requests`);
  await kordon.db.query(`update market_series set kind = 'example' where category = 'currency'`);
});

const company = async (currency: Currency) => (await aCompany(kordon.db, { currency })).id;
/** Closes a request as won with the rates that are published. */
const won = async (companyId: string, amount: number, currency: Currency, rateToUsd?: number): Promise<string> => {
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
async function valueOf(id: string): Promise<Value> {
  const data = await kordon.admin.run<{ company: Value }>(
    `query ($id: ID!) { company(id: $id) { totalValue unconvertedValues { currency amount } } }`,
    { id },
  );
  return data.company;
}

test('amounts without an exchange rate appear in unconvertedValues only', async () => {
  const id = await company('USD');
  await won(id, 26_015_000, 'TRY');
  expect(await valueOf(id)).toEqual({
    totalValue: 0,
    unconvertedValues: [{ currency: 'TRY', amount: 26_015_000 }],
  });

  await won(id, 500.25, 'USD');
  await won(id, 12_000, 'EUR');
  await won(id, 0.5, 'TRY');
  expect(await valueOf(id)).toEqual({
    totalValue: 500.25,
    unconvertedValues: [
      { currency: 'EUR', amount: 12_000 },
      { currency: 'TRY', amount: 26_015_000.5 },
    ],
  });
});

test('requests that are open, lost, without an outcome or without a company do not count', async () => {
  const id = await company('USD');
  const amount = { companyId: id, quotedAmount: 9, quotedCurrency: 'USD' } as const;
  await aStoredQuoteRequest(kordon.db, { ...amount, status: 'quoted' });
  await aStoredQuoteRequest(kordon.db, { ...amount, status: 'closed' });
  await aStoredQuoteRequest(kordon.db, { ...amount, status: 'closed', outcome: 'lost', lostReason: 'spam' });
  await aStoredQuoteRequest(kordon.db, { ...amount, companyId: null, status: 'closed', outcome: 'won' });
  expect(await valueOf(id)).toEqual({ totalValue: 0, unconvertedValues: [] });
});

test('won amounts keep the rates of the day when they were won', async () => {
  const id = await company('USD');
  await publish('TRY', 40);
  const request = await won(id, 26_015_000, 'TRY');
  expect(await valueOf(id)).toEqual({ totalValue: 650_375, unconvertedValues: [] });
  await publish('TRY', 60);
  expect(await valueOf(id)).toEqual({ totalValue: 650_375, unconvertedValues: [] });
  await kordon.admin.run(`mutation { reopenQuoteRequest(id: "${request}") { id } }`);
  expect(await valueOf(id)).toEqual({ totalValue: 0, unconvertedValues: [] });
});

test('two currencies are converted through the dollar, each with its rate of the day when they were won', async () => {
  const id = await company('EUR');
  await publish('EUR', 0.5);
  await won(id, 8_000, 'TRY');
  await won(id, 100, 'USD');
  expect(await valueOf(id)).toEqual({ totalValue: 50, unconvertedValues: [{ currency: 'TRY', amount: 8_000 }] });
  await publish('TRY', 40);
  await won(id, 8_000, 'TRY');
  await publish('EUR', 0.25);
  expect(await valueOf(id)).toEqual({ totalValue: 150, unconvertedValues: [{ currency: 'TRY', amount: 8_000 }] });
});

test('a rate that a person entered converts', async () => {
  const id = await company('USD');
  await won(id, 4_000, 'TRY', 0.025);
  expect(await valueOf(id)).toEqual({ totalValue: 100, unconvertedValues: [] });
});

test('only the sum is rounded, half up', async () => {
  const id = await company('USD');
  await publish('TRY', 40);
  for (const amount of [0.1, 0.1]) await won(id, amount, 'TRY'); // 0.0025 each
  expect((await valueOf(id)).totalValue).toBe(0.01);
});

test('the summary lists sums per currency, most requests first, without deleted companies', async () => {
  const [active, deleted] = [await company('USD'), await company('USD')];
  await publish('TRY', 40);
  await won(active, 26_015_000, 'TRY');
  await won(active, 9_000_000.25, 'USD');
  await won(active, 0.25, 'USD');
  await won(active, 5, 'GBP');
  await won(deleted, 700, 'GBP');
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
  const [lira, dollar, none] = [await company('TRY'), await company('USD'), await company('USD')];
  await won(lira, 4_000, 'TRY');
  await won(dollar, 99.99, 'USD');
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

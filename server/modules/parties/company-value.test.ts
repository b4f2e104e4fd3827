import type { Currency } from '../../../common/enums.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aStoredQuoteRequest } from '../../testing/records.ts';

const kordon = startKordon({ JOBS: 'off' });
beforeEach(() => kordon.db.query('delete from companies; delete from market_closes where not indicative'));

const closingDay = new Date('2026-03-10T23:30:00Z'); // in Istanbul the 11th
const company = async (currency: Currency) => (await aCompany(kordon.db, { currency })).id;
const closed = (companyId: string, quotedAmount: number, quotedCurrency: Currency, closedAt = closingDay) =>
  aStoredQuoteRequest(kordon.db, { companyId, status: 'closed', quotedAmount, quotedCurrency, closedAt });
const rate = (currency: Currency, day: string, value: number, indicative = false) =>
  kordon.db.query(
    `insert into market_closes (series_id, day, indicative, at, value)
     select id, $2::date, $4, $2::date, $3 from market_series where symbol = 'USD' || $1
     on conflict (series_id, indicative, day) do update set value = excluded.value`,
    [currency, day, value, indicative],
  );

interface Value {
  totalValue: number;
  unconvertedValues: { currency: string; amount: number }[];
}
async function valueOf(id: string): Promise<Value> {
  const answer = await kordon.admin.run<{ company: Value }>(
    `query ($id: ID!) { company(id: $id) { totalValue unconvertedValues { currency amount } } }`,
    { id },
  );
  return answer.company;
}

test('amounts of a currency without a rate are left out, and named', async () => {
  const id = await company('USD');
  await closed(id, 26_015_000, 'TRY');
  expect(await valueOf(id)).toEqual({
    totalValue: 0,
    unconvertedValues: [{ currency: 'TRY', amount: 26_015_000 }],
  });

  await closed(id, 500.25, 'USD');
  await closed(id, 12_000, 'EUR');
  await closed(id, 0.5, 'TRY');
  expect(await valueOf(id)).toEqual({
    totalValue: 500.25,
    unconvertedValues: [
      { currency: 'EUR', amount: 12_000 },
      { currency: 'TRY', amount: 26_015_000.5 },
    ],
  });
});

test('what is open, without an amount or nobody’s counts nothing', async () => {
  const id = await company('USD');
  await aStoredQuoteRequest(kordon.db, { companyId: id, status: 'quoted', quotedAmount: 9, quotedCurrency: 'USD' });
  await aStoredQuoteRequest(kordon.db, { companyId: id, status: 'closed' });
  await aStoredQuoteRequest(kordon.db, { status: 'closed', quotedAmount: 9, quotedCurrency: 'USD' });
  expect(await valueOf(id)).toEqual({ totalValue: 0, unconvertedValues: [] });
});

test('the rate of the day of closing converts, by UTC, and no later one', async () => {
  const id = await company('USD');
  await closed(id, 26_015_000, 'TRY');
  await rate('TRY', '2026-03-10', 40);
  await rate('TRY', '2026-03-11', 50);
  await rate('TRY', new Date().toISOString().slice(0, 10), 60);
  expect(await valueOf(id)).toEqual({ totalValue: 650_375, unconvertedValues: [] });
});

test.each([
  ['2026-03-03', { totalValue: 100, unconvertedValues: [] }],
  ['2026-03-02', { totalValue: 0, unconvertedValues: [{ currency: 'TRY', amount: 4_000 }] }],
])('a last close of %s, up to a week before, converts', async (day, expected) => {
  const id = await company('USD');
  await closed(id, 4_000, 'TRY');
  await rate('TRY', '2026-02-20', 80);
  await rate('TRY', day, 40);
  expect(await valueOf(id)).toEqual(expected);
});

test('two currencies cross over the dollar, each by its own last close', async () => {
  const id = await company('EUR');
  await closed(id, 8_000, 'TRY');
  await closed(id, 100, 'USD');
  await rate('EUR', '2026-03-09', 0.5);
  expect(await valueOf(id)).toEqual({ totalValue: 50, unconvertedValues: [{ currency: 'TRY', amount: 8_000 }] });
  await rate('TRY', '2026-03-10', 40);
  expect(await valueOf(id)).toEqual({ totalValue: 150, unconvertedValues: [] });
});

test('an example rate converts nothing', async () => {
  const id = await company('USD');
  await closed(id, 4_000, 'TRY');
  await rate('TRY', '2026-03-10', 40, true);
  expect(await valueOf(id)).toEqual({ totalValue: 0, unconvertedValues: [{ currency: 'TRY', amount: 4_000 }] });
});

test('the sum is rounded once, half up', async () => {
  const id = await company('USD');
  await rate('TRY', '2026-03-10', 40);
  for (const amount of [0.1, 0.1]) await closed(id, amount, 'TRY'); // 0.0025 each
  expect((await valueOf(id)).totalValue).toBe(0.01);
});

test('the cards keep currencies apart, that of most requests first, without the bin', async () => {
  const [here, gone] = [await company('USD'), await company('USD')];
  await closed(here, 26_015_000, 'TRY');
  await closed(here, 9_000_000.25, 'USD');
  await closed(here, 0.25, 'USD');
  await closed(gone, 700, 'GBP');
  await kordon.db.query('update companies set deleted_at = now() where id = $1', [gone]);
  expect(await kordon.admin.run(`{ companySummary { totalValues { currency amount } } }`)).toEqual({
    companySummary: {
      totalValues: [
        { currency: 'USD', amount: 9_000_000.5 },
        { currency: 'TRY', amount: 26_015_000 },
      ],
    },
  });
});

test('companies are not ordered by a value in different currencies', async () => {
  const answer = kordon.admin.run(`{ companies(filter: { order: TOTAL_VALUE }) { nodes { id } } }`);
  await expect(answer).rejects.toThrow('CompanyOrder');
});

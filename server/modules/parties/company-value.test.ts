import type { Currency } from '../../../common/enums.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aStoredQuoteRequest } from '../../testing/records.ts';

const kordon = startKordon({ JOBS: 'off' });
beforeEach(() => kordon.db.query('delete from companies; delete from market_closes'));

const closingDay = new Date('2026-03-10T23:30:00Z'); // already 11 March in Istanbul
const company = async (currency: Currency) => (await aCompany(kordon.db, { currency })).id;
const closed = (companyId: string, quotedAmount: number, quotedCurrency: Currency, closedAt = closingDay) =>
  aStoredQuoteRequest(kordon.db, { companyId, status: 'closed', quotedAmount, quotedCurrency, closedAt });
const rate = (currency: Currency, day: string, value: number) =>
  kordon.db.query(
    `insert into market_closes (series_id, day, at, value)
     select id, $2::date, $2::date, $3 from market_series where symbol = 'USD' || $1
     on conflict (series_id, day) do update set value = excluded.value`,
    [currency, day, value],
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

test('requests that are open, without an amount or without a company do not count', async () => {
  const id = await company('USD');
  await aStoredQuoteRequest(kordon.db, { companyId: id, status: 'quoted', quotedAmount: 9, quotedCurrency: 'USD' });
  await aStoredQuoteRequest(kordon.db, { companyId: id, status: 'closed' });
  await aStoredQuoteRequest(kordon.db, { status: 'closed', quotedAmount: 9, quotedCurrency: 'USD' });
  expect(await valueOf(id)).toEqual({ totalValue: 0, unconvertedValues: [] });
});

test('amounts are converted with the rate of the closing day in UTC, never a later one', async () => {
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
])('a latest rate of %s is used only within seven days before closing', async (day, expected) => {
  const id = await company('USD');
  await closed(id, 4_000, 'TRY');
  await rate('TRY', '2026-02-20', 80);
  await rate('TRY', day, 40);
  expect(await valueOf(id)).toEqual(expected);
});

test('two currencies are converted through the dollar, each with its latest rate', async () => {
  const id = await company('EUR');
  await closed(id, 8_000, 'TRY');
  await closed(id, 100, 'USD');
  await rate('EUR', '2026-03-09', 0.5);
  expect(await valueOf(id)).toEqual({ totalValue: 50, unconvertedValues: [{ currency: 'TRY', amount: 8_000 }] });
  await rate('TRY', '2026-03-10', 40);
  expect(await valueOf(id)).toEqual({ totalValue: 150, unconvertedValues: [] });
});

test('example rates are not used for conversion', async () => {
  const id = await company('USD');
  await closed(id, 4_000, 'TRY');
  const examples = await kordon.db.query<{ kind: string }[]>(
    `select kind from market_series where symbol = 'USDTRY' and value is not null`,
  );
  expect(examples).toEqual([{ kind: 'example' }]);
  expect(await valueOf(id)).toEqual({ totalValue: 0, unconvertedValues: [{ currency: 'TRY', amount: 4_000 }] });
});

test('only the sum is rounded, half up', async () => {
  const id = await company('USD');
  await rate('TRY', '2026-03-10', 40);
  for (const amount of [0.1, 0.1]) await closed(id, amount, 'TRY'); // 0.0025 each
  expect((await valueOf(id)).totalValue).toBe(0.01);
});

test('the summary lists sums per currency, most requests first, without deleted companies', async () => {
  const [active, deleted] = [await company('USD'), await company('USD')];
  await closed(active, 26_015_000, 'TRY');
  await closed(active, 9_000_000.25, 'USD');
  await closed(active, 0.25, 'USD');
  await closed(deleted, 700, 'GBP');
  await kordon.db.query('update companies set deleted_at = now() where id = $1', [deleted]);
  expect(await kordon.admin.run(`{ companySummary { totalValues { currency amount } } }`)).toEqual({
    companySummary: {
      totalValues: [
        { currency: 'USD', amount: 9_000_000.5 },
        { currency: 'TRY', amount: 26_015_000 },
      ],
    },
  });
});

test('companies cannot be sorted by total value', async () => {
  const result = kordon.admin.run(`{ companies(filter: { order: TOTAL_VALUE }) { nodes { id } } }`);
  await expect(result).rejects.toThrow('CompanyOrder');
});

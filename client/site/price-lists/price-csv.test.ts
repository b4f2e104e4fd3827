import { createExampleMarket } from '../market/example-market.server.ts';
import { getDollarRates } from '../market/market.ts';
import { pricesToCsv } from './price-csv.ts';

const market = createExampleMarket();
const intl = { formatMessage: ({ id }: { id?: unknown }) => String(id) } as never;
const rebar = market.metal.find(({ symbol }) => symbol === 'REBAR')!;

test('the CSV has column names and unformatted numbers', () => {
  const [header, row, end] = pricesToCsv([{ ...rebar, value: 595 }], 'USD', getDollarRates(market), intl).split('\r\n');
  expect(header).toBe(
    '\ufeffsymbol,product,terms,price,currency,unit,daily_percent,weekly_percent,source,kind,published,note',
  );
  expect(row).toBe('REBAR,market.REBAR,market.REBAR.terms,595.00,USD,t,,,example,EXAMPLE,,market.example');
  expect(end).toBe('');
});

test('a real price has its changes and time, and no note', () => {
  const real = {
    ...rebar,
    kind: 'FEED' as const,
    source: 'Kordon',
    previousClose: 592,
    changePercent: 0.5,
    weeklyChangePercent: -1,
  };
  const [, row] = pricesToCsv([real], 'USD', getDollarRates(market), intl).split('\r\n');
  expect(row).toBe(`REBAR,market.REBAR,market.REBAR.terms,595.00,USD,t,0.5,-1,Kordon,FEED,${rebar.lastUpdate},`);
});

test('the first real price of a series has a time and no changes', () => {
  const first = { ...rebar, kind: 'DESK' as const, source: 'Kordon', recent: [595] };
  const [, row] = pricesToCsv([first], 'USD', getDollarRates(market), intl).split('\r\n');
  expect(row).toBe(`REBAR,market.REBAR,market.REBAR.terms,595.00,USD,t,,,Kordon,DESK,${rebar.lastUpdate},`);
});

test('text is quoted and formulas are escaped', () => {
  const csv = pricesToCsv([{ ...rebar, source: '=cmd|" /c calc"!A1,x' }], 'USD', getDollarRates(market), intl);
  expect(csv).toContain(`"'=cmd|"" /c calc""!A1,x"`);
});

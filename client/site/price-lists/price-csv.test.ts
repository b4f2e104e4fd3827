import { createReferenceMarket } from '../market/reference-market.server.ts';
import { getDollarRates } from '../market/market.ts';
import { pricesToCsv } from './price-csv.ts';

const market = createReferenceMarket();
const intl = { formatMessage: ({ id }: { id?: unknown }) => String(id) } as never;
const rebar = market.metal.find(({ symbol }) => symbol === 'REBAR')!;

test('the CSV has column names and unformatted numbers', () => {
  const [header, row, end] = pricesToCsv([{ ...rebar, value: 595 }], 'USD', getDollarRates(market), intl).split('\r\n');
  expect(header).toBe(
    '\ufeffsymbol,product,terms,price,currency,unit,daily_percent,weekly_percent,source,indicative,published',
  );
  expect(row).toMatch(/^REBAR,market\.REBAR,market\.REBAR\.terms,595\.00,USD,t,.*,reference,true,20/);
  expect(end).toBe('');
});

test('text is quoted and formulas are escaped', () => {
  const csv = pricesToCsv([{ ...rebar, source: '=cmd|" /c calc"!A1,x' }], 'USD', getDollarRates(market), intl);
  expect(csv).toContain(`"'=cmd|"" /c calc""!A1,x"`);
});

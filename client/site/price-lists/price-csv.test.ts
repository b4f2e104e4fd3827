import { referenceMarket } from '../market/reference-market.server.ts';
import { ratesOf } from '../market/market.ts';
import { pricesAsCsv } from './price-csv.ts';

const market = referenceMarket();
const words = { formatMessage: ({ id }: { id?: unknown }) => String(id) } as never;
const rebar = market.metal.find(({ symbol }) => symbol === 'REBAR')!;

test('a spreadsheet gets plain numbers under the names of their columns', () => {
  const [head, line, rest] = pricesAsCsv([{ ...rebar, value: 595 }], 'USD', ratesOf(market), words).split('\r\n');
  expect(head).toBe(
    '\ufeffsymbol,product,terms,price,currency,unit,daily_percent,weekly_percent,source,indicative,published',
  );
  expect(line).toMatch(/^REBAR,market\.REBAR,market\.REBAR\.terms,595\.00,USD,t,.*,reference,true,20/);
  expect(rest).toBe('');
});

test('a text can neither end its cell nor become a formula', () => {
  const csv = pricesAsCsv([{ ...rebar, source: '=cmd|" /c calc"!A1,x' }], 'USD', ratesOf(market), words);
  expect(csv).toContain(`"'=cmd|"" /c calc""!A1,x"`);
});

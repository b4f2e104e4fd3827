import { exampleTrade, MAX_TONS, type Trade } from './simulation.ts';
import { createQuoteQuery, parseTradeQuery, createTradeQuery } from './trade-query.ts';

const parse = (query: string) => parseTradeQuery(new URLSearchParams(query));

test('a trade can be serialized to a query and parsed again', () => {
  const trade: Trade = {
    product: 'wire-rod',
    tons: 2_500.5,
    price: 700_000_000,
    currency: 'IRR',
    from: 'bandar-abbas',
    to: 'mumbai',
    deliveryTerms: 'fob',
    paymentTerms: 'da',
  };
  expect(parse(createTradeQuery(trade))).toEqual(trade);
});

test('an empty query returns the example trade', () => {
  expect(parse('')).toEqual(exampleTrade);
  expect(parse('utm_source=mail')).toEqual(exampleTrade);
});

test.each(['0', '-1', '', 'NaN', '1e308', 'Infinity', 'abc', String(MAX_TONS + 1)])(
  '%j as tons falls back to the example',
  (number) => {
    const query = new URLSearchParams({ tons: number, to: 'annaba' });
    expect(parseTradeQuery(query)).toEqual({ ...exampleTrade, to: 'annaba' });
  },
);

test('unknown values and equal ports fall back to the example', () => {
  const query = 'product=gold&currency=XAU&from=atlantis&to=&deliveryTerms=DDP&paymentTerms=cash&price=-1';
  expect(parse(query)).toEqual(exampleTrade);
  expect(parse('from=annaba&to=annaba')).toEqual(exampleTrade);
});

test('the quote query contains mode, product, quantity and terms', () => {
  expect(createQuoteQuery(exampleTrade)).toBe(
    'mode=buyer&product=slab&quantity=10000&deliveryTerms=CIF&paymentTerms=LC',
  );
});

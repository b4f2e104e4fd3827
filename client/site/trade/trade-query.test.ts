import { exampleTrade, maxTons, type Trade } from './simulation.ts';
import { quoteQuery, tradeOf, tradeQuery } from './trade-query.ts';

const asked = (query: string) => tradeOf(new URLSearchParams(query));

test('a trade survives its way through an address', () => {
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
  expect(asked(tradeQuery(trade))).toEqual(trade);
});

test('an address without a trade asks for the example', () => {
  expect(asked('')).toEqual(exampleTrade);
  expect(asked('utm_source=mail')).toEqual(exampleTrade);
});

test.each(['0', '-1', '', 'NaN', '1e308', 'Infinity', 'abc', String(maxTons + 1)])(
  '%j tons or price are as in the example',
  (number) => {
    const query = new URLSearchParams({ tons: number, to: 'annaba' });
    expect(tradeOf(query)).toEqual({ ...exampleTrade, to: 'annaba' });
  },
);

test('what nobody knows is as in the example, and so are two equal ports', () => {
  const query = 'product=gold&currency=XAU&from=atlantis&to=&deliveryTerms=DDP&paymentTerms=cash&price=-1';
  expect(asked(query)).toEqual(exampleTrade);
  expect(asked('from=annaba&to=annaba')).toEqual(exampleTrade);
});

test('the quote form gets what it asks a buyer for', () => {
  expect(quoteQuery(exampleTrade)).toBe('mode=buyer&product=slab&quantity=10000&deliveryTerms=CIF&paymentTerms=LC');
});

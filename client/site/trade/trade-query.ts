import { deliveryTerms, paymentTerms, tradeProducts } from '../../../common/enums.ts';
import { tradeCurrencies } from './fees.ts';
import { ports } from './sea-lanes.ts';
import { exampleTrade, maxPrice, maxTons, type Trade } from './simulation.ts';

/** A trade in the query of an address, so that it can be shared: `product=slab&tons=10000&price=620&currency=USD&from=odesa…` */
export const tradeQuery = (trade: Trade): string =>
  String(new URLSearchParams(Object.entries(trade).map(([name, value]): [string, string] => [name, String(value)])));

/** The trade that an address asks for; what is missing or unknown in it is as in the example. */
export function tradeOf(query: URLSearchParams): Trade {
  const one = <Value extends string>(values: readonly Value[], name: keyof Trade, usual: Value): Value =>
    values.find((value) => value === query.get(name)) ?? usual;
  const amount = (name: 'tons' | 'price', max: number) => {
    const value = Number(query.get(name) ?? NaN);
    return value > 0 && value <= max ? value : exampleTrade[name];
  };
  const currency = one(tradeCurrencies, 'currency', exampleTrade.currency);
  const trade = {
    product: one(tradeProducts, 'product', exampleTrade.product),
    tons: amount('tons', maxTons),
    price: amount('price', maxPrice(currency)),
    currency,
    from: one(ports, 'from', exampleTrade.from),
    to: one(ports, 'to', exampleTrade.to),
    deliveryTerms: one(deliveryTerms, 'deliveryTerms', exampleTrade.deliveryTerms),
    paymentTerms: one(paymentTerms, 'paymentTerms', exampleTrade.paymentTerms),
  };
  return trade.from === trade.to ? { ...trade, from: exampleTrade.from, to: exampleTrade.to } : trade;
}

/** The same trade as the quote form takes it: `/quote-system?…`. */
export const quoteQuery = ({ product, tons, deliveryTerms: delivery, paymentTerms: payment }: Trade): string =>
  String(
    new URLSearchParams({
      mode: 'buyer',
      product,
      quantity: String(tons),
      deliveryTerms: delivery.toUpperCase(),
      paymentTerms: payment.toUpperCase(),
    }),
  );

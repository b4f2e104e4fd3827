import { deliveryTerms, paymentTerms, tradeProducts } from '../../../common/enums.ts';
import { tradeCurrencies } from './fees.ts';
import { ports } from './sea-lanes.ts';
import { exampleTrade, getMaxPrice, MAX_TONS, type Trade } from './simulation.ts';

/** Serializes a trade to a query string for sharing: `product=slab&tons=10000&price=620&currency=USD&from=odesa…` */
export const createTradeQuery = (trade: Trade): string =>
  String(new URLSearchParams(Object.entries(trade).map(([name, value]): [string, string] => [name, String(value)])));

/** Parses a trade from a query; missing and unknown values are taken from the example trade. */
export function parseTradeQuery(query: URLSearchParams): Trade {
  const readOption = <Value extends string>(values: readonly Value[], name: keyof Trade, fallback: Value): Value =>
    values.find((value) => value === query.get(name)) ?? fallback;
  const readAmount = (name: 'tons' | 'price', max: number) => {
    const value = Number(query.get(name) ?? NaN);
    return value > 0 && value <= max ? value : exampleTrade[name];
  };
  const currency = readOption(tradeCurrencies, 'currency', exampleTrade.currency);
  const trade = {
    product: readOption(tradeProducts, 'product', exampleTrade.product),
    tons: readAmount('tons', MAX_TONS),
    price: readAmount('price', getMaxPrice(currency)),
    currency,
    from: readOption(ports, 'from', exampleTrade.from),
    to: readOption(ports, 'to', exampleTrade.to),
    deliveryTerms: readOption(deliveryTerms, 'deliveryTerms', exampleTrade.deliveryTerms),
    paymentTerms: readOption(paymentTerms, 'paymentTerms', exampleTrade.paymentTerms),
  };
  return trade.from === trade.to ? { ...trade, from: exampleTrade.from, to: exampleTrade.to } : trade;
}

/** Creates the query of the quote form for a trade: `/quote-system?…`. */
export const createQuoteQuery = ({ product, tons, deliveryTerms: delivery, paymentTerms: payment }: Trade): string =>
  String(
    new URLSearchParams({
      mode: 'buyer',
      product,
      quantity: String(tons),
      deliveryTerms: delivery.toUpperCase(),
      paymentTerms: payment.toUpperCase(),
    }),
  );

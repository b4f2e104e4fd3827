import type { DeliveryTerms, PaymentTerms, TradeProduct } from '../../../common/enums.ts';
import { brokerage, insurancePremium, insuredSum, rounded, type TradeCurrency } from './fees.ts';
import { seaDays, type Port } from './sea-lanes.ts';
import { timelineOf, type Timeline } from './timeline.ts';

/** A trade as somebody thinks of it. */
export interface Trade {
  product: TradeProduct;
  /** Metric tons. */
  tons: number;
  /** For a ton, in `currency`. */
  price: number;
  currency: TradeCurrency;
  from: Port;
  to: Port;
  deliveryTerms: DeliveryTerms;
  paymentTerms: PaymentTerms;
}

/** Who carries the risk at sea and so has reason to insure the cargo. */
export interface Insurance {
  /** 0.2 % of the value. */
  premium: number;
  /** The value plus ten per cent. */
  sum: number;
  by: 'seller' | 'buyer';
  /** The terms oblige that party; otherwise it is free to sail uninsured. */
  duty: boolean;
}

/** All money in the trade's currency. */
export interface Simulation {
  value: number;
  brokerage: number;
  insurance: Insurance;
  /** Brokerage and premium together, so that the lines add up to it. */
  total: number;
  /** At sea. */
  seaDays: number;
  timeline: Timeline;
}

/** The example that the form begins with: 10,000 t of slab from Ukraine to Türkiye for 6.2 million USD. */
export const exampleTrade: Trade = {
  product: 'slab',
  tons: 10_000,
  price: 620,
  currency: 'USD',
  from: 'odesa',
  to: 'izmir',
  deliveryTerms: 'cif',
  paymentTerms: 'lc',
};

/** Tons that fit into the largest ore carriers afloat; a trade beyond it is several. */
export const maxTons = 400_000;

/** The dearest that a ton may be: beyond any steel, in a currency whose unit is worth as little as a rial's too. */
export const maxPrice = (currency: TradeCurrency): number => (currency === 'IRR' ? 10_000_000_000 : 100_000_000);

/**
 * Incoterms 2020: CIF alone of our terms obliges the seller to insure, for the buyer's benefit and with the least cover (A5, Institute
 * Cargo Clauses C). Under EXW, FOB and CFR the risk at sea is the buyer's, under DAP the seller's, and neither has to insure it.
 */
const insurers: Record<DeliveryTerms, Pick<Insurance, 'by' | 'duty'>> = {
  exw: { by: 'buyer', duty: false },
  fob: { by: 'buyer', duty: false },
  cfr: { by: 'buyer', duty: false },
  cif: { by: 'seller', duty: true },
  dap: { by: 'seller', duty: false },
};

/**
 * What a trade comes to: its value, our fees and how long it takes.
 * @throws RangeError for tons or a price that are not above zero or beyond {@link maxTons} and {@link maxPrice}, and where both
 *   ports are the same
 */
export function simulate(trade: Trade): Simulation {
  const { tons, price, currency, from, to, deliveryTerms } = trade;
  if (!(tons > 0 && tons <= maxTons)) {
    throw new RangeError(`tons must be above zero and at most ${maxTons}, not ${tons}`);
  }
  if (!(price > 0 && price <= maxPrice(currency))) {
    throw new RangeError(`price must be above zero and at most ${maxPrice(currency)}, not ${price}`);
  }
  const value = rounded(tons * price, currency);
  const fee = brokerage(value, currency);
  const premium = insurancePremium(value, currency);
  const atSea = seaDays(from, to);
  return {
    value,
    brokerage: fee,
    insurance: { premium, sum: insuredSum(value, currency), ...insurers[deliveryTerms] },
    total: rounded(fee + premium, currency),
    seaDays: atSea,
    timeline: timelineOf({ ...trade, seaDays: atSea }),
  };
}

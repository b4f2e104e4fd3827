import type { DeliveryTerms, PaymentTerms, TradeProduct } from '../../../common/enums.ts';
import {
  calculateBrokerage,
  calculateInsurancePremium,
  calculateInsuredSum,
  roundMoney,
  type TradeCurrency,
} from './fees.ts';
import { calculateSeaDays, type Port } from './sea-lanes.ts';
import { createTimeline, type Timeline } from './timeline.ts';

/** The input of a simulation. */
export interface Trade {
  product: TradeProduct;
  /** Metric tons. */
  tons: number;
  /** Price per ton, in `currency`. */
  price: number;
  currency: TradeCurrency;
  from: Port;
  to: Port;
  deliveryTerms: DeliveryTerms;
  paymentTerms: PaymentTerms;
}

/** Cargo insurance of a trade, in its currency. */
interface Insurance {
  /** 0.2 % of the value. */
  premium: number;
  /** Insured sum: the value plus 10 %. */
  sum: number;
  /** The party that bears the risk at sea. */
  by: 'seller' | 'buyer';
  /** The delivery terms oblige the party to insure the cargo. */
  isMandatory: boolean;
}

/** Result of a simulation; amounts are in the currency of the trade. */
export interface Simulation {
  value: number;
  brokerage: number;
  insurance: Insurance;
  /** Sum of brokerage and insurance premium. */
  total: number;
  /** Days at sea. */
  seaDays: number;
  timeline: Timeline;
}

/** Initial values of the form: 10,000 t of slab from Ukraine to Türkiye for 6.2 million USD. */
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

/** Capacity of the largest ore carriers in tons. */
export const MAX_TONS = 400_000;

/** Returns the maximum price per ton: far above any steel price; rials need a higher limit. */
export const getMaxPrice = (currency: TradeCurrency): number => (currency === 'IRR' ? 10_000_000_000 : 100_000_000);

/**
 * Source: Incoterms 2020. Only CIF obliges the seller to insure the cargo, with minimum cover (A5, Institute Cargo Clauses C). Under EXW, FOB
 * and CFR the buyer bears the risk at sea, under DAP the seller, and insurance is optional.
 */
const insuranceRules: Record<DeliveryTerms, Pick<Insurance, 'by' | 'isMandatory'>> = {
  exw: { by: 'buyer', isMandatory: false },
  fob: { by: 'buyer', isMandatory: false },
  cfr: { by: 'buyer', isMandatory: false },
  cif: { by: 'seller', isMandatory: true },
  dap: { by: 'seller', isMandatory: false },
};

/**
 * Calculates value, fees and timeline of a trade.
 * @throws RangeError when tons or price are not above zero, exceed {@link MAX_TONS} or {@link getMaxPrice}, or both ports are the same
 */
export function simulate(trade: Trade): Simulation {
  const { tons, price, currency, from, to, deliveryTerms } = trade;
  if (!(tons > 0 && tons <= MAX_TONS)) {
    throw new RangeError(`tons must be above zero and at most ${MAX_TONS}, not ${tons}`);
  }
  if (!(price > 0 && price <= getMaxPrice(currency))) {
    throw new RangeError(`price must be above zero and at most ${getMaxPrice(currency)}, not ${price}`);
  }
  const value = roundMoney(tons * price, currency);
  const brokerage = calculateBrokerage(value, currency);
  const premium = calculateInsurancePremium(value, currency);
  const seaDays = calculateSeaDays(from, to);
  return {
    value,
    brokerage,
    insurance: { premium, sum: calculateInsuredSum(value, currency), ...insuranceRules[deliveryTerms] },
    total: roundMoney(brokerage + premium, currency),
    seaDays,
    timeline: createTimeline({ ...trade, seaDays }),
  };
}

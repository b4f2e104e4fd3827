import { intermediary } from '../../../common/business.ts';
import { moneyDecimals } from '../../../common/market/format.ts';

/** What the price of a simulated trade may be in. */
export const tradeCurrencies = ['USD', 'TRY', 'EUR', 'GBP', 'CNY', 'JPY', 'IRR', 'AED'] as const;
export type TradeCurrency = (typeof tradeCurrencies)[number];

/**
 * An amount of money in the decimals of its currency, rounded half up.
 * @throws RangeError for NaN, a negative value, or one so large that a number has no room for its smallest unit
 */
export function rounded(amount: number, currency: TradeCurrency): number {
  const factor = 10 ** moneyDecimals(currency);
  const units = amount * factor;
  if (!(units >= 0 && units <= Number.MAX_SAFE_INTEGER)) throw new RangeError(`not an amount of money: ${amount}`);
  // 1.005 * 100 is 100.49999999999999: what a person reads as a half is rounded as one.
  return Math.round(units + Math.min(units * Number.EPSILON, 0.001)) / factor;
}

/**
 * Our fee for mediating a trade, of its value and in its currency: 0.5 %, rounded half up.
 * @throws RangeError like {@link rounded}
 */
export const brokerage = (value: number, currency: TradeCurrency): number =>
  rounded(value * intermediary.brokerage, currency);

/**
 * The premium that a cargo is insured for, of the trade's value and in its currency: 0.2 %, rounded half up.
 * @throws RangeError like {@link rounded}
 */
export const insurancePremium = (value: number, currency: TradeCurrency): number =>
  rounded(value * intermediary.insurance, currency);

/** A cargo is insured for the price of the contract and ten per cent more (Incoterms 2020, CIF A5). */
export const insuredShare = 1.1;

/**
 * The sum that a cargo of that value is insured for, rounded half up.
 * @throws RangeError like {@link rounded}
 */
export const insuredSum = (value: number, currency: TradeCurrency): number => rounded(value * insuredShare, currency);

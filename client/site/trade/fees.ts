import { intermediary } from '../../../common/business.ts';
import { getMoneyDecimals } from '../../../common/market/format.ts';

/** Currencies of simulated trades. */
export const tradeCurrencies = ['USD', 'TRY', 'EUR', 'GBP', 'CNY', 'JPY', 'IRR', 'AED'] as const;
export type TradeCurrency = (typeof tradeCurrencies)[number];

/**
 * Rounds an amount to the decimals of its currency, half up.
 * @throws RangeError for NaN, a negative amount, or one beyond the safe integers in the smallest unit of the currency
 */
export function roundMoney(amount: number, currency: TradeCurrency): number {
  const factor = 10 ** getMoneyDecimals(currency);
  const units = amount * factor;
  if (!(units >= 0 && units <= Number.MAX_SAFE_INTEGER)) throw new RangeError(`not an amount of money: ${amount}`);
  // 1.005 * 100 is 100.49999999999999; the epsilon makes decimal halves round up.
  return Math.round(units + Math.min(units * Number.EPSILON, 0.001)) / factor;
}

/**
 * Calculates the fee for mediating a trade: 0.5 % of its value, in the same currency, rounded half up.
 * @throws RangeError like {@link roundMoney}
 */
export const calculateBrokerage = (value: number, currency: TradeCurrency): number =>
  roundMoney(value * intermediary.brokerage, currency);

/**
 * Calculates the premium of the cargo insurance: 0.2 % of the trade's value, in the same currency, rounded half up.
 * @throws RangeError like {@link roundMoney}
 */
export const calculateInsurancePremium = (value: number, currency: TradeCurrency): number =>
  roundMoney(value * intermediary.insurance, currency);

/** Insured sum as a multiple of the contract price (Incoterms 2020, CIF A5). */
export const insuredShare = 1.1;

/**
 * Calculates the insured sum of a cargo, rounded half up.
 * @throws RangeError like {@link roundMoney}
 */
export const calculateInsuredSum = (value: number, currency: TradeCurrency): number =>
  roundMoney(value * insuredShare, currency);

import type { MarketCategory } from '../enums.ts';
import { INDEX_CURRENCY } from './series.ts';

interface MarketAmount {
  symbol: string;
  category: Uppercase<MarketCategory> | MarketCategory;
  value: number;
  currency: string;
}

/** Currencies that are shown without decimals. */
const wholeCurrencies = ['JPY', 'IRR'];

/** Returns the number of decimals of a currency: 0 for yen and rials, otherwise 2. */
export const getMoneyDecimals = (currency: string): number => (wholeCurrencies.includes(currency) ? 0 : 2);

/** Returns the minimum and maximum number of decimals of a market value. */
export function getMarketDecimals({ symbol, category, value, currency }: MarketAmount): { min: number; max: number } {
  const fixedDecimals = (decimals: number) => ({ min: decimals, max: decimals });
  switch (category.toLowerCase()) {
    case 'currency':
      if (currency === 'IRR') return fixedDecimals(0);
      if (currency === 'JPY') return fixedDecimals(2);
      return { min: 3, max: 4 };
    case 'index':
      return fixedDecimals(symbol.startsWith('BIST') ? 2 : 0);
    default:
      // Index points, and whole values from 1,000 such as day rates, have no decimals.
      return fixedDecimals(
        currency === INDEX_CURRENCY || (Number.isInteger(value) && value >= 1_000) ? 0 : getMoneyDecimals(currency),
      );
  }
}

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a cached formatter, because creating one is slow. */
function getFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const cached = formats.get(key);
  if (cached) return cached;
  const created = new Intl.NumberFormat(locale, options);
  formats.set(key, created);
  return created;
}

/** Formats a number with the given range of decimals. */
export const formatNumber = (value: number, locale: string, { min, max }: { min: number; max: number }): string =>
  getFormatter(locale, { minimumFractionDigits: min, maximumFractionDigits: max }).format(value);

/** Formats a market value without its unit. */
export const formatMarketValue = (quote: MarketAmount, locale: string): string =>
  formatNumber(quote.value, locale, getMarketDecimals(quote));

/** Formats an amount without its currency, for table columns. */
export const formatAmount = (amount: number, currency: string, locale: string): string => {
  const decimals = getMoneyDecimals(currency);
  return formatNumber(amount, locale, { min: decimals, max: decimals });
};

/** Formats an amount with its currency. For a code that Intl rejects, returns `XYZZ 12.00`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const decimals = getMoneyDecimals(currency);
  try {
    return getFormatter(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(amount);
  } catch {
    return `${currency} ${amount.toFixed(2)}`;
  }
}

/** Formats a change in percent; a minus sign is omitted when the value rounds to 0. @param percent 1.5 for 1.5 % */
export const formatChange = (percent: number, locale: string): string =>
  getFormatter(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'negative',
  })
    .format(percent / 100)
    .replace('-', '−');

/** Converts an amount by rates per US dollar. Returns undefined when a rate is missing. */
export function convertAmount(
  amount: number,
  from: string,
  to: string,
  rates: Readonly<Record<string, number>>,
): number | undefined {
  if (from === to) return amount;
  const [divisor, factor] = [from, to].map((currency) => (currency === 'USD' ? 1 : rates[currency]));
  return divisor && factor ? (amount / divisor) * factor : undefined;
}

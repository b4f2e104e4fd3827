import { indexPoints, type MarketCategory } from './series.ts';

interface Valued {
  symbol: string;
  category: Uppercase<MarketCategory> | MarketCategory;
  value: number;
  currency: string;
}

/** Money without a small unit worth writing. */
const wholeCurrencies = ['JPY', 'IRR'];

/** Decimals that an amount of money is shown with: none for yen and rials, else two. */
export const moneyDecimals = (currency: string): number => (wholeCurrencies.includes(currency) ? 0 : 2);

/** The smallest and the largest number of decimals of a market value. */
export function marketDecimals({ symbol, category, value, currency }: Valued): { min: number; max: number } {
  const exactly = (decimals: number) => ({ min: decimals, max: decimals });
  switch (category.toLowerCase()) {
    case 'currency':
      if (currency === 'IRR') return exactly(5);
      if (currency === 'JPY') return exactly(2);
      return { min: 3, max: 4 };
    case 'index':
      return exactly(symbol.startsWith('BIST') ? 2 : 0);
    default:
      // Points and day rates in thousands; a price has the decimals of its currency.
      return exactly(
        currency === indexPoints || (Number.isInteger(value) && value >= 1_000) ? 0 : moneyDecimals(currency),
      );
  }
}

const formats = new Map<string, Intl.NumberFormat>();

/** Intl's formatters are dear to make. */
function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** A number in a language's digits with so many decimals. */
export const formatNumber = (value: number, locale: string, { min, max }: { min: number; max: number }): string =>
  formatter(locale, { minimumFractionDigits: min, maximumFractionDigits: max }).format(value);

/** A market value without its unit. */
export const formatMarketValue = (quote: Valued, locale: string): string =>
  formatNumber(quote.value, locale, marketDecimals(quote));

/** An amount without its currency, which stands once over a column. */
export const formatAmount = (amount: number, currency: string, locale: string): string => {
  const decimals = moneyDecimals(currency);
  return formatNumber(amount, locale, { min: decimals, max: decimals });
};

/** An amount with its currency as the language writes it; `XYZZ 12.00` for what Intl does not know as a currency. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const decimals = moneyDecimals(currency);
  try {
    return formatter(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(amount);
  } catch {
    return `${currency} ${amount.toFixed(2)}`;
  }
}

/** A change in percent, with its sign unless it rounds to nothing. @param percent 1.5 is one and a half percent */
export const formatChange = (percent: number, locale: string): string =>
  formatter(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'negative',
  })
    .format(percent / 100)
    .replace('-', '−');

/** What an amount is in another currency, by rates to the dollar; undefined where one of the two has none. */
export function converted(
  amount: number,
  from: string,
  to: string,
  rates: Readonly<Record<string, number>>,
): number | undefined {
  if (from === to) return amount;
  const [divisor, factor] = [from, to].map((currency) => (currency === 'USD' ? 1 : rates[currency]));
  return divisor && factor ? (amount / divisor) * factor : undefined;
}

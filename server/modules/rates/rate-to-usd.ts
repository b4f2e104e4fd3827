import type { EntityManager } from 'typeorm';
import type { Currency, RateSource } from '../../../common/enums.ts';

/** A rate that a person enters because no real one is known. */
export interface ManualRate {
  /** US dollars for one unit of the currency. */
  rate: number;
  /** Name of the person. */
  by: string;
}

/** Rate of an amount, with the names of the columns in which quote requests, offers and orders keep it. */
export interface StoredRate {
  /** US dollars for one unit of the currency; null when no published rate is known and none was entered. */
  rateToUsd: number | null;
  /** Time of publication or entry. */
  rateAt: Date | null;
  /** Null for an amount in US dollars and without a rate. */
  rateSource: RateSource | null;
  /** Name of the person who entered the rate. */
  rateBy: string | null;
  /** US dollars for one unit of every currency with a known rate, for conversions into the currency of a company. */
  usdRates: Record<string, number>;
}

/** A rate up to this age counts as one of today, because markets are closed on weekends and holidays. */
const MAX_AGE_DAYS = 7;

interface Row {
  currency: Currency;
  rate: number;
  at: Date;
  kind: 'feed' | 'desk';
}

/**
 * Finds the rate of today to the US dollar, to be stored beside an amount whenever the amount is set. A rate of a feed or of the desk
 * counts if it is published and at most 7 days old; an example rate never does.
 * @param manual used only when there is no such rate
 */
export async function findRateToUsd(
  tx: EntityManager,
  currency: string,
  manual?: ManualRate | null,
): Promise<StoredRate> {
  const rows = await tx.query<Row[]>(
    `select currency, (1 / value::numeric)::float8 as rate, value_at as at, kind from market_series
     where category = 'currency' and published and kind <> 'example' and value_at > now() - make_interval(days => $1)`,
    [MAX_AGE_DAYS],
  );
  const usdRates = Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate]));
  if (currency === 'USD') return { rateToUsd: 1, rateAt: new Date(), rateSource: null, rateBy: null, usdRates };
  const found = rows.find((row) => row.currency === currency);
  if (found) return { rateToUsd: found.rate, rateAt: found.at, rateSource: found.kind, rateBy: null, usdRates };
  if (!manual) return { rateToUsd: null, rateAt: null, rateSource: null, rateBy: null, usdRates };
  return {
    rateToUsd: manual.rate,
    rateAt: new Date(),
    rateSource: 'manual',
    rateBy: manual.by,
    usdRates: { ...usdRates, [currency]: manual.rate },
  };
}

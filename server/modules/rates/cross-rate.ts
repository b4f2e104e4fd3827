import type { EntityManager } from 'typeorm';

/** What one unit of a currency buys of another, and how old and how good that is. */
export interface CrossRate {
  rate: number;
  /** Of the older of the two rates to the dollar that it is made of. */
  at: Date;
  /** Who published them; `reference` is the built-in reference series. */
  source: string;
  indicative: boolean;
}

interface Rate {
  currency: string;
  value: number;
  at: Date;
  source: string;
  indicative: boolean;
}

/** @returns undefined where one of the two is not on the site, or both are the same */
export async function crossRate(tx: EntityManager, from: string, to: string): Promise<CrossRate | undefined> {
  if (from === to) return undefined;
  const rates = await tx.query<Rate[]>(
    `select currency, value, value_at as at, source, indicative from market_series
     where category = 'currency' and published and value is not null and currency = any($1)`,
    [[from, to]],
  );
  const unitsOf = (currency: string) =>
    currency === 'USD' ? 1 : rates.find((rate) => rate.currency === currency)?.value;
  const [perDollar, wanted] = [unitsOf(from), unitsOf(to)];
  if (!perDollar || !wanted || rates.length === 0) return undefined;
  return {
    rate: wanted / perDollar,
    at: new Date(Math.min(...rates.map(({ at }) => at.getTime()))),
    source: [...new Set(rates.map(({ source }) => source))].join(', '),
    indicative: rates.some(({ indicative }) => indicative),
  };
}

import type { EntityManager } from 'typeorm';

/** Units of one currency for one unit of another, with date and source of the rate. */
interface CrossRate {
  rate: number;
  /** Date of the older of the two dollar rates from which it is computed. */
  at: Date;
  /** Names of the sources. */
  source: string;
}

interface Rate {
  currency: string;
  value: number;
  at: Date;
  source: string;
}

/**
 * Computes the rate between two currencies from their rates to the dollar.
 * @returns undefined when one of the two is not published or only an example, or both are the same
 */
export async function findCrossRate(tx: EntityManager, from: string, to: string): Promise<CrossRate | undefined> {
  if (from === to) return undefined;
  const rates = await tx.query<Rate[]>(
    `select currency, value, value_at as at, source from market_series
     where category = 'currency' and published and kind <> 'example' and currency = any($1)`,
    [[from, to]],
  );
  const unitsPerDollar = (currency: string) =>
    currency === 'USD' ? 1 : rates.find((rate) => rate.currency === currency)?.value;
  const [fromUnits, toUnits] = [unitsPerDollar(from), unitsPerDollar(to)];
  if (!fromUnits || !toUnits || rates.length === 0) return undefined;
  return {
    rate: toUnits / fromUnits,
    at: new Date(Math.min(...rates.map(({ at }) => at.getTime()))),
    source: [...new Set(rates.map(({ source }) => source))].join(', '),
  };
}

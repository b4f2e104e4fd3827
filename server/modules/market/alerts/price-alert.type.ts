import type { EntityManager } from 'typeorm';
import type { Language } from '../../../../common/enums.ts';

export interface PriceAlert {
  id: string;
  token: string;
  symbol: string;
  category: string;
  currency: string;
  unit: string | null;
  threshold: number;
  email: string;
  language: Language;
  confirmed: boolean;
  /** Value of the series when the threshold was reached. */
  crossedValue: number | null;
}

/** Returns an alert with data of its series; undefined when it was deleted. */
export async function findPriceAlert(tx: EntityManager, id: string): Promise<PriceAlert | undefined> {
  const [alert] = await tx.query<PriceAlert[]>(
    `select a.id, a.token, s.symbol, s.category, s.currency, s.unit, a.threshold, a.email, a.language,
       a.confirmed_at is not null as confirmed, a.crossed_value as "crossedValue"
     from price_alerts a join market_series s on s.id = a.series_id where a.id = $1`,
    [id],
  );
  return alert;
}

import type { DataSource } from 'typeorm';
import type { MarketSourceHealth } from './desk.type.ts';

/** Returns the status of every configured source, sorted by name. */
export async function listSourceHealth(db: DataSource): Promise<MarketSourceHealth[]> {
  const rows = await db.query<(Omit<MarketSourceHealth, 'state'> & { paused: boolean })[]>(
    `select name, url is not null as connected, checked_at as "checkedAt", succeeded_at as "succeededAt", tick_at as "tickAt", open_until as "pausedUntil",
       coalesce(open_until > now(), false) as paused, failures, accepted, faults, refused
     from market_sources order by name`,
  );
  return rows.map(({ paused, ...row }) => ({
    ...row,
    state: paused ? 'paused' : row.failures > 0 ? 'failing' : row.checkedAt ? 'healthy' : 'waiting',
  }));
}

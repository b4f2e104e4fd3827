import sql from 'sql-template-tag';
import type { DataSource, EntityManager } from 'typeorm';
import type { Viewer } from '../../../platform/graphql/context.ts';
import { fetchPage, latestFirst, type Page, type PageArgs } from '../../../platform/database/pagination.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { MarketChange } from './market-change.entity.ts';

export type ChangeInput = Pick<MarketChange, 'symbol' | 'kind' | 'before' | 'after' | 'at' | 'reason'>;

export const recordChanges = async (
  tx: EntityManager,
  changes: readonly ChangeInput[],
  viewer: Viewer,
): Promise<void> => {
  await tx.insert(
    MarketChange,
    changes.map((change) => ({ ...change, actor: viewer.email })),
  );
};

const isChangeId = (id: string) => /^\d{1,18}$/.test(id);
const latestChangeFirst = latestFirst<MarketChange>(sql`created_at`, 'createdAt', isChangeId);

/** Returns manual changes, newest first, optionally of one series. */
export const listMarketChanges = (
  db: DataSource,
  symbol: string | null | undefined,
  page: PageArgs,
): Promise<Page<MarketChange>> =>
  fetchPage(
    db,
    { entity: MarketChange, where: symbol ? [sql`symbol = ${symbol}`] : [], order: latestChangeFirst },
    page,
  );

/**
 * Publishes or hides a series; records a change only when the visibility differs.
 * @throws NOT_FOUND when the series does not exist
 */
export async function setPublished(
  tx: EntityManager,
  { symbol, published, reason }: { symbol: string; published: boolean; reason: string },
  viewer: Viewer,
): Promise<void> {
  const [series] = await tx.query<{ published: boolean }[]>(
    'select published from market_series where symbol = $1 for no key update',
    [symbol],
  );
  if (!series) throw notFound('There is no such series');
  if (series.published === published) return;
  await tx.query('update market_series set published = $2 where symbol = $1', [symbol, published]);
  const kind = published ? 'publish' : 'hide';
  await recordChanges(tx, [{ symbol, kind, before: null, after: null, at: null, reason }], viewer);
}

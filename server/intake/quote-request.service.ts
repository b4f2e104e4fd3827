import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { quoteStatuses } from '../../common/enums.ts';
import { equal } from '../platform/database/conditions.ts';
import { inRange, type Range } from '../platform/database/days.ts';
import { latestFirst, pageOf, whereAll, type Page } from '../platform/database/keyset.ts';
import { isUuid, rowsById, rowsOf } from '../platform/database/rows.ts';
import { nearlyContaining } from '../platform/database/spelling.ts';
import type { PageArgs } from '../platform/graphql/connection.ts';
import type { QuoteRequestFilter } from './quote-request.filter.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import type { StatusCount } from './status-count.type.ts';

const newestFirst = latestFirst<QuoteRequest>(sql`created_at`, ({ createdAt }) => createdAt);

export async function quoteRequests(
  db: DataSource,
  filter: QuoteRequestFilter,
  page: PageArgs,
): Promise<Page<QuoteRequest>> {
  const where = await quoteRequestConditions(db, filter);
  return pageOf(db, { entity: QuoteRequest, where, order: newestFirst }, page);
}

/** Null where there is none, also for an id that could never be one. */
export async function quoteRequest(db: DataSource, id: string): Promise<QuoteRequest | null> {
  if (!isUuid(id)) return null;
  const [row] = await rowsById(db, QuoteRequest, [id]);
  return row ?? null;
}

/** How many of the requests stand at each status, zeros included; the filter's own status is ignored. */
export async function quoteRequestCounts(db: DataSource, filter: QuoteRequestFilter): Promise<StatusCount[]> {
  const where = whereAll(await quoteRequestConditions(db, { ...filter, status: null }));
  const counts = await rowsOf<StatusCount>(
    db,
    sql`select status, count(*)::int as count from quote_requests ${where} group by status`,
  );
  const byStatus = new Map(counts.map(({ status, count }) => [status, count]));
  return quoteStatuses.map((status) => ({ status, count: byStatus.get(status) ?? 0 }));
}

/** @throws BAD_USER_INPUT for a search that cannot be one, and for a range whose end lies before its beginning */
export const quoteRequestConditions = async (
  db: DataSource,
  { search, status, priority, source, ...range }: QuoteRequestFilter & Range,
): Promise<Sql[]> => [
  ...(await nearlyContaining(db, search, 'filter.search')),
  ...equal({ status, priority, source }),
  ...inRange('created_at', range),
];

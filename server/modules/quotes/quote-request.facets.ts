import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { anyOf } from '../../platform/database/conditions.ts';
import type { FacetIndex } from '../../platform/database/facets.ts';
import { whereAll } from '../../platform/database/keyset.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { QuoteRequestFilter } from './quote-request.filter.ts';

/** What a list is narrowed by that has few values, each of which many requests have; null where it does not matter. */
export type QuoteFacets = Record<keyof typeof columns, readonly string[] | null>;

export const facetsOf = (filter: QuoteRequestFilter): QuoteFacets => ({
  status: both(filter.status, filter.statuses),
  priority: both(filter.priority, filter.priorities),
  source: both(filter.source, filter.sources),
  language: filter.languages ?? null,
  // No text in PostgreSQL has a NUL byte, and '' stands for none in the totals.
  product_type: filter.productTypes?.filter((type) => type && !type.includes('\0')) ?? null,
});

function both<Value>(one: Value | null | undefined, several: readonly Value[] | null | undefined) {
  if (one == null) return several ?? null;
  return !several || several.includes(one) ? [one] : [];
}

const columns = {
  status: 'status',
  priority: 'priority',
  source: 'source',
  language: 'language',
  product_type: `coalesce(product_type, '')`,
};

/** Migrations 0017 and 0022. */
export const quoteFacets: FacetIndex = { columns, totals: sql`quote_request_totals` };

/** What writers added up: it costs the same among a million. */
export const totalsByStatus = (db: DataSource, facets: QuoteFacets): Promise<{ status: string; count: number }[]> =>
  rowsOf(
    db,
    sql`select status, sum(count)::int as count from quote_request_totals ${whereAll(anyOf({ ...facets }))} group by status`,
  );

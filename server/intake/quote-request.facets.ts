import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { anyOf } from '../platform/database/conditions.ts';
import { whereAll } from '../platform/database/keyset.ts';
import { rowsOf } from '../platform/database/rows.ts';
import type { QuoteRequestFilter } from './quote-request.filter.ts';

/** What a list is narrowed by that has few values, each of which many requests have; null where it does not matter. */
interface Facets {
  status: readonly string[] | null;
  priority: readonly string[] | null;
  source: readonly string[] | null;
  language: readonly string[] | null;
  product_type: readonly string[] | null;
}

export const facetsOf = (filter: QuoteRequestFilter): Facets => ({
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

export const isNarrow = (facets: Facets): boolean => Object.values(facets).some((values) => values !== null);

export const facetConditions = (facets: Facets): Sql[] => anyOf({ ...facets });

/** How many requests have these facets, by what writers added up: it costs the same among a million (migration 0017). */
export async function totalOf(db: DataSource, facets: Facets): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select coalesce(sum(count), 0)::int as count from quote_request_totals ${whereAll(facetConditions(facets))}`,
  );
  return row!.count;
}

export const totalsByStatus = (db: DataSource, facets: Facets): Promise<{ status: string; count: number }[]> =>
  rowsOf(
    db,
    sql`select status, sum(count)::int as count from quote_request_totals ${whereAll(facetConditions(facets))} group by status`,
  );

/** So many requests are soon sorted; of more, a walk along the order of the list soon meets a page. */
export const few = 2_000;

/**
 * Names the requests of facets that few have, from their index. Without it, the planner walks the order of the list in hope of meeting
 * them: it takes facets to be independent of each other, and where they are not, it reads a million rows to find none.
 */
export const amongFew = (facets: Facets): Sql => sql`id = any(array(
    select found.id
    from (
      select status, priority, source, language, product_type from quote_request_totals ${whereAll(facetConditions(facets))}
      group by 1, 2, 3, 4, 5 having sum(count) > 0
    ) as wanted
    cross join lateral (
      select id from quote_requests asked
      where asked.status = wanted.status and asked.priority = wanted.priority and asked.source = wanted.source
        and asked.language = wanted.language and coalesce(asked.product_type, '') = wanted.product_type
      limit ${few}
    ) as found
  ))`;

import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { MAX_COUNTED_ROWS } from '../../../common/counting.ts';
import { priorities, quoteStatuses, type QuoteStatus } from '../../../common/enums.ts';
import { belongsToCompany } from '../parties/index.ts';
import { anyOf, isStorableText } from '../../platform/database/conditions.ts';
import { dateRangeConditions } from '../../platform/database/date-range.ts';
import { fetchPage, whereClause, type Page } from '../../platform/database/pagination.ts';
import { alphabetical, largestFirst, latestFirst, reverseOrder, type Order } from '../../platform/database/order.ts';
import { queryRows } from '../../platform/database/rows.ts';
import { searchConditions } from '../../platform/database/search.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import type { QuoteRequestFilter, QuoteRequestOrder } from './quote-request.filter.ts';
import type { StatusCount } from './status-count.type.ts';

const orders: Record<QuoteRequestOrder, Order<QuoteRequest>> = {
  created: latestFirst(sql`created_at`, 'createdAt'),
  priority: largestFirst(
    // Sorts by priority, then by time: milliseconds since 1970 have 13 digits, so that the factor 1e13 keeps the two apart.
    sql`array_position(array['low', 'normal', 'high', 'urgent'], priority) * 1e13::float8 + round(date_part('epoch', created_at) * 1000)`,
    ({ priority, createdAt }) => (priorities.indexOf(priority) + 1) * 1e13 + createdAt.getTime(),
  ),
  company: alphabetical(sql`coalesce(nullif(company, ''), name)`, ({ company, name }) => company || name),
  quantity: largestFirst(sql`coalesce(quantity, 0)`, ({ quantity }) => quantity ?? 0),
};

export const quoteRequestOrders = Object.keys(orders) as QuoteRequestOrder[];

export const quoteRequestOrder = ({ order, reversed }: QuoteRequestFilter): Order<QuoteRequest> =>
  reversed ? reverseOrder(orders[order ?? 'created']) : orders[order ?? 'created'];

/**
 * Lists quote requests by page.
 * @throws BAD_USER_INPUT as {@link quoteRequestConditions}
 */
export async function quoteRequests(
  db: DataSource,
  filter: QuoteRequestFilter,
  page: PageArgs,
): Promise<Page<QuoteRequest>> {
  const where = await quoteRequestConditions(db, filter);
  return fetchPage(db, { entity: QuoteRequest, where, order: quoteRequestOrder(filter) }, page);
}

/**
 * Returns the SQL conditions of a filter.
 * @throws BAD_USER_INPUT for an invalid search text and for a range that ends before it begins
 */
export const quoteRequestConditions = async (db: DataSource, filter: QuoteRequestFilter): Promise<Sql[]> => [
  ...(await searchConditions(db, sql`quote_requests`, filter.search, 'filter.search', sql`email`)),
  ...belongsToCompany(filter.companyId),
  ...historyConditions(filter),
  ...dateRangeConditions('created_at', filter),
  ...anyOf({
    status: mergeFilterValues(filter.status, filter.statuses),
    priority: mergeFilterValues(filter.priority, filter.priorities),
    source: mergeFilterValues(filter.source, filter.sources),
    language: filter.languages,
    product_type: filter.productTypes,
  }),
];

/** Combines a filter for a single value with one for several: both must match. */
function mergeFilterValues<Value>(one: Value | null | undefined, several: readonly Value[] | null | undefined) {
  if (one == null) return several;
  return !several || several.includes(one) ? [one] : [];
}

/** The conditions by which the analytics count requests, because their figures link to filtered lists. */
const historyConditions = ({ countries, reached, responses }: QuoteRequestFilter): Sql[] => [
  ...(countries
    ? [
        sql`(company_id in (select id from companies where country = any(${countries.filter(isStorableText)}))
          or company_id is null and ${countries.includes('')})`,
      ]
    : []),
  ...(reached
    ? [
        sql`(quote_stage(status) >= quote_stage(${reached}) or exists (
          select from quote_status_history
          where quote_request_id = quote_requests.id and quote_stage(to_status) >= quote_stage(${reached})
        ))`,
      ]
    : []),
  ...(responses ? [sql`quote_response(created_at, first_response_at) = any(${responses})`] : []),
];

/**
 * Counts the requests of each status, including zeros. The filter's own statuses are ignored. Without a filter the counts are exact,
 * otherwise each is capped at `MAX_COUNTED_ROWS`.
 * @throws BAD_USER_INPUT as {@link quoteRequestConditions}
 */
export async function countQuoteRequestsByStatus(
  db: DataSource,
  { status: _, statuses: __, ...filter }: QuoteRequestFilter,
): Promise<StatusCount[]> {
  const where = await quoteRequestConditions(db, filter);
  const counts = await queryRows<{ status: QuoteStatus; count: number }>(
    db,
    where.length === 0
      ? sql`select status, count(*)::int as count from quote_requests group by 1`
      : sql`select wanted.status, found.count from unnest(${[...quoteStatuses]}::text[]) as wanted (status)
            cross join lateral (
              select count(*)::int as count from (
                select from quote_requests ${whereClause([sql`quote_requests.status = wanted.status`, ...where])} limit ${MAX_COUNTED_ROWS + 1}
              ) as rows
            ) as found`,
  );
  const maxCount = where.length === 0 ? Infinity : MAX_COUNTED_ROWS;
  return quoteStatuses.map((status) => {
    const count = counts.find((row) => row.status === status)?.count ?? 0;
    return { status, count: Math.min(count, maxCount), more: count > maxCount };
  });
}

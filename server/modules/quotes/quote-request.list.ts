import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { mostCounted } from '../../../common/counting.ts';
import { priorities, quoteStatuses, type QuoteStatus } from '../../../common/enums.ts';
import { ofCompany } from '../parties/index.ts';
import { anyOf, isText } from '../../platform/database/conditions.ts';
import { inRange } from '../../platform/database/days.ts';
import { pageOf, whereAll, type Page } from '../../platform/database/keyset.ts';
import { alphabetical, largestFirst, latestFirst, reverse, type Order } from '../../platform/database/order.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import { searchConditions } from '../../platform/database/search.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import type { Wanted } from '../../platform/graphql/wanted.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import type { QuoteRequestFilter, QuoteRequestOrder } from './quote-request.filter.ts';
import type { StatusCount } from './status-count.type.ts';

const orders: Record<QuoteRequestOrder, Order<QuoteRequest>> = {
  created: latestFirst(sql`created_at`, 'createdAt'),
  priority: largestFirst(
    // Milliseconds since 1970 have 13 digits: the priority stands before them.
    sql`array_position(array['low', 'normal', 'high', 'urgent'], priority) * 1e13::float8 + round(date_part('epoch', created_at) * 1000)`,
    ['priority', 'createdAt'],
    ({ priority, createdAt }) => (priorities.indexOf(priority) + 1) * 1e13 + createdAt.getTime(),
  ),
  company: alphabetical(
    sql`coalesce(nullif(company, ''), name)`,
    ['company', 'name'],
    ({ company, name }) => company || name,
  ),
  quantity: largestFirst(sql`coalesce(quantity, 0)`, ['quantity'], ({ quantity }) => quantity ?? 0),
};

export const quoteRequestOrders = Object.keys(orders) as QuoteRequestOrder[];

export const quoteRequestOrder = ({ order, reversed }: QuoteRequestFilter): Order<QuoteRequest> =>
  reversed ? reverse(orders[order ?? 'created']) : orders[order ?? 'created'];

/** @throws BAD_USER_INPUT as {@link quoteRequestConditions} */
export async function quoteRequests(
  db: DataSource,
  filter: QuoteRequestFilter,
  page: PageArgs,
  wanted?: Wanted,
): Promise<Page<QuoteRequest>> {
  const where = await quoteRequestConditions(db, filter);
  return pageOf(db, { entity: QuoteRequest, where, order: quoteRequestOrder(filter), wanted }, page);
}

/** @throws BAD_USER_INPUT for a search that cannot be one, and for a range whose end lies before its beginning */
export const quoteRequestConditions = async (db: DataSource, filter: QuoteRequestFilter): Promise<Sql[]> => [
  ...(await searchConditions(db, sql`quote_requests`, filter.search, 'filter.search', sql`email`)),
  ...ofCompany(filter.companyId),
  ...historyConditions(filter),
  ...inRange('created_at', filter),
  ...anyOf({
    status: oneOrSeveral(filter.status, filter.statuses),
    priority: oneOrSeveral(filter.priority, filter.priorities),
    source: oneOrSeveral(filter.source, filter.sources),
    language: filter.languages,
    product_type: filter.productTypes,
  }),
];

function oneOrSeveral<Value>(one: Value | null | undefined, several: readonly Value[] | null | undefined) {
  if (one == null) return several;
  return !several || several.includes(one) ? [one] : [];
}

/** As the analytics count them, so that its figures open these lists. */
const historyConditions = ({ countries, reached, responses }: QuoteRequestFilter): Sql[] => [
  ...(countries
    ? [
        sql`(company_id in (select id from companies where country = any(${countries.filter(isText)}))
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
 * How many requests stand at each status, zeros included; the filter's own statuses are ignored. Of all requests exactly, of a filter's
 * up to `mostCounted` of each.
 * @throws BAD_USER_INPUT as {@link quoteRequestConditions}
 */
export async function quoteRequestCounts(
  db: DataSource,
  { status: _, statuses: __, ...filter }: QuoteRequestFilter,
): Promise<StatusCount[]> {
  const where = await quoteRequestConditions(db, filter);
  const counts = await rowsOf<{ status: QuoteStatus; count: number }>(
    db,
    where.length === 0
      ? sql`select status, count(*)::int as count from quote_requests group by 1`
      : sql`select wanted.status, found.count from unnest(${[...quoteStatuses]}::text[]) as wanted (status)
            cross join lateral (
              select count(*)::int as count from (
                select from quote_requests ${whereAll([sql`quote_requests.status = wanted.status`, ...where])} limit ${mostCounted + 1}
              ) as rows
            ) as found`,
  );
  const most = where.length === 0 ? Infinity : mostCounted;
  return quoteStatuses.map((status) => {
    const count = counts.find((row) => row.status === status)?.count ?? 0;
    return { status, count: Math.min(count, most), more: count > most };
  });
}

import sql, { empty, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { mostCounted } from '../../../common/counting.ts';
import { priorities, quoteStatuses } from '../../../common/enums.ts';
import { ofCompany } from '../parties/index.ts';
import { anyOf, isText } from '../../platform/database/conditions.ts';
import { inRange } from '../../platform/database/days.ts';
import { areFew } from '../../platform/database/estimate.ts';
import { groupsFor, totalsWhereNarrow, wantedOf } from '../../platform/database/facets.ts';
import {
  alphabetical,
  countOf,
  largestFirst,
  latestFirst,
  pageOf,
  reverse,
  whereAll,
  type Order,
  type Page,
} from '../../platform/database/keyset.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import { nearlyContaining } from '../../platform/database/spelling.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import type { Wanted } from '../../platform/graphql/wanted.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import { facetsOf, quoteFacets, totalsByStatus } from './quote-request.facets.ts';
import type { QuoteRequestFilter, QuoteRequestOrder } from './quote-request.filter.ts';
import type { StatusCount } from './status-count.type.ts';

/** As the indexes of migrations 0017, 0046 and 0051 spell them. */
const orders: Record<QuoteRequestOrder, Order<QuoteRequest>> = {
  created: latestFirst(sql`created_at`, 'createdAt', { withWords: sql`octet_length(search_text) <= 2000` }),
  priority: largestFirst(
    sql`quote_request_urgency(priority, created_at)`,
    ['priority', 'createdAt'],
    ({ priority, createdAt }) => (priorities.indexOf(priority) + 1) * 1e13 + createdAt.getTime(),
  ),
  company: alphabetical(
    sql`coalesce(nullif(company, ''), name)`,
    ['company', 'name'],
    ({ company, name }) => company || name,
    { withWords: sql`octet_length(name) + octet_length(company) + octet_length(search_text) <= 1200` },
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
  const { totals, ...narrowed } = await narrowedBy(db, filter);
  const known = hasFacetsAlone(filter) && { count: () => wantedOf(db, quoteFacets, facetsOf(filter), totals) };
  return pageOf(db, { ...narrowed, order: quoteRequestOrder(filter), ...known, wanted }, page);
}

/** @throws BAD_USER_INPUT for a search that cannot be one, and for a range whose end lies before its beginning */
export const quoteRequestConditions = async (db: DataSource, filter: QuoteRequestFilter): Promise<Sql[]> => [
  ...(await otherConditions(db, filter)),
  ...anyOf(facetsOf(filter)),
];

const otherConditions = async (db: DataSource, filter: QuoteRequestFilter): Promise<Sql[]> => [
  ...(await nearlyContaining(db, filter.search, 'filter.search', sql`email`)),
  ...ofCompany(filter.companyId),
  ...historyConditions(filter),
  ...inRange('created_at', filter),
];

/** As analytics_of_day of migration 0035 has them, so that its figures open these lists. */
const historyConditions = ({ countries, reached, responses }: QuoteRequestFilter): Sql[] => [
  ...(countries
    ? [
        sql`coalesce((select country from companies where id = quote_requests.company_id), '') = any(${countries.filter(isText)})`,
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
 * How many requests stand at each status, zeros included; the filter's own statuses are ignored. Without words and dates all are
 * counted, by totals that writers keep; with them, all up to `mostCounted` in sum, or else no more than `mostOfEach` of each.
 * @throws BAD_USER_INPUT as {@link quoteRequestConditions}
 */
export async function quoteRequestCounts(
  db: DataSource,
  { status: _, statuses: __, ...filter }: QuoteRequestFilter,
): Promise<StatusCount[]> {
  const counts = hasFacetsAlone(filter) ? await exactCounts(db, filter) : await countByStatus(db, filter);
  const byStatus = new Map(counts.map(({ status, ...count }) => [status, count]));
  return quoteStatuses.map((status) => ({ status, count: 0, more: false, ...byStatus.get(status) }));
}

const exactCounts = async (db: DataSource, filter: QuoteRequestFilter) =>
  (await totalsByStatus(db, facetsOf(filter))).map((total) => ({ ...total, more: false }));

/** How the list is read, and what is known of its length. */
async function narrowedBy(db: DataSource, filter: QuoteRequestFilter) {
  const facets = facetsOf(filter);
  const [where, totals] = await Promise.all([otherConditions(db, filter), totalsWhereNarrow(db, quoteFacets, facets)]);
  const { search, order, reversed, from: _, to: __, fromDay: ___, toDay: ____, ...others } = filter;
  const inOrder = hasFacetsAlone({ search, ...others }) && (order ?? 'created') === 'created' && !reversed;
  const groups = groupsFor(quoteFacets, facets, totals, inOrder);
  return {
    entity: QuoteRequest,
    where: groups ? where : [...where, ...anyOf(facets)],
    groups,
    byWords: Boolean(search?.trim()),
    totals,
  };
}

const hasFacetsAlone = ({ search, companyId, countries, reached, responses, ...range }: QuoteRequestFilter): boolean =>
  !search?.trim() &&
  ![companyId, countries, reached, responses].some((value) => value != null) &&
  ![range.from, range.to, range.fromDay, range.toDay].some(Boolean);

/** Of each status, where words or dates leave too many to count them all at once. */
const mostOfEach = 50;

/**
 * All at once where they are not too many; else each status that has not enough among those by itself, because one must not use up the
 * count of another.
 */
async function countByStatus(
  db: DataSource,
  filter: QuoteRequestFilter,
): Promise<{ status: string; count: number; more: boolean }[]> {
  const { where, groups, byWords } = await narrowedBy(db, filter);
  let met: { status: string; count: number }[] = [];
  if (!groups) {
    const source = sql`quote_requests ${whereAll(where)}`;
    const few = byWords && (await areFew(db, source));
    const end = few ? empty : sql`limit ${mostCounted + 1}`;
    met = await rowsOf(
      db,
      sql`select status, count(*)::int as count from (select status from ${source} ${end}) as found group by status`,
    );
    if (few || met.reduce((sum, { count }) => sum + count, 0) <= mostCounted)
      return met.map((count) => ({ ...count, more: false }));
  }
  const enough = new Set(met.flatMap(({ status, count }) => (count > mostOfEach ? [status] : [])));
  const counted = async (status: string) =>
    enough.has(status)
      ? { count: mostOfEach, more: true }
      : countOf(db, { entity: QuoteRequest, where: [sql`status = ${status}`, ...where], groups }, mostOfEach);
  return Promise.all(quoteStatuses.map(async (status) => ({ status, ...(await counted(status)) })));
}

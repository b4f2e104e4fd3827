import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { MAX_COUNTED_ROWS } from '../../../common/counting.ts';
import { priorities, quoteStatuses, type QuoteStatus, type QuoteRequestOrder } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { amountSums, belongsToCompany, sumUpAmounts, type MoneyTotal } from '../parties/index.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import {
  anyOf,
  isStorableText,
  buildOwnerConditions,
  queryRows,
  buildSearchConditions,
  combine,
} from '../../platform/database/rows.ts';
import { buildDateRangeConditions } from '../../platform/database/date-range.ts';
import {
  alphabetical,
  fetchPage,
  largestFirst,
  latestFirst,
  type Order,
  type Page,
  type PageArgs,
  reverseOrder,
  whereClause,
} from '../../platform/database/pagination.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import type { QuoteRequestFilter } from './quote-request.filter.ts';
import type { QuoteRequestTotals, StatusCount } from './status-count.type.ts';

const orders: Record<QuoteRequestOrder, Order<QuoteRequest>> = {
  created: latestFirst(sql`created_at`, 'createdAt'),
  priority: largestFirst(
    // Sorts by priority, then by time: milliseconds since 1970 have 13 digits, so that the factor 1e13 separates the two.
    sql`array_position(${[...priorities]}::text[], priority) * 1e13::float8 + round(date_part('epoch', created_at) * 1000)`,
    ({ priority, createdAt }) => (priorities.indexOf(priority) + 1) * 1e13 + createdAt.getTime(),
  ),
  company: alphabetical(sql`coalesce(nullif(company, ''), name)`, ({ company, name }) => company || name),
  quantity: largestFirst(sql`coalesce(quantity, 0)`, ({ quantity }) => quantity ?? 0),
  amount: largestFirst(sql`coalesce(amount_usd, 0)`, ({ amountUsd }) => amountUsd ?? 0),
};

export const getQuoteRequestOrder = ({ order, reversed }: QuoteRequestFilter): Order<QuoteRequest> =>
  reversed ? reverseOrder(orders[order ?? 'created']) : orders[order ?? 'created'];

/**
 * Lists quote requests by page.
 * @throws BAD_USER_INPUT as {@link buildQuoteRequestConditions}
 */
export async function listQuoteRequests(
  db: DataSource,
  filter: QuoteRequestFilter,
  page: PageArgs,
  viewer: Viewer | null,
): Promise<Page<QuoteRequest>> {
  const where = await buildQuoteRequestConditions(db, filter, viewer);
  return fetchPage(db, { entity: QuoteRequest, where, order: getQuoteRequestOrder(filter) }, page);
}

/**
 * Returns the SQL conditions of a filter.
 * @param viewer user whose records the filter `mine` selects
 * @throws BAD_USER_INPUT for an invalid search text and for a range that ends before it begins
 */
export const buildQuoteRequestConditions = async (
  db: DataSource,
  filter: QuoteRequestFilter,
  viewer: Pick<Viewer, 'id'> | null,
): Promise<Sql[]> => [
  ...belongsToCompany(filter.companyId),
  ...combine(filter.matchAny, [
    await buildSearchConditions(db, sql`quote_requests`, filter.search, 'filter.search', sql`email`),
    buildOwnerConditions(filter, viewer?.id),
    ...buildHistoryConditions(filter),
    buildAmountConditions(filter),
    filter.outcomeMissing ? [sql`status = 'closed' and outcome is null`] : [],
    buildDateRangeConditions('created_at', filter),
    ...anyOf({
      status: mergeFilterValues(filter.status, filter.statuses),
      priority: mergeFilterValues(filter.priority, filter.priorities),
      source: mergeFilterValues(filter.source, filter.sources),
      language: filter.languages,
      outcome: mergeFilterValues(filter.outcome, filter.outcomes),
      product_type: filter.productTypes,
    }).map((condition) => [condition]),
  ]),
];

/** Combines a filter for a single value with one for several: both must match. */
function mergeFilterValues<Value>(one: Value | null | undefined, several: readonly Value[] | null | undefined) {
  if (one == null) return several;
  return !several || several.includes(one) ? [one] : [];
}

/** @throws BAD_USER_INPUT when the smallest amount is larger than the largest one */
function buildAmountConditions({ minAmountUsd, maxAmountUsd }: QuoteRequestFilter): Sql[] {
  if (minAmountUsd != null && maxAmountUsd != null && minAmountUsd > maxAmountUsd)
    throw badInput({ 'filter.minAmountUsd': reasons.amountsReversed });
  // As numeric, the type of the column: a comparison in float8 could not use the index.
  return [
    ...(minAmountUsd == null ? [] : [sql`quoted_amount is not null and amount_usd >= ${minAmountUsd}::numeric`]),
    ...(maxAmountUsd == null ? [] : [sql`quoted_amount is not null and amount_usd <= ${maxAmountUsd}::numeric`]),
  ];
}

/** These conditions equal those of the analytics, whose figures link to filtered lists. */
const buildHistoryConditions = ({ country, countries, reached, responses }: QuoteRequestFilter): Sql[][] => [
  countries ? [isOfCountries(countries)] : [],
  country == null ? [] : [isOfCountries([country])],
  reached
    ? [
        sql`coalesce(lost_reason not in ('duplicate', 'spam'), true)`,
        sql`(quote_stage(status) >= quote_stage(${reached}) or exists (
          select from quote_status_history
          where quote_request_id = quote_requests.id and quote_stage(to_status) >= quote_stage(${reached})
        ))`,
      ]
    : [],
  responses ? [sql`quote_response(created_at, first_response_at) = any(${responses})`] : [],
];

const isOfCountries = (countries: readonly string[]): Sql =>
  sql`(company_id in (select id from companies where country = any(${countries.filter(isStorableText)}))
    or company_id is null and ${countries.includes('')})`;

/**
 * Sums up the amounts of a list: of open and of won requests, and of each status. Lost requests and those without an outcome are left out.
 * @throws BAD_USER_INPUT as {@link buildQuoteRequestConditions}
 */
export async function sumQuoteRequests(
  db: DataSource,
  filter: QuoteRequestFilter,
  viewer: Viewer | null,
): Promise<QuoteRequestTotals> {
  const where = await buildQuoteRequestConditions(db, filter, viewer);
  const totals = await queryRows<MoneyTotal & { group: QuoteStatus | 'open' }>(
    db,
    sql`with amounts as (
          select coalesce(status, 'open') as group, quoted_currency as currency, ${amountSums}
          from quote_requests ${whereClause([sql`quoted_amount is not null and (status <> 'closed' or outcome = 'won')`, ...where])}
          group by grouping sets ((status, quoted_currency), (status <> 'closed', quoted_currency))
          having grouping(status) = 0 or status <> 'closed'
        )
        select "group", ${sumUpAmounts} from amounts group by 1`,
  );
  const totalOf = (group: QuoteStatus | 'open'): MoneyTotal =>
    totals.find((total) => total.group === group) ?? { amounts: [], usd: 0, unconverted: [], rateAt: null };
  return {
    open: totalOf('open'),
    won: totalOf('closed'),
    byStatus: quoteStatuses.map((status) => ({ status, total: totalOf(status) })),
  };
}

/**
 * Counts the requests of each status, including zeros. The filter's own statuses are ignored. Without a filter the counts are exact,
 * otherwise each is capped at `MAX_COUNTED_ROWS`.
 * @throws BAD_USER_INPUT as {@link buildQuoteRequestConditions}
 */
export async function countQuoteRequestsByStatus(
  db: DataSource,
  { status: _, statuses: __, ...filter }: QuoteRequestFilter,
  viewer: Viewer | null,
): Promise<StatusCount[]> {
  const where = await buildQuoteRequestConditions(db, filter, viewer);
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

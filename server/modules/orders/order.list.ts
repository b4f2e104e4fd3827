import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import {
  fetchPage,
  latestFirst,
  type Order as SortOrder,
  type Page,
  type PageArgs,
} from '../../platform/database/pagination.ts';
import {
  anyOf,
  buildOwnerConditions,
  buildSearchConditions,
  findRowsByIds,
  isUuid,
} from '../../platform/database/rows.ts';
import { belongsToCompany } from '../parties/index.ts';
import { Order } from './order.entity.ts';
import type { OrderFilter } from './order.input.ts';
import { findLateSteps } from './order.steps.ts';

const today = sql`to_char(now() at time zone ${brand.timeZone}, 'YYYY-MM-DD')`;

/** SQL: the earliest day of a milestone or payment that is not done, by the same rule as {@link findLateSteps}. */
const dueOn = sql`(
  select min(day) from (
    select milestone ->> 'plannedOn' as day from jsonb_array_elements(milestones) as milestone where milestone ->> 'doneOn' is null and status <> 'delivered'
    union all
    select payment ->> 'dueOn' from jsonb_array_elements(payments) as payment
    where payment ->> 'doneOn' is null
      and not (payment ->> 'kind' in ('lc_opened', 'lc_expiry') and status = 'delivered')
      and not (payment ->> 'kind' = 'lc_expiry' and jsonb_path_exists(payments, '$[*] ? (@.kind == "balance" && @.doneOn != null)'))
  ) as days
)`;

const newestFirst = latestFirst<Order>(sql`created_at`, 'createdAt');
const longestDelayFirst: SortOrder<Order> = {
  key: dueOn,
  direction: 'asc',
  keyOf: (order) => findLateSteps(order)[0]?.dueOn ?? '',
  isKey: (key) => /^\d{4}-\d\d-\d\d$/.test(key),
  isId: isUuid,
};

export const getOrderSort = ({ late }: OrderFilter): SortOrder<Order> => (late ? longestDelayFirst : newestFirst);

/** Returns null when the order does not exist, or when the id is not a UUID. */
export async function findOrder(db: DataSource, id: string): Promise<Order | null> {
  if (!isUuid(id)) return null;
  const [order] = await findRowsByIds(db, Order, [id]);
  return order ?? null;
}

/**
 * Lists orders by page: newest first, late ones with the longest delay first.
 * @throws BAD_USER_INPUT for an invalid search text or page
 */
export async function listOrders(
  db: DataSource,
  filter: OrderFilter,
  page: PageArgs,
  viewer: Viewer | null,
): Promise<Page<Order>> {
  const where = await buildOrderConditions(db, filter, viewer);
  return fetchPage(db, { entity: Order, where, order: getOrderSort(filter) }, page);
}

/**
 * Returns the SQL conditions of a filter.
 * @param viewer user whose orders the filter `mine` selects
 * @throws BAD_USER_INPUT for an invalid search text
 */
export const buildOrderConditions = async (
  db: DataSource,
  filter: OrderFilter,
  viewer: Viewer | null,
): Promise<Sql[]> => [
  ...(await buildSearchConditions(db, sql`orders`, filter.search, 'filter.search')),
  ...belongsToCompany(filter.companyId),
  ...buildOwnerConditions(filter, viewer?.id),
  ...anyOf({ status: filter.statuses }),
  ...(filter.late ? [sql`status <> 'cancelled' and ${dueOn} < ${today}`] : []),
];

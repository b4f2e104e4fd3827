import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { companyTypes, type CompanyType } from '../../../common/enums.ts';
import { anyOf } from '../../platform/database/conditions.ts';
import {
  alphabetical,
  latestFirst,
  largestFirst,
  pageOf,
  reverse,
  type Order,
  type Page,
} from '../../platform/database/keyset.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import { nearlyContaining } from '../../platform/database/spelling.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import { Company } from './company.entity.ts';
import type { CompanyFilter, CompanyOrder } from './company.input.ts';
import type { CompanySummary } from './company.types.ts';

const orders: Record<CompanyOrder, Order<Company>> = {
  created: latestFirst(sql`created_at`, ({ createdAt }) => createdAt),
  last_contact: latestFirst(sql`coalesce(last_contact_date, '-infinity')`, ({ lastContactDate }) => lastContactDate),
  name: alphabetical(sql`name`, ({ name }) => name),
  lead_score: largestFirst(sql`lead_score`, ({ leadScore }) => leadScore),
  total_value: largestFirst(sql`total_value`, ({ totalValue }) => totalValue),
};

export async function companies(db: DataSource, filter: CompanyFilter, page: PageArgs): Promise<Page<Company>> {
  const order = companyOrder(filter);
  const where = await companyConditions(db, filter);
  const counted = countedByTotals(filter);
  return pageOf(db, { entity: Company, where, order, ...(counted && { count: () => counted(db) }) }, page);
}

export const companyOrders = Object.keys(orders) as CompanyOrder[];

export const companyOrder = ({ order, reversed }: CompanyFilter): Order<Company> =>
  reversed ? reverse(orders[order ?? 'created']) : orders[order ?? 'created'];

/** Companies that are not in the bin, or, where the filter says so, those in it. */
export async function companyConditions(db: DataSource, filter: CompanyFilter): Promise<Sql[]> {
  const { search, companyType, status, priority, lastContactBefore, deleted } = filter;
  return [
    deleted ? sql`deleted_at is not null` : sql`deleted_at is null`,
    ...(await nearlyContaining(db, search, 'filter.search')),
    ...anyOf({ company_type: companyType, status, priority }),
    ...(lastContactBefore ? [sql`coalesce(last_contact_date, '-infinity') < ${lastContactBefore}`] : []),
  ];
}

interface Total {
  companyType: CompanyType;
  count: number;
  value: number;
}

/** What writers added up (record_totals): a handful of rows, however many companies there are. */
const totalsByType = (db: DataSource): Promise<Total[]> =>
  rowsOf<Total>(
    db,
    sql`select key[1] as "companyType", sum(count)::int as count, sum(value)::float8 as value
        from record_totals where record = 'companies' group by 1`,
  );

/** The length of a list that is narrowed by type alone is known without counting. */
function countedByTotals({ companyType, order: _, reversed: __, ...others }: CompanyFilter) {
  if (Object.values(others).some((value) => value != null && value !== false && value !== '')) return undefined;
  return async (db: DataSource) =>
    (await totalsByType(db))
      .filter((total) => !companyType || companyType.includes(total.companyType))
      .reduce((sum, { count }) => sum + count, 0);
}

/** Days without a word after which a company is quiet. */
const quietAfter = 30;
const mostQuiet = 1_000;

export async function companySummary(db: DataSource): Promise<CompanySummary> {
  const [totals, [quiet]] = await Promise.all([
    totalsByType(db),
    rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from (
            select from companies where deleted_at is null and status = 'active'
              and coalesce(last_contact_date, '-infinity') < now() - make_interval(days => ${quietAfter})
            limit ${mostQuiet}
          ) as quiet`,
    ),
  ]);
  const countOf = (type: CompanyType) => totals.find(({ companyType }) => companyType === type)?.count ?? 0;
  return {
    total: totals.reduce((sum, { count }) => sum + count, 0),
    byType: companyTypes.map((companyType) => ({ companyType, count: countOf(companyType) })),
    totalValue: totals.reduce((sum, { value }) => sum + value, 0),
    quiet: quiet!.count,
  };
}

import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { companyTypes, type CompanyType } from '../../../common/enums.ts';
import { anyOf } from '../../platform/database/conditions.ts';
import { fetchPage, type Page } from '../../platform/database/pagination.ts';
import { alphabetical, largestFirst, latestFirst, reverseOrder, type Order } from '../../platform/database/order.ts';
import { queryRows } from '../../platform/database/rows.ts';
import { searchConditions } from '../../platform/database/search.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import { companyIsNotDeleted } from './company.conditions.ts';
import { Company } from './company.entity.ts';
import type { CompanyFilter, CompanyOrder } from './company.input.ts';
import type { MoneyAmount } from './money-amount.type.ts';
import type { CompanySummary } from './company.types.ts';

const orders: Record<CompanyOrder, Order<Company>> = {
  created: latestFirst(sql`created_at`, 'createdAt'),
  last_contact: latestFirst(sql`coalesce(last_contact_date, '-infinity')`, 'lastContactDate'),
  name: alphabetical(sql`name`, ({ name }) => name),
  lead_score: largestFirst(sql`lead_score`, ({ leadScore }) => leadScore),
};

export const companyOrders = Object.keys(orders) as CompanyOrder[];

export const companyOrder = ({ order, reversed }: CompanyFilter): Order<Company> =>
  reversed ? reverseOrder(orders[order ?? 'created']) : orders[order ?? 'created'];

export async function companies(db: DataSource, filter: CompanyFilter, page: PageArgs): Promise<Page<Company>> {
  const where = await companyConditions(db, filter);
  return fetchPage(db, { entity: Company, where, order: companyOrder(filter) }, page);
}

/** Returns the SQL conditions of a filter. Deleted companies are excluded unless the filter asks for exactly those. */
export async function companyConditions(
  db: DataSource,
  { search, companyType, status, priority, lastContactBefore, deleted }: CompanyFilter,
): Promise<Sql[]> {
  return [
    deleted ? sql`deleted_at is not null` : sql`deleted_at is null`,
    ...(await searchConditions(db, sql`companies`, search, 'filter.search')),
    ...anyOf({ company_type: companyType, status, priority }),
    ...(lastContactBefore ? [sql`coalesce(last_contact_date, '-infinity') < ${lastContactBefore}`] : []),
  ];
}

interface TypeCount {
  companyType: CompanyType;
  count: number;
}

const countByType = (db: DataSource): Promise<TypeCount[]> =>
  queryRows(
    db,
    sql`select company_type as "companyType", count(*)::int as count from companies where deleted_at is null group by 1`,
  );

/** Sums up the closed requests of companies that are not deleted. */
const sumValuesByCurrency = (db: DataSource): Promise<MoneyAmount[]> =>
  queryRows<MoneyAmount>(
    db,
    sql`select quoted_currency as currency, sum(quoted_amount)::float8 as amount from quote_requests q
        where status = 'closed' and quoted_amount > 0 and company_id is not null
          and ${companyIsNotDeleted('q')}
        group by 1 order by count(*) desc, 1`,
  );

/** Days without a communication after which a company counts as quiet. */
const QUIET_AFTER_DAYS = 30;
const MAX_QUIET = 1_000;

export async function getCompanySummary(db: DataSource): Promise<CompanySummary> {
  const [counts, values, [quiet]] = await Promise.all([
    countByType(db),
    sumValuesByCurrency(db),
    queryRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from (
            select from companies where deleted_at is null and status = 'active'
              and coalesce(last_contact_date, '-infinity') < now() - make_interval(days => ${QUIET_AFTER_DAYS})
            limit ${MAX_QUIET}
          ) as quiet`,
    ),
  ]);
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    byType: companyTypes.map((companyType) => ({
      companyType,
      count: counts.find((row) => row.companyType === companyType)?.count ?? 0,
    })),
    totalValues: values,
    quiet: quiet!.count,
  };
}

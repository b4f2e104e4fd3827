import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { companyTypes, type CompanyType } from '../../../common/enums.ts';
import { anyOf } from '../../platform/database/conditions.ts';
import { pageOf, type Page } from '../../platform/database/keyset.ts';
import { alphabetical, largestFirst, latestFirst, reverse, type Order } from '../../platform/database/order.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import { searchConditions } from '../../platform/database/search.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import type { Wanted } from '../../platform/graphql/wanted.ts';
import { ofPresentCompany } from './company.conditions.ts';
import { Company } from './company.entity.ts';
import type { CompanyFilter, CompanyOrder } from './company.input.ts';
import type { MoneyAmount } from './money-amount.type.ts';
import type { CompanySummary } from './company.types.ts';

const orders: Record<CompanyOrder, Order<Company>> = {
  created: latestFirst(sql`created_at`, 'createdAt'),
  last_contact: latestFirst(sql`coalesce(last_contact_date, '-infinity')`, 'lastContactDate'),
  name: alphabetical(sql`name`, ['name'], ({ name }) => name),
  lead_score: largestFirst(sql`lead_score`, ['leadScore'], ({ leadScore }) => leadScore),
};

export const companyOrders = Object.keys(orders) as CompanyOrder[];

export const companyOrder = ({ order, reversed }: CompanyFilter): Order<Company> =>
  reversed ? reverse(orders[order ?? 'created']) : orders[order ?? 'created'];

export async function companies(
  db: DataSource,
  filter: CompanyFilter,
  page: PageArgs,
  wanted?: Wanted,
): Promise<Page<Company>> {
  const where = await companyConditions(db, filter);
  return pageOf(db, { entity: Company, where, order: companyOrder(filter), wanted }, page);
}

/** Companies that are not in the bin, or, where the filter says so, those in it. */
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

const countsByType = (db: DataSource): Promise<TypeCount[]> =>
  rowsOf(
    db,
    sql`select company_type as "companyType", count(*)::int as count from companies where deleted_at is null group by 1`,
  );

/** Of the closed requests of companies that are not in the bin. */
const totalValues = (db: DataSource): Promise<MoneyAmount[]> =>
  rowsOf<MoneyAmount>(
    db,
    sql`select quoted_currency as currency, sum(quoted_amount)::float8 as amount from quote_requests q
        where status = 'closed' and quoted_amount > 0 and company_id is not null
          and ${ofPresentCompany('q')}
        group by 1 order by count(*) desc, 1`,
  );

/** Days without a word after which a company is quiet. */
const quietAfter = 30;
const mostQuiet = 1_000;

export async function companySummary(db: DataSource): Promise<CompanySummary> {
  const [counts, values, [quiet]] = await Promise.all([
    countsByType(db),
    totalValues(db),
    rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from (
            select from companies where deleted_at is null and status = 'active'
              and coalesce(last_contact_date, '-infinity') < now() - make_interval(days => ${quietAfter})
            limit ${mostQuiet}
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

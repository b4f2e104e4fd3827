import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { companyTypes, type CompanyType } from '../../../common/enums.ts';
import { anyOf } from '../../platform/database/conditions.ts';
import {
  groupsFor,
  totalsWhereNarrow,
  wantedOf,
  type FacetIndex,
  type Facets,
} from '../../platform/database/facets.ts';
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
import type { Wanted } from '../../platform/graphql/wanted.ts';
import { Company } from './company.entity.ts';
import type { CompanyFilter, CompanyOrder } from './company.input.ts';
import type { MoneyAmount } from './money-amount.type.ts';
import type { CompanySummary } from './company.types.ts';

/** Companies of which migration 0054 has an index with the words of a search for each order. */
const withWords = sql`octet_length(name) + octet_length(search_text) <= 1200`;

const orders: Record<CompanyOrder, Order<Company>> = {
  created: latestFirst(sql`created_at`, 'createdAt', { withWords }),
  last_contact: latestFirst(sql`coalesce(last_contact_date, '-infinity')`, 'lastContactDate', { withWords }),
  name: alphabetical(sql`name`, ['name'], ({ name }) => name, { withWords }),
  lead_score: largestFirst(sql`lead_score`, ['leadScore'], ({ leadScore }) => leadScore, { withWords }),
};

export async function companies(
  db: DataSource,
  filter: CompanyFilter,
  page: PageArgs,
  wanted?: Wanted,
): Promise<Page<Company>> {
  const facets = facetsOf(filter);
  const [where, totals] = await Promise.all([
    otherConditions(db, filter),
    totalsWhereNarrow(db, companyFacets, facets),
  ]);
  const alone = hasFacetsAlone(filter);
  const groups = filter.deleted
    ? undefined
    : groupsFor(companyFacets, facets, totals, alone && (filter.order ?? 'created') === 'created' && !filter.reversed);
  return pageOf(
    db,
    {
      entity: Company,
      where: groups ? where : [...where, ...anyOf(facets)],
      order: companyOrder(filter),
      groups,
      wanted,
      byWords: Boolean(filter.search?.trim()),
      ...(alone && { count: () => wantedOf(db, companyFacets, facets, totals) }),
    },
    page,
  );
}

export const companyOrders = Object.keys(orders) as CompanyOrder[];

export const companyOrder = ({ order, reversed }: CompanyFilter): Order<Company> =>
  reversed ? reverse(orders[order ?? 'created']) : orders[order ?? 'created'];

/** Companies that are not in the bin, or, where the filter says so, those in it. */
export const companyConditions = async (db: DataSource, filter: CompanyFilter): Promise<Sql[]> => [
  ...(await otherConditions(db, filter)),
  ...anyOf(facetsOf(filter)),
];

const otherConditions = async (
  db: DataSource,
  { search, lastContactBefore, deleted }: CompanyFilter,
): Promise<Sql[]> => [
  deleted ? sql`deleted_at is not null` : sql`deleted_at is null`,
  ...(await nearlyContaining(db, search, 'filter.search')),
  ...(lastContactBefore ? [sql`coalesce(last_contact_date, '-infinity') < ${lastContactBefore}`] : []),
];

/** Migration 0022. */
const companyFacets: FacetIndex = {
  columns: { company_type: 'company_type', status: 'status', priority: 'priority' },
  totals: sql`(select key[1] as company_type, key[2] as status, key[3] as priority, count from record_totals where record = 'companies')`,
};
const facetsOf = ({ companyType, status, priority }: CompanyFilter): Facets => ({
  company_type: companyType,
  status,
  priority,
});
const hasFacetsAlone = ({ search, lastContactBefore, deleted }: CompanyFilter): boolean =>
  !search?.trim() && !lastContactBefore && !deleted;

interface Total {
  companyType: CompanyType;
  count: number;
}

/** What writers added up (record_totals): a handful of rows, however many companies there are. */
const totalsByType = (db: DataSource): Promise<Total[]> =>
  rowsOf<Total>(
    db,
    sql`select key[1] as "companyType", sum(count)::int as count
        from record_totals where record = 'companies' group by 1`,
  );

/** Of the closed requests of companies that are not in the bin. */
const totalValues = (db: DataSource): Promise<MoneyAmount[]> =>
  rowsOf<MoneyAmount>(
    db,
    sql`select quoted_currency as currency, sum(quoted_amount)::float8 as amount from quote_requests q
        where status = 'closed' and quoted_amount > 0 and company_id is not null
          and not exists (select from companies where id = q.company_id and deleted_at is not null)
        group by 1 order by count(*) desc, 1`,
  );

/** Days without a word after which a company is quiet. */
const quietAfter = 30;
const mostQuiet = 1_000;

export async function companySummary(db: DataSource): Promise<CompanySummary> {
  const [totals, values, [quiet]] = await Promise.all([
    totalsByType(db),
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
  const countOf = (type: CompanyType) => totals.find(({ companyType }) => companyType === type)?.count ?? 0;
  return {
    total: totals.reduce((sum, { count }) => sum + count, 0),
    byType: companyTypes.map((companyType) => ({ companyType, count: countOf(companyType) })),
    totalValues: values,
    quiet: quiet!.count,
  };
}

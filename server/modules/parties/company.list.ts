import DataLoader from 'dataloader';
import sql, { type Sql } from 'sql-template-tag';
import { Field, Float, ID, InputType } from 'type-graphql';
import type { DataSource } from 'typeorm';
import type { CompanyOrder, CompanyPriority, CompanyStatus, CompanyType, LeadSource } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { buildDateRangeConditions } from '../../platform/database/date-range.ts';
import {
  alphabetical,
  fetchPage,
  largestFirst,
  largestJoinedFirst,
  latestFirst,
  type Order,
  type Page,
  type PageArgs,
  reverseOrder,
} from '../../platform/database/pagination.ts';
import {
  createLoader,
  anyOf,
  findRowsByIds,
  buildOwnerConditions,
  queryRows,
  buildSearchConditions,
  combine,
} from '../../platform/database/rows.ts';
import {
  CompanyOrderEnum,
  CompanyPriorityEnum,
  CompanyStatusEnum,
  CompanyTypeEnum,
  LeadSourceEnum,
} from '../../platform/graphql/enums.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { AdminUser } from '../identity/index.ts';
import { Company } from './company.entity.ts';
import type { MoneyAmount } from './money-amount.type.ts';

/** Filter of records by owner. A record has to match any of the fields: `mine` with `unassigned` lists the caller's records and those without an owner. */
@InputType()
export class OwnerFilter {
  @Field(() => ID, { nullable: true, description: 'UUID of the owner.' })
  ownerId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'UUIDs of owners, any of them.' })
  ownerIds?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True adds the records of the caller to those of `ownerIds`.' })
  mine?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True adds the records without an owner, and those whose owner is disabled or became an analyst.',
  })
  unassigned?: boolean | null;
}

@InputType({ description: 'Filter and sort order of companies; an omitted field does not filter.' })
export class CompanyFilter extends OwnerFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all occur in name, code or industry, ignoring case; without an exact match, similarly spelled words match. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => [CompanyTypeEnum], { nullable: true, description: 'Any of these types.' })
  companyType?: CompanyType[] | null;

  @Field(() => [CompanyStatusEnum], { nullable: true, description: 'Any of these statuses.' })
  status?: CompanyStatus[] | null;

  @Field(() => [CompanyPriorityEnum], { nullable: true, description: 'Any of these priorities.' })
  priority?: CompanyPriority[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Any of these countries; an empty string matches companies without one.',
  })
  countries?: string[] | null;

  @Field(() => [LeadSourceEnum], { nullable: true, description: 'Any of these sources.' })
  leadSources?: LeadSource[] | null;

  @Field(() => Float, { nullable: true, description: 'The won requests amount to at least this, in US dollars.' })
  minWonUsd?: number | null;

  @Field(() => Float, { nullable: true, description: 'As `minWonUsd`, at most this; not less than `minWonUsd`.' })
  maxWonUsd?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Created on this day or later, like 2026-11-19, in the time zone of Istanbul.',
  })
  fromDay?: string | null;

  @Field(() => String, { nullable: true, description: 'Created on this day or earlier; not before `fromDay`.' })
  toDay?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True lists what matches any of the fields instead of all; `deleted` always applies.',
  })
  matchAny?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The latest communication was before this time, or there was none.',
  })
  lastContactBefore?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True lists only deleted companies; otherwise they are excluded.',
  })
  deleted?: boolean | null;

  @Field(() => CompanyOrderEnum, { nullable: true, description: 'Newest first by default.' })
  order?: CompanyOrder | null;

  @Field(() => Boolean, { nullable: true, description: 'Reverses the sort order.' })
  reversed?: boolean | null;
}

const orders: Record<CompanyOrder, Order<Company>> = {
  created: latestFirst(sql`created_at`, 'createdAt'),
  last_contact: latestFirst(sql`coalesce(last_contact_date, '-infinity')`, 'lastContactDate'),
  name: alphabetical(sql`name`, ({ name }) => name),
  lead_score: largestFirst(sql`lead_score`, ({ leadScore }) => leadScore),
  // In US dollars, because the currencies of the companies differ.
  total_value: largestJoinedFirst(
    sql`coalesce(won_usd, 0)`,
    sql`left join (
      select company_id as won_by, round(sum(usd_value(quoted_amount, quoted_currency, rate_to_usd)), 2) as won_usd
      from quote_requests where outcome = 'won' group by 1
    ) as won on won_by = companies.id`,
  ),
};

export const getCompanyOrder = ({ order, reversed }: CompanyFilter): Order<Company> =>
  reversed ? reverseOrder(orders[order ?? 'created']) : orders[order ?? 'created'];

export async function listCompanies(
  db: DataSource,
  filter: CompanyFilter,
  page: PageArgs,
  viewer: Viewer | null,
): Promise<Page<Company>> {
  const where = await buildCompanyConditions(db, filter, viewer);
  return fetchPage(db, { entity: Company, where, order: getCompanyOrder(filter) }, page);
}

/** Returns the SQL conditions of a filter. Deleted companies are excluded unless the filter asks for exactly those. */
export async function buildCompanyConditions(
  db: DataSource,
  filter: CompanyFilter,
  viewer: Pick<Viewer, 'id'> | null,
): Promise<Sql[]> {
  const { search, companyType, status, priority, countries, leadSources, lastContactBefore, deleted } = filter;
  const { fromDay, toDay } = filter;
  return [
    deleted ? sql`deleted_at is not null` : sql`deleted_at is null`,
    ...combine(filter.matchAny, [
      await buildSearchConditions(db, sql`companies`, search, 'filter.search'),
      ...anyOf({ company_type: companyType, status, priority, country: countries, lead_source: leadSources }).map(
        (condition) => [condition],
      ),
      buildOwnerConditions(filter, viewer?.id),
      buildWonConditions(filter),
      fromDay || toDay ? buildDateRangeConditions('created_at', { fromDay, toDay }) : [],
      lastContactBefore ? [sql`coalesce(last_contact_date, '-infinity') < ${lastContactBefore}`] : [],
    ]),
  ];
}

/** @throws BAD_USER_INPUT when the smallest amount is larger than the largest one */
function buildWonConditions({ minWonUsd, maxWonUsd }: CompanyFilter): Sql[] {
  if (minWonUsd != null && maxWonUsd != null && minWonUsd > maxWonUsd)
    throw badInput({ 'filter.minWonUsd': reasons.amountsReversed });
  const wonUsd = sql`(
    select coalesce(sum(usd_value(quoted_amount, quoted_currency, rate_to_usd)), 0)
    from quote_requests where company_id = companies.id and outcome = 'won'
  )`;
  return [
    ...(minWonUsd == null ? [] : [sql`${wonUsd} >= ${minWonUsd}::numeric`]),
    ...(maxWonUsd == null ? [] : [sql`${wonUsd} <= ${maxWonUsd}::numeric`]),
  ];
}

/** A row of the view company_values. */
interface CompanyValue {
  totalValue: number;
  unconvertedValues: MoneyAmount[];
}

interface RecordCounts {
  quoteRequests: number;
  /** Orders that are not cancelled. */
  orders: number;
  contacts: number;
  communications: number;
}

export const companyLoaders = (db: DataSource) => ({
  /** Owner of a company or of another record, by id; null for a deleted admin user. */
  owner: new DataLoader<string, AdminUser | null>((ids) => findRowsByIds(db, AdminUser, ids)),

  /** By id. Includes deleted companies, because records have to show the name of their company. */
  company: new DataLoader<string, Company | null>((ids) => findRowsByIds(db, Company, ids)),

  /** By id of the company. The counts are computed on each read. */
  recordCounts: new DataLoader<string, RecordCounts>((companyIds) =>
    queryRows(
      db,
      sql`select
            (select count(*)::int from quote_requests where company_id = wanted.id) as "quoteRequests",
            (select count(*)::int from orders where company_id = wanted.id and status <> 'cancelled') as orders,
            (select count(*)::int from contacts where company_id = wanted.id) as contacts,
            (select count(*)::int from communications where company_id = wanted.id) as communications
          from unnest(${companyIds}::uuid[]) with ordinality as wanted (id, place) order by place`,
    ),
  ),

  /** By id of the company. */
  companyValue: createLoader(
    (companyIds) =>
      queryRows<CompanyValue & { companyId: string }>(
        db,
        sql`select company_id as "companyId", total_value::float8 as "totalValue", unconverted_values as "unconvertedValues"
            from company_values where company_id = any(${companyIds})`,
        { prepared: true },
      ),
    ({ companyId }) => companyId,
    ([value]): CompanyValue => value ?? { totalValue: 0, unconvertedValues: [] },
  ),

  /** By id of the company. */
  documentCount: createLoader(
    (companyIds) =>
      queryRows<{ companyId: string; count: number }>(
        db,
        sql`select company_id as "companyId", count(*)::int as count from company_documents
            where company_id = any(${companyIds}) group by 1`,
      ),
    ({ companyId }) => companyId,
    ([row]) => row?.count ?? 0,
  ),
});

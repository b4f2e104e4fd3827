import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { equal } from '../../platform/database/conditions.ts';
import { alphabetical, latestFirst, pageOf, type Order, type Page } from '../../platform/database/keyset.ts';
import { isUuid, rowsById } from '../../platform/database/rows.ts';
import { containing } from '../../platform/database/search.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import { Company } from './company.entity.ts';
import type { CompanyFilter, CompanyOrder } from './company.input.ts';

const orders: Record<CompanyOrder, Order<Company>> = {
  created: latestFirst(sql`created_at`, ({ createdAt }) => createdAt),
  last_contact: latestFirst(sql`coalesce(last_contact_date, '-infinity')`, ({ lastContactDate }) => lastContactDate),
  name: alphabetical(sql`name`, ({ name }) => name),
};

/** Companies that are not in the bin. */
export function companies(db: DataSource, filter: CompanyFilter, page: PageArgs): Promise<Page<Company>> {
  const { search, companyType, status, priority, order } = filter;
  const where = [
    sql`deleted_at is null`,
    ...containing(search, 'filter.search'),
    ...equal({ company_type: companyType, status, priority }),
  ];
  return pageOf(db, { entity: Company, where, order: orders[order ?? 'created'] }, page);
}

/** Null where there is none or it is in the bin, also for an id that could never be one. */
export async function company(db: DataSource, id: string): Promise<Company | null> {
  if (!isUuid(id)) return null;
  const [row] = await rowsById(db, Company, [id]);
  return row?.deletedAt ? null : (row ?? null);
}

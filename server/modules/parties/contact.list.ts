import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { pageOf, type Page } from '../../platform/database/keyset.ts';
import { alphabetical } from '../../platform/database/order.ts';
import { searchConditions } from '../../platform/database/search.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import { ofCompany, ofPresentCompany } from './company.conditions.ts';
import { Contact } from './contact.entity.ts';

const byName = alphabetical<Contact, 'name'>(sql`name`, ['name'], ({ name }) => name);

interface ContactFilter {
  /** None has an id that could never be one. */
  companyId?: string | null;
  search?: string | null;
}

/** People of companies that are not in the bin. */
export async function contacts(
  db: DataSource,
  { companyId, search }: ContactFilter,
  page: PageArgs,
): Promise<Page<Contact>> {
  const words = await searchConditions(db, sql`contacts`, search, 'search', sql`email`);
  const where = [ofPresentCompany('contacts'), ...ofCompany(companyId), ...words];
  return pageOf(db, { entity: Contact, where, order: byName }, page);
}

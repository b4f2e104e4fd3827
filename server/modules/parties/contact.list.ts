import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { alphabetical, fetchPage, type Page, type PageArgs } from '../../platform/database/pagination.ts';
import { buildSearchConditions } from '../../platform/database/rows.ts';
import { belongsToCompany, companyIsNotDeleted } from './company.conditions.ts';
import { Contact } from './contact.entity.ts';

const byName = alphabetical<Contact>(sql`name`, ({ name }) => name);

interface ContactFilter {
  /** An id that is not a UUID matches no contact. */
  companyId?: string | null;
  search?: string | null;
}

/** Lists contacts by name, without those of deleted companies. */
export async function listContacts(
  db: DataSource,
  { companyId, search }: ContactFilter,
  page: PageArgs,
): Promise<Page<Contact>> {
  const searchFilter = await buildSearchConditions(db, sql`contacts`, search, 'search', sql`email`);
  const where = [companyIsNotDeleted('contacts'), ...belongsToCompany(companyId), ...searchFilter];
  return fetchPage(db, { entity: Contact, where, order: byName }, page);
}

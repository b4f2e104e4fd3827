import DataLoader from 'dataloader';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { createLoader, selectColumns, findRowsByIds, queryRows } from '../../platform/database/rows.ts';
import { Contact } from './contact.entity.ts';

/** Limit of `Company.contacts`; the query `contacts` has pages. */
const MAX_CONTACTS_PER_COMPANY = 100;

export const contactLoaders = (db: DataSource) => ({
  /** By id. */
  contact: new DataLoader<string, Contact | null>((ids) => findRowsByIds(db, Contact, ids)),

  /** By id of the company: the primary contact first, then by name. */
  contactsOf: createLoader(
    (companyIds) => listContactsOfCompanies(db, companyIds),
    ({ companyId }) => companyId,
    (contacts) => contacts,
  ),
});

function listContactsOfCompanies(db: DataSource, companyIds: readonly string[]): Promise<Contact[]> {
  const columns = selectColumns(db, Contact);
  const contactsOf = (company: Sql) => sql`select ${columns} from contacts where contacts.company_id = ${company}
    order by is_primary desc, name collate "tr-x-icu", id limit ${raw(String(MAX_CONTACTS_PER_COMPANY))}`;
  return queryRows<Contact>(
    db,
    companyIds.length === 1
      ? contactsOf(sql`${companyIds[0]}`)
      : sql`select people.* from unnest(${companyIds}::uuid[]) as company (company_id)
            cross join lateral (${contactsOf(raw('company.company_id'))}) as people`,
    { prepared: true },
  );
}

import DataLoader from 'dataloader';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { selectColumns, findRowsByIds, queryRows } from '../../platform/database/rows.ts';
import { Contact } from './contact.entity.ts';

/** Limit of `Company.contacts`; the query `contacts` has pages. */
const MAX_CONTACTS_PER_COMPANY = 100;

export const contactLoaders = (db: DataSource) => ({
  /** By id. */
  contact: new DataLoader<string, Contact | null>((ids) => findRowsByIds(db, Contact, ids)),

  /** By id of the company: the primary contact first, then by name. */
  contactsOf: new DataLoader<string, Contact[]>(async (companyIds) => {
    const columns = selectColumns(db, Contact);
    const contactsOf = (company: Sql) => sql`select ${columns} from contacts where contacts.company_id = ${company}
      order by is_primary desc, name collate "tr-x-icu", id limit ${raw(String(MAX_CONTACTS_PER_COMPANY))}`;
    const rows = await queryRows<Contact>(
      db,
      companyIds.length === 1
        ? contactsOf(sql`${companyIds[0]}`)
        : sql`select people.* from unnest(${companyIds}::uuid[]) as company (company_id)
              cross join lateral (${contactsOf(raw('company.company_id'))}) as people`,
      { prepared: true },
    );
    const byCompany = new Map<string, Contact[]>(companyIds.map((id) => [id, []]));
    for (const row of rows) byCompany.get(row.companyId)?.push(row);
    return companyIds.map((id) => byCompany.get(id)!);
  }),
});

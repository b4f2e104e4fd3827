import DataLoader from 'dataloader';
import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { columnsOf, rowsById, rowsOf } from '../../platform/database/rows.ts';
import { Contact } from './contact.entity.ts';

/** A company's page shows its people at a glance; whoever wants more of them asks for `contacts`. */
export const maxContactsOfCompany = 100;

export const contactLoaders = (db: DataSource) => ({
  /** By id. */
  contact: new DataLoader<string, Contact | null>((ids) => rowsById(db, Contact, ids)),

  /** By id of the company: the primary contact first, then by name. */
  contactsOf: new DataLoader<string, Contact[]>(async (companyIds) => {
    const rows = await rowsOf<Contact>(
      db,
      sql`select people.* from unnest(${companyIds}::uuid[]) as company (company_id) cross join lateral (
            select ${columnsOf(db, Contact)} from contacts where contacts.company_id = company.company_id
            order by is_primary desc, name collate "tr-x-icu", id limit ${maxContactsOfCompany}
          ) as people`,
    );
    const byCompany = new Map<string, Contact[]>(companyIds.map((id) => [id, []]));
    for (const row of rows) byCompany.get(row.companyId)?.push(row);
    return companyIds.map((id) => byCompany.get(id)!);
  }),
});

import DataLoader from 'dataloader';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { columnsOf, rowsById, rowsOf } from '../../platform/database/rows.ts';
import { loaderWith } from '../../platform/graphql/loader-with.ts';
import { Contact } from './contact.entity.ts';

/** A company's page shows its people at a glance; whoever wants more of them asks for `contacts`. */
export const maxContactsOfCompany = 100;

export const contactLoaders = (db: DataSource) => ({
  /** By id. */
  contact: new DataLoader<string, Contact | null>((ids) => rowsById(db, Contact, ids)),

  /** As `contact`, with what is wanted of it. */
  contactWith: loaderWith((wanted, ids) => rowsById(db, Contact, ids, [], wanted)),

  /** By id of the company: the primary contact first, then by name. */
  contactsOf: loaderWith<Contact[]>(async (wanted, companyIds) => {
    const columns = columnsOf(db, Contact, wanted && new Set([...wanted, 'companyId']));
    const peopleOf = (company: Sql) => sql`select ${columns} from contacts where contacts.company_id = ${company}
      order by is_primary desc, name collate "tr-x-icu", id limit ${raw(String(maxContactsOfCompany))}`;
    const rows = await rowsOf<Contact>(
      db,
      companyIds.length === 1
        ? peopleOf(sql`${companyIds[0]}`)
        : sql`select people.* from unnest(${companyIds}::uuid[]) as company (company_id)
              cross join lateral (${peopleOf(raw('company.company_id'))}) as people`,
      { samePlan: true },
    );
    const byCompany = new Map<string, Contact[]>(companyIds.map((id) => [id, []]));
    for (const row of rows) byCompany.get(row.companyId)?.push(row);
    return companyIds.map((id) => byCompany.get(id)!);
  }),
});

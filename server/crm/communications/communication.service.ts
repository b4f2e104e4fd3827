import sql, { join, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { equal, within } from '../../platform/database/conditions.ts';
import { latestFirst, pageOf, pageSize, type Page } from '../../platform/database/keyset.ts';
import { columnsOf, rowsOf } from '../../platform/database/rows.ts';
import { containing } from '../../platform/database/search.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import { ofCompany, ofPresentCompany } from '../companies/company.conditions.ts';
import { Communication } from './communication.entity.ts';
import type { CommunicationFilter } from './communication.input.ts';

const newestFirst = latestFirst<Communication>(sql`created_at`, ({ createdAt }) => createdAt);

/** Communications with companies that are not in the bin. */
export function communications(
  db: DataSource,
  filter: CommunicationFilter,
  page: PageArgs,
): Promise<Page<Communication>> {
  const { search, companyId, type, direction, status, priority, from, to } = filter;
  const where = [
    ofPresentCompany('communications'),
    ...ofCompany(companyId),
    ...containingOrWith(search),
    ...equal({ type, direction, status, priority }),
    ...within('created_at', from, to),
  ];
  return pageOf(db, { entity: Communication, where, order: newestFirst }, page);
}

/** What we still owe somebody, what is due longest first. */
export function followUps(db: DataSource, first: number | null): Promise<Communication[]> {
  return rowsOf(
    db,
    sql`select ${columnsOf(db, Communication)} from communications
        where follow_up_required and ${ofPresentCompany('communications')}
        order by follow_up_date, id limit ${pageSize(first)}`,
  );
}

/**
 * The words stand in the communication itself, or in the name of the company or the contact that it was with. Those are found
 * first, as arrays, so that one bitmap of three indexes finds the rows.
 */
function containingOrWith(search: string | null | undefined): Sql[] {
  const words = containing(search, 'filter.search');
  if (words.length === 0) return [];
  const all = join(words, ' and ');
  return [
    sql`((${all})
      or company_id = any(array(select id from companies where ${all}))
      or contact_id = any(array(select id from contacts where ${all})))`,
  ];
}

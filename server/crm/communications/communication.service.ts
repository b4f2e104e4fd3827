import sql, { join, raw, type Sql } from 'sql-template-tag';
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
export async function communications(
  db: DataSource,
  filter: CommunicationFilter,
  page: PageArgs,
): Promise<Page<Communication>> {
  const { search, companyId, type, direction, status, priority, from, to } = filter;
  const where = [
    ofPresentCompany('communications'),
    ...ofCompany(companyId),
    ...(await saying(db, containing(search, 'filter.search'))),
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

/** The words stand in the communication itself, or in the name of the company or the contact that it was with. */
async function saying(db: DataSource, words: Sql[]): Promise<Sql[]> {
  if (words.length === 0) return [];
  const all = join(words, ' and ');
  const [companies, contacts] = await Promise.all([idsOf(db, 'companies', all), idsOf(db, 'contacts', all)]);
  return [sql`((${all}) or company_id = any(${companies}) or contact_id = any(${contacts}))`];
}

/**
 * Few ids are read first, because the planner must see how few they are to look the rows up by index. Many stay a subquery: a walk
 * along the list meets enough of them soon.
 */
async function idsOf(db: DataSource, table: 'companies' | 'contacts', condition: Sql): Promise<Sql> {
  const select = sql`select id from ${raw(table)} where ${condition}`;
  const rows = await rowsOf<{ id: string }>(db, sql`${select} limit ${few + 1}`);
  return rows.length > few ? sql`array(${select})` : sql`${rows.map(({ id }) => id)}::uuid[]`;
}
const few = 1_000;

import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import {
  communicationDirections,
  communicationStatuses,
  communicationTypes,
  priorities,
} from '../../../common/enums.ts';
import { anyOf } from '../../platform/database/conditions.ts';
import { inRange } from '../../platform/database/days.ts';
import { latestFirst, pageOf, pageSize, type Page } from '../../platform/database/keyset.ts';
import { columnsOf, isUuid, rowsById, rowsOf } from '../../platform/database/rows.ts';
import { nearlyContaining } from '../../platform/database/spelling.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import { ofCompany, ofPresentCompany } from '../companies/company.conditions.ts';
import { Communication } from './communication.entity.ts';
import type { CommunicationFilter, FollowUpState } from './communication.input.ts';
import type { CommunicationCounts } from './communication.types.ts';

export const newestFirst = latestFirst<Communication>(sql`created_at`, ({ createdAt }) => createdAt);

/** Communications with companies that are not in the bin. */
export async function communications(
  db: DataSource,
  filter: CommunicationFilter,
  page: PageArgs,
): Promise<Page<Communication>> {
  const where = await communicationConditions(db, filter);
  const count = countedByTotals(db, filter);
  return pageOf(db, { entity: Communication, where, order: newestFirst, ...(count && { count }) }, page);
}

/** Null where there is none or its company is in the bin, also for an id that could never be one. */
export async function communication(db: DataSource, id: string): Promise<Communication | null> {
  if (!isUuid(id)) return null;
  const [row] = await rowsById(db, Communication, [id], [ofPresentCompany('communications')]);
  return row ?? null;
}

/** @throws BAD_USER_INPUT for a range whose end lies before its beginning */
export async function communicationConditions(db: DataSource, filter: CommunicationFilter): Promise<Sql[]> {
  const { search, companyId, contactId, quoteRequestId, type, direction, status, priority, sentiment, followUp } =
    filter;
  return [
    ofPresentCompany('communications'),
    ...ofCompany(companyId),
    ...ofRecord('contact_id', contactId),
    ...ofRecord('quote_request_id', quoteRequestId),
    ...(await saying(db, await nearlyContaining(db, search, 'filter.search'))),
    ...anyOf({ type, direction, status, priority, sentiment }),
    ...(followUp ? followUpConditions[followUp] : []),
    ...inRange('created_at', filter),
  ];
}

const tomorrow = sql`((now() at time zone ${brand.timeZone})::date + 1)::timestamp at time zone ${brand.timeZone}`;
const followUpConditions: Record<FollowUpState, Sql[]> = {
  open: [sql`follow_up_required`],
  due: [sql`follow_up_required`, sql`follow_up_date < ${tomorrow}`],
  overdue: [sql`follow_up_required`, sql`follow_up_date < now()`],
};

const ofRecord = (column: string, id: string | null | undefined): Sql[] =>
  id == null ? [] : [isUuid(id) ? sql`${raw(column)} = ${id}` : sql`false`];

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

/** Means, direction, status and priority together, and how many communications have them. */
interface Total {
  key: [type: string, direction: string, status: string, priority: string];
  count: number;
}

/** What writers added up (record_totals): a few hundred rows at most, however many communications there are. */
const totals = (db: DataSource): Promise<Total[]> =>
  rowsOf(db, sql`select key, sum(count)::int as count from record_totals where record = 'communications' group by key`);

/** The length of a list that is narrowed by these four alone is known without counting. */
function countedByTotals(db: DataSource, filter: CommunicationFilter): (() => Promise<number>) | undefined {
  const { type, direction, status, priority, ...others } = filter;
  if (Object.values(others).some((value) => value != null && value !== '')) return undefined;
  const wanted: (readonly string[] | null | undefined)[] = [type, direction, status, priority];
  return async () =>
    (await totals(db))
      .filter(({ key }) => wanted.every((values, place) => !values || values.includes(key[place]!)))
      .reduce((sum, { count }) => sum + count, 0);
}

export async function communicationCounts(db: DataSource): Promise<CommunicationCounts> {
  const rows = await totals(db);
  const by = <Value extends string>(place: 0 | 1 | 2 | 3, values: readonly Value[]) =>
    values.map((value) => ({
      value,
      count: rows.filter(({ key }) => key[place] === value).reduce((sum, { count }) => sum + count, 0),
    }));
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byType: by(0, communicationTypes),
    byDirection: by(1, communicationDirections),
    byStatus: by(2, communicationStatuses),
    byPriority: by(3, priorities),
  };
}

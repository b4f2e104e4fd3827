import sql, { raw, type Sql } from 'sql-template-tag';
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
import { pageOf, pageSize, type Page } from '../../platform/database/keyset.ts';
import { latestFirst } from '../../platform/database/order.ts';
import { columnsOf, isUuid, rowsById, rowsOf } from '../../platform/database/rows.ts';
import { exactOrSimilar, searchWords, type containingAll } from '../../platform/database/search.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import type { Wanted } from '../../platform/graphql/wanted.ts';
import { ofCompany, ofPresentCompany } from '../parties/index.ts';
import { Communication } from './communication.entity.ts';
import type { CommunicationFilter, FollowUpState } from './communication.input.ts';
import type { CommunicationCounts } from './communication.types.ts';

export const newestFirst = latestFirst<Communication>(sql`created_at`, 'createdAt');

/** Communications with companies that are not in the bin. */
export async function communications(
  db: DataSource,
  filter: CommunicationFilter,
  page: PageArgs,
  wanted?: Wanted,
): Promise<Page<Communication>> {
  const where = await communicationConditions(db, filter);
  return pageOf(db, { entity: Communication, where, order: newestFirst, wanted }, page);
}

/** Null where there is none or its company is in the bin, also for an id that could never be one. */
export async function communication(db: DataSource, id: string): Promise<Communication | null> {
  if (!isUuid(id)) return null;
  const [row] = await rowsById(db, Communication, [id], [ofPresentCompany('communications')]);
  return row ?? null;
}

/** @throws BAD_USER_INPUT for a range whose end lies before its beginning */
export async function communicationConditions(db: DataSource, filter: CommunicationFilter): Promise<Sql[]> {
  const { companyId, contactId, quoteRequestId, followUp, search } = filter;
  const { type, direction, status, priority, sentiment } = filter;
  return [
    ofPresentCompany('communications'),
    ...ofCompany(companyId),
    ...ofRecord('contact_id', contactId),
    ...ofRecord('quote_request_id', quoteRequestId),
    ...anyOf({ type, direction, status, priority, sentiment }),
    ...(followUp ? followUpConditions[followUp] : []),
    ...inRange('created_at', filter),
    ...(await withWords(db, search)),
  ];
}

const tomorrow = sql`((now() at time zone ${brand.timeZone})::date + 1)::timestamp at time zone ${brand.timeZone}`;
const followUpDate = sql`coalesce(follow_up_date, 'infinity')`;
const followUpConditions: Record<FollowUpState, Sql[]> = {
  open: [sql`follow_up_required`],
  due: [sql`follow_up_required`, sql`${followUpDate} < ${tomorrow}`],
  overdue: [sql`follow_up_required`, sql`${followUpDate} < now()`],
};

const ofRecord = (column: string, id: string | null | undefined): Sql[] =>
  id == null ? [] : [isUuid(id) ? sql`${raw(column)} = ${id}` : sql`false`];

/** What we still owe somebody, what is due longest first. */
export function followUps(db: DataSource, first: number | null, wanted?: Wanted): Promise<Communication[]> {
  return rowsOf(
    db,
    sql`select ${columnsOf(db, Communication, wanted)} from communications
        where follow_up_required and ${ofPresentCompany('communications')}
        order by follow_up_date, id limit ${pageSize(first)}`,
    { samePlan: true },
  );
}

/** The words stand in the communication itself, or in the name of the company or the contact that it was with. */
async function withWords(db: DataSource, search: string | null | undefined): Promise<Sql[]> {
  const words = searchWords(search, 'filter.search');
  if (words.length === 0) return [];
  return [await exactOrSimilar(db, sql`communications`, words, (have) => anywhere(db, words, have))];
}

async function anywhere(db: DataSource, words: string[], have: typeof containingAll): Promise<Sql> {
  const [ofCompanies, ofContacts] = await Promise.all([
    ofAnyNamed(db, 'company_id', 'companies', have(words)),
    ofAnyNamed(db, 'contact_id', 'contacts', have(words, sql`email`)),
  ]);
  return sql`((${have(words)}) or ${ofCompanies} or ${ofContacts})`;
}

/**
 * Few ids are read first: the planner then sees how few they are and looks the rows up by index. Where they are many, a walk along the
 * list soon meets enough of them.
 */
async function ofAnyNamed(db: DataSource, column: string, table: string, condition: Sql): Promise<Sql> {
  const [owners, owner] = [sql`select id from ${raw(table)} where ${condition}`, raw(column)];
  const rows = await rowsOf<{ id: string }>(db, sql`${owners} limit ${few + 1}`);
  return rows.length > few ? sql`${owner} in (${owners})` : sql`${owner} = any(${rows.map(({ id }) => id)}::uuid[])`;
}
const few = 1_000;

interface Total {
  type: string;
  direction: string;
  status: string;
  priority: string;
  count: number;
}

export async function communicationCounts(db: DataSource): Promise<CommunicationCounts> {
  const rows = await rowsOf<Total>(
    db,
    sql`select type, direction, status, priority, count(*)::int as count from communications
        where ${ofPresentCompany('communications')} group by 1, 2, 3, 4`,
  );
  const by = <Value extends string>(column: Exclude<keyof Total, 'count'>, values: readonly Value[]) =>
    values.map((value) => ({
      value,
      count: rows.filter((row) => row[column] === value).reduce((sum, { count }) => sum + count, 0),
    }));
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byType: by('type', communicationTypes),
    byDirection: by('direction', communicationDirections),
    byStatus: by('status', communicationStatuses),
    byPriority: by('priority', priorities),
  };
}

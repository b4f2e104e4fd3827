import sql, { raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import {
  communicationDirections,
  communicationStatuses,
  communicationTypes,
  priorities,
  type FollowUpState,
} from '../../../common/enums.ts';
import {
  anyOf,
  selectColumns,
  isUuid,
  findRowsByIds,
  queryRows,
  exactOrSimilar,
  searchWords,
  type containsAllWords,
} from '../../platform/database/rows.ts';
import { buildDateRangeConditions } from '../../platform/database/date-range.ts';
import { fetchPage, latestFirst, type Page, type PageArgs, pageSize } from '../../platform/database/pagination.ts';
import { belongsToCompany, companyIsNotDeleted } from '../parties/index.ts';
import { Communication } from './communication.entity.ts';
import type { CommunicationFilter } from './communication.input.ts';
import type { CommunicationCounts } from './communication.types.ts';

export const newestFirst = latestFirst<Communication>(sql`created_at`, 'createdAt');

/** Lists communications, newest first, without those of deleted companies. */
export async function listCommunications(
  db: DataSource,
  filter: CommunicationFilter,
  page: PageArgs,
): Promise<Page<Communication>> {
  const where = await buildCommunicationConditions(db, filter);
  const usedFields = Object.entries(filter).flatMap(([field, value]) => (value == null ? [] : [field]));
  const hasOnlyCompany = usedFields.length === 1 && usedFields[0] === 'companyId';
  return fetchPage(
    db,
    { entity: Communication, where, order: newestFirst, ...(hasOnlyCompany && { prepared: true }) },
    page,
  );
}

/** Returns null when the communication does not exist, its company is deleted, or the id is not a UUID. */
export async function findCommunication(db: DataSource, id: string): Promise<Communication | null> {
  if (!isUuid(id)) return null;
  const [row] = await findRowsByIds(db, Communication, [id], [companyIsNotDeleted('communications')]);
  return row ?? null;
}

/** Maximum number of communications of a thread that are listed. */
const MAX_THREAD = 200;

/** Lists the thread of a communication, oldest first; the first 200. Empty when the communication does not exist or is not visible. */
export async function listThread(db: DataSource, id: string): Promise<Communication[]> {
  const found = await findCommunication(db, id);
  if (!found) return [];
  const first = found.threadId ?? found.id;
  return queryRows(
    db,
    sql`select ${selectColumns(db, Communication)} from communications
        where (id = ${first} or thread_id = ${first}) and ${companyIsNotDeleted('communications')}
        order by created_at, id limit ${MAX_THREAD}`,
  );
}

/**
 * Returns the SQL conditions of a filter.
 * @throws BAD_USER_INPUT for a range that ends before it begins
 */
export async function buildCommunicationConditions(db: DataSource, filter: CommunicationFilter): Promise<Sql[]> {
  const { companyId, contactId, quoteRequestId, followUp, search } = filter;
  const { type, direction, status, priority, sentiment } = filter;
  return [
    companyIsNotDeleted('communications'),
    ...belongsToCompany(companyId),
    ...belongsTo('contact_id', contactId),
    ...belongsTo('quote_request_id', quoteRequestId),
    ...anyOf({ type, direction, status, priority, sentiment }),
    ...(followUp ? followUpConditions[followUp] : []),
    ...buildDateRangeConditions('created_at', filter),
    ...(await buildSearchConditions(db, search)),
  ];
}

/** Up to this number, the ids of matches are passed to the query of the list. */
const MAX_INLINE_IDS = 1_000;

const tomorrow = sql`((now() at time zone ${brand.timeZone})::date + 1)::timestamp at time zone ${brand.timeZone}`;
const followUpDate = sql`coalesce(follow_up_date, 'infinity')`;
const followUpConditions: Record<FollowUpState, Sql[]> = {
  open: [sql`follow_up_required`],
  due: [sql`follow_up_required`, sql`${followUpDate} < ${tomorrow}`],
  overdue: [sql`follow_up_required`, sql`${followUpDate} < now()`],
};

const belongsTo = (column: string, id: string | null | undefined): Sql[] =>
  id == null ? [] : [isUuid(id) ? sql`${raw(column)} = ${id}` : sql`false`];

/** Lists communications with an open follow-up, earliest date first. */
export function listFollowUps(db: DataSource, first: number | null): Promise<Communication[]> {
  return queryRows(
    db,
    sql`select ${selectColumns(db, Communication)} from communications
        where follow_up_required and ${companyIsNotDeleted('communications')}
        order by follow_up_date, id limit ${pageSize(first)}`,
    { prepared: true },
  );
}

/** The words must occur in the communication itself, or in its company, or in its contact. */
async function buildSearchConditions(db: DataSource, search: string | null | undefined): Promise<Sql[]> {
  const words = searchWords(search, 'filter.search');
  if (words.length === 0) return [];
  return [await exactOrSimilar(db, sql`communications`, words, (matchWords) => matchAnywhere(db, words, matchWords))];
}

async function matchAnywhere(db: DataSource, words: string[], matchWords: typeof containsAllWords): Promise<Sql> {
  const [companyMatches, contactMatches] = await Promise.all([
    belongsToAnyMatching(db, 'company_id', 'companies', matchWords(words)),
    belongsToAnyMatching(db, 'contact_id', 'contacts', matchWords(words, sql`email`)),
  ]);
  return sql`((${matchWords(words)}) or ${companyMatches} or ${contactMatches})`;
}

/**
 * Reads the matching ids first when there are few, so that the planner knows their number and uses the index. With many ids a scan of
 * the sorted list finds a page of matches quickly.
 */
async function belongsToAnyMatching(db: DataSource, column: string, table: string, condition: Sql): Promise<Sql> {
  const [matches, foreignKey] = [sql`select id from ${raw(table)} where ${condition}`, raw(column)];
  const rows = await queryRows<{ id: string }>(db, sql`${matches} limit ${MAX_INLINE_IDS + 1}`);
  return rows.length > MAX_INLINE_IDS
    ? sql`${foreignKey} in (${matches})`
    : sql`${foreignKey} = any(${rows.map(({ id }) => id)}::uuid[])`;
}

interface GroupCount {
  type: string;
  direction: string;
  status: string;
  priority: string;
  count: number;
}

export async function countCommunications(db: DataSource): Promise<CommunicationCounts> {
  const rows = await queryRows<GroupCount>(
    db,
    sql`select type, direction, status, priority, count(*)::int as count from communications
        where ${companyIsNotDeleted('communications')} group by 1, 2, 3, 4`,
  );
  const countBy = <Value extends string>(column: Exclude<keyof GroupCount, 'count'>, values: readonly Value[]) =>
    values.map((value) => ({
      value,
      count: rows.filter((row) => row[column] === value).reduce((sum, { count }) => sum + count, 0),
    }));
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byType: countBy('type', communicationTypes),
    byDirection: countBy('direction', communicationDirections),
    byStatus: countBy('status', communicationStatuses),
    byPriority: countBy('priority', priorities),
  };
}

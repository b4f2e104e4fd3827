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
import {
  groupsFor,
  isNarrow,
  totalsWhereNarrow,
  wantedOf,
  type FacetIndex,
  type Facets,
} from '../../platform/database/facets.ts';
import { countOfAny, latestFirst, pageOf, pageSize, type Page } from '../../platform/database/keyset.ts';
import { columnsOf, isUuid, rowsById, rowsOf } from '../../platform/database/rows.ts';
import { searchWords } from '../../platform/database/search.ts';
import { spellingsOf, spelt } from '../../platform/database/spelling.ts';
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
  const facets = facetsOf(filter);
  const others = otherConditions(filter);
  const [words, totals] = await Promise.all([
    waysToSay(db, filter.search),
    totalsWhereNarrow(db, communicationFacets, facets),
  ]);
  const { type: _, direction: __, status: ___, priority: ____, ...rest } = filter;
  const given = Object.entries(rest).flatMap(([name, value]) => (value != null && value !== '' ? [name] : []));
  const groups = groupsFor(
    communicationFacets,
    facets,
    totals,
    given.every((name) => ranges.has(name)),
  );
  const where = groups ? others : [...others, ...anyOf(facets)];
  const list = {
    entity: Communication,
    where: [...where, ...anyWay(words)],
    order: newestFirst,
    groups,
    wanted,
    byWords: words.length > 0,
  };
  if (given.length === 0) {
    const count = () => wantedOf(db, communicationFacets, facets, totals);
    return pageOf(db, { ...list, count }, page);
  }
  const ofOneCompany = given.length === 1 && filter.companyId != null && !isNarrow(facets);
  if (words.length === 0) return pageOf(db, { ...list, samePlan: ofOneCompany }, page);
  const ways = words.map(({ counted }) => [...others, ...anyOf(facets), counted]);
  return pageOf(db, { ...list, count: () => countOfAny(db, Communication, ways) }, page);
}
const ranges = new Set(['from', 'to', 'fromDay', 'toDay']);

/** Null where there is none or its company is in the bin, also for an id that could never be one. */
export async function communication(db: DataSource, id: string): Promise<Communication | null> {
  if (!isUuid(id)) return null;
  const [row] = await rowsById(db, Communication, [id], [ofPresentCompany('communications')]);
  return row ?? null;
}

/** @throws BAD_USER_INPUT for a range whose end lies before its beginning */
export const communicationConditions = async (db: DataSource, filter: CommunicationFilter): Promise<Sql[]> => [
  ...otherConditions(filter),
  ...anyWay(await waysToSay(db, filter.search)),
  ...anyOf(facetsOf(filter)),
];

function otherConditions(filter: CommunicationFilter): Sql[] {
  const { companyId, contactId, quoteRequestId, sentiment, followUp } = filter;
  return [
    ofPresentCompany('communications'),
    ...ofCompany(companyId),
    ...ofRecord('contact_id', contactId),
    ...ofRecord('quote_request_id', quoteRequestId),
    ...anyOf({ sentiment }),
    ...(followUp ? followUpConditions[followUp] : []),
    ...inRange('created_at', filter),
  ];
}

/** Migration 0022. */
const communicationFacets: FacetIndex = {
  columns: { type: 'type', direction: 'direction', status: 'status', priority: 'priority' },
  totals: sql`(select key[1] as type, key[2] as direction, key[3] as status, key[4] as priority, count
    from record_totals where record = 'communications')`,
};
const facetsOf = ({ type, direction, status, priority }: CommunicationFilter): Facets => ({
  type,
  direction,
  status,
  priority,
});

const tomorrow = sql`((now() at time zone ${brand.timeZone})::date + 1)::timestamp at time zone ${brand.timeZone}`;
/** Not as its own index has it: nearly all that we owe is due, so that a walk along the newest meets a page sooner. */
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

/** One place where the words of a search may stand. */
interface Way {
  /** For a list, which is walked until a page is full. */
  listed: Sql;
  /** For a count, which begins with whatever has the words. */
  counted: Sql;
}

/** In the communication itself, or in the name of the company or the contact that it was with. */
async function waysToSay(db: DataSource, search: string | null | undefined): Promise<Way[]> {
  const spellings = await spellingsOf(db, searchWords(search, 'filter.search'));
  if (spellings.length === 0) return [];
  const allIn = (email?: Sql) =>
    join(
      spellings.map((spelling) => spelt(spelling, email)),
      ' and ',
    );
  const all = allIn();
  const [ofCompanies, ofContacts] = await Promise.all([
    ofAnyNamed(db, 'company_id', 'companies', all),
    ofAnyNamed(db, 'contact_id', 'contacts', allIn(sql`email`)),
  ]);
  return [{ listed: all, counted: all }, ofCompanies, ofContacts];
}

const anyWay = (ways: Way[]): Sql[] =>
  ways.length > 0
    ? [
        sql`(${join(
          ways.map(({ listed }) => sql`(${listed})`),
          ' or ',
        )})`,
      ]
    : [];

/**
 * Few ids are read first, because the planner must see how few they are to look the rows up by index. Where they are many, a walk along
 * the list meets enough of them soon, and each row is asked by itself.
 */
async function ofAnyNamed(
  db: DataSource,
  column: 'company_id' | 'contact_id',
  table: 'companies' | 'contacts',
  condition: Sql,
): Promise<Way> {
  const [named, owner] = [raw(table), raw(column)];
  const rows = await rowsOf<{ id: string }>(db, sql`select id from ${named} where ${condition} limit ${few + 1}`);
  if (rows.length > few)
    return {
      listed: sql`(select ${condition} from ${named} where id = communications.${owner})`,
      counted: sql`${owner} in (select id from ${named} where ${condition})`,
    };
  const one = sql`${owner} = any(${rows.map(({ id }) => id)}::uuid[])`;
  return { listed: one, counted: one };
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

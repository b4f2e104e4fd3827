import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { mostCounted } from '../../../common/counting.ts';
import { badInput } from '../graphql/errors.ts';
import { areFew, estimatedRows } from './estimate.ts';
import { columnsOf, isUuid, rowsOf, tableOf, type Entity } from './rows.ts';

/**
 * The order of a list: by a key, then by id, so that rows of the same key have an order too. An index has the two in this
 * order, and a page starts where the last one ended: the thousandth costs what the first does.
 */
export interface Order<Row> {
  /** As the index spells it. */
  key: Sql;
  direction: 'asc' | 'desc';
  /** Properties that `keyOf` reads. */
  reads: readonly (keyof Row & string)[];
  /** The row's key as a cursor carries it. */
  keyOf: (row: Row) => string;
  /** Whether a key that came from outside is one that PostgreSQL can read. */
  isKey: (key: string) => boolean;
  isId: (id: string) => boolean;
  /**
   * Rows of which an index of this order has the words of a search, too, so that a walk reads none of those that it passes. The others,
   * whose texts are too long for that, have an index of their own.
   */
  withWords?: Sql;
}

export interface List<Row> {
  entity: Entity<Row & object>;
  /** All of them hold; none is every row. */
  where: Sql[];
  order: Order<Row>;
  /** Its length, where that is known without counting, or counted otherwise. */
  count?: () => Promise<Count>;
  /** Read these one by one instead of along the order. */
  groups?: Groups;
  /** Words are among the conditions. */
  byWords?: boolean;
  /** As {@link columnsOf}. */
  wanted?: ReadonlySet<string>;
  /** Whatever the values in its conditions are, an index that has them before the order is walked. */
  samePlan?: boolean;
}

/** Parts of a list that an index keeps together, each in the order of the list. */
export interface Groups {
  /** A row for each. */
  wanted: Sql;
  /** Under which a row of the table is of the group `wanted`. */
  same: Sql;
}

/** A number of rows. */
export interface Count {
  count: number;
  /** There are more. */
  more: boolean;
}

export const exactly = (count: number): Count => ({ count, more: false });

export interface PageRequest {
  first?: number | null;
  after?: string | null;
}

export interface Edge<Row> {
  cursor: string;
  node: Row;
}

export interface Page<Row> {
  /** Made when they are read, as is `endCursor`. */
  readonly edges: Edge<Row>[];
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; readonly endCursor: string | null };
  /** Counted when one of the two is read, so only for those who ask. */
  readonly totalCount: Promise<number>;
  readonly more: Promise<boolean>;
}

/** So many rows are sooner read and sorted than met on a walk along an index that has the words beside the order. */
const fewBesideWords = 1_600;

export const defaultFirst = 20;
const maxFirst = 100;

/** @throws BAD_USER_INPUT outside 1 to 100 */
export function pageSize(first: number | null | undefined): number {
  const size = first ?? defaultFirst;
  if (size < 1 || size > maxFirst) throw badInput({ first: 'list.first.outOfRange' }, 'first must be 1 to 100');
  return size;
}

/**
 * A page of a list.
 * @throws BAD_USER_INPUT for a `first` outside 1 to 100 and for an `after` that is no cursor of such a list
 */
export async function pageOf<Row extends { id: string }>(
  db: DataSource,
  list: List<Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  const { entity, where, order, groups } = list;
  const size = pageSize(request.first);
  const beyond = request.after ? [isBeyond(order, readCursor(order, request.after))] : [];
  const direction = raw(order.direction);
  const limit = raw(`limit ${size + 1}`); // no value: how many are wanted decides how they are looked for
  const ordered = (key: Sql) => sql`order by ${key} ${direction}, id ${direction} ${limit}`;
  const table = tableOf(db, entity);
  const conditions = [...where, ...beyond];
  const few = order.withWords ? fewBesideWords : undefined;
  const first = list.byWords && !groups && (await areFew(db, sql`${table} ${whereAll(conditions)}`, few));
  const keyed = sql`${order.key} as key, id from ${table}`;
  const count = () => list.count?.() ?? countOf(db, list);
  const columns = columnsOf(db, entity, list.wanted && new Set([...list.wanted, ...order.reads]));
  if (first) {
    // All keys, then a page of rows: rows are wide, and most of them are only counted.
    const ids = sql`array(select id from met ${ordered(sql`key`)})`;
    const rows = await rowsOf<Row & { found: number }>(
      db,
      sql`with met as materialized (select ${keyed} ${whereAll(conditions)})
          select ${columns}, (select count(*) from met)::int as "found" from ${table}
          where id = any(${ids}) ${ordered(order.key)}`,
    );
    const found = upTo(mostCounted, rows[0]?.found ?? 0);
    return pageFrom(rows, size, positionIn(order), request.after ? count : () => Promise.resolve(found));
  }
  const parts = groups
    ? inGroups(groups, keyed, conditions, ordered(order.key))
    : list.byWords && order.withWords && inHalves(order.withWords, keyed, conditions, ordered(order.key));
  const met = parts ? [sql`id = any(array(select id from (${parts}) as parts ${ordered(sql`key`)}))`] : conditions;
  const source = sql`${table} ${whereAll(met)}`;
  const isWalk = !groups && !list.byWords && met.every(({ values }) => values.length === 0);
  const rows = await rowsOf<Row>(
    db,
    sql`select ${columns} from ${source} ${ordered(order.key)}`,
    list.samePlan || isWalk ? { samePlan: true } : {},
  );
  return pageFrom(rows, size, positionIn(order), count);
}

/** What each group has of `select … where …`, which ends with an order or a limit, one after the other. */
const inGroups = ({ wanted, same }: Groups, selected: Sql, where: Sql[], end: Sql): Sql =>
  sql`select found.* from (${wanted}) as wanted
      cross join lateral (select ${selected} ${whereAll([same, ...where])} ${end}) as found`;

/** What meets a condition of `select … where …`, which ends with an order and a limit, and then what does not. */
const inHalves = (half: Sql, selected: Sql, where: Sql[], end: Sql): Sql =>
  join(
    [half, sql`not (${half})`].map((condition) => sql`(select ${selected} ${whereAll([...where, condition])} ${end})`),
    ' union all ',
  );

/**
 * A page of a list for each of several records, by one statement. Nothing depends on how many records there are but its length.
 * @param owner column that names the record; an index has it before the order
 * @throws BAD_USER_INPUT as {@link pageOf}
 */
export async function pagesOf<Row extends { id: string }>(
  db: DataSource,
  { entity, where, order }: List<Row>,
  owner: Sql,
  ids: readonly string[],
  request: PageRequest,
): Promise<Page<Row>[]> {
  const size = pageSize(request.first);
  const beyond = request.after ? [isBeyond(order, readCursor(order, request.after))] : [];
  const direction = raw(order.direction);
  const rows = await rowsOf<Row & { ownerId: string }>(
    db,
    sql`select page.* from unnest(${ids}::uuid[]) as owners (owner_id) cross join lateral (
          select ${columnsOf(db, entity)}, owner_id as "ownerId" from ${tableOf(db, entity)}
          ${whereAll([sql`${owner} = owner_id`, ...where, ...beyond])}
          order by ${order.key} ${direction}, id ${direction} limit ${size + 1}
        ) as page`,
  );
  let counts: Promise<Map<string, number>> | undefined;
  const countAll = async () => {
    const rows = await rowsOf<{ ownerId: string; count: number }>(
      db,
      sql`select ${owner} as "ownerId", count(*)::int as count from ${tableOf(db, entity)}
          ${whereAll([sql`${owner} = any(${ids}::uuid[])`, ...where])} group by 1`,
    );
    return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
  };
  return ids.map((id) => {
    const own = rows.filter(({ ownerId }) => ownerId === id);
    return pageFrom(own, size, positionIn(order), async () => exactly((await (counts ??= countAll())).get(id) ?? 0));
  });
}

/**
 * @param rows of the page, and one more where others follow
 * @param positionOf called for those who ask for cursors
 * @param count called for those who ask for the length, once
 */
export function pageFrom<Row>(
  rows: Row[],
  size: number,
  positionOf: (row: Row) => Position,
  count: () => Promise<Count>,
): Page<Row> {
  const nodes = rows.slice(0, size);
  const cursorOf = (node: Row) => writePosition(positionOf(node));
  let counted: Promise<Count> | undefined;
  const once = () => (counted ??= count());
  return {
    nodes,
    get edges() {
      return nodes.map((node) => ({ cursor: cursorOf(node), node }));
    },
    pageInfo: {
      hasNextPage: rows.length > size,
      get endCursor() {
        const last = nodes.at(-1);
        return last === undefined ? null : cursorOf(last);
      },
    },
    get totalCount() {
      return once().then(({ count }) => count);
    },
    get more() {
      return once().then(({ more }) => more);
    },
  };
}

/** The length of a list, counted up to `most`. */
export async function countOf<Row>(
  db: DataSource,
  { entity, where, groups, byWords }: Pick<List<Row>, 'entity' | 'where' | 'groups' | 'byWords'>,
  most = mostCounted,
): Promise<Count> {
  if (byWords && !groups && (await areManyAmongSome(db, entity, where, most))) return { count: most, more: true };
  const end = sql`limit ${most + 1}`;
  const from = sql`from ${tableOf(db, entity)}`;
  return counted(
    db,
    groups
      ? sql`${inGroups(groups, sql`id ${from}`, where, end)} ${end}`
      : sql`select ${from} ${whereAll(where)} ${end}`,
    most,
  );
}

/** Rows that are looked at before an index is asked. */
const some = 20_000;

/**
 * Whether some rows, whichever come first, are enough to say that there are more than `most`. An index of trigrams begins with all rows
 * that have the words, which may be a hundred thousand, however few are counted.
 */
async function areManyAmongSome(
  db: DataSource,
  entity: Entity<object>,
  where: Sql[],
  most = mostCounted,
): Promise<boolean> {
  const table = tableOf(db, entity);
  const [all, wanted] = await Promise.all([
    estimatedRows(db, table),
    estimatedRows(db, sql`${table} ${whereAll(where)}`),
  ]);
  if (wanted * Math.min(1, some / all) <= most) return false;
  const rows = sql`select from (select * from ${table} limit ${some}) as ${table} ${whereAll(where)} limit ${most + 1}`;
  return (await counted(db, rows, most)).more;
}

/** How many rows meet any of several lists of conditions: each is counted by its own index, which no condition with "or" would be. */
export async function countOfAny(db: DataSource, entity: Entity<object>, ways: Sql[][]): Promise<Count> {
  if (ways[0] && (await areManyAmongSome(db, entity, ways[0]))) return { count: mostCounted, more: true };
  const ids = ways.map(
    (where) => sql`(select id from ${tableOf(db, entity)} ${whereAll(where)} limit ${mostCounted + 1})`,
  );
  return counted(db, join(ids, ' union '), mostCounted);
}

async function counted(db: DataSource, rows: Sql, most: number): Promise<Count> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${rows}) as found`);
  return upTo(most, row!.count);
}

const upTo = (most: number, count: number): Count => ({ count: Math.min(count, most), more: count > most });

export const whereAll = (conditions: Sql[]): Sql =>
  conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : empty;

type Position = [key: string, id: string];

const isBeyond = ({ key, direction }: Order<never>, [lastKey, lastId]: Position): Sql =>
  sql`(${key}, id) ${raw(direction === 'desc' ? '<' : '>')} (${lastKey}, ${lastId})`;

const positionIn =
  <Row extends { id: string }>({ keyOf }: Order<Row>) =>
  (row: Row): Position => [keyOf(row), row.id];

/** A cursor: opaque to whoever gets it. */
export const writePosition = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

function readCursor<Row>({ isKey, isId }: Order<Row>, cursor: string): Position {
  const [key, id] = readPosition(cursor);
  if (key !== undefined && id !== undefined && isKey(key) && isId(id)) return [key, id];
  throw badInput({ after: 'list.after.invalid' }, 'after must be a cursor of this list');
}

/** What a cursor holds; nothing where it is none. Whoever reads it asks whether that can be. */
export const readPosition = (cursor: string): string[] => {
  const parts = parsed(Buffer.from(cursor, 'base64url').toString());
  return parts.every((part) => typeof part === 'string') ? parts : [];
};

function parsed(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** What an order may be told besides, as {@link Order} has it; ids are UUIDs unless told otherwise. */
type OrderOptions = Partial<Pick<Order<never>, 'isId' | 'withWords'>>;

/** By an instant, latest first. One that may be null comes last then: `key` has '-infinity' in its place. */
export const latestFirst = <Row>(key: Sql, property: keyof Row & string, options?: OrderOptions): Order<Row> => ({
  key,
  reads: [property],
  direction: 'desc',
  keyOf: (row) => (row[property] as Date | null)?.toISOString() ?? '-infinity',
  isKey: isInstant,
  isId: isUuid,
  ...options,
});

/** By a text, as a Turkish dictionary orders it. */
export const alphabetical = <Row, Property extends keyof Row & string>(
  column: Sql,
  reads: Property[],
  textOf: (row: Pick<Row, Property>) => string,
  options?: OrderOptions,
): Order<Row> => ({
  key: sql`${column} collate "tr-x-icu"`,
  reads,
  direction: 'asc',
  keyOf: textOf,
  isKey: (key) => !key.includes('\0'),
  isId: isUuid,
  ...options,
});

/** By a number, largest first. */
export const largestFirst = <Row, Property extends keyof Row & string>(
  key: Sql,
  reads: Property[],
  numberOf: (row: Pick<Row, Property>) => number,
  options?: OrderOptions,
): Order<Row> => ({
  key,
  reads,
  direction: 'desc',
  keyOf: (row) => String(numberOf(row)),
  isKey: (text) => /^-?\d{1,16}(?:\.\d{1,4})?$/.test(text),
  isId: isUuid,
  ...options,
});

/** The same order from its other end: the index is walked backwards. */
export const reverse = <Row>(order: Order<Row>): Order<Row> => ({
  ...order,
  direction: order.direction === 'desc' ? 'asc' : 'desc',
});

const isoInstant = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function isInstant(key: string): boolean {
  if (key === '-infinity') return true;
  const time = isoInstant.test(key) ? Date.parse(key) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === key;
}

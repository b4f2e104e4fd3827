import type DataLoader from 'dataloader';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { ArgsType, Field, Int } from 'type-graphql';
import type { DataSource } from 'typeorm';
import { MAX_COUNTED_ROWS } from '../../../common/counting.ts';
import { badInput } from '../graphql/errors.ts';
import { createLoader, getTableName, isUuid, queryRows, selectColumns, type Entity } from './rows.ts';

export const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: DEFAULT_PAGE_SIZE,
    description: 'Maximum number of rows, 1 to 100.',
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the row after which the page starts.' })
  after?: string | null;
}

interface List<Row> {
  entity: Entity<Row & object>;
  /** Combined with AND; an empty list selects every row. */
  where: Sql[];
  order: Order<Row>;
  /**
   * Makes the first page a prepared statement although `where` has values; only for conditions that select few rows for
   * any values.
   */
  prepared?: boolean;
}

/** A number of rows, which may be capped. */
interface Count {
  count: number;
  /** Whether there are more rows than `count`. */
  more: boolean;
}

export interface Edge<Row> {
  cursor: string;
  node: Row;
}

export interface Page<Row> {
  /** Computed when read, as is `endCursor`. */
  readonly edges: Edge<Row>[];
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; readonly endCursor: string | null };
  /** Rows are counted only when `totalCount` or `more` is read. */
  readonly totalCount: Promise<number>;
  readonly more: Promise<boolean>;
}

/**
 * Returns the validated size of a page, by default 20.
 * @throws BAD_USER_INPUT when it is not 1 to 100
 */
export function pageSize(first: number | null | undefined): number {
  const size = first ?? DEFAULT_PAGE_SIZE;
  if (size < 1 || size > MAX_PAGE_SIZE) throw badInput({ first: 'list.first.outOfRange' }, 'first must be 1 to 100');
  return size;
}

/**
 * Fetches a page of a list by keyset pagination: the cost does not grow with the position of the page.
 * @throws BAD_USER_INPUT when `first` is not 1 to 100 or `after` is not a cursor of this list
 */
export async function fetchPage<Row extends { id: string }>(
  db: DataSource,
  list: List<Row>,
  request: PageArgs,
): Promise<Page<Row>> {
  const { entity, where, order, prepared = where.every(({ values }) => values.length === 0) } = list;
  const size = pageSize(request.first);
  const conditions = [...where, ...buildCursorConditions(order, request.after)];
  const columns = order.join
    ? sql`${selectColumns(db, entity)}, ${order.key} as "orderKey"`
    : selectColumns(db, entity);
  const table = order.join ? sql`${getTableName(db, entity)} ${order.join}` : getTableName(db, entity);
  const rows = await queryRows<Row>(
    db,
    // Selects ids first: rows are wide, and without an index for the order PostgreSQL would sort whole rows.
    sql`select ${columns} from ${table} where id = any(array(
          select id from ${table} ${whereClause(conditions)} ${orderClause(order, size)}
        )) ${orderClause(order, size)}`,
    { prepared: prepared && !request.after },
  );
  return createPage(rows, size, createPositionGetter(order), () => countRows(db, list));
}

/** The limit is a literal, not a parameter, because the planner chooses its plan by the number of rows. */
const orderClause = ({ key, direction }: Pick<Order<never>, 'key' | 'direction'>, size: number): Sql =>
  sql`order by ${key} ${raw(direction)}, id ${raw(direction)} ${raw(`limit ${size + 1}`)}`;

/**
 * Fetches a page of a list for each of several records in one statement.
 * @param owner column with the id of the record; an index has to start with it, followed by the order
 * @throws BAD_USER_INPUT as {@link fetchPage}
 */
export async function fetchPages<Row extends { id: string }>(
  db: DataSource,
  { entity, where, order }: List<Row>,
  owner: Sql,
  ids: readonly string[],
  request: PageArgs,
): Promise<Page<Row>[]> {
  const size = pageSize(request.first);
  const rows = await queryRows<Row & { ownerId: string }>(
    db,
    sql`select page.* from unnest(${ids}::uuid[]) as owners (owner_id) cross join lateral (
          select ${selectColumns(db, entity)}, owner_id as "ownerId" from ${getTableName(db, entity)}
          ${whereClause([sql`${owner} = owner_id`, ...where, ...buildCursorConditions(order, request.after)])} ${orderClause(order, size)}
        ) as page`,
  );
  let counts: Promise<Map<string, number>> | undefined;
  const countAll = async () => {
    const rows = await queryRows<{ ownerId: string; count: number }>(
      db,
      sql`select ${owner} as "ownerId", count(*)::int as count from ${getTableName(db, entity)}
          ${whereClause([sql`${owner} = any(${ids}::uuid[])`, ...where])} group by 1`,
    );
    return new Map(rows.map(({ ownerId, count }) => [ownerId, count]));
  };
  return ids.map((id) => {
    const ownRows = rows.filter(({ ownerId }) => ownerId === id);
    return createPage(ownRows, size, createPositionGetter(order), async () =>
      toExactCount((await (counts ??= countAll())).get(id) ?? 0),
    );
  });
}

/**
 * Creates a page from its rows.
 * @param rows rows of the page, plus one when more rows follow
 * @param positionOf returns the position of a row; called when cursors are read
 * @param count counts the rows of the list; called at most once, when the count is read
 */
export function createPage<Row>(
  rows: Row[],
  size: number,
  positionOf: (row: Row) => Position,
  count: () => Promise<Count>,
): Page<Row> {
  const nodes = rows.slice(0, size);
  const cursorOf = (node: Row) => encodeCursor(positionOf(node));
  let counted: Promise<Count> | undefined;
  const countOnce = () => (counted ??= count());
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
      return countOnce().then(({ count }) => count);
    },
    get more() {
      return countOnce().then(({ more }) => more);
    },
  };
}

export const toExactCount = (count: number): Count => ({ count, more: false });

/** Counts the rows of a list, up to `MAX_COUNTED_ROWS`. */
async function countRows<Row>(db: DataSource, { entity, where }: Pick<List<Row>, 'entity' | 'where'>): Promise<Count> {
  const rows = sql`select from ${getTableName(db, entity)} ${whereClause(where)} limit ${MAX_COUNTED_ROWS + 1}`;
  const [row] = await queryRows<{ count: number }>(db, sql`select count(*)::int as count from (${rows}) as found`);
  return { count: Math.min(row!.count, MAX_COUNTED_ROWS), more: row!.count > MAX_COUNTED_ROWS };
}

export const whereClause = (conditions: Sql[]): Sql =>
  conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : empty;

type Position = [key: string, id: string];

function buildCursorConditions<Row>(order: Order<Row>, cursor: string | null | undefined): Sql[] {
  if (!cursor) return [];
  const [key, id] = decodeCursor(cursor);
  if (key === undefined || id === undefined || !order.isKey(key) || !order.isId(id))
    throw badInput({ after: 'list.after.invalid' }, 'after must be a cursor of this list');
  return [sql`(${order.key}, id) ${raw(order.direction === 'desc' ? '<' : '>')} (${key}, ${id})`];
}

const createPositionGetter =
  <Row extends { id: string }>({ keyOf }: Order<Row>) =>
  (row: Row): Position => [keyOf(row), row.id];

/** Encodes a position as a cursor, which is opaque to clients. */
const encodeCursor = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** Decodes a cursor; returns an empty array when it is malformed. Callers have to validate the parts. */
export const decodeCursor = (cursor: string): string[] => {
  const parts = parseArray(Buffer.from(cursor, 'base64url').toString());
  return parts.every((part) => typeof part === 'string') ? parts : [];
};

function parseArray(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** The order of a list: by a key, then by id, so that the order of rows with equal keys is defined. */
export interface Order<Row> {
  /** Equal to the expression of the index, if there is one. */
  key: Sql;
  direction: 'asc' | 'desc';
  /** Joins the rows with what the key is computed from; the key is selected beside the columns, as `orderKey`. */
  join?: Sql;
  /** Returns the key of a row as text for the cursor. */
  keyOf: (row: Row) => string;
  /** Whether PostgreSQL can parse the key of a cursor that a client sent. */
  isKey: (key: string) => boolean;
  isId: (id: string) => boolean;
}

/**
 * Orders by an instant, latest first. For a nullable column `key` has to replace null by '-infinity', so that these rows come last.
 * @param isId checks ids; defaults to UUIDs
 */
export const latestFirst = <Row>(key: Sql, property: keyof Row & string, isId = isUuid): Order<Row> => ({
  key,
  direction: 'desc',
  keyOf: (row) => (row[property] as Date | null)?.toISOString() ?? '-infinity',
  isKey: isInstant,
  isId,
});

/** Orders by text with the Turkish collation. */
export const alphabetical = <Row>(column: Sql, textOf: (row: Row) => string): Order<Row> => ({
  key: sql`${column} collate "tr-x-icu"`,
  direction: 'asc',
  keyOf: textOf,
  isKey: (key) => !key.includes('\0'),
  isId: isUuid,
});

/** Orders by a number, largest first. */
export const largestFirst = <Row>(key: Sql, numberOf: (row: Row) => number): Order<Row> => ({
  key,
  direction: 'desc',
  keyOf: (row) => String(numberOf(row)),
  isKey: (text) => /^-?\d{1,16}(?:\.\d{1,4})?$/.test(text),
  isId: isUuid,
});

/** Orders by a number that is computed from other tables, largest first. */
export const largestJoinedFirst = <Row>(key: Sql, join: Sql): Order<Row> => ({
  ...largestFirst(key, (row) => (row as { orderKey: number }).orderKey),
  join,
});

/** Returns the reversed order. */
export const reverseOrder = <Row>(order: Order<Row>): Order<Row> => ({
  ...order,
  direction: order.direction === 'desc' ? 'asc' : 'desc',
});

const isoInstant = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function isInstant(key: string): boolean {
  if (key === '-infinity') return true;
  const time = isoInstant.test(key) ? Date.parse(key) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === key;
}

/** Requests a page of rows that belong to a record. */
interface RecordPageRequest extends PageArgs {
  /** Id of the record. */
  id: string;
}

/**
 * Creates a loader of pages of rows that belong to records. Requests with equal `first` and `after` are loaded together.
 * @param load returns one page for each id, in the order of the ids
 */
export function createPageLoader<Row>(load: (ids: readonly string[], request: PageArgs) => Promise<Page<Row>[]>) {
  const loaders = new Map<string, DataLoader<string, Page<Row>>>();
  const createLoaderOf = (request: PageArgs) =>
    createLoader(
      async (ids) => (await load(ids, request)).map((page, index) => ({ id: ids[index]!, page })),
      ({ id }) => id,
      ([loaded]) => loaded!.page,
    );
  return {
    load({ id, first, after }: RecordPageRequest): Promise<Page<Row>> {
      const key = JSON.stringify([first, after]);
      const loader = loaders.get(key) ?? createLoaderOf({ first, after });
      loaders.set(key, loader);
      return loader.load(id);
    },
  };
}

import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { mostCounted } from '../../../common/counting.ts';
import { badInput } from '../graphql/errors.ts';
import { columnsOf, rowsOf, tableOf, type Entity } from './rows.ts';
import type { Order } from './order.ts';

export interface List<Row> {
  entity: Entity<Row & object>;
  /** All of them hold; none is every row. */
  where: Sql[];
  order: Order<Row>;
  /** As {@link columnsOf}. */
  wanted?: ReadonlySet<string>;
}

/** A number of rows. */
export interface Count {
  count: number;
  /** There are more. */
  more: boolean;
}

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

export const defaultFirst = 20;
const maxFirst = 100;

/** @throws BAD_USER_INPUT outside 1 to 100 */
export function pageSize(first: number | null | undefined): number {
  const size = first ?? defaultFirst;
  if (size < 1 || size > maxFirst) throw badInput({ first: 'list.first.outOfRange' }, 'first must be 1 to 100');
  return size;
}

/**
 * A page of a list: where the last one ended, the next begins, so that the thousandth costs what the first does.
 * @throws BAD_USER_INPUT for a `first` outside 1 to 100 and for an `after` that is no cursor of such a list
 */
export async function pageOf<Row extends { id: string }>(
  db: DataSource,
  list: List<Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  const { entity, where, order, wanted } = list;
  const size = pageSize(request.first);
  const conditions = [...where, ...isBeyond(order, request.after)];
  const columns = columnsOf(db, entity, wanted && new Set([...wanted, ...order.reads]));
  const table = tableOf(db, entity);
  const rows = await rowsOf<Row>(
    db,
    // Ids first: rows are wide, and an order without an index sorts all of them.
    sql`select ${columns} from ${table} where id = any(array(
          select id from ${table} ${whereAll(conditions)} ${ordered(order, size)}
        )) ${ordered(order, size)}`,
    conditions.every(({ values }) => values.length === 0) ? { samePlan: true } : {},
  );
  return pageFrom(rows, size, positionIn(order), () => countOf(db, list));
}

/** The limit is no parameter: how many rows are asked for decides how the planner looks for them. */
const ordered = ({ key, direction }: Pick<Order<never>, 'key' | 'direction'>, size: number): Sql =>
  sql`order by ${key} ${raw(direction)}, id ${raw(direction)} ${raw(`limit ${size + 1}`)}`;

/**
 * A page of a list for each of several records, by one statement.
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
  const rows = await rowsOf<Row & { ownerId: string }>(
    db,
    sql`select page.* from unnest(${ids}::uuid[]) as owners (owner_id) cross join lateral (
          select ${columnsOf(db, entity)}, owner_id as "ownerId" from ${tableOf(db, entity)}
          ${whereAll([sql`${owner} = owner_id`, ...where, ...isBeyond(order, request.after)])} ${ordered(order, size)}
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

export const exactly = (count: number): Count => ({ count, more: false });

/** The length of a list, counted up to `mostCounted`. */
async function countOf<Row>(db: DataSource, { entity, where }: Pick<List<Row>, 'entity' | 'where'>): Promise<Count> {
  const rows = sql`select from ${tableOf(db, entity)} ${whereAll(where)} limit ${mostCounted + 1}`;
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${rows}) as found`);
  return { count: Math.min(row!.count, mostCounted), more: row!.count > mostCounted };
}

export const whereAll = (conditions: Sql[]): Sql =>
  conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : empty;

type Position = [key: string, id: string];

function isBeyond<Row>(order: Order<Row>, cursor: string | null | undefined): Sql[] {
  if (!cursor) return [];
  const [key, id] = readPosition(cursor);
  if (key === undefined || id === undefined || !order.isKey(key) || !order.isId(id))
    throw badInput({ after: 'list.after.invalid' }, 'after must be a cursor of this list');
  return [sql`(${order.key}, id) ${raw(order.direction === 'desc' ? '<' : '>')} (${key}, ${id})`];
}

const positionIn =
  <Row extends { id: string }>({ keyOf }: Order<Row>) =>
  (row: Row): Position => [keyOf(row), row.id];

/** A cursor: opaque to whoever gets it. */
export const writePosition = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

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

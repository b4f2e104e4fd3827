import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import type { DataSource, ObjectLiteral } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { sendTogether } from './together.ts';

export type Entity<Row extends ObjectLiteral> = new () => Row;

/** The connections that TypeORM keeps. */
export const poolOf = (db: DataSource): Pool => (db.driver as PostgresDriver).master as Pool;

/** Statements that connections keep ready, by their text. */
const prepared = new Map<string, string>();
/** Beyond so many, others are sent whole each time. */
const maxPrepared = 150;

function nameOf(text: string): string | undefined {
  const known = prepared.get(text);
  if (known || prepared.size === maxPrepared) return known;
  const name = `kordon_${prepared.size}`;
  prepared.set(text, name);
  return name;
}

/** One that is sent often has its text composed once. */
type Statement = Pick<Sql, 'text' | 'values'>;

interface HowPlanned {
  /**
   * The best way to the rows is the same whatever the values are, and a short one: then each connection looks for it once, and the
   * statement is sent together with others. Where there are no values, the first holds without being told.
   */
  samePlan?: boolean;
}

/**
 * What a statement composed of fragments finds. Rows come as they are, under the names that the statement gives: making
 * entities of them costs 1.8 times the processor time of a list.
 */
export async function rowsOf<Row>(db: DataSource, statement: Statement, { samePlan }: HowPlanned = {}): Promise<Row[]> {
  const { text, values } = statement;
  const before = performance.now();
  const name = (samePlan ?? values.length === 0) ? nameOf(text) : undefined;
  const send = samePlan && name ? sendTogether : sendAlone;
  const { rows } = await send(poolOf(db), name ? { text, values, name } : { text, values });
  const milliseconds = performance.now() - before;
  const { maxQueryExecutionTime: slow } = db.options;
  if (slow && milliseconds > slow) db.logger.logQuerySlow(Math.round(milliseconds), text);
  return rows as Row[];
}

const sendAlone = (pool: Pool, statement: QueryConfig): Promise<QueryResult> => pool.query(statement);

export const tableOf = (db: DataSource, entity: Entity<ObjectLiteral>): Sql => raw(db.getMetadata(entity).tableName);

/** Stands among wanted properties for all that end with `Id`. */
export const everyId = '*Id';

const maxLists = 100;
const bare = /^(id|deletedAt)$/;
const withIds = /^(id|.*Id|deletedAt)$/;
/** Lists of columns by entity and by the properties that were wanted. */
const columnLists = new WeakMap<Entity<ObjectLiteral>, Map<string, Sql>>();

/**
 * The columns of an entity under the names of its properties, amounts as numbers.
 * @param wanted these properties alone, and `id` and the bin's date, by which rows are told apart; all when left out
 */
export function columnsOf(db: DataSource, entity: Entity<ObjectLiteral>, wanted?: ReadonlySet<string>): Sql {
  const lists = columnLists.get(entity) ?? new Map<string, Sql>();
  columnLists.set(entity, lists);
  const key = wanted ? [...wanted].sort().join() : '*';
  const known = lists.get(key);
  if (known) return known;
  const { columns } = db.getMetadata(entity);
  const selected = columns.filter(
    ({ isSelect, propertyName }) =>
      isSelect && (!wanted || wanted.has(propertyName) || (wanted.has(everyId) ? withIds : bare).test(propertyName)),
  );
  const list = selected.map(
    ({ databaseName, propertyName, type }) =>
      `${databaseName}${type === 'numeric' ? '::float8' : ''} as "${propertyName}"`,
  );
  const joined = raw(list.join(', '));
  if (lists.size < maxLists) lists.set(key, joined); // callers choose fields as they like
  return joined;
}

/**
 * The rows of these ids in their order; null where there is none.
 * @param where what else holds of them
 * @param wanted as {@link columnsOf}
 */
export async function rowsById<Row extends { id: string }>(
  db: DataSource,
  entity: Entity<Row>,
  ids: readonly string[],
  where: Sql[] = [],
  wanted?: ReadonlySet<string>,
): Promise<(Row | null)[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select ${columnsOf(db, entity, wanted)} from ${tableOf(db, entity)} 
        where ${join([isOneOf(ids), ...where], ' and ')}`,
    { samePlan: where.every(({ values }) => values.length === 0) },
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** A plan for one row is kept; for lists, whose length it cannot know, one is made each time. */
const isOneOf = (ids: readonly string[]): Sql => (ids.length === 1 ? sql`id = ${ids[0]}` : sql`id = any(${ids})`);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What comes from outside is asked this before PostgreSQL refuses it with an error. */
export const isUuid = (text: string): boolean => uuid.test(text);

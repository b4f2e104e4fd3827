import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Pool } from 'pg';
import type { DataSource, ObjectLiteral } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

export type Entity<Row extends ObjectLiteral> = new () => Row;

/** TypeORM's connection pool. */
export const getPool = (db: DataSource): Pool => (db.driver as PostgresDriver).master as Pool;

const MAX_PREPARED = 150;
/** Names of prepared statements by their text; statements beyond `MAX_PREPARED` are parsed each time. */
const prepared = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = prepared.get(text);
  if (known || prepared.size === MAX_PREPARED) return known;
  const name = `kordon_${prepared.size}`;
  prepared.set(text, name);
  return name;
}

type Statement = Pick<Sql, 'text' | 'values'>;

interface Options {
  /**
   * Each connection parses and plans the statement once. Only for statements whose best plan does not depend on their values; the default for
   * statements without values.
   */
  prepared?: boolean;
}

/**
 * Returns the rows of a statement as they are, under the names that it gives them: entities of TypeORM cost 1.8 times the CPU time of a list.
 * Statements that take longer than `maxQueryExecutionTime` are logged.
 */
export async function queryRows<Row>(
  db: DataSource,
  { text, values }: Statement,
  options: Options = {},
): Promise<Row[]> {
  const before = performance.now();
  const isPrepared = options.prepared ?? values.length === 0;
  const { rows } = await getPool(db).query({ text, values, ...(isPrepared && { name: statementName(text) }) });
  const milliseconds = performance.now() - before;
  const { maxQueryExecutionTime } = db.options;
  if (maxQueryExecutionTime && milliseconds > maxQueryExecutionTime)
    db.logger.logQuerySlow(Math.round(milliseconds), text);
  return rows as Row[];
}

export const getTableName = (db: DataSource, entity: Entity<ObjectLiteral>): Sql =>
  raw(db.getMetadata(entity).tableName);

/** The columns of an entity under the names of its properties; numeric columns as numbers. */
export function selectColumns(db: DataSource, entity: Entity<ObjectLiteral>): Sql {
  const columns = db.getMetadata(entity).columns.filter(({ isSelect }) => isSelect);
  const list = columns.map(
    ({ databaseName, propertyName, type }) =>
      `${databaseName}${type === 'numeric' ? '::float8' : ''} as "${propertyName}"`,
  );
  return raw(list.join(', '));
}

/** Returns the rows of these ids in their order; null where a row is missing or the further conditions do not hold. */
export async function findRowsByIds<Row extends { id: string }>(
  db: DataSource,
  entity: Entity<Row>,
  ids: readonly string[],
  where: Sql[] = [],
): Promise<(Row | null)[]> {
  const rows = await queryRows<Row>(
    db,
    sql`select ${selectColumns(db, entity)} from ${getTableName(db, entity)} where ${join([isOneOf(ids), ...where], ' and ')}`,
    { prepared: where.every(({ values }) => values.length === 0) },
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** PostgreSQL keeps the plan of a single id; the length of an array is unknown to it, so that it plans each time. */
const isOneOf = (ids: readonly string[]): Sql => (ids.length === 1 ? sql`id = ${ids[0]}` : sql`id = any(${ids})`);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Checks ids of clients, because PostgreSQL answers a malformed UUID with an error. */
export const isUuid = (text: string): boolean => uuid.test(text);

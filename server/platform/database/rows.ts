import DataLoader from 'dataloader';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Pool } from 'pg';
import type { DataSource, ObjectLiteral } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { badInput } from '../graphql/errors.ts';

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
 * Returns the rows of a statement as plain objects, with the names of its columns as keys. A list of TypeORM entities needs 1.8 times the
 * CPU time.
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

/** The columns of an entity under the names of its properties. */
export function selectColumns(db: DataSource, entity: Entity<ObjectLiteral>): Sql {
  const columns = db.getMetadata(entity).columns.filter(({ isSelect }) => isSelect);
  return raw(columns.map(({ databaseName, propertyName }) => `${databaseName} as "${propertyName}"`).join(', '));
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

/**
 * Compares a single id with `=`, because PostgreSQL reuses the plan of such a prepared statement. The plan for an array depends on its length,
 * so PostgreSQL plans it at each call.
 */
const isOneOf = (ids: readonly string[]): Sql => (ids.length === 1 ? sql`id = ${ids[0]}` : sql`id = any(${ids})`);

/**
 * Returns a loader that reads the rows of all keys of one turn of the event loop by one call.
 * @param load reads the rows of several keys, in any order of the keys
 * @param keyOf key of a row
 * @param pick returns the value of a key from its rows, which keep the order of `load`; there may be none
 */
export const createLoader = <Row, Value>(
  load: (keys: readonly string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
  pick: (rows: Row[]) => Value,
): DataLoader<string, Value> =>
  new DataLoader(async (keys) => {
    const rowsByKey = new Map<string, Row[]>();
    for (const row of await load(keys)) {
      const key = keyOf(row);
      const rows = rowsByKey.get(key);
      if (rows) rows.push(row);
      else rowsByKey.set(key, [row]);
    }
    return keys.map((key) => pick(rowsByKey.get(key) ?? []));
  });

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Checks ids of clients, because PostgreSQL answers a malformed UUID with an error. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** Returns false for text with a NUL byte: PostgreSQL cannot store it and rejects it as a parameter. */
export const isStorableText = (value: string): boolean => !value.includes('\0');

/**
 * Combines the conditions of a filter: all of them, or with `any` at least one of the groups. The conditions of a group, like the two ends of
 * a range, always belong together.
 */
export function combine(any: boolean | null | undefined, groups: readonly Sql[][]): Sql[] {
  if (!any) return groups.flat();
  const parts = groups.filter((group) => group.length > 0).map((group) => sql`(${join(group, ' and ')})`);
  return parts.length > 0 ? [sql`(${join(parts, ' or ')})`] : [];
}

/** Returns the condition `column = value` for each value that is not null. */
export const equal = (columns: Record<string, string | null | undefined>): Sql[] =>
  Object.entries(columns).flatMap(([column, value]) =>
    value == null ? [] : [isStorableText(value) ? sql`${raw(column)} = ${value}` : sql`false`],
  );

interface OwnerFilter {
  ownerId?: string | null;
  ownerIds?: string[] | null;
  mine?: boolean | null;
  unassigned?: boolean | null;
}

/**
 * Returns the condition that the owner of a row matches any field of a filter; no condition when the filter is empty. An id that is not a
 * UUID matches nothing. `unassigned` matches rows that need an owner: rows without one, or with one who is disabled or an analyst.
 * @param viewerId UUID of the admin user whose rows `mine` matches
 */
export function buildOwnerConditions(filter: OwnerFilter, viewerId: string | undefined): Sql[] {
  const { ownerId, ownerIds, mine, unassigned } = filter;
  if (!ownerId && !ownerIds && !mine && !unassigned) return [];
  const ids = [ownerId, ...(ownerIds ?? []), mine ? viewerId : null].filter((id) => id != null);
  const isUnassigned = sql`(owner_id is null
    or owner_id in (select id from admin_users where disabled_at is not null or role = 'analyst'))`;
  const conditions = [sql`owner_id = any(${ids.filter(isUuid)}::uuid[])`, ...(unassigned ? [isUnassigned] : [])];
  return [sql`(${join(conditions, ' or ')})`];
}

/** Returns the condition that a column has one of the values, for each list that is not null; an empty list matches no row. */
export const anyOf = (columns: Record<string, readonly string[] | null | undefined>): Sql[] =>
  Object.entries(columns).flatMap(([column, given]) => {
    if (given == null) return [];
    const values = given.filter(isStorableText);
    // With one value an index that leads with the column also gives the order of the list.
    return [values.length === 1 ? sql`${raw(column)} = ${values[0]}` : sql`${raw(column)} = any(${values})`];
  });

const MAX_SEARCH_LENGTH = 200;

/**
 * Returns the distinct words of a search text.
 * @param path path of the argument for errors
 * @throws BAD_USER_INPUT for more than 200 characters or a NUL byte, which PostgreSQL rejects
 */
export function searchWords(search: string | null | undefined, path: string): string[] {
  const text = search?.trim();
  if (!text) return [];
  if (text.length > MAX_SEARCH_LENGTH) throw badInput({ [path]: 'form.tooLong' });
  if (text.includes('\0')) throw badInput({ [path]: 'form.text.invalid' });
  return [...new Set(text.split(/\s+/))];
}

/**
 * Returns a condition for rows that contain every word of the search; when there is none, for rows with similarly spelled words.
 * @param path argument named in the BAD_USER_INPUT error
 * @param email column with a prefix index on its `email_key`: a word with an @ is matched as the beginning of an address
 * @throws BAD_USER_INPUT as {@link searchWords}
 */
export async function buildSearchConditions(
  db: DataSource,
  table: Sql,
  search: string | null | undefined,
  path: string,
  email?: Sql,
): Promise<Sql[]> {
  const words = searchWords(search, path);
  if (words.length === 0) return [];
  return [await exactOrSimilar(db, table, words, (matchWords) => matchWords(words, email))];
}

/**
 * Returns the exact condition when a row of the table meets it, else the condition for similarly spelled words.
 * @param createCondition creates a condition from `containsAllWords` or `resemblesAllWords`
 */
export async function exactOrSimilar(
  db: DataSource,
  table: Sql,
  words: string[],
  createCondition: (matchWords: typeof containsAllWords) => Sql | Promise<Sql>,
): Promise<Sql> {
  const exact = await createCondition(containsAllWords);
  if (!words.some(isFuzzySearchable)) return exact;
  const [found] = await queryRows(db, sql`select from ${table} where ${exact} limit 1`);
  return found ? exact : createCondition(resemblesAllWords);
}

/** Returns the condition that `search_text` contains every word in any order, ignoring case and accents (trigram index). */
export const containsAllWords = (words: string[], email?: Sql): Sql =>
  join(
    words.map((word) => containsWord(word, email)),
    ' and ',
  );

/** Like {@link containsAllWords}, but also matches similar words (pg_trgm.word_similarity_threshold of the connection). */
export const resemblesAllWords = (words: string[], email?: Sql): Sql =>
  join(
    words.map((word) => (isFuzzySearchable(word) ? sql`search_text %> fold_text(${word})` : containsWord(word, email))),
    ' and ',
  );

/** Whether similar words may match: only for words of four or more letters. Codes, numbers and addresses have to match exactly. */
export const isFuzzySearchable = (word: string): boolean => /^\p{L}[\p{L}\p{M}]{3,}$/u.test(word);

const isAddress = /^[^@]+@[^@]+$/;

function containsWord(word: string, email?: Sql): Sql {
  // With trigrams the search would read all addresses of the domain.
  if (email && isAddress.test(word))
    return sql`email_key(${email}) like regexp_replace(email_key(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  if ([...word].length > 2) return sql`search_text like search_pattern(${word})`;
  // The word is too short for a trigram inside other words: match it at the beginning of words only.
  return sql`(search_text like substr(search_pattern(${word}), 2) or search_text like '% ' || substr(search_pattern(${word}), 2)
    or search_text like E'%\n' || substr(search_pattern(${word}), 2))`;
}

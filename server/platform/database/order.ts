import sql, { type Sql } from 'sql-template-tag';
import { isUuid } from './rows.ts';

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

import sql, { type Sql } from 'sql-template-tag';
import { isUuid } from './rows.ts';

/** The order of a list: by a key, then by id, so that rows of the same key have an order too. */
export interface Order<Row> {
  /** As an index spells it, where there is one. */
  key: Sql;
  direction: 'asc' | 'desc';
  /** Properties that `keyOf` reads. */
  reads: readonly (keyof Row & string)[];
  /** The row's key as a cursor carries it. */
  keyOf: (row: Row) => string;
  /** Whether a key that came from outside is one that PostgreSQL can read. */
  isKey: (key: string) => boolean;
  isId: (id: string) => boolean;
}

/** By an instant, latest first. One that may be null comes last then: `key` has '-infinity' in its place. @param isId ids are UUIDs unless told */
export const latestFirst = <Row>(key: Sql, property: keyof Row & string, isId = isUuid): Order<Row> => ({
  key,
  reads: [property],
  direction: 'desc',
  keyOf: (row) => (row[property] as Date | null)?.toISOString() ?? '-infinity',
  isKey: isInstant,
  isId,
});

/** By a text, as a Turkish dictionary orders it. */
export const alphabetical = <Row, Property extends keyof Row & string>(
  column: Sql,
  reads: Property[],
  textOf: (row: Pick<Row, Property>) => string,
): Order<Row> => ({
  key: sql`${column} collate "tr-x-icu"`,
  reads,
  direction: 'asc',
  keyOf: textOf,
  isKey: (key) => !key.includes('\0'),
  isId: isUuid,
});

/** By a number, largest first. */
export const largestFirst = <Row, Property extends keyof Row & string>(
  key: Sql,
  reads: Property[],
  numberOf: (row: Pick<Row, Property>) => number,
): Order<Row> => ({
  key,
  reads,
  direction: 'desc',
  keyOf: (row) => String(numberOf(row)),
  isKey: (text) => /^-?\d{1,16}(?:\.\d{1,4})?$/.test(text),
  isId: isUuid,
});

/** The same order from its other end. */
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

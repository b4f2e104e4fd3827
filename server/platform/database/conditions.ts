import sql, { raw, type Sql } from 'sql-template-tag';

/** No text in PostgreSQL has a NUL byte: what does is in no row, and must not be sent. */
export const isText = (value: string): boolean => !value.includes('\0');

/** `column = value` for each value that is given. */
export const equal = (columns: Record<string, string | null | undefined>): Sql[] =>
  Object.entries(columns).flatMap(([column, value]) =>
    value == null ? [] : [isText(value) ? sql`${raw(column)} = ${value}` : sql`false`],
  );

/** `column` is one of the values, for each list that is given; an empty list finds nothing. */
export const anyOf = (columns: Record<string, readonly string[] | null | undefined>): Sql[] =>
  Object.entries(columns).flatMap(([column, given]) => {
    if (given == null) return [];
    const values = given.filter(isText);
    // With one value an index that leads with the column also gives the order of the list.
    return [values.length === 1 ? sql`${raw(column)} = ${values[0]}` : sql`${raw(column)} = any(${values})`];
  });

import sql, { raw, type Sql } from 'sql-template-tag';

/** `column = value` for each value that is given. */
export const equal = (columns: Record<string, string | null | undefined>): Sql[] =>
  Object.entries(columns).flatMap(([column, value]) => (value == null ? [] : [sql`${raw(column)} = ${value}`]));

/** `column` is one of the values, for each list that is given; an empty list finds nothing. */
export const anyOf = (columns: Record<string, readonly string[] | null | undefined>): Sql[] =>
  Object.entries(columns).flatMap(([column, values]) => {
    if (values == null) return [];
    // With one value an index that leads with the column also gives the order of the list.
    return [values.length === 1 ? sql`${raw(column)} = ${values[0]}` : sql`${raw(column)} = any(${values})`];
  });

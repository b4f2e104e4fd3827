import sql, { raw, type Sql } from 'sql-template-tag';

/** Returns false for text with a NUL byte: PostgreSQL cannot store it and rejects it as a parameter. */
export const isStorableText = (value: string): boolean => !value.includes('\0');

/** Returns the condition `column = value` for each value that is not null. */
export const equal = (columns: Record<string, string | null | undefined>): Sql[] =>
  Object.entries(columns).flatMap(([column, value]) =>
    value == null ? [] : [isStorableText(value) ? sql`${raw(column)} = ${value}` : sql`false`],
  );

/** Returns the condition that a column has one of the values, for each list that is not null; an empty list matches no row. */
export const anyOf = (columns: Record<string, readonly string[] | null | undefined>): Sql[] =>
  Object.entries(columns).flatMap(([column, given]) => {
    if (given == null) return [];
    const values = given.filter(isStorableText);
    // With one value an index that leads with the column also gives the order of the list.
    return [values.length === 1 ? sql`${raw(column)} = ${values[0]}` : sql`${raw(column)} = any(${values})`];
  });

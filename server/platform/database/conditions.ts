import sql, { raw, type Sql } from 'sql-template-tag';

/** `column = value` for each value that is given. */
export const equal = (columns: Record<string, string | null | undefined>): Sql[] =>
  Object.entries(columns).flatMap(([column, value]) => (value == null ? [] : [sql`${raw(column)} = ${value}`]));

/** Both ends included; one that is not given is open. */
export const within = (column: string, from: Date | null | undefined, to: Date | null | undefined): Sql[] => [
  ...(from ? [sql`${raw(column)} >= ${from}`] : []),
  ...(to ? [sql`${raw(column)} <= ${to}`] : []),
];

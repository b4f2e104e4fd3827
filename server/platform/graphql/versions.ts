import { enumName } from '../../../common/enums.ts';
import { stale } from './errors.ts';

interface Versioned {
  id: string;
  updatedAt: Date;
}

interface Stored<Row extends Versioned> {
  record: Row;
  /** Fields whose values GraphQL names differently from the database. */
  enums: readonly (keyof Row & string)[];
}

/** What an editor changed: fields of the input whose values differ from those of the record. */
export function changesTo<Row extends object>(record: Row, values: Partial<Row>): Partial<Row> {
  const changed = Object.entries(values).filter(
    ([field, value]) => !same(value, (record as Record<string, unknown>)[field]),
  );
  return Object.fromEntries(changed) as Partial<Row>;
}

const same = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date
    ? one.getTime() === other.getTime()
    : Array.isArray(one) || Array.isArray(other)
      ? JSON.stringify(one) === JSON.stringify(other)
      : one === other;

/**
 * Refuses an edit of a version that is no longer the record's.
 * @param seen version that the editor saw; without one the last edit wins
 * @throws CONFLICT with the record as it is now in `theirs`, spelled as a query would answer it
 */
export function refuseStale<Row extends Versioned>(
  { record, enums }: Stored<Row>,
  seen: Date | null | undefined,
): void {
  if (!seen || seen.getTime() === record.updatedAt.getTime()) return;
  const named = new Set<string>(enums);
  const theirs = Object.entries(record).map(([field, value]: [string, unknown]) => [
    field,
    value instanceof Date
      ? value.toISOString()
      : named.has(field) && typeof value === 'string'
        ? enumName(value)
        : value,
  ]);
  throw stale(Object.fromEntries(theirs) as Record<string, unknown>);
}

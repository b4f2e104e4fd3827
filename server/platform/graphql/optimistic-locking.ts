import { enumName } from '../../../common/enums.ts';
import { stale } from './errors.ts';

interface Versioned {
  id: string;
  updatedAt: Date;
}

interface Stored<Row extends Versioned> {
  record: Row;
  /** Enum fields, whose values have other names in GraphQL than in the database. */
  enums: readonly (keyof Row & string)[];
}

/** Returns the values that differ from those of the record. */
export function changedFields<Row extends object>(record: Row, values: Partial<Row>): Partial<Row> {
  const changed = Object.entries(values).filter(
    ([field, value]) => !isEqual(value, (record as Record<string, unknown>)[field]),
  );
  return Object.fromEntries(changed) as Partial<Row>;
}

const isEqual = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date
    ? one.getTime() === other.getTime()
    : Array.isArray(one) || Array.isArray(other)
      ? JSON.stringify(one) === JSON.stringify(other)
      : one === other;

/**
 * Asserts that an edit is based on the current version of the record.
 * @param version `updatedAt` that the editor has read; without it the edit is accepted
 * @throws CONFLICT with the current record in `theirs`, with values as in a query result
 */
export function assertNotStale<Row extends Versioned>(
  { record, enums }: Stored<Row>,
  version: Date | null | undefined,
): void {
  if (!version || version.getTime() === record.updatedAt.getTime()) return;
  const enumFields = new Set<string>(enums);
  const current = Object.entries(record).map(([field, value]: [string, unknown]) => [
    field,
    value instanceof Date
      ? value.toISOString()
      : enumFields.has(field) && typeof value === 'string'
        ? enumName(value)
        : value,
  ]);
  throw stale(Object.fromEntries(current) as Record<string, unknown>);
}

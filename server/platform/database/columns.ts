import type { ColumnOptions } from 'typeorm';

/** An amount in the record's currency, to the hundredth. */
export const money = { type: 'numeric', precision: 14, scale: 2 } satisfies ColumnOptions;

/** Metric tons, to the kilogram. */
export const quantity = { type: 'numeric', precision: 14, scale: 3 } satisfies ColumnOptions;

/** A percentage to one decimal. */
export const percentage = { type: 'numeric', precision: 6, scale: 1 } satisfies ColumnOptions;

/** An instant in milliseconds, the precision of a JavaScript Date, so that a value that was read equals the stored one. */
export const timestamp = { type: 'timestamptz', precision: 3 } satisfies ColumnOptions;

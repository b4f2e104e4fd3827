/**
 * Maximum number of rows that a list counts; more are shown as "300+". This makes the cost of counting nearly independent of the size of
 * the table (docs/decisions/021).
 */
export const MAX_COUNTED_ROWS = 300;

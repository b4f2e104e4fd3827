/** What can be wrong with a source of market values, with what it said about a series, and with a line of a price sheet. */
export const faultCodes = [
  'unreachable',
  'timeout',
  'status',
  'web-page',
  'too-large',
  'no-json',
  'no-xml',
  'unknown-shape',
  'future',
  'no-dollar',
  'no-rates',
  'no-value',
  'no-lines',
  'unknown-series',
  'other-currency',
  'wrong-date',
  'no-price',
  'twice',
  'jump',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** A value this far from the one before is a mistake of somebody's until a person says otherwise, as a fraction of it. */
export const absurdJump = 0.3;

/** Whether a value is further from the one before than one step of a market goes. */
export const isJump = (before: number, value: number): boolean => Math.abs(value / before - 1) > absurdJump;

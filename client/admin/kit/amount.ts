import type { Parser } from './use-url-filter.ts';

/**
 * Returns an amount as a plain number, from digits that may be grouped the Turkish way: 1.500.000,50 is 1500000.50. Undefined for any other
 * text.
 */
export function parseAmount(typed: string): string | undefined {
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(typed.trim());
  const plain = (isGrouped ? typed.replaceAll('.', '') : typed).trim().replace(',', '.');
  return /^\d{1,12}(\.\d{0,2})?$/.test(plain) ? plain : undefined;
}

/** An amount of US dollars in the URL; the filter keeps it as text. */
export const amount: Parser<string> = ([first]) => (first === undefined ? undefined : parseAmount(first));

export const toNumber = (value: string | undefined) => (value === undefined ? undefined : Number(value));

/** Whether the minimum amount of the URL is above the maximum. */
export const areAmountsReversed = (min: string | undefined, max: string | undefined): boolean =>
  min !== undefined && max !== undefined && Number(min) > Number(max);

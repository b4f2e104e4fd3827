import type { Tick } from '../market.publish.ts';
import type { Fault } from './fault.ts';

export { SourceError } from './fault.ts';

/** Values from a source before they are checked against previous values. */
export interface Reading {
  ticks: Tick[];
  /** Values that could not be used, for the log and the administration. */
  refused: Refusal[];
  /** Sent with the next request, so that the source can respond that nothing has changed. */
  etag?: string;
}

/** A value that was refused. */
export interface Refusal extends Fault {
  /** For a value that jumps too far: the data that an admin needs to accept it. */
  jump?: {
    value: number;
    before: number;
    at: string;
    source: string;
    /** When it was refused for the first time. */
    since: string;
  };
}

/** A source of market values. */
export interface MarketSource {
  /** Key of the row in market_sources. */
  name: string;
  /**
   * Reads the current values.
   * @param etag from the last response
   * @returns undefined when nothing has changed since
   * @throws SourceError when it returns no usable values
   */
  read(etag: string | undefined, now: Date): Promise<Reading | undefined>;
}

/** Returns the start of the current quarter of an hour, which is the time of values without a date. */
export const startOfQuarterHour = (now: Date): Date => new Date(Math.floor(now.getTime() / 900_000) * 900_000);

/** Whether a value is a finite number above zero. */
export const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** Separates valid prices (as ticks) from all other values (as refused). */
export function separateInvalid(
  found: Iterable<{ symbol: string; value: unknown; at: Date }>,
  source: string,
): Pick<Reading, 'ticks' | 'refused'> {
  const ticks: Tick[] = [];
  const refused: Refusal[] = [];
  for (const { symbol, value, at } of found) {
    if (isPrice(value)) ticks.push({ symbol, value, at, source });
    else refused.push({ symbol, code: 'no-price', detail: value === undefined ? '' : JSON.stringify(value) });
  }
  return { ticks, refused };
}

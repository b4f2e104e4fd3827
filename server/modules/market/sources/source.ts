import type { Tick } from '../market.publish.ts';
import type { Fault } from './fault.ts';

export { SourceError } from './fault.ts';

/** What a source has said, before anybody has looked whether it makes sense. */
export interface Reading {
  ticks: Tick[];
  /** What it said that could not be read, for the log and the administration. */
  refused: Refusal[];
  /** For the next question: the source may answer that nothing is new. */
  etag?: string;
}

/** A value that was not taken. */
export interface Refusal extends Fault {
  /** A jump: what the series would go to, from what, when and by whom; a person may accept it. */
  jump?: {
    value: number;
    before: number;
    at: string;
    source: string;
    /** Refused for the first time. */ since: string;
  };
}

/** Somewhere that market values come from. */
export interface MarketSource {
  /** Shown as who published a value, and the key of its row in market_sources. */
  name: string;
  /**
   * Asks for the values of now.
   * @param etag of the last answer
   * @returns undefined where nothing has changed since
   * @throws SourceError with a reason for people; the last values stay
   */
  read(etag: string | undefined, now: Date): Promise<Reading | undefined>;
}

/** The quarter of an hour that an instant lies in: when a value counts as published whose source gives no time. */
export const slotOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 900_000) * 900_000);

/** A number that a price can be. */
export const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** Takes what is a price from a list of anything. */
export function sorted(
  found: Iterable<{ symbol: string; value: unknown; at: Date }>,
  source: string,
): Pick<Reading, 'ticks' | 'refused'> {
  const ticks: Tick[] = [];
  const refused: Refusal[] = [];
  for (const { symbol, value, at } of found) {
    if (isPrice(value)) ticks.push({ symbol, value, at, source, indicative: false });
    else refused.push({ symbol, code: 'no-price', detail: JSON.stringify(value) ?? '' });
  }
  return { ticks, refused };
}

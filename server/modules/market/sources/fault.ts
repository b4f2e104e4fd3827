import type { FaultCode } from '../faults.ts';

/** Something wrong: in a code, so that the administration can say it in its language. */
export interface Fault {
  code: FaultCode;
  /** What it was: a status, a date, the currency of the series. */
  detail?: string;
  /** Which of several addresses. */
  publisher?: string;
  /** Of the series; undefined where the whole answer was refused. */
  symbol?: string;
}

/** In English, for the log and whoever looks into the database. */
const texts: Record<FaultCode, (detail: string) => string> = {
  unreachable: (detail) => `it could not be reached: ${detail}`,
  timeout: () => 'it did not answer in time',
  status: (detail) => `it answered with status ${detail}`,
  'web-page': () => 'it answered with a web page',
  'too-large': () => 'its answer is larger than 2 MB',
  'no-json': () => 'its answer is no JSON',
  'no-xml': () => 'its answer is no XML',
  'unknown-shape': () => 'its answer has an unknown shape',
  future: () => 'its values are of the future',
  'no-dollar': () => 'it has no rate of the dollar',
  'no-rates': () => 'no rate of ours in it',
  'no-value': () => 'no value in the last five days',
  'no-lines': () => 'it has no lines with symbol and price',
  'unknown-series': () => 'no such series',
  'other-currency': (detail) => `the series is in ${detail}`,
  'wrong-date': (detail) => `${detail} is no day until now`,
  'no-price': (detail) => `${detail} is no price`,
  twice: () => 'there is another line for the same instant',
  jump: (detail) => `${detail} is too far for one tick`,
};

const textOf = ({ code, detail = '', publisher, symbol }: Fault): string =>
  [publisher, symbol, texts[code](detail)].filter(Boolean).join(': ');

/** A source that gave nothing to use: what it said or did. */
export class SourceError extends Error {
  readonly faults: readonly Fault[];

  constructor(...faults: Fault[]) {
    super(faults.map(textOf).join('; '));
    this.faults = faults;
  }
}

/** A failure that another try would only repeat. */
export class FinalError extends SourceError {}

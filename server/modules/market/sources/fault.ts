import type { MarketFaultCode } from '../../../../common/enums.ts';

/** A fault of a source or a value. It has a code, so that the administration can translate it. */
export interface Fault {
  code: MarketFaultCode;
  /** Additional data: an HTTP status, a date, the currency of the series. */
  detail?: string;
  /** Host name, for a source with several URLs. */
  publisher?: string;
  /** Symbol of the series; undefined when the whole response was refused. */
  symbol?: string;
}

/** English texts for the log and the column `market_sources.error`; "it" is the source. */
const texts: Record<MarketFaultCode, (detail: string) => string> = {
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
  'no-rates': () => 'it has no rate for a listed currency',
  'no-value': () => 'no value in the last five days',
  'no-lines': () => 'it has no lines with symbol and price',
  'unknown-series': () => 'no such series',
  'other-currency': (detail) => `the series is in ${detail}`,
  'wrong-date': (detail) => `${detail} is no day until now`,
  'no-price': (detail) => `${detail} is no price`,
  twice: () => 'there is another line for the same instant',
  jump: (detail) => `${detail} is too far for one tick`,
};

const formatFault = ({ code, detail = '', publisher, symbol }: Fault): string =>
  [publisher, symbol, texts[code](detail)].filter(Boolean).join(': ');

/** Thrown when a source returned no usable values. */
export class SourceError extends Error {
  readonly faults: readonly Fault[];

  constructor(...faults: Fault[]) {
    super(faults.map(formatFault).join('; '));
    this.faults = faults;
  }
}

/** A failure that a retry would only repeat. */
export class FinalError extends SourceError {}

import { parse } from 'csv-parse/sync';
import { marketSeries } from '../../../../common/market/series.ts';
import { brand } from '../../../../common/brand.ts';
import { fetchText, type Patience } from './fetch-text.ts';
import { SourceError, type Fault } from './fault.ts';
import { isPrice, slotOf, type MarketSource, type Reading } from './source.ts';

/** Who publishes the company's own prices. */
export const ownSource = brand.name;

const series = new Map(marketSeries.map((one) => [one.symbol, one]));

/** A line of a price sheet: what it says, or what is wrong with it. */
export interface SheetLine {
  /** As a spreadsheet counts: the heading is line 1. In JSON the first object is 1. */
  line: number;
  symbol: string;
  /** Undefined where it is no price. */
  value?: number;
  at: Date;
  fault?: Fault;
}

/** The company's own prices, at an http, https or file address. */
export const priceSheet = (url: string, patience: Patience): MarketSource => ({
  name: 'price sheet',
  async read(etag, now) {
    const answer = await fetchText(url, etag, patience);
    return answer && { ...readingOf(readPriceSheet(answer.text, now, slotOf(now))), etag: answer.etag };
  },
});

function readingOf(lines: readonly SheetLine[]): Reading {
  return {
    ticks: lines.flatMap(({ symbol, value, at, fault }) =>
      value === undefined || fault ? [] : [{ symbol, value, at, source: ownSource, indicative: false }],
    ),
    refused: lines.flatMap(({ symbol, fault }) => (fault ? [{ ...fault, symbol }] : [])),
  };
}

/**
 * Prices in CSV with a heading line, or a JSON list of objects: `symbol`, `price`, and where wanted `currency` and `date` (ISO 8601).
 * CSV is parted by commas, semicolons or tabs, as the heading is. Decimals are written with a point; where semicolons or tabs part the
 * fields, as spreadsheets in Turkish write them, with a comma too.
 * @param usual what a line without a date is of
 * @throws SourceError for a text that is neither, or names no price
 */
export function readPriceSheet(text: string, now: Date, usual: Date): SheetLine[] {
  const { rows, decimalComma } = rowsOf(text);
  const seen = new Set<string>();
  return rows.map(({ row, line: number }) => {
    const symbol = String(row.symbol ?? '').trim();
    const at = row.date ? new Date(row.date) : usual;
    const line = { line: number, symbol, at };
    const known = series.get(symbol);
    if (!known) return { ...line, fault: { code: 'unknown-series' } };
    if (row.currency && row.currency !== known.currency)
      return { ...line, fault: { code: 'other-currency', detail: known.currency } };
    if (Number.isNaN(at.getTime()) || at > now)
      return { ...line, at: usual, fault: { code: 'wrong-date', detail: String(row.date) } };
    const value = typeof row.price === 'string' ? numberOf(row.price, decimalComma) : row.price;
    if (!isPrice(value)) return { ...line, fault: { code: 'no-price', detail: String(row.price ?? '') } };
    const key = `${symbol} ${at.getTime()}`;
    if (seen.has(key)) return { ...line, value, fault: { code: 'twice' } };
    seen.add(key);
    return { ...line, value };
  });
}

/** Undefined for what is no plain number: thousands are not parted. */
function numberOf(text: string, decimalComma: boolean): number | undefined {
  const plain = decimalComma ? text.replace(',', '.') : text;
  return /^\s*-?\d+(\.\d+)?\s*$/.test(plain) ? Number(plain) : undefined;
}

/** As somebody wrote it: of any type. */
type Row = Partial<Record<'symbol' | 'price' | 'currency' | 'date', string | number>>;

interface Rows {
  rows: { row: Row; line: number }[];
  decimalComma: boolean;
}

function rowsOf(text: string): Rows {
  const isJson = /^\s*\[/.test(text);
  const heading = /[^\r\n]*/.exec(text)?.[0] ?? '';
  const delimiter = [';', '\t'].find((sign) => heading.includes(sign)) ?? ',';
  try {
    const rows = isJson
      ? (JSON.parse(text) as Row[]).map((row, place) => ({ row, line: place + 1 }))
      : linesOf(text, delimiter);
    if (rows.length > 0 && rows.every(({ row }) => row && typeof row === 'object' && 'symbol' in row && 'price' in row))
      return { rows, decimalComma: delimiter !== ',' };
  } catch {
    // Said below: what a parser dislikes is of no use to a person with a spreadsheet.
  }
  throw new SourceError({ code: 'no-lines' });
}

const linesOf = (text: string, delimiter: string): Rows['rows'] =>
  parse<{ record: Row; info: { lines: number } }>(text, {
    ...{ columns: true, bom: true, trim: true, skip_empty_lines: true, info: true },
    delimiter,
  }).map(({ record, info }) => ({ row: record, line: info.lines }));

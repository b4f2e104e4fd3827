import { parse } from 'csv-parse/sync';
import { marketSeries } from '../../../../common/market/series.ts';
import { brand } from '../../../../common/brand.ts';
import { fetchText, type RetryPolicy } from './fetch-text.ts';
import { SourceError, type Fault } from './fault.ts';
import { isPrice, startOfQuarterHour, type MarketSource, type Reading } from './source.ts';

/** Source name of the company's own prices. */
export const COMPANY_SOURCE = brand.name;

const seriesBySymbol = new Map(marketSeries.map((series) => [series.symbol, series]));

/** A parsed line of a price sheet, with its value or its fault. */
export interface SheetLine {
  /** Line number as in a spreadsheet, where the heading is line 1. In JSON the first object is 1. */
  line: number;
  symbol: string;
  /** Undefined when the price is not valid. */
  value?: number;
  at: Date;
  fault?: Fault;
}

/** Creates the source of the company's own prices, from an http, https or file URL. */
export const createPriceSheetSource = (url: string, retryPolicy: RetryPolicy): MarketSource => ({
  name: 'price sheet',
  async read(etag, now) {
    const answer = await fetchText(url, etag, retryPolicy);
    return answer && { ...toReading(parsePriceSheet(answer.text, now, startOfQuarterHour(now))), etag: answer.etag };
  },
});

function toReading(lines: readonly SheetLine[]): Reading {
  return {
    ticks: lines.flatMap(({ symbol, value, at, fault }) =>
      value === undefined || fault ? [] : [{ symbol, value, at, source: COMPANY_SOURCE }],
    ),
    refused: lines.flatMap(({ symbol, fault }) => (fault ? [{ ...fault, symbol }] : [])),
  };
}

/**
 * Parses a price sheet: CSV with a heading line, or a JSON list of objects, with `symbol`, `price` and optionally
 * `currency` and `date` (ISO 8601). The delimiter of the CSV is the one in the heading: comma, semicolon or tab. The
 * decimal separator is a point; with semicolons or tabs, as Turkish spreadsheets write them, also a comma. Lines without
 * a price are skipped, because a sheet may list all series.
 * @param defaultAt time of lines without a date
 * @throws SourceError when the text has neither format or has no line with symbol and price
 */
export function parsePriceSheet(text: string, now: Date, defaultAt: Date): SheetLine[] {
  const { rows, decimalComma } = parseRows(text);
  const seen = new Set<string>();
  const priced = rows.filter(({ row }) => String(row.price ?? '').trim() !== '');
  if (priced.length === 0) throw new SourceError({ code: 'no-lines' });
  return priced.map(({ row, line: number }) => {
    const symbol = String(row.symbol ?? '')
      .trim()
      .toUpperCase();
    const at = row.date ? new Date(row.date) : defaultAt;
    const line = { line: number, symbol, at };
    const known = seriesBySymbol.get(symbol);
    if (!known) return { ...line, fault: { code: 'unknown-series' } };
    if (row.currency && row.currency !== known.currency)
      return { ...line, fault: { code: 'other-currency', detail: known.currency } };
    if (Number.isNaN(at.getTime()) || at > now)
      return { ...line, at: defaultAt, fault: { code: 'wrong-date', detail: String(row.date) } };
    const value = typeof row.price === 'string' ? parseNumber(row.price, decimalComma) : row.price;
    if (!isPrice(value)) return { ...line, fault: { code: 'no-price', detail: String(row.price ?? '') } };
    const key = `${symbol} ${at.getTime()}`;
    if (seen.has(key)) return { ...line, value, fault: { code: 'twice' } };
    seen.add(key);
    return { ...line, value };
  });
}

/** Returns undefined for text that is not a plain number; thousands separators are not accepted. */
function parseNumber(text: string, decimalComma: boolean): number | undefined {
  const plain = decimalComma ? text.replace(',', '.') : text;
  return /^\s*-?\d+(\.\d+)?\s*$/.test(plain) ? Number(plain) : undefined;
}

/** A row as parsed, before validation. */
type Row = Partial<Record<'symbol' | 'price' | 'currency' | 'date', string | number>>;

interface Rows {
  rows: { row: Row; line: number }[];
  decimalComma: boolean;
}

function parseRows(text: string): Rows {
  const isJson = /^\s*\[/.test(text);
  const headerRow = /[^\r\n]*/.exec(text)?.[0] ?? '';
  const delimiter = [';', '\t'].find((sign) => headerRow.includes(sign)) ?? ',';
  try {
    const rows = isJson
      ? (JSON.parse(text) as Row[]).map((row, index) => ({ row, line: index + 1 }))
      : parseCsv(text, delimiter);
    if (rows.length > 0 && rows.every(({ row }) => 'symbol' in row && 'price' in row))
      return { rows, decimalComma: delimiter !== ',' };
  } catch {
    // The error below is reported instead: messages of the parser do not help the author of a spreadsheet.
  }
  throw new SourceError({ code: 'no-lines' });
}

const parseCsv = (text: string, delimiter: string): Rows['rows'] =>
  parse<{ record: Row; info: { lines: number } }>(text, {
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    info: true,
    delimiter,
  }).map(({ record, info }) => ({ row: record, line: info.lines }));

import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { stringify } from 'csv-stringify';
import { writeXlsxStream } from 'hucre/xlsx';

export type Cell = string | number | boolean | Date | null;

export interface Column<Row> {
  title: string;
  value: (row: Row) => Cell;
  /** Column width in characters, for spreadsheets. */
  width?: number;
  /** Whether the values are points in time, which a spreadsheet shows as date and time. */
  isTime?: boolean;
}

export interface Table<Row> {
  /** Name of the sheet. */
  name: string;
  columns: Column<Row>[];
  rows: AsyncIterable<Row>;
  /** Time zone in which dates are written. */
  timeZone: string;
}

export type Format = 'csv' | 'xlsx';

/** Media type of each format. */
export const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Prefixes text of a CSV file that a spreadsheet would run as a formula with an apostrophe (OWASP, CSV injection). Also covers
 * leading spaces and the full-width forms of the signs.
 */
const escapeFormula = (text: string): string =>
  /^[\s\u00a0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;

/** Streams a table with backpressure, so that memory holds only a batch of rows. */
export const writeTable = <Row>(table: Table<Row>, format: Format, output: Writable): Promise<void> =>
  format === 'csv' ? writeCsv(table, output) : writeXlsx(table, output);

/** Writes CSV with a byte order mark, which Excel needs to detect UTF-8. */
async function writeCsv<Row>({ columns, rows, timeZone }: Table<Row>, output: Writable): Promise<void> {
  const formatTime = createTimeFormat(timeZone);
  const toText = (cell: Cell) => {
    if (typeof cell === 'string') return escapeFormula(cell);
    return cell instanceof Date ? formatTime(cell) : cell;
  };
  async function* records() {
    yield columns.map(({ title }) => title);
    for await (const row of rows) yield columns.map(({ value }) => toText(value(row)));
  }
  const cast = { boolean: (value: boolean) => (value ? '1' : '0') };
  await pipeline(Readable.from(records()), stringify({ bom: true, record_delimiter: 'windows', cast }), output);
}

async function writeXlsx<Row>({ name, columns, rows, timeZone }: Table<Row>, output: Writable): Promise<void> {
  const toLocalTime = createLocalTimeConverter(timeZone);
  const toCell = (cell: Cell) => {
    // A text cell of a workbook is never run as a formula.
    if (typeof cell === 'string') return cell.slice(0, MAX_CELL_LENGTH);
    return cell instanceof Date ? toLocalTime(cell) : cell;
  };
  async function* records() {
    for await (const row of rows) yield columns.map(({ value }) => toCell(value(row)));
  }
  const sheet = writeXlsxStream(records(), {
    name,
    columns: columns.map(({ title, width = 18, isTime }) => ({
      header: title,
      width,
      ...(isTime && { numFmt: 'dd.mm.yyyy hh:mm' }),
    })),
    freezePane: { rows: 1 },
  });
  await pipeline(Readable.fromWeb(sheet as WebStream), output);
}

/** Maximum number of characters in an Excel cell. */
const MAX_CELL_LENGTH = 32_767;

function createTimeFormat(timeZone: string): (at: Date) => string {
  const format = createPartsFormat(timeZone);
  return (at) => {
    const { year, month, day, hour, minute } = format(at);
    return `${year}-${month}-${day} ${hour}:${minute}`;
  };
}

/** Spreadsheets have no time zones, so the local time is written as if it were UTC. */
function createLocalTimeConverter(timeZone: string): (at: Date) => Date {
  const format = createPartsFormat(timeZone);
  return (at) => {
    const { year, month, day, hour, minute } = format(at);
    return new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  };
}

function createPartsFormat(
  timeZone: string,
): (at: Date) => Record<'year' | 'month' | 'day' | 'hour' | 'minute', string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  } as const);
  return (at) =>
    Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value])) as ReturnType<
      ReturnType<typeof createPartsFormat>
    >;
}

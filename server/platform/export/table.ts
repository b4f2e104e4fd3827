import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { stringify } from 'csv-stringify';
import { writeXlsxStream } from 'hucre/xlsx';

export type Cell = string | number | boolean | Date | null;

export interface Column<Row> {
  title: string;
  value: (row: Row) => Cell;
  /** Characters, in a spreadsheet. */
  width?: number;
  /** Its values are instants, which a spreadsheet shows as day and time. */
  isTime?: boolean;
}

export interface Table<Row> {
  /** Name of the sheet. */
  name: string;
  columns: Column<Row>[];
  rows: AsyncIterable<Row>;
  /** By whose clock dates are written. */
  timeZone: string;
}

export type Format = 'csv' | 'xlsx';

/** Media type of each format. */
export const mediaTypes: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Text that a spreadsheet would take for a formula becomes text again by an apostrophe before it (OWASP, CSV injection); spaces before
 * the sign and its full-width form change nothing.
 */
export const defused = (text: string): string =>
  /^[\s\u00a0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;

/** Writes a table as it is read: the slower of the two sets the pace, and memory holds a batch of rows. */
export const writeTable = <Row>(table: Table<Row>, format: Format, out: Writable): Promise<void> =>
  format === 'csv' ? writeCsv(table, out) : writeXlsx(table, out);

/** With a byte order mark, by which Excel knows UTF-8. */
async function writeCsv<Row>({ columns, rows, timeZone }: Table<Row>, out: Writable): Promise<void> {
  const written = clock(timeZone);
  const text = (cell: Cell) => {
    if (typeof cell === 'string') return defused(cell);
    return cell instanceof Date ? written(cell) : cell;
  };
  async function* records() {
    yield columns.map(({ title }) => title);
    for await (const row of rows) yield columns.map(({ value }) => text(value(row)));
  }
  const cast = { boolean: (value: boolean) => (value ? '1' : '0') };
  await pipeline(Readable.from(records()), stringify({ bom: true, record_delimiter: 'windows', cast }), out);
}

async function writeXlsx<Row>({ name, columns, rows, timeZone }: Table<Row>, out: Writable): Promise<void> {
  const local = wallClock(timeZone);
  const cellOf = (cell: Cell) => {
    if (typeof cell === 'string') return defused(cell).slice(0, longestCell);
    return cell instanceof Date ? local(cell) : cell;
  };
  async function* records() {
    for await (const row of rows) yield columns.map(({ value }) => cellOf(value(row)));
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
  await pipeline(Readable.fromWeb(sheet as WebStream), out);
}

/** Characters that Excel takes in a cell. */
const longestCell = 32_767;

function clock(timeZone: string): (at: Date) => string {
  const format = partsIn(timeZone);
  return (at) => {
    const { year, month, day, hour, minute } = format(at);
    return `${year}-${month}-${day} ${hour}:${minute}`;
  };
}

/** A spreadsheet knows no zones: the instant whose UTC figures are those of the clock. */
function wallClock(timeZone: string): (at: Date) => Date {
  const format = partsIn(timeZone);
  return (at) => {
    const { year, month, day, hour, minute } = format(at);
    return new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  };
}

function partsIn(timeZone: string): (at: Date) => Record<'year' | 'month' | 'day' | 'hour' | 'minute', string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    timeZone,
  } as const);
  return (at) =>
    Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value])) as ReturnType<
      ReturnType<typeof partsIn>
    >;
}

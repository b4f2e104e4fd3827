import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import { stringify } from 'csv-stringify';
import ExcelJS from 'exceljs';

export type Cell = string | number | boolean | Date | null;

export interface Column<Row> {
  title: string;
  value: (row: Row) => Cell;
  /** Characters, in a spreadsheet. */
  width?: number;
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
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ title, width = 18 }) => ({ header: title, width }));
  sheet.getRow(1).font = { bold: true };
  const local = wallClock(timeZone);
  for await (const row of rows) {
    const cells = columns.map(({ value }) => {
      const cell = value(row);
      if (typeof cell === 'string') return defused(cell).slice(0, 32_767);
      return cell instanceof Date ? local(cell) : cell;
    });
    const added = sheet.addRow(cells);
    cells.forEach((cell, place) => {
      if (cell instanceof Date) added.getCell(place + 1).numFmt = 'dd.mm.yyyy hh:mm';
    });
    added.commit();
    if (out.destroyed) throw new Error('nobody takes the file any more');
    if (out.writableNeedDrain) await drained(out);
  }
  sheet.commit();
  await book.commit();
}

const drained = (out: Writable): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      out.off('drain', done).off('close', done);
      resolve();
    };
    out.once('drain', done).once('close', done);
  });

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

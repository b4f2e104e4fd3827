import { downloadText } from '../../ui/download.ts';

type Cell = string | number | boolean;

/** Quotes a cell, and prefixes text that a spreadsheet would run as a formula. */
function escapeCell(value: Cell): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Converts a table to CSV. It begins with a byte order mark, so that spreadsheets read it as UTF-8. */
export const toCsv = (table: readonly (readonly Cell[])[]): string =>
  `\ufeff${table.map((row) => row.map(escapeCell).join(',')).join('\r\n')}\r\n`;

/** Starts a download of the CSV text. */
export const downloadCsv = (name: string, csv: string): void => downloadText(name, csv, 'text/csv');

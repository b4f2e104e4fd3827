import { downloadText } from '../../ui/download.ts';

type Cell = string | number | boolean;

/** A cell that a spreadsheet takes for text, never for a formula. */
function written(value: Cell): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a spreadsheet reads it, with plain numbers; the first three bytes tell it that they are UTF-8. */
export const asCsv = (table: readonly (readonly Cell[])[]): string =>
  `\ufeff${table.map((line) => line.map(written).join(',')).join('\r\n')}\r\n`;

/** Hands the browser a table to keep. */
export const download = (name: string, csv: string): void => downloadText(name, csv, 'text/csv');

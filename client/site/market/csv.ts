type Cell = string | number | boolean;

/** A cell that a spreadsheet takes for text, never for a formula. */
function written(value: Cell): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a spreadsheet reads it, with plain numbers; the first three bytes tell it that they are UTF-8. */
export const asCsv = (table: readonly (readonly Cell[])[]): string =>
  `\ufeff${table.map((line) => line.map(written).join(',')).join('\r\n')}\r\n`;

/** Hands the browser a file to keep. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

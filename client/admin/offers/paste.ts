import type { Currency } from '../../../common/enums.ts';
import { offerLimits } from '../../../common/forms/offer.ts';
import type { Choice } from '../../ui/form/choices.ts';
import { normalizeForSearch } from '../../ui/form/search-text.ts';
import { findProduct, isStoredByKey } from './catalogue.ts';
import { findCommonDecimal, readPrice, readQuantity, readUnit, type DecimalSeparator } from './number-text.ts';
import { blankLine, withKey, type EditedLine, type LineField } from './offer-values.ts';

/**
 * What a column of a pasted table holds: a field of the line, an amount or a row number that the offer computes itself, or other text, which
 * is added to the description.
 */
type Column = LineField | 'computed' | 'other';

/** Usual column headers in spreadsheets of the trade. */
const titles: Record<Exclude<Column, 'other'>, string> = {
  tradeProduct: 'ürün|ürün adı|malzeme|mal|product|item|goods|material|produit|article',
  description: 'açıklama|tanım|ölçü|ebat|detay|description|size|dimensions|specification|désignation',
  hsCode: 'gtip|gtip no|hs|hs code|hs kodu|tariff|code sh',
  grade: 'kalite|cins|grade|quality|steel grade|nuance|qualité',
  standard: 'standart|norm|standard|norme',
  quantity: 'miktar|adet|tonaj|quantity|qty|tonnage|quantité|qté',
  unit: 'birim|ölçü birimi|unit|uom|unité',
  unitPrice: 'birim fiyat|fiyat|birim fiyatı|unit price|price|prix|prix unitaire',
  computed: 'tutar|toplam|toplam tutar|no|sıra|sıra no|amount|total|nr|pos|line|montant',
};
const columnByTitle = new Map(
  (Object.entries(titles) as [Column, string][]).flatMap(([column, names]) =>
    names.split('|').map((name) => [normalizeForSearch(name), column] as const),
  ),
);

/** The column of a title such as `Birim fiyat (USD/t)`. */
const columnOf = (title: string): Column | undefined =>
  columnByTitle.get(normalizeForSearch(title.replace(/[([].*$/su, '')));

/** Splits the text that a spreadsheet puts on the clipboard: tabs between cells, quotes around cells with line breaks. Leaves out empty rows. */
export function parseTable(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:^|(?<=[\t\n]))"((?:[^"]|"")*)"(?=[\t\n]|$)|[^\t\n]*/gy;
  const source = text.replace(/\r\n?/g, '\n');
  for (let position = 0; position <= source.length;) {
    cell.lastIndex = position;
    const [match = '', quoted] = cell.exec(source) ?? [];
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? match).replace(/\s*\n\s*/g, ' ').trim());
    position += match.length;
    if (source[position] === '\n') rows.push([]);
    position += 1;
  }
  return rows.filter((cells) => cells.some(Boolean));
}

interface PasteOptions {
  text: string;
  lines: readonly EditedLine[];
  /** Row and column of the cell that has the focus. */
  row: number;
  field: LineField;
  /** Columns that are on screen, in their order. */
  fields: readonly LineField[];
  currency: Currency;
  products: readonly Choice[];
}

interface PasteResult {
  lines: EditedLine[];
  /** Number of rows that were filled. */
  filled: number;
  /** Rows beyond the maximum, as they were on the clipboard. */
  leftOver: string[][];
  /** Number of cells with ambiguous numbers. */
  ambiguous: number;
}

/**
 * Fills rows and columns from the focused cell on, or by the titles when the first row has titles. Empty cells change nothing; text that is
 * not a number stays unchanged in its cell; text without a column goes to the end of the description.
 */
export function pasteTable({ text, lines, row, field, fields, currency, products }: PasteOptions): PasteResult {
  const table = parseTable(text);
  const header = findHeader(table);
  const body = header ? table.slice(1) : table;
  const startColumn = fields.indexOf(field);
  const columnAt = (index: number): Column =>
    header
      ? (header[index] ?? 'other')
      : (fields[startColumn + index] ?? (startColumn + index === fields.length ? 'computed' : 'other'));
  const numberTexts = body.flatMap((cells) =>
    cells.filter((_, index) => columnAt(index) === 'quantity' || columnAt(index) === 'unitPrice'),
  );
  const decimal = findCommonDecimal(numberTexts);

  const room = offerLimits.lines - row;
  const next = [...lines];
  let ambiguous = 0;
  body.slice(0, room).forEach((cells, offset) => {
    const line = { ...(next[row + offset] ?? withKey(blankLine)) };
    line.ambiguous = { ...line.ambiguous };
    const filledCells = cells.map((cell, index) => ({ cell, column: columnAt(index) })).filter(({ cell }) => cell);
    // A pasted description replaces the one of the line, before text without a column of its own is joined to it.
    for (const { cell, column } of filledCells) if (column === 'description') line.description = cell;
    for (const { cell, column } of filledCells) fillCell(line, column, cell, { currency, products, decimal });
    ambiguous += Object.keys(line.ambiguous).length;
    next[row + offset] = line;
  });
  return { lines: next, filled: Math.min(body.length, room), leftOver: body.slice(room), ambiguous };
}

const join = (...texts: string[]) => texts.filter(Boolean).join(', ');

interface ReadOptions {
  currency: Currency;
  products: readonly Choice[];
  decimal: DecimalSeparator | undefined;
}

function fillCell(line: EditedLine, column: Column, cell: string, { currency, products, decimal }: ReadOptions): void {
  switch (column) {
    case 'computed':
    case 'description':
      return;
    case 'tradeProduct': {
      const product = findProduct(products, cell);
      line.tradeProduct = product && isStoredByKey(product.value) ? product.value : '';
      if (!line.tradeProduct) line.description = join(cell, line.description);
      return;
    }
    case 'other':
      line.description = join(line.description, cell);
      return;
    case 'unit':
      line.unit = readUnit(cell) ?? cell;
      return;
    case 'quantity': {
      const quantity = readQuantity(cell, decimal);
      if (quantity?.unit) line.unit = quantity.unit;
      fillNumber(line, column, cell, quantity, decimal);
      return;
    }
    case 'unitPrice':
      fillNumber(line, column, cell, readPrice(cell, currency, decimal), decimal);
      return;
    default:
      line[column] = cell;
  }
}

function fillNumber(
  line: EditedLine,
  field: 'quantity' | 'unitPrice',
  cell: string,
  number: ReturnType<typeof readPrice>,
  decimal: DecimalSeparator | undefined,
): void {
  line[field] = number?.value ?? cell;
  const { [field]: _, ...rest } = line.ambiguous ?? {};
  // A number is not ambiguous any more when the other numbers of the table determine the decimal separator.
  line.ambiguous = number?.isAmbiguous && !decimal ? { ...rest, [field]: cell } : rest;
}

/** Returns the columns by their titles when the first row has titles and no numbers. */
function findHeader([first = [], ...rest]: string[][]): (Column | undefined)[] | undefined {
  if (rest.length === 0 || first.some((cell) => /^[^\p{L}]*\d/u.test(cell))) return undefined;
  const columns = first.map(columnOf);
  const known = columns.filter(Boolean).length;
  return known >= 2 || (known === 1 && first.filter(Boolean).length === 1) ? columns : undefined;
}

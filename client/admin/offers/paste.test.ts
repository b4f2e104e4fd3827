import { blankLine, lineFields, withKey, withoutKey, type EditedLine, type LineField } from './offer-values.ts';
import { parseTable, pasteTable } from './paste.ts';

const products = [
  { value: 'rebar', label: 'İnşaat demiri' },
  { value: 'hydraulic-hoses', label: 'Hidrolik hortumlar' },
];
interface Target {
  lines?: EditedLine[];
  row?: number;
  field?: LineField;
  fields?: readonly LineField[];
}
const paste = (
  rows: string[][],
  { lines = [withKey(blankLine)], row = 0, field = 'tradeProduct', fields }: Target = {},
) =>
  pasteTable({
    text: rows.map((cells) => cells.join('\t')).join('\r\n'),
    lines,
    row,
    field,
    fields: fields ?? lineFields,
    currency: 'EUR',
    products,
  });
const shortFields: LineField[] = ['tradeProduct', 'description', 'quantity', 'unit', 'unitPrice'];
const pickNumbers = ({ quantity, unitPrice, unit }: EditedLine) => [quantity, unit, unitPrice];

test('splits the clipboard of a spreadsheet, with quoted cells and empty rows', () => {
  expect(parseTable('a\tb\r\n\r\n"two\nlines"\t"12"" pipe"\r\n\t\r\nc\t\r\n')).toEqual([
    ['a', 'b'],
    ['two lines', '12" pipe'],
    ['c', ''],
  ]);
  expect(parseTable('plain "quoted" text')).toEqual([['plain "quoted" text']]);
  expect(parseTable('')).toEqual([]);
});

test('fills rows and columns from the focused cell on and adds rows', () => {
  const lines = [withKey({ ...blankLine, tradeProduct: 'rebar' }), withKey({ ...blankLine, grade: 'B500B' })];
  const result = paste(
    [
      ['500', 't', '531,50'],
      ['600', 't', '529'],
    ],
    { lines, row: 1, field: 'quantity' },
  );
  expect(result).toMatchObject({ filled: 2, leftOver: [], ambiguous: 0 });
  expect(result.lines.map(withoutKey)).toEqual([
    { ...blankLine, tradeProduct: 'rebar' },
    { ...blankLine, grade: 'B500B', quantity: '500', unitPrice: '531.50' },
    { ...blankLine, quantity: '600', unitPrice: '529' },
  ]);
});

test('a header row is not a line; it determines the columns, in any order', () => {
  const { lines, filled } = paste([
    ['No', 'Fiyat (EUR/t)', 'Açıklama', 'Renk', 'Miktar', 'Tutar'],
    ['1', '500', 'Ø12 mm', 'siyah', '20', '10.000'],
  ]);
  expect(filled).toBe(1);
  expect(lines.map(withoutKey)).toEqual([
    { ...blankLine, description: 'Ø12 mm, siyah', quantity: '20', unitPrice: '500' },
  ]);
});

test('the header of a single column is not a line; a table without headers loses no row', () => {
  expect(paste([['Miktar'], ['20'], ['30']], { field: 'quantity' }).lines.map(({ quantity }) => quantity)).toEqual([
    '20',
    '30',
  ]);
  expect(
    paste(
      [
        ['kalın levha', '12'],
        ['ince', '13'],
      ],
      { field: 'grade' },
    ).filled,
  ).toBe(2);
});

test('numbers have a decimal comma or point, thousands separators, units and the currency', () => {
  const rows = [
    ['1.250,5 ton', '', '€ 531,50'],
    ['12 adet', '', '1,234.50 EUR/t'],
    ['3.000', '', '12.345,67'],
  ];
  const { lines, ambiguous } = paste(rows, { field: 'quantity' });
  expect(lines.map(pickNumbers)).toEqual([
    ['1250.5', 't', '531.50'],
    ['12', 'piece', '1234.50'],
    ['3000', 't', '12345.67'],
  ]);
  // One price has a point as the decimal separator, so 3.000 may be three tons.
  expect([ambiguous, lines[2]?.ambiguous]).toEqual([1, { quantity: '3.000' }]);
});

test('other numbers of the table determine whether 1.234 has decimals', () => {
  expect(paste([['1.234', 't', '531.5']], { field: 'quantity' })).toMatchObject({
    ambiguous: 0,
    lines: [{ quantity: '1.234' }],
  });
  expect(paste([['1.234', 't', '531,5']], { field: 'quantity' })).toMatchObject({
    ambiguous: 0,
    lines: [{ quantity: '1234' }],
  });
});

test('text that is not a valid number stays in its cell unchanged', () => {
  const { lines } = paste([['yarım parti', 'sandık', '500 USD']], { field: 'quantity' });
  expect(lines.map(pickNumbers)).toEqual([['yarım parti', 'sandık', '500 USD']]);
});

test('empty cells and computed amounts change nothing; text beyond the columns is kept in the description', () => {
  const line = withKey({ ...blankLine, tradeProduct: 'rebar', description: 'Ø12', quantity: '5', unitPrice: '9' });
  const { lines } = paste([['', '', '6', '', '', '54,00', 'acil']], { lines: [line], fields: shortFields });
  expect(lines.map(withoutKey)).toEqual([
    { ...blankLine, tradeProduct: 'rebar', description: 'Ø12, acil', quantity: '6', unitPrice: '9' },
  ]);
});

test('a product of the catalogue is recognized by its name; any other name is free text', () => {
  const { lines } = paste(
    [
      ['INSAAT DEMIRI', 'Ø12'],
      ['Vinç kancası', '10 t'],
      ['Palplanş', ''],
    ],
    { fields: shortFields },
  );
  expect(lines.map(({ tradeProduct, description }) => [tradeProduct, description])).toEqual([
    ['rebar', 'Ø12'],
    ['', 'Vinç kancası, 10 t'],
    ['', 'Palplanş'],
  ]);
});

test('rows beyond the maximum of 60 are returned, not lost', () => {
  const rows = Array.from({ length: 70 }, (_, index) => [String(index + 1)]);
  const { lines, filled, leftOver } = paste(rows, {
    lines: [withKey(blankLine), withKey(blankLine)],
    row: 1,
    field: 'quantity',
  });
  expect([lines.length, filled, lines.at(-1)?.quantity]).toEqual([60, 59, '59']);
  expect(leftOver).toEqual(rows.slice(59));
});

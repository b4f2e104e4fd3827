import { inflateSync } from 'node:zlib';
import { Heading, Ledger, Paragraph, Table, Title } from './blocks.tsx';
import { print } from './print.ts';
import { printable } from './printable.ts';
import { Leaf, Paper, type BlockWords } from './sheet.tsx';
import { locales, type Locale } from '../locales.ts';

const block: BlockWords = {
  ...{ company: 'Firma', phone: 'Telefon', email: 'E-posta', document: 'Belge', sheet: 'Sayfa', name: 'Deneme' },
  count: (page, pages) => `${page} / ${pages}`,
};
const paper = (locale: Locale, rows: number) => (
  <Paper locale={locale} title="Şartname" madeAt={new Date('2026-11-21')}>
    <Leaf block={block} head="Deneme">
      <Title lead="قضبان التسليح B500B و میلگرد A3">میلگرد آجدار</Title>
      <Heading>{'Kütük'}</Heading>
      <Ledger rows={[{ label: 'Standart', value: 'EN 10080', code: true }]} />
      <Table
        columns={[{ id: 'row', title: 'Sıra', cell: (row: number) => `${row}`, share: 1, figure: true }]}
        rows={Array.from({ length: rows }, (_, index) => index)}
      />
      <Paragraph>{'Ağırlık ⁦±0,5 %⁩ sıcak haddelenmiş şerit'}</Paragraph>
    </Leaf>
  </Paper>
);
const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

/** Printed before everything else. */
let first: Buffer;
beforeAll(async () => void (first = await print(paper('tr', 3))));

test.each(locales)('a paper in %s says its language, and its text is text', async (locale) => {
  const pdf = await print(paper(locale, 3));
  const source = pdf.toString('latin1');
  expect(source).toMatch(/^%PDF-1\.7/);
  expect(source).toContain(`/Lang (${{ tr: 'tr-TR', en: 'en-US', fa: 'fa-IR', ar: 'ar-AE', fr: 'fr-DZ' }[locale]})`);
  expect(source).toMatch(/\/ToUnicode/);
  expect(pagesOf(pdf)).toBe(1);
});

test('the same paper makes the same file, whatever was printed before', async () => {
  await print(paper('fa', 3));
  expect((await print(paper('tr', 3))).equals(first)).toBe(true);
});

test('a long table goes on on further sheets, each font embedded once', async () => {
  const pdf = await print(paper('fa', 120));
  expect(pagesOf(pdf)).toBeGreaterThan(2);
  const fonts = [...pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+(\S+)/g)].map(([, name]) => name);
  expect(new Set(fonts).size).toBe(fonts.length / 2); // each is named by itself and by its descendant
});

describe('what the printer can set', () => {
  test.each([
    ['isolates hold together from left to right', 'rtl', 'قطر ⁦6–76 mm⁩', 'قطر \u200e6–76 mm\u200e'],
    ['they say nothing in a left-to-right text', 'ltr', '⁦±0,01 mm⁩', '±0,01 mm'],
    ['French groups of digits', 'ltr', '6\u202f000', '6\u00a0000'],
    ['letters without a glyph lose their marks', 'ltr', 'Nguyễn', 'Nguyen'],
    ['other scripts', 'ltr', '王 ab', '? ab'],
    ['control characters', 'ltr', 'a\u0000b\u202ec', 'a?bc'],
  ] as const)('%s', (_what, dir, text, set) => {
    expect(printable(text, dir)).toBe(set);
  });
  test('a word longer than a line is parted', () => {
    expect(printable('x'.repeat(100), 'ltr').split(' ').map((part) => part.length)).toEqual([40, 40, 20]); // prettier-ignore
  });
});

test('pages are compressed', async () => {
  const pdf = await print(paper('tr', 1));
  const [, stream] = /stream\n([\s\S]*?)\nendstream/.exec(pdf.toString('latin1')) ?? [];
  expect(() => inflateSync(Buffer.from(stream ?? '', 'latin1'))).not.toThrow();
});

import { constants, inflateSync } from 'node:zlib';
import { Heading, LabelValueTable, Paragraph, Table, Title } from './blocks.tsx';
import { renderPdf } from './render-pdf.ts';
import { toPrintableText } from './printable-text.ts';
import { PdfDocument, PdfPages, type TitleBlockTexts } from './pdf-document.tsx';
import { locales, type Locale } from '../locales.ts';

const titleBlock: TitleBlockTexts = {
  company: 'Firma',
  phone: 'Telefon',
  email: 'E-posta',
  document: 'Belge',
  page: 'Sayfa',
  name: 'Deneme',
  formatPageNumber: (page, pages) => `${page} / ${pages}`,
};
const testDocument = (locale: Locale, rows: number) => (
  <PdfDocument locale={locale} title="Şartname" createdAt={new Date('2026-11-21')}>
    <PdfPages titleBlock={titleBlock} header="Deneme">
      <Title lead="قضبان التسليح B500B و میلگرد A3">میلگرد آجدار</Title>
      <Heading>{'Kütük'}</Heading>
      <LabelValueTable rows={[{ label: 'Standart', value: 'EN 10080', code: true }]} />
      <Table
        columns={[{ id: 'row', title: 'Sıra', cell: (row: number) => `${row}`, share: 1, figure: true }]}
        rows={Array.from({ length: rows }, (_, index) => index)}
      />
      <Paragraph>{'Ağırlık ⁦±0,5 %⁩ sıcak haddelenmiş şerit'}</Paragraph>
    </PdfPages>
  </PdfDocument>
);
const countPages = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

/** The drawing operators of each page. */
const pageContents = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\bstream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, data]) => {
    try {
      // The last byte of the data may look like a line break before `endstream`.
      const options = { finishFlush: constants.Z_SYNC_FLUSH };
      const content = inflateSync(Buffer.from(data!, 'latin1'), options).toString('latin1');
      return content.startsWith('1 0 0 -1 0 841.89') ? [content] : [];
    } catch {
      return []; // not compressed
    }
  });

/** The first PDF that this process renders. */
let firstPdf: Buffer;
beforeAll(async () => void (firstPdf = await renderPdf(testDocument('tr', 3))));

test.each(locales)('a document in %s declares its language, and its text can be extracted', async (locale) => {
  const pdf = await renderPdf(testDocument(locale, 3));
  const source = pdf.toString('latin1');
  expect(source).toMatch(/^%PDF-1\.7/);
  expect(source).toContain(`/Lang (${{ tr: 'tr-TR', en: 'en-US', fa: 'fa-IR', ar: 'ar-AE', fr: 'fr-DZ' }[locale]})`);
  expect(source).toMatch(/\/ToUnicode/);
  expect(countPages(pdf)).toBe(1);
});

test('rendering a document again returns an identical file, also after other documents', async () => {
  await renderPdf(testDocument('fa', 3));
  expect((await renderPdf(testDocument('tr', 3))).equals(firstPdf)).toBe(true);
});

test('a long table continues on further pages, and each font is embedded once', async () => {
  const pdf = await renderPdf(testDocument('fa', 120));
  expect(countPages(pdf)).toBeGreaterThan(2);
  const fonts = [...pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+(\S+)/g)].map(([, name]) => name);
  expect(new Set(fonts).size).toBe(fonts.length / 2); // each name occurs in a font and in its descendant font
});

test.each([0, 1, 2, 3])('no row is split between two pages, also below %i paragraphs', async (shift) => {
  const countTexts = async (rows: number) => {
    const pdf = await renderPdf(
      <PdfDocument locale="tr" title="Şartname" createdAt={new Date('2026-11-21')}>
        <PdfPages titleBlock={titleBlock} header="Deneme">
          {Array.from({ length: shift }, (_, index) => (
            <Paragraph key={index}>Deneme</Paragraph>
          ))}
          <Table
            columns={[
              { id: 'goods', title: 'Kalem', cell: () => 'Rebar in bundles of two tons each', share: 1 },
              { id: 'amount', title: 'Tutar', cell: () => '1', share: 5, figure: true },
            ]}
            rows={Array.from({ length: rows }, (_, index) => index)}
          />
        </PdfPages>
      </PdfDocument>,
    );
    return pageContents(pdf).map((content) => content.match(/\bBT\b/g)!.length);
  };
  const [[textsWithOneRow], [textsWithTwoRows], textsByPage] = await Promise.all([
    countTexts(1),
    countTexts(2),
    countTexts(40),
  ]);
  const textsPerRow = textsWithTwoRows! - textsWithOneRow!;
  expect(textsByPage.length).toBeGreaterThan(2);
  // A page repeats header and title block, and has whole rows.
  expect(textsByPage.map((count, page) => Math.abs(count + (page && shift) - textsWithOneRow!) % textsPerRow)).toEqual(
    textsByPage.map(() => 0),
  );
});

describe('toPrintableText', () => {
  test.each([
    ['keeps isolates left-to-right in a right-to-left text', 'rtl', 'قطر ⁦6–76 mm⁩', 'قطر \u200e6–76 mm\u200e'],
    ['removes isolates from a left-to-right text', 'ltr', '⁦±0,01 mm⁩', '±0,01 mm'],
    ['replaces narrow spaces between groups of digits', 'ltr', '6\u202f000', '6\u00a0000'],
    ['composes letters with separate accents', 'ltr', 'O\u0308g\u0306u\u0308t', 'Öğüt'],
    ['removes accents from letters without a glyph', 'ltr', 'Nguyễn', 'Nguyen'],
    ['replaces characters of other scripts', 'ltr', '王 ab', '? ab'],
    ['replaces control characters', 'ltr', 'a\u0000b\u202ec', 'a?bc'],
  ] as const)('%s', (_what, dir, text, printable) => {
    expect(toPrintableText(text, dir)).toBe(printable);
  });
  test('splits a word that is longer than a line', () => {
    expect(toPrintableText('x'.repeat(100), 'ltr').split(' ').map((part) => part.length)).toEqual([40, 40, 20]); // prettier-ignore
  });
});

test('compresses pages', async () => {
  const pdf = await renderPdf(testDocument('tr', 1));
  const { index, 0: head, 1: length } = /\/Length (\d+)[^>]*>>\s*stream\n/.exec(pdf.toString('latin1'))!;
  const start = index + head.length;
  expect(() => inflateSync(pdf.subarray(start, start + Number(length)))).not.toThrow();
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import ts from 'typescript';
import { locales } from '../common/locales.ts';

/** Running text: Inter before Vazirmatn, on the site and in the administration, in every language. */
const families = ['Inter', 'Vazirmatn'];
/** White space and direction marks draw nothing; toasts draw these two as icons. */
const drawnWithoutGlyph = /[\s\p{Default_Ignorable_Code_Point}✅❌]/u;

/** What a page can draw: by the style sheet's ranges a browser loads a font, and only then are its glyphs there. */
function drawable(): Set<number> {
  const faces = readFileSync('client/theme/fonts.css', 'utf8').matchAll(
    /font-family: (\w+);[^}]*url\(\.\/(.+?)\)[^}]*unicode-range:([^;]+);/g,
  );
  const points = [...faces].flatMap(([, family = '', file = '', ranges = '']) => {
    if (!families.includes(family)) return [];
    const inRange = ranges.split(',').map((range) =>
      range
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16)),
    );
    return create(readFileSync(path.join('client/theme', file))).characterSet.filter((point) =>
      inRange.some(([from = 0, to = from]) => point >= from && point <= to),
    );
  });
  return new Set(points);
}

const glyphs = drawable();
/** The characters of a text that would be drawn by whatever font a visitor's system has, or by none. */
const missing = (text: string) =>
  [...new Set(text)].filter((sign) => !glyphs.has(sign.codePointAt(0)!) && !drawnWithoutGlyph.test(sign));

test.each(locales)('the fonts have every character of the texts in %s', (locale) => {
  const files = ['client/i18n/messages', 'common/names'].flatMap((folder) =>
    readdirSync(path.join(folder, locale)).map((file) => path.join(folder, locale, file)),
  );
  const found = files.map((file) => {
    const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    return [path.basename(file), missing(texts.join(''))] as const;
  });
  expect(files.length).toBeGreaterThan(10);
  expect(found.filter(([, signs]) => signs.length > 0)).toEqual([]);
});

test('the fonts have every character that a component writes itself', () => {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^(testing|graphql|playground)/.test(file),
  );
  const found = files.map((file) => [file, missing(writtenIn(path.join('client', file)))] as const);
  expect(files.length).toBeGreaterThan(300);
  expect(found.filter(([, signs]) => signs.length > 0)).toEqual([]);
});

/** Strings and texts between tags, without comments and patterns. */
function writtenIn(file: string): string {
  const texts: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    ts.forEachChild(node, collect);
  };
  collect(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return texts.join('');
}

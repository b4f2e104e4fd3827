import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import ts from 'typescript';
import { locales } from '../common/locales.ts';

/** Font families of body text on all pages. */
const families = ['Inter', 'Vazirmatn'];
/** Characters that need no glyph: white space, direction marks, and two emoji that toasts replace with icons. */
const needsNoGlyph = /[\s\p{Default_Ignorable_Code_Point}✅❌]/u;

/** Returns the code points that a page can draw: those in a font and in its unicode-range, because a browser loads a font only for its range. */
function readDrawableCodePoints(): Set<number> {
  const faces = readFileSync('client/theme/fonts.css', 'utf8').matchAll(
    /font-family: (\w+);[^}]*url\(\.\/(.+?)\)[^}]*unicode-range:([^;]+);/g,
  );
  const points = [...faces].flatMap(([, family = '', file = '', ranges = '']) => {
    if (!families.includes(family)) return [];
    const unicodeRanges = ranges.split(',').map((range) =>
      range
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16)),
    );
    return create(readFileSync(path.join('client/theme', file))).characterSet.filter((point) =>
      unicodeRanges.some(([from = 0, to = from]) => point >= from && point <= to),
    );
  });
  return new Set(points);
}

const drawable = readDrawableCodePoints();
/** Returns the characters of a text that the fonts lack, so that a system font would draw them. */
const findMissing = (text: string) =>
  [...new Set(text)].filter((character) => !drawable.has(character.codePointAt(0)!) && !needsNoGlyph.test(character));

test.each(locales)('the fonts contain every character of the messages in %s', (locale) => {
  const files = ['client/i18n/messages', 'common/names'].flatMap((folder) =>
    readdirSync(path.join(folder, locale)).map((file) => path.join(folder, locale, file)),
  );
  const found = files.map((file) => {
    const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    return [path.basename(file), findMissing(texts.join(''))] as const;
  });
  expect(files.length).toBeGreaterThan(10);
  expect(found.filter(([, characters]) => characters.length > 0)).toEqual([]);
});

test('the fonts contain every character of string literals in components', () => {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^(testing|graphql|playground)/.test(file),
  );
  const found = files.map((file) => [file, findMissing(readTexts(path.join('client', file)))] as const);
  expect(files.length).toBeGreaterThan(300);
  expect(found.filter(([, characters]) => characters.length > 0)).toEqual([]);
});

/** Returns string literals and JSX texts of a file, without comments and regular expressions. */
function readTexts(file: string): string {
  const texts: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    ts.forEachChild(node, collect);
  };
  collect(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return texts.join('');
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Files whose patterns may meet what a stranger wrote. */
const sources = ['server', 'common']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\btesting\b/.test(file));

/** Every regular expression of a file, as it is written. */
function patternsOf(file: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

const patterns = [...new Set(sources.flatMap(patternsOf))];
const compiled = (written: string) => {
  const end = written.lastIndexOf('/');
  return new RegExp(written.slice(1, end), written.slice(end + 1));
};

/** What repeats itself may be read in many ways; what stands behind it makes none of them right. */
const beginnings = ['', 'a', 'x@', 'https://'];
const repeated = [
  ' ',
  'a',
  'ş',
  '/',
  '.',
  '-',
  '0',
  '@',
  'a.',
  'a-',
  'a ',
  '\t',
  '\n',
  '<',
  '"',
  ',',
  '+',
  '=',
  '\\',
  '1,',
  '{',
  ';',
];
const length = 20_000;
const attacks = beginnings.flatMap((begin) => repeated.map((text) => `${begin}${text.repeat(length / text.length)}!`));

test('no pattern takes long for any text', () => {
  expect(patterns.length).toBeGreaterThan(50);
  const slow = patterns.flatMap((written) => {
    const pattern = compiled(written);
    const before = process.cpuUsage();
    let worst = 0;
    for (const text of attacks) {
      const start = process.cpuUsage(before).user;
      text.replace(pattern, '');
      worst = Math.max(worst, process.cpuUsage(before).user - start);
    }
    // What grows by the square of the length takes some hundred milliseconds, what grows by the length less than one.
    return worst > 100_000 ? [{ written, milliseconds: worst / 1_000 }] : [];
  });
  expect(slow).toEqual([]);
});

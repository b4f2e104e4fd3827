import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Files whose regular expressions may process user input. */
const sources = ['server', 'common']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\btesting\b/.test(file));

/** Returns the source of every regular expression literal of a file. */
function readPatterns(file: string): string[] {
  const patterns: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return patterns;
}

const patterns = [...new Set(sources.flatMap(readPatterns))];
const compile = (source: string) => {
  const end = source.lastIndexOf('/');
  return new RegExp(source.slice(1, end), source.slice(end + 1));
};

/** A repeated text followed by a character that prevents a match makes a vulnerable pattern backtrack. */
const prefixes = ['', 'a', 'x@', 'https://'];
const repeatedTexts = [
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
const TEXT_LENGTH = 20_000;
const attacks = prefixes.flatMap((prefix) =>
  repeatedTexts.map((text) => `${prefix}${text.repeat(TEXT_LENGTH / text.length)}!`),
);

test('no regular expression is slow for any text (ReDoS)', () => {
  expect(patterns.length).toBeGreaterThan(50);
  const slow = patterns.flatMap((source) => {
    const pattern = compile(source);
    const before = process.cpuUsage();
    let worst = 0;
    for (const text of attacks) {
      const start = process.cpuUsage(before).user;
      text.replace(pattern, '');
      worst = Math.max(worst, process.cpuUsage(before).user - start);
    }
    // Quadratic run time takes some hundred milliseconds for this length, linear run time less than one.
    return worst > 100_000 ? [{ source, milliseconds: worst / 1_000 }] : [];
  });
  expect(slow).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folders with tests. */
const folders = ['client', 'common', 'e2e', 'scripts', 'server', 'tools'];

/** Returns the function name of a call: `test.each` for `test.each([…])('…', …)`. */
function getCallee(call: ts.CallExpression): string {
  let callee: ts.Expression = call.expression;
  while (ts.isCallExpression(callee) || ts.isParenthesizedExpression(callee)) callee = callee.expression;
  return callee.getText();
}

function getTitle(call: ts.CallExpression): string | undefined {
  const [first, second] = call.arguments;
  if (!first || !second) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined;
}

function readTitles(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: string[]): void => {
    const title = ts.isCallExpression(node) ? getTitle(node) : undefined;
    const callee = title === undefined ? '' : getCallee(node as ts.CallExpression);
    if (/^test\b/.test(callee)) titles.push([...groups, title].join(' > ').replaceAll(/\s+/g, ' '));
    else ts.forEachChild(node, (child) => visit(child, callee.includes('describe') ? [...groups, title!] : groups));
  };
  visit(source, []);
  return titles;
}

/** Lists file and title of every test, by file. A title with `%s` or `$name` stands for one test for each row of its table. */
export function listTests(): { file: string; title: string }[] {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .sort();
  return files.flatMap((file) => readTitles(file).map((title) => ({ file, title })));
}

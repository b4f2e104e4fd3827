/** npm run test-titles: the title of every test and the file that it stands in, slow ones included, as the files of docs/tests have them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const folders = ['client', 'common', 'e2e', 'scripts', 'server', 'tools'];

/** The head of a call, as `test.each` of `test.each([…])('…', …)`. */
function headOf(call: ts.CallExpression): string {
  let head: ts.Expression = call.expression;
  while (ts.isCallExpression(head) || ts.isParenthesizedExpression(head)) head = head.expression;
  return head.getText();
}

function titleOf(call: ts.CallExpression): string | undefined {
  const [first, second] = call.arguments;
  if (!first || !second) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined;
}

function titlesIn(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node, groups: string[]): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined;
    const head = title === undefined ? '' : headOf(node as ts.CallExpression);
    if (/^test\b/.test(head)) found.push([...groups, title].join(' > ').replaceAll(/\s+/g, ' '));
    else ts.forEachChild(node, (child) => visit(child, head.includes('describe') ? [...groups, title!] : groups));
  };
  visit(source, []);
  return found;
}

const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
  .sort();
for (const file of files) for (const title of titlesIn(file)) console.log(`${file}\t${title}`);

/**
 * node scripts/run.js scripts/sample-names.ts --seed 1: draws 30 files and 100 identifiers of the code for a review of names and comments by somebody who has not
 * seen them. The same seed draws the same sample from the same commit; one more declaration changes the whole sample.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '30' },
    identifiers: { type: 'string', default: '100' },
  },
});

/** Returns numbers from 0 to 1 by the mulberry32 generator. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = createRandom(Number(values.seed));
function draw<Item>(items: readonly Item[], count: number): Item[] {
  const rest = [...items];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(random() * rest.length), 1)[0]!,
  );
}

/** Returns the names that a file declares, as `file:line name`. */
function listDeclarations(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isPropertySignature(node) ||
      ts.isParameter(node);
    if (isNamed && node.name && ts.isIdentifier(node.name) && node.name.text.length > 1) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.name.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.endsWith('.d.ts') && file !== 'client/graphql/generated.ts');

const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();

console.log(`Files (seed ${values.seed}, commit ${commit}):`);
for (const file of draw(files, Number(values.files)).sort()) console.log(`  ${file}`);
console.log('\nIdentifiers:');
for (const place of draw(files.flatMap(listDeclarations), Number(values.identifiers)).sort()) console.log(`  ${place}`);

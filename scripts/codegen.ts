/**
 * npm run codegen: writes schema.graphql from the server's resolvers, then client/graphql/generated.ts from the client's
 * operations (codegen.yml). With --check it writes nothing and fails with a list of outdated files. Either way it
 * fails for an operation that no client code uses.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { executeCodegen, loadContext } from '@graphql-codegen/cli';
import { findUnusedOperations } from './codegen-hooks.ts';

const isCheck = process.argv.includes('--check');
const stale: string[] = [];

async function writeIfChanged(file: string, content: string) {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === content) return;
  if (isCheck) stale.push(file);
  else await writeFile(file, content);
}

const { printedSchema } = await import('../server/app/schema.ts');
await writeIfChanged('schema.graphql', await printedSchema());

const { result, error } = await executeCodegen(await loadContext('codegen.yml'));
if (error) throw error;
for (const { filename, content } of result) await writeIfChanged(filename, content);

if (stale.length > 0) {
  console.error(`Outdated: ${stale.join(', ')}. Run npm run codegen and commit the result.`);
  process.exitCode = 1;
}

const unused = findUnusedOperations(result.map(({ content }) => content).join('\n'));
if (unused.length > 0) {
  console.error(
    `Unused operations: ${unused.join(', ')}. A hook is generated when client code calls it: call use<Name>Query, use<Name>Mutation or use<Name>Subscription and run npm run codegen again, or delete the operation.`,
  );
  process.exitCode = 1;
}

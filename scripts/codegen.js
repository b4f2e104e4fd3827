/**
 * npm run codegen: writes schema.graphql from the server's resolvers, then client/graphql/generated.ts from the client's
 * operations (codegen.yml). With --check it writes nothing, and fails naming the files that are out of step.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { executeCodegen, loadContext } from '@graphql-codegen/cli';
import './swc-hook.js';

const check = process.argv.includes('--check');
/** @type {string[]} */
const stale = [];

/** @param {string} file @param {string} content */
async function emit(file, content) {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === content) return;
  if (check) stale.push(file);
  else await writeFile(file, content);
}

const { printedSchema } = await import('../server/app/schema.ts');
await emit('schema.graphql', await printedSchema());

const { result, error } = await executeCodegen(await loadContext('codegen.yml'));
if (error) throw error;
for (const { filename, content } of result) await emit(filename, content);

if (stale.length > 0) {
  console.error(`Out of step with their sources: ${stale.join(', ')}. Run npm run codegen and commit the result.`);
  process.exitCode = 1;
}

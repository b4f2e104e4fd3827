/** npm run check: all checks that need no running server; it builds the pages like npm test. Every check runs even if another one fails. */
import { spawnSync } from 'node:child_process';

const checks: [name: string, command: string][] = [
  ['generated code is up to date', 'npm run --silent codegen -- --check'],
  ['route types', 'npx react-router typegen'],
  ['types of server, common and scripts', 'npx tsc -p .'],
  ['types of the client', 'npx tsc -p client'],
  ['types of the playground', 'npx tsc -p client/playground'],
  ['types of the browser tests', 'npx tsc -p e2e'],
  // Two processes: one for everything takes all 4 GB of memory that Node.js uses by default, and more time.
  ['lint of client and browser tests', 'npx eslint --max-warnings 0 client e2e'],
  ['lint of everything else', 'npx eslint --max-warnings 0 . --ignore-pattern "client/**" --ignore-pattern "e2e/**"'],
  ['unused files, exports and packages', 'npx knip --no-progress'],
  ['formatting', 'npx prettier --check --log-level warn .'],
  ['tests that the documents name', 'npm run --silent asvs -- --check'],
  ['forbidden words', 'node scripts/run.js scripts/plain-words.ts'],
  ['message catalogues', 'node scripts/run.js scripts/check-messages.ts'],
  ['script sizes of the pages', 'npm run --silent build && node scripts/run.js scripts/page-weight.ts'],
];
const failed = checks.filter(([name, command]) => {
  const startedAt = Date.now();
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  return status !== 0;
});
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);

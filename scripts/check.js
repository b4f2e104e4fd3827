/** npm run check: all that needs no running product; the pages are built for it, as npm test would. Every check runs, so that one look shows everything there is to mend. */
import { spawnSync } from 'node:child_process';
import { install } from './prepare.js';

install();
/** @type {[what: string, command: string][]} */
const checks = [
  ['generated code in step with its sources', 'npm run --silent codegen -- --check'],
  ['route types', 'npx react-router typegen'],
  ['types of server, common and scripts', 'npx tsc -p .'],
  ['types of the client', 'npx tsc -p client'],
  ['types of the playground', 'npx tsc -p client/playground'],
  ['types of the journeys', 'npx tsc -p e2e'],
  ['lint and import rules', 'npx eslint --max-warnings 0 .'],
  ['formatting', 'npx prettier --check --log-level warn .'],
  ['message catalogues', 'node scripts/check-messages.js'],
  ['pages within their budget of scripts', 'node scripts/build.js && node scripts/page-weight.js'],
];
const failed = checks.filter(([what, command]) => {
  const startedAt = Date.now();
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${what} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  return status !== 0;
});
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);

/**
 * npm test [-- jest arguments]: builds what is missing, then runs the tests with a real database and a real browser.
 * npm run test:slow does the same for *.slow.test.ts, tests that take long and rarely fail.
 */
import { build, run } from './prepare.js';

const isSlow = process.env.npm_lifecycle_event === 'test:slow';
if (isSlow) process.env.SUITE = 'slow';
await build();
run(isSlow ? 'running slow tests' : 'running tests', 'npx', ['jest', ...process.argv.slice(2)]);

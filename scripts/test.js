/**
 * npm test [-- jest arguments]: on a real database and in a real browser, with what it needs installed and built first.
 * npm run test:slow runs, in the same way, what takes long and rarely breaks: files that end in .slow.test.ts.
 */
import { build, install, run } from './prepare.js';

const isSlow = process.env['npm_lifecycle_event'] === 'test:slow';
if (isSlow) process.env['SUITE'] = 'slow';
install();
await build();
run(isSlow ? 'testing what takes long' : 'testing', 'npx', ['jest', ...process.argv.slice(2)]);

/** npm test [-- jest arguments]: everything, on a real database and in a real browser, with what it needs installed and built first. */
import { build, install, run } from './prepare.js';

install();
await build();
run('testing', 'npx', ['jest', ...process.argv.slice(2)]);

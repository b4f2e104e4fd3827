/** node scripts/run.js scripts/test-titles.ts: prints file and title of every test, including slow ones, in the format of docs/tests. */
import { listTests } from './titles.ts';

for (const { file, title } of listTests()) console.log(`${file}\t${title}`);

/**
 * npm run bench [-- --rows 1000,1000000]: measures the screens of the CRM, analytics, exports, queries, form submissions, pages, the activity
 * feed, the most expensive operations within the limits, and the start, and prints tables. `-- --only analytics` runs one file of this folder;
 * `--write` puts the tables in docs/benchmarks.md.
 */
import { writeReport } from '../report.ts';

const only = process.argv.includes('--only') ? process.argv.splice(process.argv.indexOf('--only'), 2)[1] : undefined;
const options = process.argv.slice(2).map((option) => ` ${option}`);
const files = {
  crm: () => import('./crm.ts'),
  analytics: () => import('./analytics.ts'),
  exports: () => import('./exports.ts'),
  graphql: () => import('./graphql.ts'),
  intake: () => import('./intake.ts'),
  'expensive-operations': () => import('./expensive-operations.ts'),
  feed: () => import('./feed.ts'),
  pages: () => import('./pages.ts'),
  start: () => import('./start.ts'),
};
for (const [file, run] of Object.entries(files)) {
  if (only && only !== file) continue;
  await run();
  await writeReport(file, `npm run bench -- --only ${file}${options.join('')}`);
}

/**
 * npm run bench [-- --rows 1000,1000000]: measures the screens of the CRM, analytics, exports, queries, form submissions, pages, the activity
 * feed, the most expensive operations within the limits, and the start, and prints tables (docs/benchmarks.md).
 * `-- --only analytics` runs one file of this folder.
 */
import '../../scripts/swc-hook.js';

const only = process.argv.includes('--only') ? process.argv.splice(process.argv.indexOf('--only'), 2)[1] : undefined;
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
for (const [file, run] of Object.entries(files)) if (!only || only === file) await run();

/**
 * npm run bench [-- --rows 1000,1000000]: times of what the CRM's screens ask, of the analytics and of exports; what a query, a submission, a
 * page and a change of the feed cost beside their peers; the dearest that the limits let pass, and a start. As tables
 * (docs/benchmarks.md). `-- --only analytics` runs one of the files of bench/.
 */
import '../../scripts/swc-hook.js';

const only = process.argv.includes('--only') ? process.argv.splice(process.argv.indexOf('--only'), 2)[1] : undefined;
const files = {
  crm: () => import('./crm.ts'),
  analytics: () => import('./analytics.ts'),
  exports: () => import('./exports.ts'),
  graphql: () => import('./graphql.ts'),
  intake: () => import('./intake.ts'),
  dearest: () => import('./dearest.ts'),
  feed: () => import('./feed.ts'),
  pages: () => import('./pages.ts'),
  start: () => import('./start.ts'),
};
for (const [file, run] of Object.entries(files)) if (!only || only === file) await run();

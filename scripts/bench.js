/**
 * npm run bench [-- --rows 1000,1000000]: times of what the CRM's screens ask, of the analytics and of exports; what a query, a submission, a
 * page and a change of the feed cost beside their peers; the dearest that the limits let pass, and a start. As tables
 * (docs/benchmarks.md). `-- --only analytics` runs one of the files of bench/.
 */
import './swc-hook.js';

const only = process.argv.includes('--only') ? process.argv.splice(process.argv.indexOf('--only'), 2)[1] : undefined;
const files = {
  crm: () => import('../bench/crm.ts'),
  analytics: () => import('../bench/analytics.ts'),
  exports: () => import('../bench/exports.ts'),
  graphql: () => import('../bench/graphql.ts'),
  intake: () => import('../bench/intake.ts'),
  dearest: () => import('../bench/dearest.ts'),
  feed: () => import('../bench/feed.ts'),
  pages: () => import('../bench/pages.ts'),
  start: () => import('../bench/start.ts'),
};
for (const [file, run] of Object.entries(files)) if (!only || only === file) await run();

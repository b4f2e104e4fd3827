/** npm run bench [-- --rows 1000,1000000]: query times of the CRM's lists, filters and searches, as a table. */
import './swc-hook.js';

await import('../bench/crm.ts');

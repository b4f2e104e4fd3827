/**
 * npm run faults [-- --kills 200]: two servers and their PostgreSQL are killed, cut off and restarted under people who write without a pause;
 * see tools/chaos. Prints what was lost or doubled, and fails if anything was. Ctrl-C or SIGTERM ends the killing of servers and
 * compares at once.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { runFaults } from './faults.ts';
import { build, install } from '../../scripts/prepare.js';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } });
const serverKills = Number(values.kills);
const some = Math.max(1, Math.round(serverKills / 10));
install();
await build();

const enough = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => enough.abort());

const began = Date.now();
const counts = new Map<string, number>();
const result = await runFaults({
  ...{ serverKills, databaseKills: some, terminations: 2 * some, shortages: 3, updates: 3, spell: 10_000 },
  ...{ visitors: 6, editors: 2, watchers: 4 },
  enough: enough.signal,
  onFault(fault) {
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
    if (counts.get(fault)! % 20 === 1) console.log(`${Math.round((Date.now() - began) / 1000)} s: ${fault}`);
  },
});
console.table(Object.fromEntries(counts));
const { miscounted, refusedFiles, ...figures } = result;
for (const [disk, refused] of Object.entries(refusedFiles))
  console.log(`${refused} files refused by a full disk: ${disk}`);
console.table({ ...figures, miscounted: miscounted.length, seconds: Math.round((Date.now() - began) / 1000) });
const { brokenReceipts, unknownRequests, brokenEdits, brokenFiles, missedEvents, unsentMails, failuresWhileUpdated } =
  result;
const wrong = [
  brokenReceipts,
  unknownRequests,
  brokenEdits,
  brokenFiles,
  missedEvents,
  unsentMails,
  failuresWhileUpdated,
];
if (wrong.some((count) => count > 0) || miscounted.length > 0) process.exitCode = 1;

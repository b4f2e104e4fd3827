/**
 * npm run faults [-- --kills 200]: kills, disconnects and restarts two servers and their PostgreSQL while virtual users keep writing
 * (faults.ts). Prints what was lost or duplicated, and exits with 1 if anything was. Ctrl-C or SIGTERM ends the killing of servers early
 * and starts the comparison.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { runFaults } from './faults.ts';
import { build } from '../../scripts/prepare.js';
import { startTable, writeReport } from '../report.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } });
const serverKills = Number(values.kills);
const databaseKills = Math.max(1, Math.round(serverKills / 10));
await build();

const skipServerKills = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => skipServerKills.abort());

const startedAt = Date.now();
const counts = new Map<string, number>();
const result = await runFaults({
  serverKills,
  databaseKills,
  terminations: 2 * databaseKills,
  exhaustions: 3,
  updates: 3,
  faultDurationMs: 10_000,
  visitors: 6,
  editors: 2,
  subscribers: 4,
  skipServerKills: skipServerKills.signal,
  onFault(fault) {
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
    if (counts.get(fault)! % 20 === 1) console.log(`${Math.round((Date.now() - startedAt) / 1000)} s: ${fault}`);
  },
});
const printFault = startTable('fault', 'count');
for (const [fault, count] of counts) printFault(fault, count);
const { wrongLastContacts, refusedFiles, ...figures } = result;
const printFigure = startTable('acknowledged and stored', 'count');
for (const [name, count] of Object.entries(figures)) printFigure(name, count);
printFigure('wrongLastContacts', wrongLastContacts.length);
for (const [disk, refused] of Object.entries(refusedFiles)) printFigure(`files refused, full disk of ${disk}`, refused);
printFigure('seconds', Math.round((Date.now() - startedAt) / 1000));
await writeReport('faults', `npm run faults -- --kills ${serverKills}`);
const { brokenReceipts, unknownRequests, brokenEdits, brokenFiles, missedEvents, unsentMails, failuresDuringUpdates } =
  result;
const problems = [
  brokenReceipts,
  unknownRequests,
  brokenEdits,
  brokenFiles,
  missedEvents,
  unsentMails,
  failuresDuringUpdates,
];
if (problems.some((count) => count > 0) || wrongLastContacts.length > 0) process.exitCode = 1;

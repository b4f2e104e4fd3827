/**
 * npm run faults -- --only rolling-restart: restarts two nodes behind nginx under load (rolling-restart.ts). Exits with 1 if a request failed.
 *
 * npm run faults -- --only failover: kills a PostgreSQL with a standby under load and promotes the standby (failover.ts). Exits with 1 if
 * anything was lost.
 *
 * npm run faults -- --only neighbours --previous ../kordon-0.1.0: runs this version beside the build of another clone (neighbours.ts). Exits with
 * 1 if a request failed or anything was lost.
 *
 * npm run faults [-- --kills 200]: kills, disconnects and restarts two servers and their PostgreSQL while virtual users keep writing
 * (faults.ts). Prints what was lost or duplicated, and exits with 1 if anything was. Ctrl-C or SIGTERM ends the killing of servers early
 * and starts the comparison.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { runFailover } from './failover.ts';
import { runFaults } from './faults.ts';
import { runNeighbours } from './neighbours.ts';
import { runRollingRestart } from './rolling-restart.ts';
import { build } from '../../scripts/prepare.js';
import { startTable, writeReport } from '../report.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    only: { type: 'string' },
    previous: { type: 'string', default: '' },
  },
});
const needsPages = values.only !== 'failover' && values.only !== 'neighbours';
await build(needsPages ? undefined : ['app']);

if (values.only === 'rolling-restart') await restartNodes();
else if (values.only === 'failover') await failOver();
else if (values.only === 'neighbours') await runBesidePrevious(values.previous);
else await injectFaults(Number(values.kills));

async function restartNodes(): Promise<void> {
  const options = { rounds: 3, requestsPerSecond: 50 };
  const { problems, ...figures } = await runRollingRestart({
    ...options,
    onRestart: (node, seconds) => console.log(`node ${node} is back after ${seconds.toFixed(1)} s`),
  });
  const print = startTable(
    `${options.rounds} rolling restarts, ${options.requestsPerSecond} requests a second`,
    'count',
  );
  for (const [name, count] of Object.entries(figures)) print(name, count);
  for (const [problem, count] of problems) console.error(`${count}: ${problem}`);
  await writeReport('rolling-restart', 'npm run faults -- --only rolling-restart');
  failIfAny([figures.failed, figures.lost]);
}

async function failOver(): Promise<void> {
  const { wrongLastContacts, ...figures } = await runFailover({
    visitors: 6,
    editors: 2,
    subscribers: 4,
    loadMs: 20_000,
    promotionDelayMs: 3_000,
  });
  const print = startTable('failover', 'count');
  for (const [name, count] of Object.entries(figures)) print(name, count);
  print('wrongLastContacts', wrongLastContacts.length);
  await writeReport('failover', 'npm run faults -- --only failover');
  const { brokenReceipts, unknownRequests, brokenEdits, missedEvents, unsentMails, jobsLeft } = figures;
  const lost = [brokenReceipts, unknownRequests, brokenEdits, missedEvents, unsentMails, jobsLeft];
  failIfAny([...lost, wrongLastContacts.length]);
}

async function runBesidePrevious(previousClone: string): Promise<void> {
  const { wrongLastContacts, ...figures } = await runNeighbours({ previousClone, requests: 30 });
  const print = startTable('previous version and this one on one database', 'count');
  for (const [name, count] of Object.entries(figures)) print(name, count);
  print('wrongLastContacts', wrongLastContacts.length);
  const { brokenReceipts, unknownRequests, brokenEdits, missedEvents, unsentMails, failures } = figures;
  const lost = [brokenReceipts, unknownRequests, brokenEdits, missedEvents, unsentMails, failures];
  failIfAny([...lost, wrongLastContacts.length]);
}

async function injectFaults(serverKills: number): Promise<void> {
  const databaseKills = Math.max(1, Math.round(serverKills / 10));
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
  for (const [disk, refused] of Object.entries(refusedFiles))
    printFigure(`files refused, full disk of ${disk}`, refused);
  printFigure('seconds', Math.round((Date.now() - startedAt) / 1000));
  await writeReport('faults', `npm run faults -- --kills ${serverKills}`);
  const {
    brokenReceipts,
    unknownRequests,
    brokenEdits,
    brokenFiles,
    missedEvents,
    unsentMails,
    failuresDuringUpdates,
  } = result;
  failIfAny([
    brokenReceipts,
    unknownRequests,
    brokenEdits,
    brokenFiles,
    missedEvents,
    unsentMails,
    failuresDuringUpdates,
    wrongLastContacts.length,
  ]);
}

/** Ends the command with status 1 when one of the counts is not 0. */
function failIfAny(counts: number[]): void {
  if (counts.some((count) => count > 0)) process.exitCode = 1;
}

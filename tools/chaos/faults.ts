import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { entities } from '../../server/app/entities.ts';
import { migrations } from '../../server/migrations/index.ts';
import { connect } from '../../server/platform/database/data-source.ts';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { migrateJobs } from '../../server/platform/jobs/worker.ts';
import { audit, type AuditResult } from './audit.ts';
import { RetryingClient } from './retrying-client.ts';
import { createDatabaseDisk, mountDisk, type Disk } from './disks.ts';
import {
  runEditor,
  runUploader,
  runVisitor,
  submitForm,
  type StopFlag,
  type Submission,
  type Uploads,
} from './virtual-users.ts';
import { startSmtpServer, type FaultySmtpServer, type SmtpBehavior } from './smtp-server.ts';
import { admin, Servers, serverSettings } from './servers.ts';
import { FeedSubscriber } from './feed-subscriber.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export interface FaultOptions {
  /** Number of times a server is killed. */
  serverKills: number;
  /** Number of times PostgreSQL is killed. */
  databaseKills: number;
  /** Number of times all transactions are terminated with pg_terminate_backend. */
  terminations: number;
  /** Number of times all connections of the database are used up. */
  exhaustions: number;
  /** Number of times each server is restarted as for an update. */
  updates: number;
  /** Duration of each kind of lost answers, each full disk and each fault of the mail server. */
  faultDurationMs: number;
  visitors: number;
  editors: number;
  /** Number of subscribers of the activity feed. */
  subscribers: number;
  onFault?: (fault: string) => void;
  /** Ends the killing of servers early; the remaining faults and the comparison follow. */
  skipServerKills?: AbortSignal;
}

export interface FaultResult extends AuditResult {
  receipts: number;
  edits: number;
  /** Number of acknowledged files. */
  files: number;
  /** Number of files that were refused with an error while a disk was full, by the name of the disk. */
  refusedFiles: Record<string, number>;
  /** Largest number of log entries that one subscriber received. */
  events: number;
  /** Number of times that subscribers opened their sockets, in total. */
  connections: number;
  /** Requests without an answer, in total. */
  failures: number;
  /** Requests without an answer while servers were updated. */
  failuresDuringUpdates: number;
  /** Answers to COMMIT dropped between server and database. */
  lostCommits: number;
  /** Answers dropped between visitor and server. */
  lostAnswers: number;
}

/** Connections of the database; two servers with their workers need a third of them. */
const MAX_CONNECTIONS = 60;
const log = pino({ level: 'silent' });

/**
 * Runs two servers on one database while virtual users keep writing and faults are injected. Afterwards it compares the database with
 * the answers that the users received.
 */
export async function runFaults(options: FaultOptions): Promise<FaultResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-faults-'));
  const settings = { max_connections: `${MAX_CONNECTIONS}` };
  const postgres = await startEmbedded({ dataDir, log, settings });
  const smtp = await startSmtpServer();
  const db = await connect(postgres.ownerUrl, { entities, migrations, log });
  await migrateJobs(postgres.ownerUrl, log);
  const isDropping = { commits: false, answers: false };
  const databaseUrl = new URL(postgres.ownerUrl);
  const databaseProxy = await startTcpProxy({
    targets: () => [Number(databaseUrl.port)],
    shouldDropAnswer: (sent) => isDropping.commits && randomInt(4) === 0 && sent.includes('COMMIT\0'),
  });
  const uploadsFolder = path.join(dataDir, 'uploads');
  const uploadsDisk = await mountDisk('uploads folder', uploadsFolder, 8);
  const proxiedUrl = Object.assign(new URL(postgres.ownerUrl), {
    hostname: '127.0.0.1',
    port: `${databaseProxy.port}`,
  });
  const servers = new Servers({
    ...serverSettings({ database: proxiedUrl.href, smtp: smtp.url }, dataDir),
    TMPDIR: uploadsFolder,
  });
  const serverProxy = await startTcpProxy({
    targets: servers.listPorts,
    shouldDropAnswer: (sent) => isDropping.answers && randomInt(4) === 0 && sent.includes('POST /graphql'),
  });
  try {
    await servers.start(2);
    const disks = [createDatabaseDisk(db), ...(uploadsDisk ? [uploadsDisk] : [])];
    return await runScenario({ ...options, db, dataDir, smtp, servers, isDropping, disks, databaseProxy, serverProxy });
  } finally {
    await servers.stop();
    [databaseProxy, serverProxy].forEach((proxy) => proxy.close());
    await smtp.close();
    await db.destroy();
    await postgres.stop();
    await uploadsDisk?.remove();
    await rm(dataDir, { recursive: true });
  }
}

interface Scenario extends FaultOptions {
  db: DataSource;
  dataDir: string;
  smtp: FaultySmtpServer;
  servers: Servers;
  /** Whether the proxies currently drop answers to commits, and answers to visitors. */
  isDropping: { commits: boolean; answers: boolean };
  disks: Disk[];
  databaseProxy: TcpProxy;
  serverProxy: TcpProxy;
}

async function runScenario(scenario: Scenario): Promise<FaultResult> {
  const { db, smtp, visitors, editors, serverProxy, databaseProxy } = scenario;
  const stop: StopFlag = { isSet: false };
  const submissions: Submission[] = [];
  const uploads: Uploads = { ids: [], refused: 0 };
  const port = () => serverProxy.port;
  const clients = Array.from({ length: visitors + editors + 1 }, () => new RetryingClient(port));
  const countFailures = () => clients.reduce((sum, client) => sum + client.failures, 0);
  const [uploader, ...writers] = clients as [RetryingClient, ...RetryingClient[]];
  const subscribers = Array.from(
    { length: scenario.subscribers },
    () => new FeedSubscriber(new RetryingClient(port), port),
  );
  await Promise.all(subscribers.map((subscriber) => subscriber.start(admin)));
  const requestsToEdit = await Promise.all(writers.slice(visitors).map((client) => submitForm(client, submissions)));

  const visitorRuns = writers.slice(0, visitors).map((client) => runVisitor(client, stop, submissions));
  const editorRuns = requestsToEdit.map((id, index) => runEditor(writers[visitors + index]!, stop, { ...admin, id }));
  const users = Promise.all([
    Promise.all(editorRuns),
    Promise.all([...visitorRuns, runUploader(uploader, stop, uploads)]),
  ]);
  let failuresDuringUpdates = 0;
  let refusedFiles: Record<string, number> = {};
  const faults = (async () => {
    await disturbMailServer(scenario);
    await dropAnswers(scenario);
    refusedFiles = await fillDisks(scenario, uploads);
    await terminateTransactions(scenario);
    await exhaustConnections(scenario);
    await killDatabase(scenario);
    await killServers(scenario);
    const before = countFailures();
    await updateServers(scenario);
    failuresDuringUpdates = countFailures() - before;
  })().finally(() => (stop.isSet = true));
  try {
    // The promise of a user who receives a final error rejects, which ends the run.
    const [[edits]] = await Promise.all([users, faults]);
    await waitForMailJobs(db);
    const auditResult = await audit(db.manager, { submissions, edits, uploads, subscribers, smtp });
    return {
      receipts: submissions.length,
      edits: edits.reduce((sum, { edits }) => sum + edits, 0),
      files: uploads.ids.length,
      refusedFiles,
      events: Math.max(...subscribers.map(({ seen }) => seen.size)),
      connections: subscribers.reduce((sum, subscriber) => sum + subscriber.connections, 0),
      failures: countFailures(),
      failuresDuringUpdates,
      lostCommits: databaseProxy.countDroppedAnswers(),
      lostAnswers: serverProxy.countDroppedAnswers(),
      ...auditResult,
    };
  } finally {
    await Promise.all(subscribers.map((subscriber) => subscriber.stop()));
  }
}

async function disturbMailServer({ smtp, faultDurationMs, onFault }: Scenario): Promise<void> {
  for (const behavior of ['refuse', 'hang', 'defer', 'disconnect'] satisfies SmtpBehavior[]) {
    onFault?.(`mail server fails: ${behavior}`);
    smtp.behavior = behavior;
    await delay(faultDurationMs);
  }
  smtp.behavior = 'accept';
}

async function dropAnswers({ isDropping, faultDurationMs, onFault }: Scenario): Promise<void> {
  for (const kind of ['commits', 'answers'] as const) {
    onFault?.(`answers are lost: ${kind}`);
    isDropping[kind] = true;
    await delay(faultDurationMs);
    isDropping[kind] = false;
  }
}

/** Fills each disk for a while, then waits until an upload succeeds again. @returns the number of refused files by disk */
async function fillDisks(
  { disks, faultDurationMs, onFault }: Scenario,
  uploads: Uploads,
): Promise<Record<string, number>> {
  const refused: Record<string, number> = {};
  for (const disk of disks) {
    onFault?.(`disk is full: ${disk.name}`);
    const before = uploads.refused;
    const end = Date.now() + faultDurationMs;
    while (Date.now() < end) {
      await disk.fill();
      await delay(20);
    }
    await disk.clear();
    refused[disk.name] = uploads.refused - before;
    const acknowledged = uploads.ids.length;
    while (uploads.ids.length === acknowledged) await delay(50);
  }
  return refused;
}

async function terminateTransactions({ db, terminations: count, onFault }: Scenario): Promise<void> {
  for (let round = 0; round < count; round++) {
    onFault?.('all transactions are terminated');
    await delay(randomInt(300));
    await db.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid()',
    );
  }
}

async function exhaustConnections({ db, exhaustions: count, faultDurationMs, onFault }: Scenario): Promise<void> {
  const url = (db.options as { url: string }).url;
  for (let round = 0; round < count; round++) {
    onFault?.('all connections are used up');
    const clients: Client[] = [];
    for (;;) {
      const client = new Client(url);
      client.on('error', () => undefined);
      const isConnected = await client.connect().then(
        () => true,
        () => false,
      );
      if (!isConnected) break;
      clients.push(client);
    }
    await delay(faultDurationMs);
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function killDatabase({ db, dataDir, databaseKills: count, onFault }: Scenario): Promise<void> {
  for (let round = 0; round < count; round++) {
    onFault?.('PostgreSQL is killed');
    await delay(randomInt(500));
    const pid = await readPostmasterPid(dataDir);
    if (pid) process.kill(pid, 'SIGKILL');
    // Backends survive the postmaster for a moment, so an answer alone does not prove that the new one is up.
    while ((await readPostmasterPid(dataDir)) === pid || !(await isReachable(db))) await delay(100);
  }
}

/** Returns undefined while no PostgreSQL is running. */
async function readPostmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

const isReachable = (db: DataSource): Promise<boolean> =>
  db.query('select 1').then(
    () => true,
    () => false,
  );

async function killServers({ servers, serverKills: count, skipServerKills, onFault }: Scenario): Promise<void> {
  for (let round = 0; round < count && !skipServerKills?.aborted; round++) {
    onFault?.('a server is killed');
    await delay(randomInt(500));
    await servers.kill(randomInt(servers.count));
  }
}

async function updateServers({ servers, updates: count, onFault }: Scenario): Promise<void> {
  for (let round = 0; round < count; round++) {
    for (let index = 0; index < servers.count; index++) {
      onFault?.('a server is updated');
      await servers.restart(index);
    }
  }
}

/** Makes waiting mail jobs due and waits until all are done. @throws Error when their number does not fall for two minutes */
export async function waitForMailJobs(db: DataSource): Promise<void> {
  let fewest = Infinity;
  for (let tries = 0; tries < 240; tries++) {
    await db.query(
      'update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()',
    );
    const [left] = await db.query<[{ count: number }]>(
      `select count(*)::int from graphile_worker.jobs where task_identifier in ('confirm-quote', 'notify-sales')`,
    );
    if (left.count === 0) return;
    if (left.count < fewest) tries = 0;
    fewest = Math.min(fewest, left.count);
    await delay(500);
  }
  throw new Error(`${fewest} mails are still waiting`);
}

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
import { audit, type Verdict } from './audit.ts';
import { Caller } from './caller.ts';
import { databaseDisk, uploadsDisk, type Disk } from './disks.ts';
import { ClosingTime, edit, submit, upload, visit, type Submitted, type Uploads } from './people.ts';
import { openPostOffice, type Mood, type PostOffice } from './post-office.ts';
import { Servers } from './servers.ts';
import { Watcher } from './watcher.ts';
import { openWire, type Wire } from './wire.ts';

export interface FaultOptions {
  /** How often a server is killed. */
  serverKills: number;
  /** How often PostgreSQL is killed. */
  databaseKills: number;
  /** How often all transactions are ended by pg_terminate_backend. */
  terminations: number;
  /** How often nothing is left of the database's connections. */
  shortages: number;
  /** How often each server is restarted as an update would. */
  updates: number;
  /** How long each kind of lost answers, each full disk and each mood of the mail server lasts, in milliseconds. */
  spell: number;
  visitors: number;
  editors: number;
  /** Who watch every change as it is committed. */
  watchers: number;
  onFault?: (fault: string) => void;
  /** Ends the killing of servers: what follows it, and the comparison, come at once. */
  enough?: AbortSignal;
}

export interface FaultResult extends Verdict {
  receipts: number;
  edits: number;
  /** Files that were acknowledged. */
  files: number;
  /** Files that were refused with a reason while a disk was full, by the disk. */
  refusedFiles: Record<string, number>;
  /** Entries of the log that each of those who watched had to see, and how often their sockets were opened in all. */
  events: number;
  connections: number;
  /** Tries of people that brought no answer, in all and while servers were updated. */
  failures: number;
  failuresWhileUpdated: number;
  /** Answers swallowed between server and database after a COMMIT, and between visitor and server. */
  lostCommits: number;
  lostAnswers: number;
}

const admin = { email: 'faults@kordon.example', password: 'a password for the faults' };
/** Of the database, of which two servers with their workers need a third. */
const maxConnections = 60;
const log = pino({ level: 'silent' });

/**
 * Two servers on one database under people who write without a pause, while everything that can end, ends. Afterwards the database is
 * compared with what people were told.
 */
export async function runFaults(options: FaultOptions): Promise<FaultResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-faults-'));
  const settings = { max_connections: `${maxConnections}` };
  const postgres = await startEmbedded({ dataDir, log, settings });
  const office = await openPostOffice();
  const db = await connect(postgres.url, { entities, migrations, log });
  await migrateJobs(postgres.url, log);
  const losses = { commits: false, answers: false };
  const databaseUrl = new URL(postgres.url);
  const toDatabase = await openWire({
    targets: () => [Number(databaseUrl.port)],
    losesAnswerTo: (sent) => losses.commits && randomInt(4) === 0 && sent.includes('COMMIT\0'),
  });
  const uploadsFolder = path.join(dataDir, 'uploads');
  const disk = await uploadsDisk(uploadsFolder);
  const servers = new Servers({
    TMPDIR: uploadsFolder,
    PORT: '0',
    DATABASE_URL: Object.assign(new URL(postgres.url), { hostname: '127.0.0.1', port: `${toDatabase.port}` }).href,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret for the faults, long enough',
    PUBLIC_URL: 'http://kordon.example',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: office.url,
    TRUST_PROXY: '1',
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
  });
  const toServers = await openWire({
    targets: servers.ports,
    losesAnswerTo: (sent) => losses.answers && randomInt(4) === 0 && sent.includes('POST /graphql'),
  });
  try {
    await servers.start(2);
    const disks = [databaseDisk(db), ...(disk ? [disk] : [])];
    const stage = { ...options, db, dataDir, office, servers, losses, disks, toDatabase, toServers };
    return await play(stage);
  } finally {
    await servers.stop();
    [toDatabase, toServers].forEach((wire) => wire.close());
    await office.close();
    await db.destroy();
    await postgres.stop();
    await disk?.remove();
    await rm(dataDir, { recursive: true });
  }
}

interface Stage extends FaultOptions {
  db: DataSource;
  dataDir: string;
  office: PostOffice;
  servers: Servers;
  losses: { commits: boolean; answers: boolean };
  disks: Disk[];
  toDatabase: Wire;
  toServers: Wire;
}

async function play(stage: Stage): Promise<FaultResult> {
  const { db, office, visitors, editors, toServers, toDatabase } = stage;
  const closing = new ClosingTime();
  const receipts: Submitted[] = [];
  const uploads: Uploads = { ids: [], refused: 0 };
  const port = () => toServers.port;
  const callers = Array.from({ length: visitors + editors + 1 }, () => new Caller(port));
  const failures = () => callers.reduce((sum, caller) => sum + caller.failures, 0);
  const [uploader, ...writers] = callers as [Caller, ...Caller[]];
  const watchers = Array.from({ length: stage.watchers }, () => new Watcher(new Caller(port), port));
  await Promise.all(watchers.map((watcher) => watcher.start(admin)));
  const subjects = await Promise.all(writers.slice(visitors).map((caller) => submit(caller, receipts)));

  const visits = writers.slice(0, visitors).map((caller) => visit(caller, closing, receipts));
  const editings = subjects.map((id, index) => edit(writers[visitors + index]!, closing, { ...admin, id }));
  const people = Promise.all([Promise.all(editings), Promise.all([...visits, upload(uploader, closing, uploads)])]);
  let failuresWhileUpdated = 0;
  let refusedFiles: Record<string, number> = {};
  const faults = (async () => {
    await mailTrouble(stage);
    await lostAnswers(stage);
    refusedFiles = await fullDisks(stage, uploads);
    await terminations(stage);
    await shortages(stage);
    await databaseKills(stage);
    await serverKills(stage);
    const before = failures();
    await updates(stage);
    failuresWhileUpdated = failures() - before;
  })().finally(() => (closing.over = true));
  try {
    // Whoever meets an answer that is wrong ends all at once.
    const [[edits]] = await Promise.all([people, faults]);
    await settle(db);
    const verdict = await audit(db.manager, { receipts, edits, uploads, watchers, office });
    return {
      receipts: receipts.length,
      edits: edits.reduce((sum, { edits }) => sum + edits, 0),
      files: uploads.ids.length,
      refusedFiles,
      events: Math.max(...watchers.map(({ seen }) => seen.size)),
      connections: watchers.reduce((sum, watcher) => sum + watcher.connections, 0),
      failures: failures(),
      failuresWhileUpdated,
      lostCommits: toDatabase.lost(),
      lostAnswers: toServers.lost(),
      ...verdict,
    };
  } finally {
    await Promise.all(watchers.map((watcher) => watcher.stop()));
  }
}

async function mailTrouble({ office, spell, onFault }: Stage): Promise<void> {
  for (const mood of ['closed', 'silent', 'later', 'hangs up'] satisfies Mood[]) {
    onFault?.(`the mail server is in a mood: ${mood}`);
    office.mood = mood;
    await delay(spell);
  }
  office.mood = 'well';
}

async function lostAnswers({ losses, spell, onFault }: Stage): Promise<void> {
  for (const kind of ['commits', 'answers'] as const) {
    onFault?.(`answers are lost: ${kind}`);
    losses[kind] = true;
    await delay(spell);
    losses[kind] = false;
  }
}

/** @returns files that were refused meanwhile; one at least is taken after each. */
async function fullDisks({ disks, spell, onFault }: Stage, uploads: Uploads): Promise<Record<string, number>> {
  const refused: Record<string, number> = {};
  for (const disk of disks) {
    onFault?.(`a disk is full: ${disk.name}`);
    const before = uploads.refused;
    for (const end = Date.now() + spell; Date.now() < end; await delay(20)) await disk.fill();
    await disk.clear();
    refused[disk.name] = uploads.refused - before;
    const taken = uploads.ids.length;
    while (uploads.ids.length === taken) await delay(50);
  }
  return refused;
}

async function terminations({ db, terminations: count, onFault }: Stage): Promise<void> {
  for (let round = 0; round < count; round++) {
    onFault?.('all transactions are ended');
    await delay(randomInt(300));
    await db.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid()',
    );
  }
}

async function shortages({ db, shortages: count, spell, onFault }: Stage): Promise<void> {
  const url = (db.options as { url: string }).url;
  for (let round = 0; round < count; round++) {
    onFault?.('no connection is left');
    const taken: Client[] = [];
    for (;;) {
      const client = new Client(url);
      client.on('error', () => undefined);
      const got = await client.connect().then(
        () => true,
        () => false,
      );
      if (!got) break;
      taken.push(client);
    }
    await delay(spell);
    await Promise.all(taken.map((client) => client.end()));
  }
}

async function databaseKills({ db, dataDir, databaseKills: count, onFault }: Stage): Promise<void> {
  for (let round = 0; round < count; round++) {
    onFault?.('PostgreSQL is killed');
    await delay(randomInt(500));
    const killed = await postmaster(dataDir);
    if (killed) process.kill(killed, 'SIGKILL');
    // Those who served its connections answer for a while yet.
    while ((await postmaster(dataDir)) === killed || !(await answers(db))) await delay(100);
  }
}

/** Its process, or undefined while there is none. */
async function postmaster(dataDir: string): Promise<number | undefined> {
  const text = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

const answers = (db: DataSource): Promise<boolean> =>
  db.query('select 1').then(
    () => true,
    () => false,
  );

async function serverKills({ servers, serverKills: count, enough, onFault }: Stage): Promise<void> {
  for (let round = 0; round < count && !enough?.aborted; round++) {
    onFault?.('a server is killed');
    await delay(randomInt(500));
    await servers.kill(randomInt(servers.count));
  }
}

async function updates({ servers, updates: count, onFault }: Stage): Promise<void> {
  for (let round = 0; round < count; round++) {
    for (let index = 0; index < servers.count; index++) {
      onFault?.('a server is updated');
      await servers.restart(index);
    }
  }
}

/** Waits until every mail is sent, those that wait for their next try at once. @throws Error when there are no fewer for two minutes */
async function settle(db: DataSource): Promise<void> {
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

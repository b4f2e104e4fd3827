import { EventEmitter, once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { object, string } from 'yup';
import { testDatabase } from '../../testing/database.ts';
import { databaseStorage } from '../../testing/files.ts';
import { createMailer } from '../mail/mailer.ts';
import { addJob, defineJob } from './job.ts';
import { listQueuedJobs, retryJobs } from './queued-jobs.ts';
import { migrateJobs, startWorker } from './worker.ts';

const database = testDatabase();
const databaseName = () => new URL(database.url()).pathname.slice(1);
const logLines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void logLines.push(line) });

/** Work of the job `greet`; a test can replace it. */
let greeting: (name: string) => Promise<void>;
const greetings = new EventEmitter<{ done: [name: string] }>();
const greet = defineJob({
  name: 'greet',
  payload: object({ name: string().required().max(20) }),
  maxAttempts: 25,
  async run({ name }) {
    await greeting(name);
    greetings.emit('done', name);
  },
});

let db: DataSource;
const workers: { stop(): Promise<void> }[] = [];
async function startNode(): Promise<{ stop(): Promise<void> }> {
  const mail = createMailer({ folder: tmpdir(), from: { name: '', address: 'info@kordon.example' } });
  const site = { publicUrl: 'https://kordon.example', salesEmail: 'sales@kordon.example' };
  const tools = { db: db.manager, files: databaseStorage, mail, site, log };
  const worker = await startWorker({ url: database.url(), jobs: [greet], tools, log });
  workers.push(worker);
  return worker;
}
interface Queued {
  key: string | null;
  attempts: number;
  running: boolean;
  /** Seconds until the next attempt. */
  waits: number;
  error: string | null;
}
const listJobs = () =>
  db.query<Queued[]>(
    `select key, attempts, locked_at is not null as running, extract(epoch from run_at - now())::float as waits, last_error as error
     from graphile_worker.jobs`,
  );
/** Waits until the only job has failed `attempt` times. */
async function waitForFailure(attempt: number): Promise<Queued> {
  for (;;) {
    const [job] = await listJobs();
    if (job?.attempts === attempt && !job.running) return job;
    await delay(20);
  }
}
/** Makes waiting jobs due immediately. */
const runWaitingJobs = () =>
  db.query(`with due as (update graphile_worker._private_jobs set run_at = now()) select pg_notify('jobs:insert', '')`);

beforeAll(async () => {
  db = database.dataSource();
  await migrateJobs(database.url(), log);
});
beforeEach(() => (greeting = () => Promise.resolve()));
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await db.query('truncate graphile_worker._private_jobs');
});

test('a job runs when its transaction has committed, and never when it was rolled back', async () => {
  await startNode();
  const done = once(greetings, 'done');
  await db
    .transaction(async (tx) => {
      await addJob(tx, greet, { name: 'rolled back' });
      throw new Error('no');
    })
    .catch(() => undefined);
  await db.transaction((tx) => addJob(tx, greet, { name: 'committed' }));
  expect(await done).toEqual(['committed']);
});

test('jobs added without a running worker wait for one', async () => {
  await addJob(db.manager, greet, { name: 'early' });
  expect(await listJobs()).toHaveLength(1);
  const done = once(greetings, 'done');
  await startNode();
  expect(await done).toEqual(['early']);
});

test('with two nodes each job runs once', async () => {
  const names: string[] = [];
  greeting = (name) => Promise.resolve(void names.push(name));
  await Promise.all([startNode(), startNode()]);
  const expected = Array.from({ length: 20 }, (_, n) => `guest ${n}`);
  await db.transaction(async (tx) => {
    for (const name of expected) await addJob(tx, greet, { name });
  });
  while ((await listJobs()).length) await delay(20);
  expect(names.toSorted()).toEqual(expected.toSorted());
});

test('a failed job is retried with growing delays', async () => {
  greeting = () => Promise.reject(new Error('nobody there'));
  await startNode();
  await addJob(db.manager, greet, { name: 'patient' });
  for (const [attempt, seconds] of [
    [1, Math.E],
    [2, Math.E ** 2],
    [3, Math.E ** 3],
  ] as const) {
    const { waits, error } = await waitForFailure(attempt);
    expect(error).toContain('nobody there');
    expect(waits).toBeGreaterThan(seconds - 1);
    expect(waits).toBeLessThan(seconds + 0.1);
    if (attempt === 3) greeting = () => Promise.resolve();
    await runWaitingJobs();
  }
  await once(greetings, 'done');
});

test('a job whose message the mail server rejects is not tried again, but can be run again', async () => {
  const rejection = Object.assign(new Error('550 no such mailbox: leyla@demir.example'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  greeting = () => Promise.reject(rejection);
  await addJob(db.manager, greet, { name: 'Leyla' });
  await startNode();
  let failed = await listQueuedJobs(db.manager, { failed: true });
  for (; failed.length === 0; failed = await listQueuedJobs(db.manager, { failed: true })) await delay(20);
  expect(failed).toMatchObject([{ name: 'greet', error: '550 no such mailbox: …@…' }]);
  // The rejected job was stored again as a failed one; wait until the original is removed.
  while ((await listQueuedJobs(db.manager)).length > 1) await delay(20);

  greeting = () => Promise.resolve();
  const done = once(greetings, 'done');
  await retryJobs(db.manager, [failed[0]!.id]);
  expect(await done).toEqual(['Leyla']);
});

test('adding a job with an invalid payload throws', async () => {
  await expect(addJob(db.manager, greet, { name: 'x'.repeat(21) })).rejects.toThrow('at most 20');
  expect(await listJobs()).toEqual([]);
});

test('a waiting job with the same key is replaced', async () => {
  for (const name of ['first', 'second']) await addJob(db.manager, greet, { name }, { key: 'guest' });
  expect(await listJobs()).toMatchObject([{ key: 'guest' }]);
  const done = once(greetings, 'done');
  await startNode();
  expect(await done).toEqual(['second']);
});

test('a stop waits for the running job', async () => {
  let finish = () => {};
  const started = new Promise<void>((resolve) => {
    greeting = () => {
      resolve();
      return new Promise((done) => (finish = done));
    };
  });
  const worker = await startNode();
  await addJob(db.manager, greet, { name: 'slow' });
  await started;

  let stopped = false;
  const stop = worker.stop().then(() => (stopped = true));
  expect(await listJobs()).toMatchObject([{ running: true }]);
  expect(stopped).toBe(false);
  finish();
  await stop;
  expect(await listJobs()).toEqual([]);
  await addJob(db.manager, greet, { name: 'late' });
  for (let look = 0; look < 20; look++) expect(await listJobs()).toMatchObject([{ attempts: 0 }]);
});

describe('a worker', () => {
  // graphile-worker prints the error of a poll that fails while it stops; whether one does depends on the time.
  beforeEach(() => jest.spyOn(console, 'trace').mockImplementation());

  // An autovacuum worker belongs to a superuser and cannot be terminated by this user.
  const dropConnections = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = $1 and usename = current_user and pid <> pg_backend_pid()`;

  test('that loses its connections continues with new ones', async () => {
    await startNode();
    await db.query(dropConnections, [databaseName()]);
    const done = once(greetings, 'done');
    await addJob(db.manager, greet, { name: 'still here' });
    expect(await done).toEqual(['still here']);
  }, 20_000);

  /** Refuses all connections until `allow` is called, and ends the open ones. Returns when the worker has noticed. */
  async function refuseConnections(): Promise<{ allow: () => Promise<void> }> {
    const elsewhere = new URL(database.url());
    elsewhere.pathname = 'postgres';
    const admin = new Client(elsewhere.href);
    await admin.connect();
    await admin.query(`alter database ${databaseName()} allow_connections false`);
    logLines.length = 0;
    await admin.query(dropConnections, [databaseName()]);
    return {
      async allow() {
        while (!logLines.some((line) => line.includes('cannot start the worker again'))) await delay(20);
        await admin.query(`alter database ${databaseName()} allow_connections true`);
        await admin.end();
      },
    };
  }

  test('continues after a database outage', async () => {
    await startNode();
    await (await refuseConnections()).allow();

    const done = once(greetings, 'done');
    await addJob(db.manager, greet, { name: 'back' });
    expect(await done).toEqual(['back']);
  }, 30_000);

  test('does not repeat jobs that it did during a database outage', async () => {
    const names: string[] = [];
    const finish: (() => void)[] = [];
    const started = new EventEmitter<{ both: [] }>();
    greeting = (name) => {
      names.push(name);
      if (name === 'next') return Promise.resolve();
      return new Promise((resolve) => {
        finish.push(resolve);
        if (finish.length === 2) started.emit('both');
      });
    };
    await startNode();
    const bothStarted = once(started, 'both');
    await addJob(db.manager, greet, { name: 'one' });
    await addJob(db.manager, greet, { name: 'two' });
    await bothStarted;

    const outage = await refuseConnections();
    const countLostResults = () => logLines.filter((line) => line.includes('Failed to complete jobs')).length;
    for (const [index, finishJob] of finish.entries()) {
      finishJob();
      while (countLostResults() <= index) await delay(20);
    }
    await outage.allow();

    while ((await listJobs()).length > 0) await delay(20);
    const done = once(greetings, 'done');
    await addJob(db.manager, greet, { name: 'next' });
    expect(await done).toEqual(['next']);
    expect([...names].sort()).toEqual(['next', 'one', 'two']);
  }, 30_000);
});

describe('the job of a worker', () => {
  /** Makes the job look as if it had been locked a minute ago: by the worker that has locked it, or else by this one. */
  const ageJobLock = (workerIfUnlocked: string) =>
    db.query(
      `update graphile_worker._private_jobs set attempts = 1, locked_at = now() - interval '1 minute', locked_by = coalesce(locked_by, $1)`,
      [workerIfUnlocked],
    );

  const listWorkerLocks = () =>
    db.query<unknown[]>(
      `select from pg_locks join pg_database on pg_database.oid = database where locktype = 'advisory' and datname = current_database()`,
    );

  test('that was killed is run by the next worker that starts', async () => {
    await addJob(db.manager, greet, { name: 'orphan' });
    await ageJobLock('pool-killed');
    const done = once(greetings, 'done');
    await startNode();
    expect(await done).toEqual(['orphan']);
  });

  test('that is still alive is not released, even if it takes long', async () => {
    let finish = () => {};
    let runs = 0;
    const started = new Promise<void>((resolve) => {
      greeting = (name) => {
        if (name !== 'long') return Promise.resolve();
        runs++;
        resolve();
        return new Promise((done) => (finish = done));
      };
    });
    await startNode();
    await addJob(db.manager, greet, { name: 'long' });
    await started;
    while (!(await listWorkerLocks()).length) await delay(20);
    await ageJobLock('nobody');
    await startNode();
    const done = once(greetings, 'done');
    await addJob(db.manager, greet, { name: 'short' });
    expect(await done).toEqual(['short']);
    expect(runs).toBe(1);
    finish();
  });
});

test('several nodes can install the queue at the same time', async () => {
  await db.query('drop schema graphile_worker cascade');
  await Promise.all([1, 2, 3].map(() => migrateJobs(database.url(), log)));
  await addJob(db.manager, greet, { name: 'installed' });
  expect(await listJobs()).toHaveLength(1);
});

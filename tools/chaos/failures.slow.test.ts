/** Failures of the machine and of the database that docs/operations.md lists, each with what users see, what is logged and how it ends. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { readConfig, settingNames } from '../../server/config.ts';
import { startServer, type RunningServer } from '../../server/main.ts';
import {
  aContactMessage,
  aQuoteRequest,
  submitContactMessage,
  submitQuoteRequest,
} from '../../server/testing/builders.ts';
import { captureLog } from '../../server/testing/captured-log.ts';
import { testDatabase } from '../../server/testing/database.ts';
import { aPdf } from '../../server/testing/files.ts';
import { TestClient } from '../../server/testing/test-client.ts';
import { readTreeMemory } from '../bench/processes.ts';
import { mountDisk, type MountedDisk } from './disks.ts';
import { randomAddress } from './retrying-client.ts';
import { startTcpProxy } from './tcp-proxy.ts';

const admin = { email: 'failures@kordon.example', password: 'a password for the failures' };
const DAY_MS = 86_400_000;

/** Run after each test, the last one first. */
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const database = testDatabase();
const db = () => database.dataSource();

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kordon-failures-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Settings with the embedded database. */
const settingsFor = (dataDir: string): Record<string, string> => ({
  PORT: '0',
  METRICS_PORT: '0',
  DATA_DIR: dataDir,
  SESSION_SECRET: 'a secret for the failures, long enough',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  TRUST_PROXY: '1',
  DEMO_DATA: 'off',
  BACKUP_SCHEDULE: 'off',
});

/** Settings with a database of the test run. */
const externalSettings = (dataDir: string, more: Record<string, string> = {}): Record<string, string> => ({
  ...settingsFor(dataDir),
  DATABASE_URL: database.url(),
  ...more,
});

/** A server under test. */
interface Node {
  lines: string[];
  /** Without a session. */
  visitor: TestClient;
  admin: TestClient;
  metricsUrl: string;
}

async function connectTo(port: number, lines: string[], metricsUrl = ''): Promise<Node> {
  const [visitor, signedIn] = [1, 2].map(() => new TestClient(`http://127.0.0.1:${port}`)) as [TestClient, TestClient];
  await signedIn.signIn(admin.email, admin.password);
  return { visitor, admin: signedIn, lines, metricsUrl };
}

/** Starts a server in this process. */
async function startNode(settings: Record<string, string>): Promise<Node> {
  const { log, lines } = captureLog();
  const server: RunningServer = await startServer(readConfig(settings), { log });
  cleanups.push(() => server.stop());
  return connectTo(server.port, lines, server.metricsUrl);
}

/** Environment of a server process: these settings and no others. */
function environmentOf(settings: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !settingNames.includes(name));
  return { ...Object.fromEntries(inherited), NODE_ENV: 'production', ...settings };
}

function collectLog(server: ChildProcess): string[] {
  const lines: string[] = [];
  createInterface(server.stderr!).on('line', (line) => lines.push(line));
  cleanups.push(async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  });
  return lines;
}

const sendForm = (client: TestClient, input: object, mutation = submitQuoteRequest) =>
  client.send(mutation, { input }, { 'x-forwarded-for': randomAddress() });

const upload = (client: TestClient, bytes: number) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(aPdf(bytes))]), 'çizim.pdf');
  return client.fetch('/attachments', { method: 'POST', body, headers: { 'x-forwarded-for': randomAddress() } });
};

const readStatus = async ({ visitor }: Node): Promise<unknown[]> => {
  const response = await visitor.fetch('/health/ready');
  return [response.status, ((await response.json()) as { status: string }).status];
};
const waitForStatus = async (node: Node, status: string): Promise<void> => {
  while ((await readStatus(node))[1] !== status) await delay(100);
};

/**
 * Expects an answer that says to try again, with the reference of a line of the log that matches `cause`. The client keeps the form after
 * such an answer (e2e/unavailable.slow.test.ts).
 */
function expectRetry({ lines }: Node, answer: Awaited<ReturnType<typeof sendForm>>, cause: RegExp): void {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  const { reference } = answer.errors[0]!.extensions as { reference: string };
  expect(lines.find((line) => line.includes(reference))).toMatch(cause);
}

const countRequests = async (submissionIds: string[], source = db()): Promise<number> => {
  const [row] = await source.query<[{ count: number }]>(
    'select count(*)::int from quote_requests where submission_id = any($1)',
    [submissionIds],
  );
  return row.count;
};

test('database away: requests are answered with 503 until it is back, and nothing is lost or stored twice', async () => {
  const server = new URL(database.url());
  const openProxy = (port = 0) =>
    startTcpProxy({ port, targets: () => [Number(server.port)], shouldDropAnswer: () => false });
  let proxy = await openProxy();
  cleanups.push(() => proxy.close());
  const url = Object.assign(new URL(server), { port: `${proxy.port}` }).href;
  const node = await startNode(externalSettings(await createFolder(), { DATABASE_URL: url }));
  const form = aQuoteRequest();

  proxy.close();
  await waitForStatus(node, 'database');
  expectRetry(node, await sendForm(node.visitor, form), /ECONNREFUSED|Connection terminated/);
  expectRetry(node, await node.admin.send('{ me { email } }'), /ECONNREFUSED|Connection terminated/);
  const file = await upload(node.visitor, 1_000);
  expect([file.status, file.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await node.visitor.fetch('/health/live')).status).toBe(200);
  expect(await (await fetch(node.metricsUrl)).text()).toContain('kordon_ready 0');
  const countLines = (text: string) => node.lines.filter((line) => line.includes(text)).length;
  while (countLines('cannot listen to the database') < 2 || countLines('cannot start the worker again') < 1)
    await delay(100);

  proxy = await openProxy(proxy.port);
  await waitForStatus(node, 'ok');
  expect((await sendForm(node.visitor, form)).status).toBe(200);
  expect((await sendForm(node.visitor, form)).status).toBe(200); // as after an answer that was lost
  expect(await countRequests([form.submissionId])).toBe(1);
  await expect(node.admin.run('{ me { email } }')).resolves.toEqual({ me: { email: admin.email } });
  for (const message of ['not ready: the database does not answer', 'listening to the database again'])
    while (!node.lines.some((line) => line.includes(message))) await delay(100);
  // The worker runs jobs again.
  while ((await db().query<object[]>(`select from graphile_worker.jobs where attempts < max_attempts`)).length > 0)
    await delay(100);
});

test('10 connections: a request that finds none free is answered with 503, all others are served, and retries succeed', async () => {
  const node = await startNode(externalSettings(await createFolder()));
  const name = new URL(database.url()).pathname.slice(1);
  const forms = Array.from({ length: 40 }, () => aQuoteRequest());
  await db().query(`alter database ${name} connection limit 10`);
  cleanups.push(() => db().query(`alter database ${name} connection limit -1`));
  const connections: Client[] = [];
  for (let isConnected = true; isConnected;) {
    const connection = new Client(database.url());
    isConnected = await connection.connect().then(
      () => true,
      () => false,
    );
    if (isConnected) connections.push(connection);
  }
  const answers = await Promise.all(forms.map((form) => sendForm(node.visitor, form)));
  for (const answer of answers.filter(({ status }) => status !== 200))
    expectRetry(node, answer, /too many connections/);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));

  await Promise.all(connections.map((connection) => connection.end()));
  for (const form of forms) while ((await sendForm(node.visitor, form)).status !== 200) await delay(100);
  expect(await countRequests(forms.map(({ submissionId }) => submissionId))).toBe(forms.length);
  await waitForStatus(node, 'ok');
});

test('all connections of a node are busy: requests wait ten seconds, then get 503, and succeed when one is free', async () => {
  const node = await startNode(externalSettings(await createFolder(), { JOBS: 'off' }));
  const blocker = db().createQueryRunner();
  await blocker.startTransaction();
  await blocker.query('lock table quote_requests in access exclusive mode');
  const forms = Array.from({ length: 14 }, () => aQuoteRequest());
  const answers = forms.map((form) => sendForm(node.visitor, form));
  expectRetry(node, await Promise.race(answers), /timeout exceeded when trying to connect/);
  expect(await readStatus(node)).toEqual([503, 'database']);
  await blocker.rollbackTransaction();
  await blocker.release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  for (const form of forms) expect((await sendForm(node.visitor, form)).status).toBe(200);
  expect(await countRequests(forms.map(({ submissionId }) => submissionId))).toBe(forms.length);
});

describe('a disk of its own', () => {
  let disk: MountedDisk | undefined;
  let folder: string;
  const mount = async (megabytes: number) => {
    folder = path.join(await createFolder(), 'disk');
    disk = await mountDisk('data folder', folder, megabytes);
    if (!disk) console.warn('skipped: only root can mount a disk');
    const mounted = disk;
    cleanups.push(() => mounted?.remove());
    return mounted;
  };

  test('full disk: writes are answered with 503, reads go on, and everything works when space is free again', async () => {
    const mounted = await mount(220);
    if (!mounted) return;
    const node = await startNode(settingsFor(folder));
    await mounted.fill();
    const file = await upload(node.visitor, 2_000_000);
    expect([file.status, file.headers.get('retry-after')]).toEqual([503, '5']);
    // A form needs a few kilobytes, for which there may be room in the files of the database.
    const accepted: object[] = [];
    let refused = aQuoteRequest();
    let answer = await sendForm(node.visitor, refused);
    while (answer.status === 200) {
      accepted.push(refused);
      await mounted.fill();
      refused = aQuoteRequest();
      answer = await sendForm(node.visitor, refused);
    }
    expectRetry(node, answer, /No space left on device/);
    while ((await readStatus(node))[1] !== 'writes') await mounted.fill(); // a successful write counts for ten seconds
    await expect(node.admin.run('{ me { email } }')).resolves.toEqual({ me: { email: admin.email } });

    await mounted.clear();
    await waitForStatus(node, 'ok');
    expect((await sendForm(node.visitor, refused)).status).toBe(200);
    expect((await upload(node.visitor, 2_000_000)).status).toBe(201);
    const { quoteRequests } = await node.admin.run<{ quoteRequests: { totalCount: number } }>(
      '{ quoteRequests { totalCount } }',
    );
    expect(quoteRequests.totalCount).toBe(accepted.length + 1);
  });

  test('read-only data folder: forms are stored, their mails are written when the folder accepts files again', async () => {
    const mounted = await mount(8);
    if (!mounted) return;
    const node = await startNode(externalSettings(folder));
    await mounted.setReadOnly(true);
    const form = aContactMessage();
    expect((await sendForm(node.visitor, form, submitContactMessage)).status).toBe(200);
    expect(await readStatus(node)).toEqual([200, 'ok']);
    const findFailedJob = () => node.lines.find((line) => line.includes('job failed') && line.includes('EROFS'));
    while (!findFailedJob()) await delay(50);
    await expect(startNode(externalSettings(folder))).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^DATA_DIR cannot be used: EROFS/) as string,
    });

    await mounted.setReadOnly(false);
    // The next attempt is some seconds later, which the test does not wait for.
    await db().query('update graphile_worker._private_jobs set run_at = now() where attempts < max_attempts');
    const mails = async () => (await readdir(path.join(folder, 'mail'))).filter((name) => name.endsWith('.eml'));
    while ((await mails()).length < 2) await delay(50);
  });
});

const MEMORY_MB = 512;

/** Creates a control group with a limit of memory, for both versions. @returns its folder; undefined without the right to create one */
function createMemoryGroup(): string | undefined {
  for (const [parent, file] of [
    ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
    ['/sys/fs/cgroup', 'memory.max'],
  ] as const) {
    const folder = path.join(parent, `kordon-failures-${process.pid}`);
    try {
      mkdirSync(folder);
      cleanups.push(() => rmdirSync(folder));
      writeFileSync(path.join(folder, file), `${MEMORY_MB * 1024 * 1024}`);
      return folder;
    } catch {
      // This version is not mounted, or belongs to somebody else.
    }
  }
  return undefined;
}

test(`${MEMORY_MB} MB of memory: a server with the embedded database serves a busy minute`, async () => {
  const group = createMemoryGroup();
  if (!group) console.warn('the limit is only measured, not enforced: no control group can be created');
  // Half of the memory is the heap that Node chooses for itself on such a machine.
  const program = `exec "$0" --max-old-space-size=${MEMORY_MB / 2} build/app/server/main.js`;
  const server = spawn(
    'sh',
    ['-c', group ? `echo $$ > ${group}/cgroup.procs && ${program}` : program, process.execPath],
    {
      env: environmentOf(settingsFor(await createFolder())),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const lines = collectLog(server);
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, readTreeMemory(server.pid!))), 200);
  cleanups.push(() => clearInterval(sampling));
  let port = 0;
  for await (const line of createInterface(server.stdout)) {
    port = Number(/^ready .*:(\d+)$/.exec(line)?.[1] ?? 0);
    if (port) break;
  }
  expect(port).toBeGreaterThan(0);
  server.stdout.resume();
  const node = await connectTo(port, lines);
  const repeat = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run));
  const statuses = await Promise.all([
    repeat(60, async () => (await sendForm(node.visitor, aQuoteRequest())).status),
    repeat(6, async () => (await upload(node.visitor, 10_000_000)).status),
    repeat(100, async () => (await node.visitor.fetch('/')).status),
    repeat(3, async () => {
      await new TestClient(node.visitor.url).signIn(admin.email, admin.password);
      return 200;
    }),
    repeat(4, async () => {
      const response = await node.admin.fetch('/exports/quotes.xlsx?search=leyla');
      await response.arrayBuffer();
      return response.status;
    }),
  ]);
  expect(statuses.map((each) => [...new Set(each)])).toEqual([[200], [201], [200], [200], [200]]);
  expect(await readStatus(node)).toEqual([200, 'ok']);
  expect(server.exitCode).toBeNull();
  expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  expect(peak).toBeLessThan(MEMORY_MB);
});

/** A module that sets the clock of a Node process forward; the one of the database stays. */
const clockAhead = `data:text/javascript,${encodeURIComponent(`
  const RealDate = Date;
  globalThis.Date = class Date extends RealDate {
    constructor(...values) { values.length > 0 ? super(...values) : super(RealDate.now() + ${DAY_MS}); }
    static now() { return RealDate.now() + ${DAY_MS}; }
  };
`)}`;

test('a clock a day ahead: signing in, reading and forms work, the log has the difference, and a server with the right clock logs none', async () => {
  const dataDir = await createFolder();
  const startProcess = async (execArgv: string[]) => {
    const server = fork('tools/chaos/server-process.ts', {
      execArgv: ['--import', './scripts/swc-hook.js', ...execArgv],
      env: environmentOf(externalSettings(dataDir)),
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    const lines = collectLog(server);
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    return { server, port, lines };
  };
  const serverAhead = await startProcess(['--import', clockAhead]);
  const node = await connectTo(serverAhead.port, serverAhead.lines);
  await expect(node.admin.run('{ me { email } }')).resolves.toEqual({ me: { email: admin.email } });
  const form = aQuoteRequest();
  expect((await sendForm(node.visitor, form)).status).toBe(200);
  const [line] = node.lines.filter((text) => text.includes('the clock of this machine differs'));
  expect(Math.round((JSON.parse(line!) as { milliseconds: number }).milliseconds / DAY_MS)).toBe(1);
  serverAhead.server.kill('SIGTERM');
  await once(serverAhead.server, 'exit');

  const correctedServer = await startProcess([]);
  expect(correctedServer.lines.filter((text) => text.includes('the clock of this machine differs'))).toEqual([]);
  const visitor = new TestClient(`http://127.0.0.1:${correctedServer.port}`);
  expect((await sendForm(visitor, form)).status).toBe(200);
  expect(await countRequests([form.submissionId])).toBe(1);
});

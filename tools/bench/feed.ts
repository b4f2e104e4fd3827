/**
 * Measures the activity feed. First the latency of single changes: from sending the commit until a socket of the built server receives the
 * change, compared with a plain pg client that receives the notification. Then throughput with many sockets and many changes per second,
 * where each delivery is counted: on one server, and on two servers, one with the sockets and one that writes the changes. The sockets are
 * opened by a separate process (subscribers.ts), whose CPU time is printed separately.
 *
 * Options: `--changes 200` for the latency · `--sockets 1000` · `--rate 100` changes per second · `--seconds 60` · `--samples 4` number of memory
 * measurements
 */
import 'reflect-metadata';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startBuiltServer, type BuiltServer } from '../../e2e/built-server.ts';
import { COLLECT_GARBAGE_OPTION, measureMemory, type MemoryUsage } from '../../e2e/memory.ts';
import { build } from '../../scripts/prepare.js';
import { locateDatabase } from '../../server/app/database.ts';
import { createLifecycle } from '../../server/platform/lifecycle.ts';
import { report, startTable } from '../report.ts';
import type { Command, Report } from './subscribers.ts';
import { median } from './load.ts';
import { readPostmasterPid, cpuTime } from './processes.ts';
import { fill, format, log, createNodeSettings, createSettings, signIn } from './app.ts';

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    samples: { type: 'string', default: '4' },
  },
});
const changes = Number(values.changes);
const sockets = Number(values.sockets);
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const samples = Number(values.samples);
/** Missing deliveries count as lost after this time without any delivery. */
const DELIVERY_TIMEOUT_MS = 20_000;
/** Number of sockets that are opened in parallel. */
const SOCKET_BATCH = 50;

await build(['app']);
const size = 1_000;
await fill(size);
const config = createSettings(size);
const lifecycle = createLifecycle(log);
try {
  const { ownerUrl: databaseUrl } = await locateDatabase(config, log, lifecycle);
  const start = async (): Promise<BuiltServer> => {
    const server = await startBuiltServer({
      ...createNodeSettings(size, databaseUrl),
      ADMIN_EMAIL: config.ADMIN_EMAIL!,
      ADMIN_PASSWORD: config.ADMIN_PASSWORD!,
      NODE_OPTIONS: COLLECT_GARBAGE_OPTION,
    });
    lifecycle.onStop('server', () => server.stop());
    return server;
  };
  const firstServer = await start();
  const client = await signIn(firstServer.url);
  const writer = new pg.Client(databaseUrl);
  await writer.connect();
  lifecycle.onStop('writer', () => writer.end());
  const postmaster = readPostmasterPid(`${config.DATA_DIR}/postgres`);

  if (changes > 0) await measureLatency();
  const secondServer = await start();
  const secondClient = await signIn(secondServer.url);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  lifecycle.onStop('pool', () => pool.end());
  const create = 'mutation ($input: CompanyInput!) { createCompany(input: $input) { id } }';
  const runs = [
    await measureThroughput('one server', () => pool.query(`insert into companies (name) values ('Firma')`)),
    await measureThroughput('two servers, written through the other', () =>
      secondClient.run(create, { input: { name: 'Firma' } }),
    ),
  ];
  report(`${format(sockets)} sockets, ${rate} changes per second for ${seconds} s:`);
  const printRun = startTable(
    '',
    'deliveries',
    'lost',
    'duplicates',
    'closed',
    'median, ms',
    'p99, ms',
    'max, ms',
    'server CPU, s',
    'per delivery, µs',
    'subscribers CPU, s',
    'PostgreSQL CPU, s',
  );
  for (const { name, cells } of runs) printRun(name, ...cells);
  report(`Memory of the server with the sockets after a garbage collection, in MB:`);
  const printMemory = startTable(
    'deliveries, thousands',
    ...runs[0]!.memory.map((sample) => format(sample.thousandDeliveries)),
  );
  for (const { name, memory } of runs) {
    printMemory(`${name}: heap and buffers`, ...memory.map(({ heapMb }) => heapMb.toFixed(0)));
    printMemory(`${name}: process`, ...memory.map(({ residentMb }) => residentMb.toFixed(0)));
  }

  async function measureLatency(): Promise<void> {
    const pgClient = new pg.Client(databaseUrl);
    await pgClient.connect();
    await pgClient.query('listen activity');
    const receivedAt = { pgClient: 0, socket: 0 };
    let onReceived = () => {};
    pgClient.on('notification', () => {
      receivedAt.pgClient ||= performance.now();
      onReceived();
    });
    let onSubscribed = () => {};
    const subscribed = new Promise<void>((resolve) => (onSubscribed = resolve));
    const subscriptions = client.connect({ on: { ping: onSubscribed } });
    const next = () => {
      receivedAt.socket ||= performance.now();
      onReceived();
    };
    subscriptions.subscribe({ query: 'subscription { activityLogged { id } }' }, { next, error() {}, complete() {} });
    await subscribed;
    const latencies: { pgClient: number; socket: number }[] = [];
    for (let change = 0; change < changes; change++) {
      await writer.query(`begin; insert into companies (name) values ('Firma')`);
      Object.assign(receivedAt, { pgClient: 0, socket: 0 });
      const sentAt = performance.now();
      const bothReceived = new Promise<void>(
        (resolve) => (onReceived = () => receivedAt.pgClient && receivedAt.socket && resolve()),
      );
      await writer.query('commit');
      await bothReceived;
      // The first 20 changes warm up.
      if (change >= 20) latencies.push({ pgClient: receivedAt.pgClient - sentAt, socket: receivedAt.socket - sentAt });
      await delay(10);
    }
    await subscriptions.dispose();
    await pgClient.end();
    const timesOf = (receiver: 'pgClient' | 'socket') => latencies.map((time) => time[receiver]);
    const printLatency = startTable('from commit, ms', 'median', 'p99');
    for (const [name, receiver] of [
      ['plain pg client receives the notification', 'pgClient'],
      ['socket receives the change', 'socket'],
    ] as const)
      printLatency(name, ...[0.5, 0.99].map((fraction) => percentile(timesOf(receiver), fraction).toFixed(1)));
    printLatency('ratio', median(latencies.map(({ pgClient, socket }) => socket / pgClient)).toFixed(2), '');
  }

  async function measureThroughput(name: string, write: () => Promise<unknown>) {
    const subscribers = fork('tools/bench/subscribers.ts', { execArgv: ['--import', './scripts/swc-hook.js'] });
    const execute = async (command: Command) => {
      const answer = once(subscribers, 'message');
      subscribers.send(command);
      return ((await answer) as [unknown])[0];
    };
    const countDeliveries = () => execute('report') as Promise<Report>;
    for (let opened = 0; opened < sockets; opened += SOCKET_BATCH)
      await execute({ open: Math.min(SOCKET_BATCH, sockets - opened), url: firstServer.url, cookie: client.cookie });

    const memory: (MemoryUsage & { thousandDeliveries: number })[] = [
      { thousandDeliveries: 0, ...(await measureMemory(firstServer)) },
    ];
    const cpu = await measureCpuTime([firstServer.pid, subscribers.pid!, postmaster], async () => {
      let written = 0;
      const writes: Promise<unknown>[] = [];
      for (let sample = 1; sample <= samples; sample++) {
        const startedAt = performance.now();
        for (let sent = 0; performance.now() - startedAt < (1_000 * seconds) / samples;) {
          const due = ((performance.now() - startedAt) / 1_000) * rate;
          for (; sent < due; sent++, written++) writes.push(write());
          await delay(5);
        }
        await Promise.all(writes.splice(0));
        await waitForDeliveries(countDeliveries, written * sockets);
        memory.push({ thousandDeliveries: (written * sockets) / 1_000, ...(await measureMemory(firstServer)) });
      }
      return written;
    });
    const { received, duplicates, closed } = await countDeliveries();
    const times = (await execute('times')) as number[];
    await stopProcess(subscribers);
    const [serverMs, subscribersMs, databaseMs] = cpu.milliseconds;
    const cells = [
      format(received),
      format(Math.max(0, cpu.result * sockets - (received - duplicates))),
      format(duplicates),
      format(Object.values(closed).reduce((sum, count) => sum + count, 0)),
      ...[0.5, 0.99, 1].map((fraction) => format(Math.round(percentile(times, fraction)))),
      (serverMs! / 1_000).toFixed(1),
      ((1_000 * serverMs!) / received).toFixed(1),
      (subscribersMs! / 1_000).toFixed(1),
      (databaseMs! / 1_000).toFixed(1),
    ];
    return { name, cells, memory };
  }
} finally {
  await lifecycle.stop();
}

/** Waits until the expected number of deliveries has been received, or none for DELIVERY_TIMEOUT_MS. */
async function waitForDeliveries(countDeliveries: () => Promise<Report>, expected: number): Promise<void> {
  const since = Date.now();
  for (;;) {
    const { received, lastAt } = await countDeliveries();
    if (received >= expected || Date.now() - Math.max(lastAt, since) > DELIVERY_TIMEOUT_MS) return;
    await delay(100);
  }
}

/** Runs `work` and measures the CPU time that the processes use during it. */
async function measureCpuTime<Result>(pids: number[], work: () => Promise<Result>) {
  const before = pids.map(cpuTime);
  const result = await work();
  return { result, milliseconds: pids.map((pid, index) => cpuTime(pid) - before[index]!) };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
  await delay(1_000); // gives the server time to notice the closed sockets
}

/** @param fraction 0.5 for the median, 1 for the maximum */
function percentile(times: number[], fraction: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * fraction) - 1] ?? Number.NaN;
}

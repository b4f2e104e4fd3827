/**
 * The feed of the administration. First one change after the other: from the moment its commit is sent until a socket of the built server
 * has it, and until a bare pg client that listens has heard the notification. Then many sockets and many changes a second, each change
 * counted at each socket: on one server, and on two, where changes are written through the other one. The sockets belong to a process of
 * their own (ears.ts), whose part is told.
 *
 * `--changes 200` one by one · `--sockets 1000` · `--rate 100` changes a second · `--seconds 60` · `--looks 4` at memory, after a collection
 */
import 'reflect-metadata';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startBuiltServer, type BuiltServer } from '../../e2e/built-server.ts';
import { collecting, heldMemory, type HeldMemory } from '../../e2e/held-memory.ts';
import { build } from '../../scripts/prepare.js';
import { locateDatabase } from '../../server/app/database.ts';
import { createLifecycle } from '../../server/platform/lifecycle.ts';
import type { Order, Report } from './ears.ts';
import { median } from './load.ts';
import { postmasterOf, processorTime } from './processes.ts';
import { fill, format, log, nodeSettings, settings, signedIn } from './product.ts';

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    looks: { type: 'string', default: '4' },
  },
});
const changes = Number(values.changes);
const sockets = Number(values.sockets);
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const looks = Number(values.looks);
/** Seconds that may pass without any delivery before what is missing counts as lost. */
const patience = 20;
/** Sockets that are opened at once. */
const group = 50;

await build(['app']);
const size = 1_000;
await fill(size);
const config = settings(size);
const lifecycle = createLifecycle(log);
try {
  const databaseUrl = await locateDatabase(config, log, lifecycle);
  const start = async (): Promise<BuiltServer> => {
    const server = await startBuiltServer({
      ...nodeSettings(size, databaseUrl),
      ADMIN_EMAIL: config.ADMIN_EMAIL!,
      ADMIN_PASSWORD: config.ADMIN_PASSWORD!,
      NODE_OPTIONS: collecting,
    });
    lifecycle.onStop('server', () => server.stop());
    return server;
  };
  const one = await start();
  const watching = await signedIn(one.url);
  const writer = new pg.Client(databaseUrl);
  await writer.connect();
  lifecycle.onStop('writer', () => writer.end());
  const postmaster = postmasterOf(`${config.DATA_DIR}/postgres`);

  if (changes > 0) await oneByOne();
  const two = await start();
  const colleague = await signedIn(two.url);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  lifecycle.onStop('pool', () => pool.end());
  const create = 'mutation ($input: CompanyInput!) { createCompany(input: $input) { id } }';
  const runs = [
    await many('one server', () => pool.query(`insert into companies (name) values ('Firma')`)),
    await many('two, written through the other', () => colleague.run(create, { input: { name: 'Firma' } })),
  ];
  console.log(`\n${format(sockets)} sockets, ${rate} changes a second for ${seconds} s:\n`);
  console.log(
    '| | deliveries | lost | doubled | closed | median, ms | 99 of 100 | the last one | processor, s | a delivery, µs | the sockets’ own, s | PostgreSQL, s |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const { name, cells } of runs) console.log(`| ${name} | ${cells.join(' | ')} |`);
  console.log(`\nMemory of the server with the sockets after a collection, in MB:\n`);
  console.log(`| deliveries, thousands | ${runs[0]!.memory.map((look) => format(look.deliveries)).join(' | ')} |`);
  console.log(`|---|${'---:|'.repeat(looks + 1)}`);
  for (const { name, memory } of runs) {
    console.log(`| ${name}: heap and buffers | ${memory.map(({ held }) => held.toFixed(0)).join(' | ')} |`);
    console.log(`| ${name}: process | ${memory.map(({ resident }) => resident.toFixed(0)).join(' | ')} |`);
  }

  async function oneByOne(): Promise<void> {
    const bare = new pg.Client(databaseUrl);
    await bare.connect();
    await bare.query('listen activity');
    const heard = { bare: 0, socket: 0 };
    let arrived = () => {};
    bare.on('notification', () => {
      heard.bare ||= performance.now();
      arrived();
    });
    let inPlace = () => {};
    const ready = new Promise<void>((resolve) => (inPlace = resolve));
    const client = watching.connect({ on: { ping: inPlace } });
    const next = () => {
      heard.socket ||= performance.now();
      arrived();
    };
    client.subscribe({ query: 'subscription { activityLogged { id } }' }, { next, error() {}, complete() {} });
    await ready;
    const times: { bare: number; socket: number }[] = [];
    for (let change = 0; change < changes; change++) {
      await writer.query(`begin; insert into companies (name) values ('Firma')`);
      Object.assign(heard, { bare: 0, socket: 0 });
      const sent = performance.now();
      const both = new Promise<void>((resolve) => (arrived = () => heard.bare && heard.socket && resolve()));
      await writer.query('commit');
      await both;
      if (change >= 20) times.push({ bare: heard.bare - sent, socket: heard.socket - sent }); // the first ones warm up
      await delay(10);
    }
    await client.dispose();
    await bare.end();
    const of = (way: 'bare' | 'socket') => times.map((time) => time[way]);
    console.log('\n| from commit, ms | median | 99 of 100 |\n|---|---:|---:|');
    for (const [name, way] of [
      ['a bare pg client hears the notification', 'bare'],
      ['a socket has the change', 'socket'],
    ] as const)
      console.log(`| ${name} | ${share(of(way), 0.5).toFixed(1)} | ${share(of(way), 0.99).toFixed(1)} |`);
    console.log(`| ratio | ${median(times.map(({ bare, socket }) => socket / bare)).toFixed(2)} | |`);
  }

  async function many(name: string, write: () => Promise<unknown>) {
    const ears = fork('tools/bench/ears.ts', { execArgv: ['--import', './scripts/swc-hook.js'] });
    const told = async (order: Order) => {
      const answer = once(ears, 'message');
      ears.send(order);
      return ((await answer) as [unknown])[0];
    };
    const report = () => told('report') as Promise<Report>;
    for (let opened = 0; opened < sockets; opened += group)
      await told({ open: Math.min(group, sockets - opened), url: one.url, cookie: watching.cookie });

    const memory: (HeldMemory & { deliveries: number })[] = [{ deliveries: 0, ...(await heldMemory(one)) }];
    const spent = await timeSpent([one.pid, ears.pid!, postmaster], async () => {
      let written = 0;
      const writes: Promise<unknown>[] = [];
      for (let look = 1; look <= looks; look++) {
        const started = performance.now();
        for (let due = 0, sent = 0; performance.now() - started < (1_000 * seconds) / looks; await delay(5))
          for (due = ((performance.now() - started) / 1_000) * rate; sent < due; sent++, written++)
            writes.push(write());
        await Promise.all(writes.splice(0));
        await everythingHeard(report, written * sockets);
        memory.push({ deliveries: (written * sockets) / 1_000, ...(await heldMemory(one)) });
      }
      return written;
    });
    const { heard, doubled, closed } = await report();
    const times = (await told('times')) as number[];
    await ended(ears);
    const [server, own, database] = spent.milliseconds;
    const cells = [
      ...[heard, Math.max(0, spent.result * sockets - (heard - doubled)), doubled].map(format),
      format(Object.values(closed).reduce((sum, count) => sum + count, 0)),
      ...[0.5, 0.99, 1].map((part) => format(Math.round(share(times, part)))),
      ...[(server! / 1_000).toFixed(1), ((1_000 * server!) / heard).toFixed(1)],
      ...[(own! / 1_000).toFixed(1), (database! / 1_000).toFixed(1)],
    ];
    return { name, cells, memory };
  }
} finally {
  await lifecycle.stop();
}

/** Waits until so many deliveries have arrived, or none for a while. */
async function everythingHeard(report: () => Promise<Report>, expected: number): Promise<void> {
  const since = Date.now();
  for (;;) {
    const { heard, lastAt } = await report();
    if (heard >= expected || Date.now() - Math.max(lastAt, since) > 1_000 * patience) return;
    await delay(100);
  }
}

async function timeSpent<Result>(pids: number[], work: () => Promise<Result>) {
  const before = pids.map(processorTime);
  const result = await work();
  return { result, milliseconds: pids.map((pid, index) => processorTime(pid) - before[index]!) };
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
  await delay(1_000); // the server notices
}

/** @param part 0.5 for the median, 1 for the longest */
function share(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;
}

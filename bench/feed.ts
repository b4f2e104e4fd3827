/**
 * The feed of the administration. First one change after the other: from the moment its commit is sent until a socket of the built server
 * has it, and until a bare pg client that listens has heard the notification. Then many sockets and many changes a second, each change
 * counted at each socket: on one server, and on two, where changes are written through the other one.
 *
 * `--changes 200` one by one · `--sockets 1000` · `--rate 100` changes a second · `--seconds 60`
 */
import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import WebSocket from 'ws';
import { startBuiltServer, type BuiltServer } from '../e2e/built-server.ts';
import { build } from '../scripts/prepare.js';
import { locateDatabase } from '../server/database.ts';
import { createLifecycle } from '../server/platform/lifecycle.ts';
import { median } from './load.ts';
import { memoryOf, processorTime } from './processes.ts';
import { fill, format, log, settings, signedIn } from './product.ts';

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
  },
});
const [changes, sockets, rate, seconds] = [values.changes, values.sockets, values.rate, values.seconds].map(Number) as [
  number,
  number,
  number,
  number,
];
/** As the panel asks for it. */
const query = 'subscription { activityLogged { id action targetType targetId details actor actorName createdAt } }';
/** Seconds that may pass without any delivery before what is missing counts as lost. */
const patience = 20;

/** Counts what arrives at one socket. */
class Ear {
  heard = 0;
  doubled = 0;
  readonly #seen = new Set<string>();
  readonly ready: Promise<void>;
  readonly #socket: WebSocket;

  constructor(url: string, cookie: string, onChange: (id: string) => void) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie, origin: url },
    });
    this.#socket = socket;
    this.ready = new Promise((resolve, reject) => {
      socket.on('error', reject).on('close', (code) => reject(new Error(`a socket was closed with ${code}`)));
      socket.on('open', () => socket.send('{"type":"connection_init"}'));
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('{"type":"connection_ack"')) {
          socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
          resolve();
        } else if (text.startsWith('{"type":"ping"')) socket.send('{"type":"pong"}');
        const [, id] = /"activityLogged":\{"id":"(\d+)"/.exec(text) ?? [];
        if (id === undefined) return;
        if (this.#seen.has(id)) this.doubled++;
        this.#seen.add(id);
        this.heard++;
        onChange(id);
      });
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}

await build(['app']);
const size = 1_000;
await fill(size);
const config = settings(size);
const lifecycle = createLifecycle(log);
try {
  const databaseUrl = await locateDatabase(config, log, lifecycle);
  const start = async (): Promise<BuiltServer> => {
    const server = await startBuiltServer({
      ...{ DATABASE_URL: databaseUrl, SESSION_SECRET: 'only for measuring, as long as any', DATA_DIR: config.DATA_DIR },
      ...{ JOBS: 'off', DEMO_DATA: 'off', ADMIN_EMAIL: config.ADMIN_EMAIL!, ADMIN_PASSWORD: config.ADMIN_PASSWORD! },
    });
    lifecycle.onStop('server', () => server.stop());
    return server;
  };
  const one = await start();
  const { cookie } = await signedIn(one.url);
  const writer = new pg.Client(databaseUrl);
  await writer.connect();
  lifecycle.onStop('writer', () => writer.end());

  await oneByOne();
  const two = await start();
  const colleague = await signedIn(two.url);
  console.log(`\n${format(sockets)} sockets, ${rate} changes a second for ${seconds} s:\n`);
  console.log('| | deliveries | lost | doubled | behind at the end, s | processor, s | a delivery, µs | memory, MB |');
  console.log('|---|---:|---:|---:|---:|---:|---:|---|');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  lifecycle.onStop('pool', () => pool.end());
  await many('one server', () => pool.query(`insert into companies (name) values ('Firma')`));
  const create = 'mutation ($input: CompanyInput!) { createCompany(input: $input) { id } }';
  await many('two, written through the other', () => colleague.run(create, { input: { name: 'Firma' } }));

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
    const ear = new Ear(one.url, cookie, () => {
      heard.socket ||= performance.now();
      arrived();
    });
    await ear.ready;
    await delay(500);
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
    ear.close();
    await bare.end();
    const of = (way: 'bare' | 'socket') => times.map((time) => time[way]).toSorted((a, b) => a - b);
    const at = (way: 'bare' | 'socket', share: number) => of(way)[Math.floor(times.length * share)]!.toFixed(1);
    console.log('\n| from commit, ms | median | 99 of 100 |\n|---|---:|---:|');
    console.log(`| a bare pg client hears the notification | ${at('bare', 0.5)} | ${at('bare', 0.99)} |`);
    console.log(`| a socket has the change | ${at('socket', 0.5)} | ${at('socket', 0.99)} |`);
    console.log(`| ratio | ${median(times.map(({ bare, socket }) => socket / bare)).toFixed(2)} | |`);
  }

  async function many(name: string, write: () => Promise<unknown>): Promise<void> {
    let lastAt = 0;
    const ears: Ear[] = [];
    for (let opened = 0; opened < sockets; opened += 50) {
      const group = Array.from({ length: 50 }, () => new Ear(one.url, cookie, () => (lastAt = performance.now())));
      await Promise.all(group.map(({ ready }) => ready));
      ears.push(...group);
    }
    await delay(2_000);
    const memory = [memoryOf(one.pid)];
    const before = processorTime(one.pid);
    const started = performance.now();
    let written = 0;
    const writes: Promise<unknown>[] = [];
    while (performance.now() - started < 1_000 * seconds) {
      for (const due = ((performance.now() - started) / 1_000) * rate; written < due; written++) writes.push(write());
      await delay(5);
      if (performance.now() - started > (memory.length * 1_000 * seconds) / 4) memory.push(memoryOf(one.pid));
    }
    await Promise.all(writes);
    const endedAt = performance.now();
    const heard = () => ears.reduce((sum, ear) => sum + ear.heard, 0);
    lastAt = endedAt;
    while (heard() < written * sockets && performance.now() - lastAt < 1_000 * patience) await delay(50);
    memory.push(memoryOf(one.pid));
    const spent = processorTime(one.pid) - before;
    const doubled = ears.reduce((sum, ear) => sum + ear.doubled, 0);
    const lost = ears.reduce((sum, ear) => sum + Math.max(0, written - (ear.heard - ear.doubled)), 0);
    const cells = [
      ...[format(heard()), format(lost), format(doubled), ((lastAt - endedAt) / 1_000).toFixed(1)],
      ...[
        (spent / 1_000).toFixed(1),
        ((1_000 * spent) / heard()).toFixed(0),
        memory.map((mb) => mb.toFixed(0)).join(' '),
      ],
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
    for (const ear of ears) ear.close();
    await delay(1_000);
  }
} finally {
  await lifecycle.stop();
}

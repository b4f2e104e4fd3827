/**
 * Compares the cost of queries (tools/bench/shapes.ts) on one database through Kordon, through PostGraphile 5, and through plain Express and pg
 * as the lower bound. Each round measures all servers in turn. When other programs use the machine, CPU time is still reliable, requests
 * per second are not.
 *
 * Options: `--rows 10000` quote requests in the database · `--rounds 7` · `--turn 300` operations in each round · `--connections 8`
 * `--build ../other/build/app` another build of ours to measure beside this one; may be repeated
 */
import 'reflect-metadata';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Agent } from 'node:http';
import pg from 'pg';
import { locateDatabase } from '../../server/app/database.ts';
import { createLifecycle } from '../../server/platform/lifecycle.ts';
import { build, run } from '../../scripts/prepare.js';
import { startTable } from '../report.ts';
import { load, median, send, type Target } from './load.ts';
import { readPostmasterPid, cpuTime } from './processes.ts';
import { fill, format, log, createNodeSettings, createSettings, signIn } from './app.ts';
import { createFiguresSql, shapes, type Ids, type Shape } from './shapes.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '7' },
    turn: { type: 'string', default: '300' },
    connections: { type: 'string', default: '8' },
    build: { type: 'string', multiple: true, default: [] },
  },
});
const [rows, rounds, operations, connections] = [values.rows, values.rounds, values.turn, values.connections].map(
  Number,
) as [number, number, number, number];

/** Operations before the measurement, so that V8 compiles the hot code. */
const WARM_UP_OPERATIONS = 2_000;
/** Servers by the name in the table; builds of ours by their folder. */
const peers = ['bare', 'Kordon', 'PostGraphile', ...values.build];
type Peer = string;
const isOurs = (peer: Peer): boolean => peer === 'Kordon' || values.build.includes(peer);

interface RunningServer {
  process: ChildProcess;
  url: string;
}

/** Result of one server in one round. */
interface Measurement {
  perSecond: number;
  /** CPU time of the server per operation, in milliseconds. */
  server: number;
  /** CPU time of PostgreSQL per operation, in milliseconds. */
  database: number;
}

await build(); // the server does not start without its pages
if (!existsSync('tools/bench/peers/node_modules/postgraphile'))
  run('installing PostGraphile', 'npm', [
    'ci',
    '--prefix',
    'tools/bench/peers',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
await fill(rows);

const config = createSettings(rows);
const lifecycle = createLifecycle(log);
const running: RunningServer[] = [];
try {
  const { ownerUrl: databaseUrl } = await locateDatabase(config, log, lifecycle);
  const postmaster = readPostmasterPid(`${config.DATA_DIR}/postgres`);
  const database = new pg.Client(databaseUrl);
  await database.connect();
  lifecycle.onStop('client', () => database.end());
  await database.query(`${createFiguresSql}; analyze`);
  const { rows: found } = await database.query<{ id: string }>(
    'select company_id as id from communications group by 1 order by count(*) desc, 1 limit 1',
  );
  const ids: Ids = { company: found[0]!.id };

  const servers = await startAll(databaseUrl);
  const { cookie } = await signIn(servers['Kordon']!.url);
  const targetOf = (peer: Peer, shape: Shape): Target => {
    const { url } = servers[peer]!;
    const variables = shape.variables(ids);
    if (peer === 'bare') return { url: `${url}/${shapes.indexOf(shape)}`, body: JSON.stringify({ variables }) };
    const query = isOurs(peer) ? shape.kordon : shape.postgraphile;
    return { url: `${url}/graphql`, body: JSON.stringify({ query, variables }), headers: { cookie } };
  };

  for (const shape of shapes) {
    await assertSameRecords(shape, (peer) => targetOf(peer, shape));
    const measurements = new Map<Peer, Measurement[]>(peers.map((peer) => [peer, []]));
    for (let round = 0; round <= rounds; round++)
      for (const peer of peers) {
        const pid = servers[peer]!.process.pid!;
        const measurement = await measure(
          targetOf(peer, shape),
          pid,
          postmaster,
          round > 0 ? operations : WARM_UP_OPERATIONS,
        );
        if (round > 0) measurements.get(peer)!.push(measurement);
      }
    print(shape, measurements);
  }
} finally {
  for (const { process } of running) process.kill('SIGTERM');
  await Promise.all(running.map(async ({ process }) => process.exitCode ?? (await once(process, 'exit'))));
  await lifecycle.stop();
}

async function startAll(databaseUrl: string): Promise<Record<Peer, RunningServer>> {
  const env = { ...createNodeSettings(rows, databaseUrl), NODE_ENV: 'production' };
  const ours = {
    ...env,
    PORT: '0',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: config.ADMIN_EMAIL!,
    ADMIN_PASSWORD: config.ADMIN_PASSWORD!,
  };
  const servers: Record<Peer, RunningServer> = {
    bare: await start(process.execPath, ['--import', './scripts/swc-hook.js', 'tools/bench/peers/bare.ts'], env),
    PostGraphile: await start(
      'tools/bench/peers/node_modules/node/bin/node',
      ['tools/bench/peers/postgraphile.js'],
      env,
    ),
  };
  for (const [index, folder] of ['build/app', ...values.build].entries()) {
    const DATA_DIR = `${env.DATA_DIR}-${index}`;
    servers[index === 0 ? 'Kordon' : folder] = await start(process.execPath, [`${folder}/server/main.js`], {
      ...ours,
      DATA_DIR,
    });
  }
  return servers;
}

/** Starts a server process and waits until it prints its URL. */
async function start(command: string, args: string[], env: Record<string, string>): Promise<RunningServer> {
  const server = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  for await (const line of createInterface(server.stdout)) {
    const [, url] = /^ready (http\S+)/.exec(line) ?? [];
    if (!url) continue;
    server.stdout.resume();
    running.push({ process: server, url });
    return running.at(-1)!;
  }
  throw new Error(`${args.at(-1)} ended before it was ready`);
}

async function measure(target: Target, server: number, postmaster: number, count: number): Promise<Measurement> {
  const before = [cpuTime(server), cpuTime(postmaster)] as const;
  const { requests, seconds } = await load(
    () => target,
    connections,
    (sent) => sent >= count,
  );
  return {
    perSecond: requests / seconds,
    server: (cpuTime(server) - before[0]) / requests,
    database: (cpuTime(postmaster) - before[1]) / requests,
  };
}

/** @throws Error when the answers of the servers do not contain the same record ids */
async function assertSameRecords(shape: Shape, targetOf: (peer: Peer) => Target): Promise<void> {
  const agent = new Agent();
  const answers = await Promise.all(peers.map((peer) => send(agent, targetOf(peer))));
  const idsOf = (answer: string) =>
    (answer.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []).toSorted().join();
  const [expectedIds, ...otherIds] = answers.map(idsOf);
  for (const [index, ids] of otherIds.entries())
    if (ids !== expectedIds) {
      console.log(answers[0], answers[index + 1]);
      throw new Error(`${shape.name}: ${peers[index + 1]} returns other records than ${peers[0]}`);
    }
}

function print(shape: Shape, measurements: Map<Peer, Measurement[]>): void {
  const printRow = startTable(
    shape.name,
    'requests/s',
    'server CPU, ms',
    'database CPU, ms',
    'total, ms',
    'to bare',
    'to PostGraphile',
  );
  const totalOf = (peer: Peer) => median(measurements.get(peer)!.map(({ server, database }) => server + database));
  for (const peer of peers) {
    const all = measurements.get(peer)!;
    const medianOf = (figure: keyof Measurement) => median(all.map((measurement) => measurement[figure]));
    // Ratios are taken within a round, because other load affects all servers of a round alike.
    const ratioTo = (basePeer: Peer) =>
      median(
        all.map(({ server, database }, round) => {
          const base = measurements.get(basePeer)![round]!;
          return (server + database) / (base.server + base.database);
        }),
      );
    const figures = [medianOf('server'), medianOf('database'), totalOf(peer), ratioTo('bare'), ratioTo('PostGraphile')];
    printRow(peer, format(Math.round(medianOf('perSecond'))), ...figures.map((figure) => figure.toFixed(2)));
  }
}

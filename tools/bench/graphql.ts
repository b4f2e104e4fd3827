/**
 * What a query costs through our server, through PostGraphile 5 and through Express and pg alone (the floor), on one database: three
 * shapes (tools/bench/shapes.ts), rounds in turn. Processor time is what to trust where others use the machine too; requests a second are not.
 *
 * `--rows 10000` how many requests the database has · `--rounds 7` · `--turn 300` operations each time · `--connections 8`
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
import { load, median, send, type Target } from './load.ts';
import { postmasterOf, processorTime } from './processes.ts';
import { fill, format, log, nodeSettings, settings, signedIn } from './product.ts';
import { figures, shapes, type Ids, type Shape } from './shapes.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '7' },
    turn: { type: 'string', default: '300' },
    connections: { type: 'string', default: '8' },
  },
});
const [rows, rounds, operations, connections] = [values.rows, values.rounds, values.turn, values.connections].map(
  Number,
) as [number, number, number, number];

/** Operations before anything is measured: V8 compiles what is called often. */
const warmUp = 2_000;
const peers = ['bare', 'Kordon', 'PostGraphile'] as const;
type Peer = (typeof peers)[number];

interface Running {
  process: ChildProcess;
  url: string;
}

interface Turn {
  perSecond: number;
  server: number;
  database: number;
}

await build(); // the server wants its pages, too
if (!existsSync('tools/bench/node_modules/postgraphile'))
  run('installing PostGraphile', 'npm', [
    'ci',
    '--prefix',
    'tools/bench',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
await fill(rows);

const config = settings(rows);
const lifecycle = createLifecycle(log);
const running: Running[] = [];
try {
  const databaseUrl = await locateDatabase(config, log, lifecycle);
  const postmaster = postmasterOf(`${config.DATA_DIR}/postgres`);
  const database = new pg.Client(databaseUrl);
  await database.connect();
  lifecycle.onStop('client', () => database.end());
  await database.query(`${figures}; analyze`);
  const { rows: found } = await database.query<{ id: string }>(
    'select company_id as id from communications group by 1 order by count(*) desc, 1 limit 1',
  );
  const ids: Ids = { company: found[0]!.id };

  const servers = await startAll(databaseUrl);
  const { cookie } = await signedIn(servers.Kordon.url);
  const targetOf = (peer: Peer, shape: Shape): Target => {
    const { url } = servers[peer];
    const variables = shape.variables(ids);
    if (peer === 'bare') return { url: `${url}/${shapes.indexOf(shape)}`, body: JSON.stringify({ variables }) };
    const query = peer === 'Kordon' ? shape.kordon : shape.postgraphile;
    return {
      url: `${url}/graphql`,
      body: JSON.stringify({ query, variables }),
      headers: peer === 'Kordon' ? { cookie } : {},
    };
  };

  for (const shape of shapes) {
    await assertAlike(shape, (peer) => targetOf(peer, shape));
    const turns = new Map<Peer, Turn[]>(peers.map((peer) => [peer, []]));
    for (let round = 0; round <= rounds; round++)
      for (const peer of peers) {
        const pid = servers[peer].process.pid!;
        const turn = await turnOf(targetOf(peer, shape), pid, postmaster, round > 0 ? operations : warmUp);
        if (round > 0) turns.get(peer)!.push(turn);
      }
    print(shape, turns);
  }
} finally {
  for (const { process } of running) process.kill('SIGTERM');
  await Promise.all(running.map(async ({ process }) => process.exitCode ?? (await once(process, 'exit'))));
  await lifecycle.stop();
}

async function startAll(databaseUrl: string): Promise<Record<Peer, Running>> {
  const env = { DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
  return {
    bare: await start(process.execPath, ['--import', './scripts/swc-hook.js', 'tools/bench/peers/bare.ts'], env),
    Kordon: await start(process.execPath, ['build/app/server/main.js'], {
      ...env,
      ...nodeSettings(rows, databaseUrl),
      PORT: '0',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: config.ADMIN_EMAIL!,
      ADMIN_PASSWORD: config.ADMIN_PASSWORD!,
    }),
    PostGraphile: await start('tools/bench/node_modules/node/bin/node', ['tools/bench/peers/postgraphile.js'], env),
  };
}

/** A server in a process of its own; it says where it is once it answers. */
async function start(command: string, args: string[], env: Record<string, string>): Promise<Running> {
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

async function turnOf(target: Target, server: number, postmaster: number, count: number): Promise<Turn> {
  const before = [processorTime(server), processorTime(postmaster)] as const;
  const { requests, seconds: taken } = await load(
    () => target,
    connections,
    (sent) => sent >= count,
  );
  return {
    perSecond: requests / taken,
    server: (processorTime(server) - before[0]) / requests,
    database: (processorTime(postmaster) - before[1]) / requests,
  };
}

/** The same records in the same order, by the ids in the answers. */
async function assertAlike(shape: Shape, targetOf: (peer: Peer) => Target): Promise<void> {
  const agent = new Agent();
  const answers = await Promise.all(peers.map((peer) => send(agent, targetOf(peer))));
  const idsOf = (answer: string) =>
    (answer.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []).toSorted().join();
  const [first, ...others] = answers.map(idsOf);
  for (const [index, other] of others.entries())
    if (other !== first) {
      console.log(answers[0], answers[index + 1]);
      throw new Error(`${shape.name}: ${peers[index + 1]} answers other records than ${peers[0]}`);
    }
}

function print(shape: Shape, turns: Map<Peer, Turn[]>): void {
  console.log(`\n| ${shape.name} | requests/s | server, ms | database, ms | both, ms | to bare |`);
  console.log('|---|---:|---:|---:|---:|---:|');
  const totalOf = (peer: Peer) => median(turns.get(peer)!.map(({ server, database }) => server + database));
  for (const peer of peers) {
    const all = turns.get(peer)!;
    const of = (figure: keyof Turn) => median(all.map((turn) => turn[figure]));
    // Of each round by itself: what was slow for one was slow for all.
    const ratio = median(
      all.map(({ server, database }, round) => {
        const bare = turns.get('bare')![round]!;
        return (server + database) / (bare.server + bare.database);
      }),
    );
    const cells = [of('server'), of('database'), totalOf(peer), ratio].map((figure) => figure.toFixed(2));
    console.log(`| ${peer} | ${format(Math.round(of('perSecond')))} | ${cells.join(' | ')} |`);
  }
}

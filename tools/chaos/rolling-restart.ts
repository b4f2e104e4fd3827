import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { Client } from 'pg';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { aQuoteRequest, submitQuoteRequest } from '../../server/testing/builders.ts';
import { findFreePort } from '../../server/platform/free-port.ts';
import { startNginx } from '../../server/testing/nginx.ts';
import { randomAddress } from './retrying-client.ts';

interface RollingRestartOptions {
  /** Number of times that both nodes are restarted, one after the other. */
  rounds: number;
  requestsPerSecond: number;
  onRestart?: (node: number, seconds: number) => void;
}

interface RollingRestartResult {
  queries: number;
  forms: number;
  restarts: number;
  /** Requests without an answer, or with an error. */
  failed: number;
  /** Receipts whose request is not stored, and requests stored twice. */
  lost: number;
  /** Slowest request, in milliseconds. */
  slowestMs: number;
  /** Number of failed requests by error message. */
  problems: Map<string, number>;
}

/** Both nodes serve requests for this long between two restarts. */
const PAUSE_MS = 2_000;

/**
 * Restarts two nodes of the build in turn, behind nginx with deploy/nginx.conf, under a constant number of requests a second, which do not
 * wait for each other: half of them are queries, half are quote requests. No request is repeated.
 */
export async function runRollingRestart({
  rounds,
  requestsPerSecond,
  onRestart,
}: RollingRestartOptions): Promise<RollingRestartResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-restart-'));
  const postgres = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  const nodes: Node[] = [];
  try {
    for (const name of ['node-1', 'node-2']) nodes.push(await startNode(name, dataDir, postgres.ownerUrl));
    const nginx = await startNginx(nodes.map(({ port }) => port));
    const load = startLoad(nginx.port, requestsPerSecond);
    try {
      await delay(PAUSE_MS);
      for (let round = 0; round < rounds; round++)
        for (const [index, node] of nodes.entries()) {
          const startedAt = Date.now();
          await node.restart();
          onRestart?.(index + 1, (Date.now() - startedAt) / 1_000);
          await delay(PAUSE_MS);
        }
    } finally {
      await load.stop();
      await nginx.stop();
    }
    const { receipts, ...counts } = load.result;
    return { ...counts, restarts: rounds * nodes.length, lost: await countLost(postgres.ownerUrl, receipts) };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}

interface Node {
  port: number;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a process of the built server, as an operator does. */
async function startNode(name: string, dataDir: string, databaseUrl: string): Promise<Node> {
  const port = await findFreePort();
  const settings = {
    NODE_ENV: 'production',
    PORT: `${port}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(dataDir, name),
    SESSION_SECRET: 'a secret for the restarts, long enough',
    PUBLIC_URL: 'http://kordon.example',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const log = openSync(path.join(dataDir, `${name}.log`), 'a');
  const launch = async () => {
    const node = spawn(process.execPath, ['build/app/server/main.js'], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', log],
    });
    for await (const line of createInterface(node.stdout!)) if (line.startsWith('ready ')) return node;
    throw new Error(`${name} does not start`);
  };
  const end = async (node: ChildProcess) => {
    node.kill();
    await once(node, 'exit');
  };
  let node = await launch();
  return {
    port,
    async restart() {
      await end(node);
      node = await launch();
    },
    stop: () => end(node),
  };
}

/** Sends requests at a constant rate, each on a connection of its own. */
function startLoad(port: number, requestsPerSecond: number) {
  const result = {
    queries: 0,
    forms: 0,
    failed: 0,
    slowestMs: 0,
    problems: new Map<string, number>(),
    receipts: [] as string[],
  };
  const running = new Set<Promise<void>>();
  const sendNext = async () => {
    const isForm = (result.queries + result.forms) % 2 === 1;
    result[isForm ? 'forms' : 'queries']++;
    const input = aQuoteRequest();
    const startedAt = performance.now();
    try {
      if (isForm) {
        await send(port, submitQuoteRequest, { input });
        result.receipts.push(input.submissionId);
      } else await send(port, '{ marketQuote(symbol: "USDTRY") { value } me { id } }', {});
    } catch (error) {
      result.failed++;
      const problem = `${isForm ? 'form' : 'query'}: ${(error as Error).message}`;
      result.problems.set(problem, (result.problems.get(problem) ?? 0) + 1);
    }
    result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - startedAt));
  };
  const timer = setInterval(() => {
    const sent = sendNext().finally(() => running.delete(sent));
    running.add(sent);
  }, 1_000 / requestsPerSecond);
  return {
    result,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** @throws Error unless the answer has data and no errors */
const send = (port: number, query: string, variables: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() };
    // Each from an address of its own, as visitors are: nginx limits the connections of one address.
    const localAddress = `127.0.${randomInt(1, 255)}.${randomInt(1, 255)}`;
    const options = { host: '127.0.0.1', port, localAddress, path: '/graphql', method: 'POST', headers, agent: false };
    const call = request(options);
    call.on('error', reject).on('response', (response) => {
      json(response).then(
        (answer) => {
          const { data, errors } = answer as { data?: object; errors?: object[] };
          if (data && !errors) resolve();
          else reject(new Error(`${response.statusCode} ${JSON.stringify(errors)}`));
        },
        () => reject(new Error(`status ${response.statusCode}`)),
      );
    });
    call.end(JSON.stringify({ query, variables }));
  });

/** Counts acknowledged submissions that are not stored exactly once. */
async function countLost(databaseUrl: string, submissionIds: string[]): Promise<number> {
  const db = new Client(databaseUrl);
  await db.connect();
  const { rows } = await db.query<{ lost: number }>(
    `select count(*)::int as lost from unnest($1::uuid[]) as sent (id)
     where (select count(*) from quote_requests where submission_id = sent.id) <> 1`,
    [submissionIds],
  );
  await db.end();
  return rows[0]!.lost;
}

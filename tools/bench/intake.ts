/**
 * What a quote request costs on its way through HTTP, GraphQL, validation, limits and guards, against the same transaction sent straight
 * through pg: the statements of one submission are recorded and sent again with other values. Every submission is a new lead. Then many
 * are sent, for the times of answers and for what the server keeps in memory.
 *
 * `--submissions 5000` for times and memory · `--rounds 7` · `--turn 200` submissions each time · `--connections 8`
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { Client, QueryResult } from 'pg';
import { openDatabase } from '../../server/app/database.ts';
import { quoteRequestForm } from '../../common/forms/quote-request.ts';
import { receiveQuoteRequest } from '../../server/modules/intake/quote-request.intake.ts';
import { newReference } from '../../server/modules/quotes/reference.ts';
import { poolOf } from '../../server/platform/database/rows.ts';
import { createLifecycle } from '../../server/platform/lifecycle.ts';
import { aQuoteRequest, submitQuoteRequest } from '../../server/testing/builders.ts';
import { build } from '../../scripts/prepare.js';
import { load, median, type Target } from './load.ts';
import { postmasterOf, processorTime } from './processes.ts';
import { fill, format, log, nodeSettings, settings } from './product.ts';
import { startBuiltServer } from '../../e2e/built-server.ts';
import { collecting, heldMemory } from '../../e2e/held-memory.ts';

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '7' },
    turn: { type: 'string', default: '200' },
    connections: { type: 'string', default: '8' },
  },
});
const [submissions, rounds, turn, connections] = [
  values.submissions,
  values.rounds,
  values.turn,
  values.connections,
].map(Number) as [number, number, number, number];

type Query = (this: Client, text: string, values?: unknown[]) => Promise<QueryResult<Record<string, unknown>>>;

interface Statement {
  text: string;
  values: unknown[];
  /** What it answered, for the ids that later statements name. */
  rows: Record<string, unknown>[];
}

const size = 1_000;
/** Tells the companies of one run from those of another. */
const run = Date.now().toString(36);
let last = 0;
const next = (): number => ++last;

await build(['app']);
await fill(size);
const config = settings(size);
const lifecycle = createLifecycle(log);
try {
  const { db, databaseUrl } = await openDatabase(config, log, lifecycle);
  const postmaster = postmasterOf(`${config.DATA_DIR}/postgres`);
  const server = await startBuiltServer({
    ...nodeSettings(size, databaseUrl),
    TRUST_PROXY: '1',
    NODE_OPTIONS: collecting,
  });
  lifecycle.onStop('server', () => server.stop());

  const pool = poolOf(db);
  const recorded = await record();
  console.log(`One submission is a transaction of ${recorded.statements.length} statements.`);

  const turns: { rate: number; spent: number }[][] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const count = round > 0 ? turn : 5 * turn; // the first warms up
    const measured = [await straight(count), await throughGraphql(count)];
    if (round > 0) measured.forEach((one, way) => turns[way]!.push(one));
  }
  const of = (way: 0 | 1, figure: 'rate' | 'spent') => median(turns[way]!.map((one) => one[figure]));
  const ratioOf = (figure: 'rate' | 'spent') =>
    median(turns[1]!.map((one, round) => one[figure] / turns[0]![round]![figure])).toFixed(2);
  console.log('\n| | submissions/s | processor, ms each |\n|---|---:|---:|');
  console.log(`| straight through pg | ${of(0, 'rate').toFixed(0)} | ${of(0, 'spent').toFixed(2)} |`);
  console.log(`| through GraphQL | ${of(1, 'rate').toFixed(0)} | ${of(1, 'spent').toFixed(2)} |`);
  console.log(`| ratio | ${ratioOf('rate')} | ${ratioOf('spent')} |`);

  const part = Math.ceil(submissions / 10);
  const times: number[] = [];
  console.log(`\n| submissions, ${connections} at once | a second | held, MB | process, MB |\n|---:|---:|---:|---:|`);
  const look = async (rate: number) => {
    const { held, resident } = await heldMemory(server);
    console.log(`| ${[format(times.length), ...[rate, held, resident].map((n) => n.toFixed(0))].join(' | ')} |`);
  };
  await look(0);
  while (times.length < submissions) {
    const { requests, seconds, times: more } = await load(submission, connections, (sent) => sent >= part);
    times.push(...more);
    await look(requests / seconds);
  }
  const inOrder = times.toSorted((one, other) => one - other);
  const within = (share: number) => inOrder[Math.floor(inOrder.length * share)]!.toFixed(0);
  console.log(
    `\nhalf answered within ${within(0.5)} ms, 95 of 100 within ${within(0.95)} ms, 99 within ${within(0.99)} ms`,
  );

  /** The statements of one submission, as the product sends them. */
  async function record() {
    const input = { ...aSubmission(0), source: 'quick_quote', language: 'tr' };
    const form = await quoteRequestForm.validate(input, { stripUnknown: true });
    const statements: Statement[] = [];
    const anyone = await pool.connect();
    const client = Object.getPrototypeOf(anyone) as { query: Query };
    anyone.release();
    const { query } = client;
    client.query = async function (this: Client, text, values = []) {
      const result = await query.call(this, text, values);
      statements.push({ text, values, rows: result.rows });
      return result;
    };
    const receipt = await db.transaction((tx) => receiveQuoteRequest(tx, form, '192.0.2.1'));
    client.query = query;
    return { statements, form, reference: receipt.reference };
  }

  /** Sends the recorded statements with the values of another submission. */
  async function replay(number: number): Promise<void> {
    const { statements, form, reference } = recorded;
    const next = aSubmission(number);
    const instead = new Map<string, string>([
      [form.submissionId, next.submissionId],
      [form.email, next.email],
      [form.company, next.company],
      [form.email.split('@')[1]!, next.email.split('@')[1]!],
      [reference, newReference()],
    ]);
    const known = new RegExp([...instead.keys()].sort((one, other) => other.length - one.length).join('|'), 'g');
    const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
    const changed = (value: unknown): unknown =>
      typeof value === 'string'
        ? value.replace(known, (text) => instead.get(text)!).replace(uuid, (id) => instead.get(id) ?? id)
        : value;
    const client = await pool.connect();
    try {
      for (const { text, values, rows } of statements) {
        const result = await client.query<Record<string, unknown>>(text, values.map(changed));
        rows.forEach((row, index) => {
          for (const [name, value] of Object.entries(row))
            if (typeof value === 'string' && value.match(uuid)) instead.set(value, String(result.rows[index]?.[name]));
        });
      }
    } finally {
      client.release();
    }
  }

  async function straight(count: number) {
    const before = ownTime() + processorTime(postmaster);
    const started = performance.now();
    let sent = 0;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (sent++ < count) await replay(next());
      }),
    );
    const spent = ownTime() + processorTime(postmaster) - before;
    return { rate: (1000 * count) / (performance.now() - started), spent: spent / count };
  }

  async function throughGraphql(count: number) {
    const before = processorTime(server.pid) + processorTime(postmaster);
    const { requests, seconds } = await load(submission, connections, (sent) => sent >= count);
    return {
      rate: requests / seconds,
      spent: (processorTime(server.pid) + processorTime(postmaster) - before) / requests,
    };
  }

  /** Each from an address of its own: thirty of one address within ten minutes are all that is accepted. */
  function submission(): Target {
    const number = next();
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    return {
      url: `${server.url}/graphql`,
      body: JSON.stringify({ query: submitQuoteRequest, variables: { input: aSubmission(number) } }),
      headers: { 'x-forwarded-for': address },
    };
  }
} finally {
  await lifecycle.stop();
}

/** Processor time of this process, in milliseconds. */
function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Of somebody whom nobody knows yet, at a company that nobody knows; of another run, too. */
function aSubmission(number: number) {
  const firm = `${run}${number}`;
  const sender = { email: `leyla@firma-${firm}.example`, company: `Haddehane ${firm} Sanayi` };
  return { ...aQuoteRequest(), ...sender };
}

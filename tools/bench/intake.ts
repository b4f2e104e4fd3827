/**
 * Compares the cost of a quote request through HTTP, GraphQL, validation, limits and guards with the same transaction through pg alone, for
 * which the statements of one submission are recorded and replayed with other values. Every submission creates a new lead. Afterwards
 * many submissions are sent to measure response times and memory.
 *
 * Options: `--submissions 5000` for times and memory · `--rounds 7` · `--turn 200` submissions in each round · `--connections 8`
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { Client, QueryResult } from 'pg';
import { quoteRequestForm } from '../../common/forms/quote-request.ts';
import { receiveQuoteRequest } from '../../server/modules/intake/quote-request.intake.ts';
import { generateReference } from '../../server/modules/intake/submission.ts';
import { getPool } from '../../server/platform/database/rows.ts';
import { createLifecycle } from '../../server/platform/lifecycle.ts';
import { aQuoteRequest, submitQuoteRequest } from '../../server/testing/builders.ts';
import { build } from '../../scripts/prepare.js';
import { report, startTable } from '../report.ts';
import { load, median, type Target } from './load.ts';
import { readPostmasterPid, cpuTime } from './processes.ts';
import { fill, format, log, createNodeSettings, createSettings, openAsOwner } from './app.ts';
import { startBuiltServer } from '../../e2e/built-server.ts';
import { COLLECT_GARBAGE_OPTION, measureMemory } from '../../e2e/memory.ts';

/** Averages over the submissions of one round. */
interface Measurement {
  /** Submissions a second. */
  rate: number;
  /** CPU time per submission of the sender and of PostgreSQL. */
  cpuMs: number;
  /** CPU time per submission of PostgreSQL alone; the limit is 7 ms (decision 021). */
  databaseMs: number;
}

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
  /** Result, because later statements use ids from it. */
  rows: Record<string, unknown>[];
}

const size = 1_000;
/** Makes company names and addresses unique across runs. */
const runId = Date.now().toString(36);
let lastNumber = 0;
const nextNumber = (): number => ++lastNumber;

await build(['app']);
await fill(size);
const config = createSettings(size);
const lifecycle = createLifecycle(log);
try {
  const { db, databaseUrl } = await openAsOwner(config, lifecycle);
  const postmaster = readPostmasterPid(`${config.DATA_DIR}/postgres`);
  const server = await startBuiltServer({
    ...createNodeSettings(size, databaseUrl),
    TRUST_PROXY: '1',
    NODE_OPTIONS: COLLECT_GARBAGE_OPTION,
  });
  lifecycle.onStop('server', () => server.stop());

  const pool = getPool(db);
  const recorded = await recordStatements();
  report(`One submission is a transaction of ${recorded.statements.length} statements.`);

  /** Through pg alone, and through GraphQL. */
  const measurements: Measurement[][] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const count = round > 0 ? turn : 5 * turn; // round 0 warms up
    const measured = [await measurePg(count), await measureGraphql(count)];
    if (round > 0) measured.forEach((measurement, variant) => measurements[variant]!.push(measurement));
  }
  const medianOf = (variant: 0 | 1, figure: keyof Measurement) =>
    median(measurements[variant]!.map((measurement) => measurement[figure]));
  const ratioOf = (figure: keyof Measurement) =>
    median(
      measurements[1]!.map((measurement, round) => measurement[figure] / measurements[0]![round]![figure]),
    ).toFixed(2);
  const printVariant = startTable('', 'submissions/s', 'CPU per submission, ms', 'PostgreSQL, ms');
  const figures = ['rate', 'cpuMs', 'databaseMs'] as const;
  for (const [variant, name] of ['through pg alone', 'through GraphQL'].entries())
    printVariant(name, ...figures.map((figure) => medianOf(variant as 0 | 1, figure).toFixed(2)));
  printVariant('ratio', ...figures.map(ratioOf));

  const batch = Math.ceil(submissions / 10);
  const times: number[] = [];
  const printBatch = startTable(
    `submissions, ${connections} connections`,
    'per second',
    'heap and buffers, MB',
    'process, MB',
  );
  const printRow = async (rate: number) => {
    const { heapMb, residentMb } = await measureMemory(server);
    printBatch(format(times.length), ...[rate, heapMb, residentMb].map((figure) => figure.toFixed(0)));
  };
  await printRow(0);
  while (times.length < submissions) {
    const { requests, seconds, times: newTimes } = await load(createSubmission, connections, (sent) => sent >= batch);
    times.push(...newTimes);
    await printRow(requests / seconds);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const percentile = (fraction: number) => sorted[Math.floor(sorted.length * fraction)]!.toFixed(0);
  report(`Response times: median ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms, p99 ${percentile(0.99)} ms.`);

  /** Records the statements that the product sends for one submission. */
  async function recordStatements() {
    const input = { ...aSubmission(0), source: 'quick_quote', language: 'tr' };
    const form = await quoteRequestForm.validate(input, { stripUnknown: true });
    const statements: Statement[] = [];
    const client = await pool.connect();
    const prototype = Object.getPrototypeOf(client) as { query: Query };
    client.release();
    const { query } = prototype;
    prototype.query = async function (this: Client, text, values = []) {
      const result = await query.call(this, text, values);
      statements.push({ text, values, rows: result.rows });
      return result;
    };
    const receipt = await db.transaction((tx) => receiveQuoteRequest(tx, form, '192.0.2.1'));
    prototype.query = query;
    return { statements, form, reference: receipt.reference };
  }

  /** Sends the recorded statements with the values of another submission. */
  async function replay(number: number): Promise<void> {
    const { statements, form, reference } = recorded;
    const submission = aSubmission(number);
    const replacements = new Map<string, string>([
      [form.submissionId, submission.submissionId],
      [form.email, submission.email],
      [form.company, submission.company],
      [form.email.split('@')[1]!, submission.email.split('@')[1]!],
      [reference, generateReference()],
    ]);
    const recordedValues = new RegExp(
      [...replacements.keys()].sort((one, other) => other.length - one.length).join('|'),
      'g',
    );
    const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
    const replaceValue = (value: unknown): unknown =>
      typeof value === 'string'
        ? value
            .replace(recordedValues, (text) => replacements.get(text)!)
            .replace(uuid, (id) => replacements.get(id) ?? id)
        : value;
    const client = await pool.connect();
    try {
      for (const { text, values, rows } of statements) {
        const result = await client.query<Record<string, unknown>>(text, values.map(replaceValue));
        rows.forEach((row, index) => {
          for (const [name, value] of Object.entries(row))
            if (typeof value === 'string' && value.match(uuid))
              replacements.set(value, String(result.rows[index]?.[name]));
        });
      }
    } finally {
      client.release();
    }
  }

  async function measurePg(count: number) {
    const before = [ownCpuTime(), cpuTime(postmaster)] as const;
    const startedAt = performance.now();
    let sent = 0;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (sent++ < count) await replay(nextNumber());
      }),
    );
    const rate = (1000 * count) / (performance.now() - startedAt);
    const databaseMs = (cpuTime(postmaster) - before[1]) / count;
    return { rate, databaseMs, cpuMs: (ownCpuTime() - before[0]) / count + databaseMs };
  }

  async function measureGraphql(count: number) {
    const before = [cpuTime(server.pid), cpuTime(postmaster)] as const;
    const { requests, seconds } = await load(createSubmission, connections, (sent) => sent >= count);
    const databaseMs = (cpuTime(postmaster) - before[1]) / requests;
    return { rate: requests / seconds, databaseMs, cpuMs: (cpuTime(server.pid) - before[0]) / requests + databaseMs };
  }

  /** Uses a different client address for each submission: the rate limit is thirty per address within ten minutes. */
  function createSubmission(): Target {
    const number = nextNumber();
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

/** Returns the CPU time of this process in milliseconds. */
function ownCpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Builds a submission of an unknown contact and company, unique across runs. */
function aSubmission(number: number) {
  const suffix = `${runId}${number}`;
  const sender = { email: `leyla@firma-${suffix}.example`, company: `Haddehane ${suffix} Sanayi` };
  return { ...aQuoteRequest(), ...sender };
}

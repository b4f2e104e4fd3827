/**
 * npm run attack [-- --requests 100000 --seed 1]: sends random and malformed requests to the built product with demo data, every second one
 * with the session of a super admin. Prints the answers by status, and the server's memory after each tenth of the requests. Exits with 1
 * on an internal server error, a missing answer, a crash of the server, or growing memory. Failed requests are printed; the same seed
 * reproduces them.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema, getNamedType, isLeafType, type GraphQLObjectType } from 'graphql';
import { startBuiltServer } from '../../e2e/built-server.ts';
import { COLLECT_GARBAGE_OPTION, measureMemory, type MemoryUsage } from '../../e2e/memory.ts';
import { attack, type Result } from './attack.ts';
import { createCustomerLinks } from './customer-links.ts';
import type { KnownValues } from './requests.ts';
import { TestClient } from '../../server/testing/test-client.ts';
import { build } from '../../scripts/prepare.js';
import { report, startTable, writeReport } from '../report.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
await build();

/** Heap limit of the server: sufficient, and low enough that a memory leak would crash it. */
const MAX_HEAP_MB = 400;
/** Number of parts in which the requests are sent; memory is measured after each. */
const PARTS = 10;
/** Number of parts at the start whose memory is not compared, because caches and lazily created objects still grow. */
const WARM_UP_PARTS = 2;
/** Allowed growth from the lowest of the three measurements after the warm-up to the lowest of the last three; single ones vary by 60 MB. */
const MAX_GROWTH_MB = 30;

const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-attack-'));
const admin = { email: 'selin@kordon.example', password: 'correct horse battery' };
const secret = randomBytes(32).toString('hex');
const server = await startBuiltServer({
  NODE_OPTIONS: `--max-old-space-size=${MAX_HEAP_MB} ${COLLECT_GARBAGE_OPTION}`,
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
  SESSION_SECRET: secret,
  LOG_LEVEL: 'error', // prints the causes of failures
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});

/** Stops the server and removes its data, also on Ctrl-C. */
async function stop(): Promise<void> {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(1)));

/**
 * Fills the document cache of the server with distinct documents of equal length. They evict the documents of the attack, so that the cache
 * has the same size at each measurement.
 */
async function fillCache(): Promise<void> {
  const { companies } = schema.getQueryType()!.getFields();
  const nodesField = (getNamedType(companies!.type) as GraphQLObjectType).getFields().nodes!;
  const fields = Object.values((getNamedType(nodesField.type) as GraphQLObjectType).getFields());
  const scalarFields = fields.filter(({ type, args }) => isLeafType(getNamedType(type)) && args.length === 0);
  const selection = `{ nodes { ${scalarFields.map(({ name }) => name).join(' ')} } }`;
  const document = `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: companies(first: 1) ${selection}`).join(' ')} }`;
  const visitor = new TestClient(server.url);
  for (let n = 0; n < 500; n++) await visitor.send(`# ${sentDocuments++}\n${document}`);
}
let sentDocuments = 0;

async function measure(): Promise<MemoryUsage> {
  await fillCache();
  return measureMemory(server);
}

/** Creates links of customers, and reads ids of records. */
async function findKnownValues(desk: TestClient): Promise<KnownValues> {
  const { offers, tokens, codes, orderPaths } = await createCustomerLinks(desk, new TestClient(server.url), secret);
  const { companies, quoteRequests, orders, bankAccounts } = await desk.run<
    Record<'companies' | 'quoteRequests' | 'orders', { nodes: { id: string }[] }> & { bankAccounts: { id: string }[] }
  >(`{ companies(first: 20) { nodes { id } } quoteRequests(first: 20) { nodes { id } }
        orders(first: 20) { nodes { id } } bankAccounts { id } }`);
  report(
    `Known to the attacker: ${tokens.length} links of offers, ${codes.length} codes of verification pages, ${orderPaths.length} orderPaths to orders; the ids of ${offers.length} offers, ${orders.nodes.length} orders, ${bankAccounts.length} bank accounts, ${companies.nodes.length} companies and ${quoteRequests.nodes.length} requests.`,
  );
  const records = [companies.nodes, quoteRequests.nodes, orders.nodes, bankAccounts].flat().map(({ id }) => id);
  return { ids: [...offers, ...records], secrets: [...tokens, ...codes], orderPaths };
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const port = Number(new URL(server.url).port);
const client = new TestClient(server.url);
try {
  await client.signIn(admin.email, admin.password);
  await client.prove(admin.password);
  const known = await findKnownValues(client);
  const memories = [await measure()];
  const results: Result[] = [];
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1_000);
  for (let part = 0; part < PARTS; part++) {
    const seed = PARTS * Number(values.seed) + part;
    const requests = Math.ceil(Number(values.requests) / PARTS);
    results.push(await attack({ port, schema, requests, seed, cookie: client.cookie, known }));
    memories.push(await measure());
    const { heapMb, residentMb } = memories.at(-1)!;
    console.log(
      `${requests} sent with seed ${seed}, ${seconds()} s, heap and buffers ${heapMb.toFixed(0)} MB, process ${residentMb.toFixed(0)} MB`,
    );
  }

  const failures = results.flatMap((result) => result.failures);
  const statuses: Record<string, number> = {};
  for (const [status, count] of results.flatMap((result) => Object.entries(result.statuses)))
    statuses[status] = (statuses[status] ?? 0) + count;
  const sent = results.reduce((sum, result) => sum + result.sent, 0);
  const printCount = startTable('', 'count');
  for (const [name, count] of Object.entries({ sent, ...statuses, failures: failures.length, seconds: seconds() }))
    printCount(name, count);
  const slowest = results
    .flatMap((result) => result.slowest)
    .sort((one, other) => other.milliseconds - one.milliseconds);
  const printSlowest = startTable('slowest requests', 'ms');
  for (const { name, milliseconds } of slowest.slice(0, 5)) printSlowest(name, milliseconds);
  const printMemory = startTable('parts sent', 'heap and buffers, MB', 'process, MB');
  for (const [part, { heapMb, residentMb }] of memories.entries())
    printMemory(part, heapMb.toFixed(0), residentMb.toFixed(0));
  for (const failure of failures.slice(0, 20))
    console.log(JSON.stringify({ ...failure, body: failure.body?.toString().slice(0, 2_000) }));
  const heap = memories.map(({ heapMb }) => heapMb);
  const growth = Math.min(...heap.slice(-3)) - Math.min(...heap.slice(WARM_UP_PARTS, WARM_UP_PARTS + 3));
  report(`Memory growth after ${WARM_UP_PARTS} of ${PARTS} parts: ${growth.toFixed(1)} MB.`);
  await writeReport('attack', `npm run attack -- --requests ${values.requests} --seed ${values.seed}`);
  if (failures.length > 0 || growth > MAX_GROWTH_MB) process.exitCode = 1;
} finally {
  await stop();
}

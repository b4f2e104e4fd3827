/**
 * npm run attack [-- --requests 100000 --seed 1]: the built product on a database of its own, with demo data, gets random and broken
 * requests, every second one with the cookie of a super admin. Prints what came back, and what the server held in memory after each
 * tenth of them; ends with 1 where an answer was a failure of ours, none came, the server ended or its memory grew. What failed is
 * printed, and comes again with the same seed.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema, getNamedType, isLeafType, type GraphQLObjectType } from 'graphql';
import { startBuiltServer } from '../../e2e/built-server.ts';
import { collecting, heldMemory, type HeldMemory } from '../../e2e/held-memory.ts';
import { attack, type Result } from './attack.ts';
import { Person } from '../../server/testing/person.ts';
import { build, install } from '../../scripts/prepare.js';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
install();
await build();

/** MB of heap that the server may take: enough, and so little that what is kept for good would end it. */
const heap = 400;
/** Memory is read after each of as many parts. */
const parts = 10;
/** Parts in which everything that is made at its first use has been made. */
const warmUp = 2;
/** What the least of the last three looks may hold beyond the least of the three after the warm-up, in MB: single looks differ by 60. */
const maxGrowth = 30;

const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-attack-'));
const admin = { email: 'selin@kordon.example', password: 'correct horse battery' };
const server = await startBuiltServer({
  NODE_OPTIONS: `--max-old-space-size=${heap} ${collecting}`,
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error', // the cause of what fails
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});

/** Ends what was started, also where somebody has had enough. */
async function stop(): Promise<void> {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(1)));

/**
 * Documents of one length, no two the same, as many as take the whole cache of documents: what it holds of the attack goes, and what it
 * weighs is the same each time.
 */
async function fillCache(): Promise<void> {
  const { companies } = schema.getQueryType()!.getFields();
  const row = (getNamedType(companies!.type) as GraphQLObjectType).getFields().nodes!;
  const fields = Object.values((getNamedType(row.type) as GraphQLObjectType).getFields());
  const leaves = fields.filter(({ type, args }) => isLeafType(getNamedType(type)) && args.length === 0);
  const selection = `{ nodes { ${leaves.map(({ name }) => name).join(' ')} } }`;
  const document = `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: companies(first: 1) ${selection}`).join(' ')} }`;
  const visitor = new Person(server.url);
  for (let n = 0; n < 500; n++) await visitor.send(`# ${sentDocuments++}\n${document}`);
}
let sentDocuments = 0;

async function memory(): Promise<HeldMemory> {
  await fillCache();
  return heldMemory(server);
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const port = Number(new URL(server.url).port);
const person = new Person(server.url);
try {
  await person.signIn(admin.email, admin.password);
  const memories = [await memory()];
  const results: Result[] = [];
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1_000);
  for (let part = 0; part < parts; part++) {
    const seed = parts * Number(values.seed) + part;
    const requests = Math.ceil(Number(values.requests) / parts);
    results.push(await attack({ port, schema, requests, seed, cookie: person.cookie }));
    memories.push(await memory());
    const { held, resident } = memories.at(-1)!;
    console.log(
      `${requests} sent with seed ${seed}, ${seconds()} s, ${held.toFixed(0)} MB held, process ${resident.toFixed(0)} MB`,
    );
  }

  const failures = results.flatMap((result) => result.failures);
  const statuses: Record<string, number> = {};
  for (const [status, count] of results.flatMap((result) => Object.entries(result.statuses)))
    statuses[status] = (statuses[status] ?? 0) + count;
  const sent = results.reduce((sum, result) => sum + result.sent, 0);
  console.table({ sent, ...statuses, failures: failures.length, seconds: seconds() });
  console.table(
    results
      .flatMap(({ slowest }) => slowest)
      .sort((one, other) => other.milliseconds - one.milliseconds)
      .slice(0, 5),
  );
  console.table(memories);
  for (const failure of failures.slice(0, 20))
    console.log(JSON.stringify({ ...failure, body: failure.body?.toString().slice(0, 2_000) }));
  const held = memories.map((memory) => memory.held);
  const growth = Math.min(...held.slice(-3)) - Math.min(...held.slice(warmUp, warmUp + 3));
  console.log(`growth of what is held after ${warmUp} of ${parts} parts: ${growth.toFixed(1)} MB`);
  if (failures.length > 0 || growth > maxGrowth) process.exitCode = 1;
} finally {
  await stop();
}

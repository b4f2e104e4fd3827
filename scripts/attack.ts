/**
 * npm run attack [-- --requests 100000 --seed 1]: the built product on a database of its own, with demo data, gets random and broken
 * requests, every second one with the cookie of a super admin. Prints what came back; ends with 1 where an answer was a failure of ours,
 * none came, the server ended or its memory grew. What failed is printed, and comes again with
 * the same seed.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { startBuiltServer } from '../e2e/built-server.ts';
import { attack, type Result } from '../server/attack/attack.ts';
import { Person } from '../server/testing/person.ts';
import { build, install } from './prepare.js';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
install();
build();

/** MB of heap that the server may take: enough, and so little that it clears up all the time, so that what it holds for good shows. */
const heap = 400;
/** What a server may hold at the end beyond what it held half-way, in MB. */
const maxGrowth = 60;

const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-attack-'));
const admin = { email: 'selin@kordon.example', password: 'correct horse battery' };
const server = await startBuiltServer({
  ...{
    NODE_OPTIONS: `--max-old-space-size=${heap}`,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'fatal',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  },
});

/** Megabytes that the server holds in its heap: the least of several looks, between which it has cleared up. */
async function memory(): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < 40; look++) {
    await attack({ ...asked, requests: 50, seed: look, cookie: person.cookie });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    looks.push(Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]) / 1e6);
  }
  return Math.round(Math.min(...looks));
}

const asked = {
  port: Number(new URL(server.url).port),
  schema: buildSchema(readFileSync('schema.graphql', 'utf8')),
};
const person = new Person(server.url);
try {
  await person.signIn(admin.email, admin.password);
  // Caches of documents fill with the first quarters, for no two are the same here: what grows is told by the last two.
  const heaps = [await memory()];
  const results: Result[] = [];
  const began = performance.now();
  for (const quarter of [0, 1, 2, 3]) {
    const seed = 4 * Number(values.seed) + quarter;
    results.push(
      await attack({ ...asked, requests: Math.ceil(Number(values.requests) / 4), seed, cookie: person.cookie }),
    );
    heaps.push(await memory());
    console.log(`a quarter sent with seed ${seed}`);
  }

  const failures = results.flatMap((result) => result.failures);
  const statuses: Record<string, number> = {};
  for (const [status, count] of results.flatMap((result) => Object.entries(result.statuses)))
    statuses[status] = (statuses[status] ?? 0) + count;
  const sent = results.reduce((sum, result) => sum + result.sent, 0);
  console.table({
    sent,
    ...statuses,
    failures: failures.length,
    seconds: Math.round((performance.now() - began) / 1_000),
  });
  console.table(
    results
      .flatMap(({ slowest }) => slowest)
      .sort((one, other) => other.milliseconds - one.milliseconds)
      .slice(0, 5),
  );
  console.table({ 'MB of heap, before and after each quarter': heaps.join(' ') });
  for (const failure of failures.slice(0, 20))
    console.log(JSON.stringify({ ...failure, body: failure.body?.toString().slice(0, 2_000) }));
  if (failures.length > 0 || heaps[4]! - heaps[2]! > maxGrowth) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}

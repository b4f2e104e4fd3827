/**
 * Measures the most expensive operations within the limits for a signed-in user (tools/fuzz/expensive-operations.ts) and prints the five
 * slowest, each as the median of five runs.
 *
 * Options: `--rows 10000,1000000` numbers of requests
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { createArgumentProvider, generateExpensiveOperations } from '../fuzz/expensive-operations.ts';
import { openDatabase } from '../../server/app/database.ts';
import { createLifecycle } from '../../server/platform/lifecycle.ts';
import { getKordonSchema } from '../../server/app/schema.ts';
import { startServer } from '../../server/main.ts';
import type { TestClient } from '../../server/testing/test-client.ts';
import { startTable } from '../report.ts';
import { median } from './load.ts';
import { fill, format, log, createSettings, signIn } from './app.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000,1000000' } } });
const schema = await getKordonSchema();

const printOperation = startTable('operation', 'requests', 'ms, median of 5');
for (const size of values.rows.split(',').map(Number)) {
  await fill(size);
  const operations = await generateOperations(size);
  const server = await startServer(createSettings(size), { log });
  try {
    const client = await signIn(server.url);
    const measured: { name: string; query: string; time: number }[] = [];
    for (const operation of operations) measured.push({ ...operation, time: await measure(client, operation.query) });
    for (const { name, query } of measured.sort((one, other) => other.time - one.time).slice(0, 5)) {
      const times: number[] = [];
      while (times.length < 5) times.push(await measure(client, query));
      printOperation(name, format(size), median(times).toFixed(0));
    }
  } finally {
    await server.stop();
  }
}

async function generateOperations(size: number) {
  const lifecycle = createLifecycle(log);
  const { db } = await openDatabase(createSettings(size), log, lifecycle);
  try {
    return generateExpensiveOperations(schema, await createArgumentProvider(db));
  } finally {
    await lifecycle.stop();
  }
}

/** Returns the time in milliseconds, or 0 for an operation that is refused. */
async function measure(client: TestClient, query: string): Promise<number> {
  const before = performance.now();
  const { errors } = await client.send(query);
  return errors.length > 0 ? 0 : performance.now() - before;
}

/**
 * How long the dearest operations take that the limits let somebody who is signed in ask for (tools/fuzz/dearest.ts): the five longest,
 * medians of five. `--rows 10000,1000000` says of how many requests.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { argumentsIn, dearestOperations } from '../fuzz/dearest.ts';
import { openDatabase } from '../../server/app/database.ts';
import { createLifecycle } from '../../server/platform/lifecycle.ts';
import { kordonSchema } from '../../server/app/schema.ts';
import { startServer } from '../../server/main.ts';
import type { Person } from '../../server/testing/person.ts';
import { median } from './load.ts';
import { fill, format, log, settings, signedIn } from './product.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000,1000000' } } });
const schema = await kordonSchema();

console.log('\n| requests | operation | ms, median of 5 |\n|---:|---|---:|');
for (const size of values.rows.split(',').map(Number)) {
  await fill(size);
  const operations = await operationsIn(size);
  const server = await startServer(settings(size), { log });
  try {
    const person = await signedIn(server.url);
    const once: { name: string; query: string; time: number }[] = [];
    for (const operation of operations) once.push({ ...operation, time: await timeOf(person, operation.query) });
    for (const { name, query } of once.sort((one, other) => other.time - one.time).slice(0, 5)) {
      const times: number[] = [];
      while (times.length < 5) times.push(await timeOf(person, query));
      console.log(`| ${format(size)} | ${name} | ${median(times).toFixed(0)} |`);
    }
  } finally {
    await server.stop();
  }
}

async function operationsIn(size: number) {
  const lifecycle = createLifecycle(log);
  const { db } = await openDatabase(settings(size), log, lifecycle);
  try {
    return dearestOperations(schema, await argumentsIn(db));
  } finally {
    await lifecycle.stop();
  }
}

/** 0 for what is refused: nobody waits for it. */
async function timeOf(person: Person, query: string): Promise<number> {
  const before = performance.now();
  const { errors } = await person.send(query);
  return errors.length > 0 ? 0 : performance.now() - before;
}

/**
 * How much memory a whole export takes, with few rows and with very many: what the process holds at most beyond what it held before,
 * looked at with every piece that arrives. The databases are those of the other benchmarks; `--rows 1000,1000000` says which.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { startServer } from '../../server/main.ts';
import type { Person } from '../../server/testing/person.ts';
import { fill, format, log, settings, signedIn } from './product.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000,1000000' } } });
const sizes = values.rows.split(',').map(Number);
const exported = ['companies.csv', 'companies.xlsx', 'quotes.csv', 'communications.csv'];
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

console.log('\n| export | requests | MB | seconds | memory, MB |\n|---|---:|---:|---:|---:|');
for (const size of sizes) {
  await fill(size);
  const server = await startServer(settings(size), { log });
  try {
    const person = await signedIn(server.url);
    await taken(person, 'companies.csv'); // warms up
    for (const file of exported) {
      const { bytes, seconds, memory } = await taken(person, file);
      const figures = [format(size), megabytes(bytes), seconds.toFixed(1), megabytes(memory)];
      console.log(`| ${file} | ${figures.join(' | ')} |`);
    }
  } finally {
    await server.stop();
  }
}

async function taken(person: Person, file: string) {
  const [started, before] = [performance.now(), process.memoryUsage().rss];
  const response = await person.fetch(`/exports/${file}`);
  if (response.status !== 200) throw new Error(`${file}: ${response.status}`);
  let [bytes, memory] = [0, 0];
  for await (const piece of response.body!) {
    bytes += (piece as Uint8Array).length;
    memory = Math.max(memory, process.memoryUsage().rss - before);
  }
  return { bytes, memory, seconds: (performance.now() - started) / 1000 };
}

/**
 * Measures the memory that a complete export takes with few rows and with very many: the largest growth of the process, sampled with
 * every chunk of the response. It uses the databases of the other benchmarks.
 *
 * Options: `--rows 1000,1000000` numbers of requests
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { startServer } from '../../server/main.ts';
import type { TestClient } from '../../server/testing/test-client.ts';
import { startTable } from '../report.ts';
import { fill, format, log, createSettings, signIn } from './app.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000,1000000' } } });
const sizes = values.rows.split(',').map(Number);
const exportFiles = ['companies.csv', 'companies.xlsx', 'quotes.csv', 'communications.csv'];
const toMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

const printExport = startTable('export', 'requests', 'MB', 'seconds', 'memory, MB');
for (const size of sizes) {
  await fill(size);
  const server = await startServer(createSettings(size), { log });
  try {
    const client = await signIn(server.url);
    await measureExport(client, 'companies.csv'); // warms up
    for (const file of exportFiles) {
      const { bytes, seconds, memory } = await measureExport(client, file);
      printExport(file, format(size), toMegabytes(bytes), seconds.toFixed(1), toMegabytes(memory));
    }
  } finally {
    await server.stop();
  }
}

async function measureExport(client: TestClient, file: string) {
  const [startedAt, before] = [performance.now(), process.memoryUsage().rss];
  const response = await client.fetch(`/exports/${file}`);
  if (response.status !== 200) throw new Error(`${file}: ${response.status}`);
  let [bytes, memory] = [0, 0];
  for await (const chunk of response.body!) {
    bytes += (chunk as Uint8Array).length;
    memory = Math.max(memory, process.memoryUsage().rss - before);
  }
  return { bytes, memory, seconds: (performance.now() - startedAt) / 1000 };
}

import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon();
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the memory in use after a garbage collection, in bytes. The size of the process would include garbage. */
function measureMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test.each(['csv', 'xlsx'])(
  'an export of 200 MB in %s is streamed and leaves no transaction open',
  async (format) => {
    const rows = 10_000;
    await kordon.db.query('truncate companies cascade');
    await kordon.db.query(
      `insert into companies (name, notes)
       select 'Firma ' || n, (select string_agg(md5(n || ' ' || i), '') from generate_series(1, 640) i) from generate_series(1, $1) n`,
      [rows],
    );
    const before = measureMemory();
    const response = await kordon.admin.fetch(`/exports/companies.${format}`);
    let bytes = 0;
    let peak = 0;
    let chunks = 0;
    for await (const chunk of response.body!) {
      bytes += (chunk as Uint8Array).length;
      if (chunks++ % 400 === 0) peak = Math.max(peak, measureMemory() - before);
    }
    if (format === 'csv') expect(bytes).toBeGreaterThan(20_000 * rows);
    expect(peak).toBeLessThan(100_000_000); // a batch of 1,000 rows takes 20 MB and is held twice: as read and as written
    const idle = `select from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`;
    while ((await kordon.db.query<unknown[]>(idle)).length > 0) await delay(20); // the transaction ends after the last byte
  },
  120_000,
);

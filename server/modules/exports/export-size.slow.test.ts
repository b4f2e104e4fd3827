import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon();
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that are still referenced. What the process occupies says little: memory that could be collected is counted with it. */
function inUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test.each(['csv', 'xlsx'])(
  'two hundred megabytes in %s are all there, and memory does not hold them',
  async (format) => {
    const rows = 10_000;
    await kordon.db.query('truncate companies cascade');
    await kordon.db.query(
      `insert into companies (name, notes)
       select 'Firma ' || n, (select string_agg(md5(n || ' ' || i), '') from generate_series(1, 640) i) from generate_series(1, $1) n`,
      [rows],
    );
    const before = inUse();
    const response = await kordon.admin.fetch(`/exports/companies.${format}`);
    let bytes = 0;
    let most = 0;
    let chunks = 0;
    for await (const chunk of response.body!) {
      bytes += (chunk as Uint8Array).length;
      if (chunks++ % 400 === 0) most = Math.max(most, inUse() - before);
    }
    if (format === 'csv') expect(bytes).toBeGreaterThan(20_000 * rows);
    expect(most).toBeLessThan(100_000_000); // a thousand rows at a time are 20 MB, read and written
    const idle = `select from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`;
    expect(await kordon.db.query(idle)).toEqual([]);
  },
  120_000,
);

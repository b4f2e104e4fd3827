import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon();

test.each(['csv', 'xlsx'])(
  'two hundred megabytes in %s are all there, and memory does not hold them',
  async (format) => {
    const rows = 10_000;
    await kordon.db.query('truncate companies cascade');
    await kordon.db.query(
      `insert into companies (name, notes) select 'Firma ' || n, repeat('x', 20000) from generate_series(1, $1) n`,
      [rows],
    );
    const before = process.memoryUsage().rss;
    const response = await kordon.admin.fetch(`/exports/companies.${format}`);
    let bytes = 0;
    let most = 0;
    for await (const chunk of response.body!) {
      bytes += (chunk as Uint8Array).length;
      most = Math.max(most, process.memoryUsage().rss - before);
    }
    if (format === 'csv') expect(bytes).toBeGreaterThan(20_000 * rows);
    expect(most).toBeLessThan(250_000_000); // a thousand rows at a time are 20 MB; all of them, read and written, are twice 200
    const idle = `select from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`;
    expect(await kordon.db.query(idle)).toEqual([]);
  },
  60_000,
);

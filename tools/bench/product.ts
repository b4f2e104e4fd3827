import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/app/database.ts';
import { addBulkQuotes } from '../demo-bulk/bulk.ts';
import { createLifecycle } from '../../server/platform/lifecycle.ts';
import { createLog } from '../../server/platform/log.ts';
import { Person } from '../../server/testing/person.ts';

export const log = createLog('error');
const desk = { email: 'bench@kordon.example', password: 'a password for measuring' };

/** Of the product with so many requests; its database stands under DATA_DIR, `var/bench` unless told. */
export const settings = (size: number) =>
  readConfig({
    ...{ PORT: '0', DATA_DIR: `${process.env.DATA_DIR ?? 'var/bench'}/${size}`, DEMO_DATA: 'off', JOBS: 'off' },
    ...{ ADMIN_EMAIL: desk.email, ADMIN_PASSWORD: desk.password },
  });

/** Of a node on that database. Its DATA_DIR is its own: one that has seen DATABASE_URL refuses to start the embedded database. */
export const nodeSettings = (size: number, databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'only for measuring, as long as any',
  DATA_DIR: `${settings(size).DATA_DIR}/node`,
  JOBS: 'off',
  DEMO_DATA: 'off',
});

/** Demo data, where there is none yet. */
export async function fill(size: number): Promise<void> {
  const lifecycle = createLifecycle(log);
  try {
    const { db } = await openDatabase(settings(size), log, lifecycle);
    const [{ filled }] = await db.query<[{ filled: boolean }]>('select exists (select from quote_requests) as filled');
    if (filled) return;
    const before = performance.now();
    const rows = await addBulkQuotes(db, size);
    const seconds = (performance.now() - before) / 1000;
    await db.query('vacuum (analyze)'); // as PostgreSQL does by itself within minutes
    console.log(
      `${format(size)} requests: ${format(rows)} rows in ${seconds.toFixed(1)} s, ${format(Math.round(rows / seconds))} a second`,
    );
  } finally {
    await lifecycle.stop();
  }
}

export async function signedIn(url: string): Promise<Person> {
  const person = new Person(url);
  await person.signIn(desk.email, desk.password);
  return person;
}

export const format = (number: number): string => number.toLocaleString('en');

import { readConfig, type Config } from '../../server/config.ts';
import { locateDatabase, openDatabase } from '../../server/app/database.ts';
import { addBulkQuotes } from '../demo-bulk/bulk.ts';
import { createLifecycle, type Lifecycle } from '../../server/platform/lifecycle.ts';
import { createLog } from '../../server/platform/log.ts';
import { TestClient } from '../../server/testing/test-client.ts';

export const log = createLog('error');
const admin = { email: 'bench@kordon.example', password: 'a password for measuring' };

/** Returns the settings of a server whose database has `size` requests and is under DATA_DIR, by default `var/bench`. */
export const createSettings = (size: number) =>
  readConfig({
    PORT: '0',
    DATA_DIR: `${process.env.DATA_DIR ?? 'var/bench'}/${size}`,
    DEMO_DATA: 'off',
    JOBS: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });

/**
 * Returns the settings of a separate server process that uses the database of createSettings(size) through `databaseUrl`. It needs another
 * DATA_DIR: one that was used with DATABASE_URL cannot start the embedded database.
 */
export const createNodeSettings = (size: number, databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'a secret for measuring, long enough',
  DATA_DIR: `${createSettings(size).DATA_DIR}/node`,
  JOBS: 'off',
  DEMO_DATA: 'off',
});

/** Opens the database with the role that owns it, which may bulk-load data. */
export async function openAsOwner(config: Config, lifecycle: Lifecycle): ReturnType<typeof openDatabase> {
  const { ownerUrl } = await locateDatabase(config, log, lifecycle);
  return openDatabase({ ...config, DATABASE_URL: ownerUrl }, log, lifecycle);
}

/** Fills the database of createSettings(size) with demo data if it is empty. */
export async function fill(size: number): Promise<void> {
  const lifecycle = createLifecycle(log);
  try {
    const { db } = await openAsOwner(createSettings(size), lifecycle);
    const [{ isFilled }] = await db.query<[{ isFilled: boolean }]>(
      'select exists (select from quote_requests) as "isFilled"',
    );
    if (isFilled) return;
    const before = performance.now();
    const rows = await addBulkQuotes(db, size);
    const seconds = (performance.now() - before) / 1000;
    await db.query('vacuum (analyze)'); // autovacuum would do it within minutes
    console.log(
      `${format(size)} requests: ${format(rows)} rows in ${seconds.toFixed(1)} s, ${format(Math.round(rows / seconds))} a second`,
    );
  } finally {
    await lifecycle.stop();
  }
}

/** Returns a client that is signed in as the admin, with a fresh proof of identity. */
export async function signIn(url: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.signIn(admin.email, admin.password);
  await client.prove(admin.password);
  return client;
}

export const format = (number: number): string => number.toLocaleString('en');

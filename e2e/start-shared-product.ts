import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../server/testing/database.ts';
import startDatabase from '../server/testing/start-database.ts';
import { startBuiltServer } from './built-server.ts';
import { admin } from './product.ts';

/** Once a run, on the run's database server: a product for all journeys that leave nothing behind. */
export default async function startSharedProduct(): Promise<void> {
  await startDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-e2e-'));
  const server = await startBuiltServer({
    DATABASE_URL: await createDatabase('shared_product'),
    DATA_DIR: dataDir,
    JOBS: 'off',
    SESSION_SECRET: 'only for the tests of this one product',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  globalThis.startedForTests?.push(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  process.env['KORDON_TEST_SITE'] = server.url; // the workers inherit it
}

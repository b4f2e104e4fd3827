import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../server/testing/database.ts';
import startDatabase from '../server/testing/start-database.ts';
import { chromiumPath } from './browser.ts';
import { startBuiltServer } from './built-server.ts';
import { admin } from './product.ts';

/** Once a run, on the run's database server: the product that the journeys share. */
export default async function startSharedProduct(): Promise<void> {
  await startDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-e2e-'));
  const databaseUrl = await createDatabase('shared_product');
  const server = await startBuiltServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'only for the tests of this one product',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  globalThis.startedForTests?.push(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  // The workers inherit these. The browser's path is among them because two of them that unpack it at once spoil it.
  process.env['CHROME_PATH'] = await chromiumPath();
  process.env['KORDON_TEST_SITE'] = server.url;
  process.env['KORDON_TEST_SITE_DATABASE'] = databaseUrl;
  process.env['KORDON_TEST_SITE_DATA'] = dataDir;
}

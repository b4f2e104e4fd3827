import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../server/testing/database.ts';
import startDatabase from '../server/testing/start-database.ts';
import { findChromium } from './browser.ts';
import { startBuiltServer } from './built-server.ts';
import { admin, sessionSecret } from './app.ts';

/** Starts the database of the run and the application that all browser tests share. Jest calls it once per run. */
export default async function startSharedApp(): Promise<void> {
  await startDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-e2e-'));
  const databaseUrl = await createDatabase('shared_product');
  const server = await startBuiltServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: sessionSecret,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  globalThis.stopCallbacks?.push(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  // Workers inherit these variables. The browser is unpacked here, because parallel workers would corrupt it by unpacking it at the same time.
  process.env['CHROME_PATH'] = await findChromium();
  process.env['KORDON_TEST_SITE'] = server.url;
  process.env['KORDON_TEST_SITE_DATABASE'] = databaseUrl;
  process.env['KORDON_TEST_SITE_DATA'] = dataDir;
}

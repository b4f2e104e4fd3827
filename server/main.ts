import './platform/node-env.ts';
import 'reflect-metadata';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { announce, type Announcement } from './app/announce.ts';
import { startAuthentication } from './app/authentication.ts';
import { createContext, createServices } from './app/context.ts';
import { openDatabase, rememberExternalDatabase } from './app/database.ts';
import { bindPorts } from './app/ports.ts';
import { getPublicAddress } from './app/public-address.ts';
import { startRealtime } from './app/realtime.ts';
import { addRoutes } from './app/routes.ts';
import { getKordonSchema } from './app/schema.ts';
import { assignDemoWork } from './app/demo/demo-data.ts';
import { seedDatabase } from './app/seed.ts';
import { stopOnSignals } from './app/signals.ts';
import { createSitePages, type SitePages } from './app/site-pages.ts';
import { startJobs } from './app/worker.ts';
import { loadConfig, type Config } from './config.ts';
import { ensureFirstAdmin } from './modules/identity/index.ts';
import { createLifecycle, type Lifecycle } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { warnOfOldNode } from './platform/node-version.ts';
import { exitWithError } from './platform/start-error.ts';

interface StartOptions {
  log: Logger;
  /** Registers everything that is started, so that the caller can stop it during the start. */
  lifecycle?: Lifecycle;
  /** The pages of the site; when missing, the server has only the API. */
  pages?: SitePages;
}

export interface RunningServer extends Announcement {
  port: number;
  /** The Express application; access.test.ts checks the access rules of all its routes. */
  app: Express;
  /** Finishes running requests, then stops. A second call waits for the first. */
  stop(): Promise<void>;
}

/**
 * Starts the server. Its parts stop in the opposite order of their start: HTTP and WebSockets first, the database last.
 * @throws StartError whose message is one line for the operator, after everything already started has been stopped
 */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const { log, pages, lifecycle = createLifecycle(log) } = options;
  try {
    // Before the database: an occupied port stops the start before a database is created.
    const ports = await bindPorts(config, lifecycle);

    const demoData = { added: false };
    const seed = async (owner: DataSource) => {
      demoData.added = await seedDatabase(owner, config, log);
    };
    const { db, databaseUrl } = await openDatabase(config, log, lifecycle, seed);
    if (config.DATABASE_URL) await rememberExternalDatabase(config.DATA_DIR, log);

    const site = getPublicAddress(config, ports.localUrl, log);
    const identity = await startAuthentication(config, { db, ...site, log, lifecycle });
    const services = createServices(config, { db, ...identity, log });
    lifecycle.onStop('security log', () => services.securityMonitor.close());
    const context = createContext(services);
    const schema = await getKordonSchema();

    const realtime = await startRealtime({ databaseUrl, services, schema, context, log, lifecycle });
    if (config.JOBS === 'on') await startJobs(config, { services, databaseUrl, publicUrl: site.url, log, lifecycle });
    await addRoutes({ config, ports, site, services, schema, context, realtime, pages, log, lifecycle });
    ports.open();

    // Last, because the generated password is shown only after a successful start and only once.
    const firstAdmin = await ensureFirstAdmin(db, config);
    if (demoData.added) await assignDemoWork(db);
    return { ...ports, url: site.url, firstAdmin, stop: lifecycle.stop };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

/**
 * Runs the whole product in this process until SIGTERM or SIGINT.
 * @param built resolves when the pages are built; the database is prepared in the meantime
 */
export async function run(built?: Promise<void>): Promise<void> {
  try {
    const config = loadConfig();
    const log = createLog(config.LOG_LEVEL);
    const lifecycle = createLifecycle(log);
    stopOnSignals(lifecycle);
    announce(await startServer(config, { log, lifecycle, pages: createSitePages(config, log, built) }));
    const nodeWarning = warnOfOldNode(process.version);
    if (nodeWarning) log.warn(nodeWarning);
  } catch (error) {
    exitWithError(error);
  }
}

// Only when executed directly: `npm start` and the tests import this file.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) void run();

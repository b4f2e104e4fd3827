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
import { openDatabase, openReplica, rememberExternalDatabase } from './app/database.ts';
import { createFileStorage, prepareFileStorage } from './app/files.ts';
import { preparePorts } from './app/ports.ts';
import { getPublicAddress } from './app/public-address.ts';
import { startRealtime } from './app/realtime.ts';
import { addRoutes } from './app/routes.ts';
import { getKordonSchema } from './app/schema.ts';
import { assignDemoWork } from './app/demo/demo-data.ts';
import { seedDatabase } from './app/seed.ts';
import { stopOnSignals } from './app/signals.ts';
import { createSitePages, type SitePages } from './app/site-pages.ts';
import { createWork, startJobs } from './app/worker.ts';
import { getFolders, loadConfig, type Config } from './config.ts';
import { ensureFirstAdmin } from './modules/identity/index.ts';
import { NodeStatus } from './modules/system/index.ts';
import { warnOfClockDifference } from './platform/database/clock.ts';
import { createLifecycle, type Lifecycle } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { getOldNodeWarning } from './platform/node-version.ts';
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
  const { log, pages, lifecycle = createLifecycle(log, config.STOP_TIMEOUT * 1_000) } = options;
  try {
    // Before the database: an occupied port stops the start before a database is created.
    const ports = await preparePorts(config, lifecycle);

    const demoData = { added: false };
    const seed = async (owner: DataSource) => {
      demoData.added = await seedDatabase(owner, config, log);
    };
    const { db, ...urls } = await openDatabase(config, log, lifecycle, seed);
    await warnOfClockDifference(db, log);
    if (config.DATABASE_URL) await rememberExternalDatabase(config.DATA_DIR, log);

    const files = createFileStorage(config);
    await prepareFileStorage(db, files, log);

    const site = getPublicAddress(config, ports.localUrl, log);
    const identity = await startAuthentication(config, { db, ...site, log, lifecycle });
    const work = config.JOBS === 'on' ? createWork(config) : undefined;
    const { dataDir, backupDir } = getFolders(config);
    const node = new NodeStatus({ dataDir, backupDir, mail: work?.mail });
    const chooseReportDatabase = openReplica(config, { db, log, lifecycle });
    const services = createServices(config, { db, chooseReportDatabase, files, ...identity, node, log });
    lifecycle.onStop('security log', () => services.securityMonitor.close());
    const context = createContext(services);
    const schema = await getKordonSchema();

    const realtime = await startRealtime({ databaseUrl: urls.databaseUrl, services, schema, context, log, lifecycle });
    if (work) await startJobs(config, { services, ...urls, publicUrl: site.url, work, log, lifecycle });
    await addRoutes({ config, ports, site, services, schema, context, realtime, work, pages, log, lifecycle });
    await ports.open();

    // Last, because the path of the generated password is printed only after a successful start and only once.
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
    const lifecycle = createLifecycle(log, config.STOP_TIMEOUT * 1_000);
    stopOnSignals(lifecycle);
    announce(await startServer(config, { log, lifecycle, pages: createSitePages(config, log, built) }));
    const nodeWarning = getOldNodeWarning(process.version);
    if (nodeWarning) log.warn(nodeWarning);
  } catch (error) {
    exitWithError(error);
  }
}

// Only when executed directly: `npm start` and the tests import this file.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) void run();

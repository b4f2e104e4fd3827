import './platform/production.ts';
import 'reflect-metadata';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Express, Request } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { announce, type Announcement } from './app/announce.ts';
import { startAuthentication } from './app/authentication.ts';
import { contextFor, createServices } from './app/context.ts';
import { openDatabase, rememberExternalDatabase } from './app/database.ts';
import { bindPorts } from './app/ports.ts';
import { publicAddress } from './app/public-address.ts';
import { startRealtime } from './app/realtime.ts';
import { addRoutes } from './app/routes.ts';
import { kordonSchema } from './app/schema.ts';
import { seedDatabase } from './app/seed.ts';
import { stopOnSignals } from './app/signals.ts';
import { sitePages, type SitePages } from './app/site-pages.ts';
import { startJobs } from './app/worker.ts';
import { loadConfig, type Config } from './config.ts';
import { ensureFirstAdmin } from './modules/identity/index.ts';
import { createLifecycle, type Lifecycle } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { giveUp } from './platform/startup-error.ts';

interface StartOptions {
  log: Logger;
  /** Has what is started, for whoever may want to stop it before the start is over. */
  lifecycle?: Lifecycle;
  /** The site's pages; without them there is the API alone. */
  pages?: SitePages;
}

export interface RunningServer extends Announcement {
  port: number;
  /** Its routes; a test holds each of them to who may use it. */
  app: Express;
  /** Finishes what is in flight, then stops; a second call waits for the first. */
  stop(): Promise<void>;
}

/**
 * Starts the server with these settings. Parts stop in the opposite order: HTTP and its sockets first, then what they use, and the database.
 * @throws StartError whose message is one line for the operator; whatever was started before is stopped by then
 */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const { log, pages, lifecycle = createLifecycle(log) } = options;
  try {
    // First of all: whoever meets a port that is taken has made no database yet.
    const ports = await bindPorts(config, lifecycle);

    const seed = (owner: DataSource) => seedDatabase(owner, config, log);
    const { db, databaseUrl } = await openDatabase(config, log, lifecycle, seed);
    if (config.DATABASE_URL) await rememberExternalDatabase(config.DATA_DIR, log);

    const site = publicAddress(config, ports.localUrl, log);
    const identity = await startAuthentication(config, { db, secure: site.secure, log, lifecycle });
    const services = createServices(config, { db, ...identity, log });
    const context = (request: Request) => contextFor(services, request);
    const schema = await kordonSchema();

    const realtime = await startRealtime({ databaseUrl, services, schema, context, log, lifecycle });
    if (config.JOBS === 'on') await startJobs(config, { db, databaseUrl, publicUrl: site.url, log, lifecycle });
    await addRoutes({ ports, site, services, schema, context, realtime, pages, log, lifecycle });
    ports.open();

    // Last: its password is shown once, and a start that failed before would show it to nobody.
    const firstAdmin = await ensureFirstAdmin(db, config);
    return { ...ports, url: site.url, firstAdmin, stop: lifecycle.stop };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

/**
 * The product in this process, until it is told to stop.
 * @param built settles when the pages are there; the database, its schema and its first records are made meanwhile
 */
export async function run(built?: Promise<void>): Promise<void> {
  try {
    const config = loadConfig();
    const log = createLog(config.LOG_LEVEL);
    const lifecycle = createLifecycle(log);
    stopOnSignals(lifecycle);
    announce(await startServer(config, { log, lifecycle, pages: sitePages(config, log, built) }));
  } catch (error) {
    giveUp(error);
  }
}

// `npm start` and the tests import this file.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) void run();

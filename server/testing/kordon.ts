import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { readConfig, type Config } from '../config.ts';
import { startServer, type RunningServer } from '../main.ts';
import { captureLog } from './captured-log.ts';
import { testDatabase } from './database.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { TestClient } from './test-client.ts';
import { createTestSite } from './site.ts';

export const adminEmail = 'admin@kordon.example';
export const adminPassword = 'a password for the tests';

export interface Kordon {
  readonly url: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** An anonymous client that keeps its cookies from test to test. */
  readonly visitor: TestClient;
  /** A client signed in as the first super admin, with a fresh proof of identity; not signed in when PUBLIC_URL is https. */
  readonly admin: TestClient;
  /** Creates a client without cookies. */
  newClient(): TestClient;
  /** Sends a request without cookies. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Fetches the Prometheus metrics of the server. */
  metrics(): Promise<string>;
  readonly mail: Mailbox;
  readonly db: DataSource;
  /** Waits until no job is running or due; jobs that wait for a retry may remain. */
  waitForJobs(): Promise<void>;
  /** Lines of the server's log, including debug. */
  readonly log: string[];
  readonly server: RunningServer;
  /** Starts one more server on the same database; it is stopped after the last test of the file. */
  startAnotherServer(): Promise<RunningServer>;
}

/**
 * Runs the whole server in this process for the tests of one file, with its own database and an SMTP server that stores the mails.
 * It is started before the first test and stopped after the last.
 * @param pages true also serves the site, with a few small files instead of the real pages
 */
export function startKordon(settings: Partial<Config> = {}, { pages = false } = {}): Kordon {
  const { log, lines } = captureLog();
  let dataDir: string;
  let mail: Mailbox;
  let config: Config;
  let server: RunningServer;
  const others: RunningServer[] = [];
  let visitor: TestClient;
  let admin: TestClient;

  // Registered before testDatabase(): Jest runs hooks in order of registration, and the server has to stop before its database is dropped.
  afterAll(async () => {
    for (const running of [...others, server]) await running?.stop();
    await mail?.close();
    if (dataDir) await rm(dataDir, { recursive: true });
  });
  const database = testDatabase();

  // Not localhost, which may resolve to ::1 first.
  const newClient = () => new TestClient(`http://127.0.0.1:${server.port}`);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kordon-'));
    mail = await openMailbox();
    const defaults = readConfig({
      PORT: '0',
      METRICS_PORT: '0',
      DATABASE_URL: database.url(),
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret for the tests, long enough',
      SMTP_URL: mail.url,
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
    });
    config = { ...defaults, ...settings };
    server = await startServer(config, { log, ...(pages && { pages: createTestSite(join(dataDir, 'site'), log) }) });
    visitor = newClient();
    admin = newClient();
    // By http, nobody can sign in to a site whose address is https.
    if (config.PUBLIC_URL?.startsWith('https:')) return;
    await admin.signIn(adminEmail, adminPassword);
    // Not by confirmIdentity, which a user who still has to set up a second factor may not call.
    await database.dataSource().query('update sessions set proved_at = now()');
  });

  return {
    get url() {
      return server.url;
    },
    get port() {
      return server.port;
    },
    get databaseUrl() {
      return database.url();
    },
    get visitor() {
      return visitor;
    },
    get admin() {
      return admin;
    },
    get mail() {
      return mail;
    },
    get db() {
      return database.dataSource();
    },
    get server() {
      return server;
    },
    async waitForJobs() {
      const pendingJobs = `select from graphile_worker.jobs where locked_at is not null or run_at <= now() and attempts < max_attempts`;
      while ((await database.dataSource().query<unknown[]>(pendingJobs)).length > 0) await delay(20);
    },
    log: lines,
    async startAnotherServer() {
      const other = await startServer(config, { log });
      others.push(other);
      return other;
    },
    newClient,
    fetch: (path, init) => newClient().fetch(path, init),
    metrics: async () => (await fetch(server.metricsUrl ?? '')).text(),
  };
}

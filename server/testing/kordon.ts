import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { readConfig, type Config } from '../config.ts';
import { startServer, type RunningServer } from '../main.ts';
import { capturedLog } from './captured-log.ts';
import { testDatabase } from './database.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { Person } from './person.ts';
import { aSite } from './site.ts';

export const adminEmail = 'admin@kordon.example';
export const adminPassword = 'a password for the tests';

export interface Kordon {
  readonly url: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Nobody in particular: keeps cookies from test to test, but never signs in. */
  readonly visitor: Person;
  /** The first super admin, signed in. */
  readonly admin: Person;
  /** Somebody new, without any cookie. */
  someone(): Person;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** What it measures of itself. */
  metrics(): Promise<string>;
  readonly mail: Mailbox;
  readonly db: DataSource;
  /** Waits until no job runs and none is due: those left, if any, wait for another try. */
  jobsDone(): Promise<void>;
  /** Lines of the server's log, from debug up. */
  readonly log: string[];
  readonly server: RunningServer;
  /** One more server on the same database, until the tests of the file are over. */
  another(): Promise<RunningServer>;
}

/**
 * The whole server in this process, for the tests of one file: on a database of its own, with a mail server that keeps what it gets.
 * Started before the first test, stopped after the last.
 * @param pages whether the site's pages and files are there too, or what stands in for them
 */
export function startKordon(settings: Partial<Config> = {}, { pages = false } = {}): Kordon {
  const { log, lines } = capturedLog();
  let dataDir: string;
  let mail: Mailbox;
  let config: Config;
  let server: RunningServer;
  const others: RunningServer[] = [];
  let visitor: Person;
  let admin: Person;

  // Jest calls these in the order in which they are registered: the server stops before its database is dropped.
  afterAll(async () => {
    for (const one of [...others, server]) await one?.stop();
    await mail?.close();
    if (dataDir) await rm(dataDir, { recursive: true });
  });
  const database = testDatabase();

  // Not localhost, which may be ::1 first.
  const someone = () => new Person(`http://127.0.0.1:${server.port}`);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kordon-'));
    mail = await openMailbox();
    const usual = readConfig({
      PORT: '0',
      METRICS_PORT: '0',
      DATABASE_URL: database.url(),
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret for the tests, long enough',
      SMTP_URL: mail.url,
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
    });
    config = { ...usual, ...settings };
    server = await startServer(config, { log, ...(pages && { pages: aSite(join(dataDir, 'site'), log) }) });
    visitor = someone();
    admin = someone();
    await admin.signIn(adminEmail, adminPassword);
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
    async jobsDone() {
      const busy = `select from graphile_worker.jobs where locked_at is not null or run_at <= now() and attempts < max_attempts`;
      while ((await database.dataSource().query<unknown[]>(busy)).length > 0) await delay(20);
    },
    log: lines,
    async another() {
      const other = await startServer(config, { log });
      others.push(other);
      return other;
    },
    someone,
    fetch: (path, init) => someone().fetch(path, init),
    metrics: async () => (await fetch(server.metricsUrl ?? '')).text(),
  };
}

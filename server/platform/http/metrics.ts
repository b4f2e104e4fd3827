import { setTimeout as delay } from 'node:timers/promises';
import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { jobStates } from '../../../common/enums.ts';
import { version } from '../../../common/version.ts';
import { readClockDifference } from '../database/clock.ts';
import { getPool } from '../database/rows.ts';
import { readDiskSpace } from '../disk-space.ts';
import { measureOperations } from '../graphql/endpoint.ts';
import { countJobs, type JobCounts } from '../jobs/queued-jobs.ts';
import type { JobTimes } from '../jobs/runner.ts';
import { findLastBackup } from '../last-backup.ts';
import { countLoggedErrors } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import { measureRequests } from './entry.ts';
import type { CheckReadiness } from './health.ts';

interface Metrics {
  /** GET /metrics, in the text format of Prometheus. */
  route: RequestHandler;
  /** Measures every request; has to be the first middleware. */
  requests: RequestHandler;
  /** Measures every GraphQL operation. */
  plugin: ApolloServerPlugin;
}

interface Sources {
  db: DataSource;
  log: Logger;
  checkReadiness: CheckReadiness;
  /** Number of WebSockets open on this server. */
  sockets: () => number;
  /** Emits for each change the delay from its notification to its delivery to subscribers, in seconds. */
  feed: { on(event: 'delivered', listener: (seconds: number) => void): unknown };
  /** Latest measured delay of a database notification, in seconds; undefined before the first measurement. */
  getNotificationDelay: () => number | undefined;
  /** Mailer, durations of jobs and seconds between scheduled backups of this server; undefined when it runs no jobs. */
  work: { mail: Mailer; times: JobTimes; backupInterval: number | undefined } | undefined;
  /** Number of security events by kind. */
  countSecurityEvents: () => Readonly<Record<string, number>>;
  dataDir: string;
  backupDir: string;
}

/** A scrape returns without the values of the database when it takes longer to answer. */
const DATABASE_TIMEOUT_MS = 2_000;

/** Creates the histogram of the attempts of jobs, which `createMetrics` publishes. */
export const createJobTimes = (): JobTimes =>
  new Histogram({
    name: 'kordon_job_duration_seconds',
    help: 'Duration of the attempts of background jobs on this server, by job and outcome (done or failed).',
    labelNames: ['job', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 30, 120],
    registers: [],
  });

/** Creates the metrics of one server in a separate registry, because tests run several servers in one process. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { requests, operations } = measureTraffic(registry);
  addPool(registry, sources.db); // first, because a scrape reads in this order, and others take connections themselves
  addNode(registry, sources);
  addFeed(registry, sources);
  addDatabase(registry, sources.db);
  addStorage(registry, sources);
  if (sources.work) addWork(registry, sources.work);
  return {
    route: async (_request, response) => void response.type(registry.contentType).send(await registry.metrics()),
    requests: measureRequests(requests),
    plugin: measureOperations(operations),
  };
}

const measureTraffic = (registry: Registry) => ({
  operations: new Histogram({
    name: 'kordon_graphql_operation_duration_seconds',
    help: 'Time from a GraphQL request to its answer, by the first requested field.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  }),
  requests: new Histogram({
    name: 'kordon_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route and class of status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 30],
    registers: [registry],
  }),
});

function addNode(registry: Registry, { checkReadiness, log, sockets, countSecurityEvents }: Sources): void {
  const registers = [registry];
  new Gauge({
    name: 'kordon_build_info',
    help: 'Always 1, with the version of the server as a label.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  new Gauge({
    name: 'kordon_ready',
    help: '1 when /health/ready of this server answers 200, else 0.',
    registers,
    async collect() {
      this.set((await checkReadiness(log)) === undefined ? 1 : 0);
    },
  });
  new Counter({
    name: 'kordon_errors_total',
    help: 'Lines of level error and above that this process has logged.',
    registers,
    collect() {
      this.reset();
      this.inc(countLoggedErrors());
    },
  });
  new Gauge({
    name: 'kordon_websockets',
    help: 'WebSockets open on this server.',
    registers,
    collect() {
      this.set(sockets());
    },
  });
  new Counter({
    name: 'kordon_security_events_total',
    help: 'Security events on this server by kind, such as SIGN_IN and SIGN_IN_FAILED.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(countSecurityEvents())) this.inc({ kind }, count);
    },
  });
}

function addFeed(registry: Registry, { feed, getNotificationDelay }: Sources): void {
  const registers = [registry];
  const deliveries = new Histogram({
    name: 'kordon_feed_delivery_seconds',
    help: 'Time from the notification of a change to its delivery to subscribers, for each change.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  feed.on('delivered', (seconds) => deliveries.observe(seconds));
  new Gauge({
    name: 'kordon_notification_delay_seconds',
    help: 'Delay of a database notification to this server, measured every half minute.',
    registers,
    collect() {
      setOrRemove(this, getNotificationDelay());
    },
  });
}

function addPool(registry: Registry, db: DataSource): void {
  new Gauge({
    name: 'kordon_database_pool_connections',
    help: 'Connections of this server for requests: busy or idle.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount } = getPool(db);
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
    },
  });
  new Gauge({
    name: 'kordon_database_pool_waiting_requests',
    help: 'Statements of this server that wait for a connection.',
    registers: [registry],
    collect() {
      this.set(getPool(db).waitingCount);
    },
  });
}

/** Adds the metrics that are read from the database, together once per scrape. They are missing when a query fails. */
function addDatabase(registry: Registry, db: DataSource): void {
  let reading: ReturnType<typeof readDatabase> | undefined;
  const read = () => (reading ??= readDatabase(db).finally(() => (reading = undefined)));
  const add = (name: string, help: string, pick: (values: DatabaseValues) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const values = await read();
        setOrRemove(this, values && pick(values));
      },
    });
  add('kordon_database_size_bytes', 'Size of the database with its indexes.', ({ size }) => size);
  add(
    'kordon_database_server_connections',
    'Connections of all programs to the PostgreSQL server.',
    ({ connections }) => connections,
  );
  add(
    'kordon_database_server_max_connections',
    'Connections that the PostgreSQL server accepts without those reserved for superusers.',
    ({ maxConnections }) => maxConnections,
  );
  add(
    'kordon_oldest_due_job_age_seconds',
    'How long the oldest job that could run has been waiting; 0 without one.',
    ({ jobs }) => jobs.oldestDueSeconds,
  );
  add(
    'kordon_clock_difference_seconds',
    'How far the clock of this server is ahead of the one of the database; negative when it is behind.',
    ({ clockDifference }) => clockDifference,
  );
  new Gauge({
    name: 'kordon_jobs',
    help: 'Jobs in the queue of all servers, by state; failed jobs are not tried again.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const values = await read();
      this.reset();
      if (values) for (const state of jobStates) this.set({ state }, values.jobs[state]);
    },
  });
}

interface DatabaseValues {
  size: number;
  connections: number;
  maxConnections: number;
  jobs: JobCounts;
  clockDifference: number;
}

const readDatabase = (db: DataSource): Promise<DatabaseValues | undefined> =>
  Promise.race([readDatabaseValues(db).catch(() => undefined), delay(DATABASE_TIMEOUT_MS, undefined, { ref: false })]);

async function readDatabaseValues(db: DataSource): Promise<DatabaseValues> {
  const [[values], jobs, clockDifference] = await Promise.all([
    db.query<[Omit<DatabaseValues, 'jobs' | 'clockDifference'>]>(
      `select pg_database_size(current_database())::float as size,
         (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
         current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as "maxConnections"`,
    ),
    countJobs(db.manager),
    readClockDifference(db),
  ]);
  return { ...values, jobs, clockDifference: clockDifference / 1_000 };
}

function addStorage(registry: Registry, { dataDir, backupDir }: Sources): void {
  const registers = [registry];
  const addDisk = (name: string, help: string, key: 'freeBytes' | 'totalBytes') =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        setOrRemove(this, (await readDiskSpace(dataDir).catch(() => undefined))?.[key]);
      },
    });
  addDisk('kordon_disk_free_bytes', 'Free space of the file system of DATA_DIR.', 'freeBytes');
  addDisk('kordon_disk_size_bytes', 'Size of the file system of DATA_DIR.', 'totalBytes');
  new Gauge({
    name: 'kordon_backup_last_success_timestamp_seconds',
    help: 'When the newest backup in BACKUP_DIR was complete; 0 without one.',
    registers,
    async collect() {
      this.set(((await findLastBackup(backupDir))?.time.getTime() ?? 0) / 1_000);
    },
  });
  new Gauge({
    name: 'kordon_backup_size_bytes',
    help: 'Size of the newest backup in BACKUP_DIR; 0 without one.',
    registers,
    async collect() {
      this.set((await findLastBackup(backupDir))?.size ?? 0);
    },
  });
}

function addWork(registry: Registry, { mail, times, backupInterval }: NonNullable<Sources['work']>): void {
  registry.registerMetric(times);
  setOrRemove(
    new Gauge({
      name: 'kordon_backup_interval_seconds',
      help: 'Time between two scheduled backups of this server; missing when it makes none.',
      registers: [registry],
    }),
    backupInterval,
  );
  new Counter({
    name: 'kordon_mail_messages_total',
    help: 'Messages of this server by outcome: sent, rejected for good, or failed and tried again.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(mail.getState().messages)) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: 'kordon_mail_paused',
    help: '1 while this server sends nothing because the mail server has refused the sign-in, else 0.',
    registers: [registry],
    collect() {
      this.set(mail.getState().pausedUntil ? 1 : 0);
    },
  });
}

/** A value that is unknown is missing: 0 would be a measurement. */
function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}

import { setTimeout as delay } from 'node:timers/promises';
import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { getPool } from '../database/rows.ts';
import { measureOperations } from '../graphql/endpoint.ts';
import { countLoggedErrors } from '../log.ts';
import { measureRequests } from './entry.ts';

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
  /** Number of WebSockets open on this server. */
  sockets: () => number;
  /** Emits for each change the seconds from its notification to its delivery to subscribers. */
  feed: { on(event: 'delivered', listener: (seconds: number) => void): unknown };
  /** Latest measured delay of a database notification, in seconds; undefined before the first measurement. */
  getNotificationDelay: () => number | undefined;
}

/** A scrape returns without the job counts when the database takes longer to answer. */
const DATABASE_TIMEOUT_MS = 2_000;

/** Creates the metrics of one server in a separate registry, because tests run several servers in one process. */
export function createMetrics({ db, sockets, feed, getNotificationDelay }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const operations = new Histogram({
    name: 'kordon_operation_seconds',
    help: 'Time from a GraphQL request to its answer, by the first requested field.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const requests = new Histogram({
    name: 'kordon_request_seconds',
    help: 'Time from a request to the end of its answer, by route and class of status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 5, 30],
    registers,
  });
  const deliveries = new Histogram({
    name: 'kordon_feed_seconds',
    help: 'Time from the notification of a change to its delivery to subscribers, for each change.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  feed.on('delivered', (seconds) => deliveries.observe(seconds));
  new Gauge({
    name: 'kordon_notify_seconds',
    help: 'Delay of a database notification to this server, measured every half minute.',
    registers,
    collect() {
      const seconds = getNotificationDelay();
      if (seconds !== undefined) this.set(seconds);
    },
  });
  new Gauge({
    name: 'kordon_pool',
    help: 'Database connections for requests: busy or idle; waiting counts requests that wait for a connection.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = getPool(db);
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
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
    name: 'kordon_sockets',
    help: 'WebSockets open on this server.',
    registers,
    collect() {
      this.set(sockets());
    },
  });
  new Gauge({
    name: 'kordon_jobs',
    help: 'Jobs in the queue of all servers: waiting, or given up after their last try.',
    labelNames: ['state'],
    registers,
    async collect() {
      // Without the database the counts are unknown, but the other metrics are still needed.
      const [jobs] = await Promise.race([
        db.query<{ waiting: number; failed: number }[]>(countJobs).catch(() => []),
        delay(DATABASE_TIMEOUT_MS, [], { ref: false }),
      ]);
      this.reset();
      if (!jobs) return;
      this.set({ state: 'waiting' }, jobs.waiting);
      this.set({ state: 'failed' }, jobs.failed);
    },
  });

  return {
    route: async (_request, response) => void response.type(registry.contentType).send(await registry.metrics()),
    requests: measureRequests(requests),
    plugin: measureOperations(operations),
  };
}

const countJobs = `
  select count(*) filter (where attempts < max_attempts)::int as waiting,
         count(*) filter (where attempts >= max_attempts)::int as failed
  from graphile_worker.jobs`;

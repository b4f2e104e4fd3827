import { setTimeout as delay } from 'node:timers/promises';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import { Kind } from 'graphql';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { poolOf } from '../database/rows.ts';
import { loggedErrors } from '../log.ts';

export interface Metrics {
  /** GET /metrics, in the text format of Prometheus. */
  route: RequestHandler;
  /** Measures every request that comes after it. */
  requests: RequestHandler;
  /** Measures every GraphQL operation. */
  plugin: ApolloServerPlugin;
}

interface Sources {
  db: DataSource;
  /** WebSockets open on this server. */
  sockets: () => number;
  /** Says of each change how long it took from being heard of to being handed to those who watch, in seconds. */
  feed: { on(event: 'handed', listener: (seconds: number) => void): unknown };
  /** How long a notification took to be heard, in seconds, when it was last tried; undefined before. */
  pulse: () => number | undefined;
}

/** Milliseconds that the database has to answer in; a scrape wants the rest all the more. */
const patience = 2_000;

/** What this server measures of itself, in a registry of its own. */
export function createMetrics({ db, sockets, feed, pulse }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const operations = new Histogram({
    name: 'kordon_operation_seconds',
    help: 'Time from a GraphQL request to its answer, by the first field asked for.',
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
  const handed = new Histogram({
    name: 'kordon_feed_seconds',
    help: 'Time from hearing of a change to handing it to those who watch, for each change.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  feed.on('handed', (seconds) => handed.observe(seconds));
  new Gauge({
    name: 'kordon_notify_seconds',
    help: 'How long a notification of the database took to reach this server, tried every half minute.',
    registers,
    collect() {
      const seconds = pulse();
      if (seconds !== undefined) this.set(seconds);
    },
  });
  new Gauge({
    name: 'kordon_pool',
    help: 'Connections for requests: busy or idle; waiting are requests that have none.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = poolOf(db);
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
      this.inc(loggedErrors());
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
      // Without the database the number is unknown, and the rest of the metrics all the more wanted.
      const [jobs] = await Promise.race([
        db.query<{ waiting: number; failed: number }[]>(countJobs).catch(() => []),
        delay(patience, [], { ref: false }),
      ]);
      this.reset();
      if (!jobs) return;
      this.set({ state: 'waiting' }, jobs.waiting);
      this.set({ state: 'failed' }, jobs.failed);
    },
  });

  return {
    route: async (_request, response) => void response.type(registry.contentType).send(await registry.metrics()),
    requests(request, response, next) {
      const began = performance.now();
      response.once('close', () =>
        requests.observe({ route: routeOf(request), status: statusOf(response) }, (performance.now() - began) / 1_000),
      );
      next();
    },
    plugin: operationTimes(operations),
  };
}

/** As the program has it, never as somebody typed it: that could be anything, and each a new series. */
function routeOf({ route, originalUrl }: Request): string {
  const path = (route as { path?: unknown } | undefined)?.path;
  if (typeof path === 'string') return path;
  return originalUrl.startsWith('/assets/') ? 'asset' : 'page';
}

const statusOf = ({ statusCode, writableFinished }: Response): string =>
  writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'broken off';

const countJobs = `
  select count(*) filter (where attempts < max_attempts)::int as waiting,
         count(*) filter (where attempts >= max_attempts)::int as failed
  from graphile_worker.jobs`;

/** Labelled by fields of the schema, never by the name a client gives its operation: that could be anything, and each a new series. */
const operationTimes = (times: Histogram<'operation' | 'outcome'>): ApolloServerPlugin => ({
  requestDidStart() {
    const measured = times.startTimer();
    return Promise.resolve({
      willSendResponse({ operation, response: { body } }) {
        const field = operation?.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
        const error = body.kind === 'single' ? body.singleResult.errors?.[0] : undefined;
        measured({
          operation: operation ? `${operation.operation} ${field?.name.value ?? ''}`.trim() : 'none',
          outcome: error ? (error.extensions?.code as string) : 'ok',
        });
        return Promise.resolve();
      },
    });
  },
});

import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import { Kind } from 'graphql';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';

export interface Metrics {
  /** GET /metrics, in the text format of Prometheus. */
  route: RequestHandler;
  /** Measures every GraphQL operation. */
  plugin: ApolloServerPlugin;
}

interface Sources {
  db: DataSource;
  /** WebSockets open on this server. */
  sockets: () => number;
}

/** What this server measures of itself, in a registry of its own. */
export function createMetrics({ db, sockets }: Sources): Metrics {
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
      const [jobs] = await db.query<{ waiting: number; failed: number }[]>(countJobs).catch(() => []);
      this.reset();
      if (!jobs) return;
      this.set({ state: 'waiting' }, jobs.waiting);
      this.set({ state: 'failed' }, jobs.failed);
    },
  });

  return {
    route: async (_request, response) => void response.type(registry.contentType).send(await registry.metrics()),
    plugin: operationTimes(operations),
  };
}

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

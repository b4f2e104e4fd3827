import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { contextFor, type Context, type Services } from './context.ts';
import { ActivityFeed } from './crm/activity/activity.feed.ts';
import { openDatabase } from './database.ts';
import { createAuthentication } from './identity/authentication.ts';
import { ensureFirstAdmin, type FirstAdmin } from './identity/first-admin.ts';
import { keptSessionSecret } from './identity/session-secret.ts';
import { createSessions } from './identity/sessions.ts';
import { createApollo } from './platform/graphql/apollo.ts';
import { graphqlEndpoint } from './platform/graphql/endpoint.ts';
import { failures, notFound } from './platform/http/failures.ts';
import { healthRoutes } from './platform/http/health.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { requestLog } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { acceptUpgrades } from './platform/http/upgrades.ts';
import { createLifecycle, type Lifecycle } from './platform/lifecycle.ts';
import { StartError } from './platform/start-error.ts';
import { startRealtime } from './realtime.ts';
import { kordonSchema } from './schema.ts';
import { runJobs } from './worker.ts';

interface Options {
  log: Logger;
  /** The site's pages, for the address that visitors use: asked for whatever no route of ours knows. */
  pages?: (url: string) => Promise<RequestHandler>;
}

export interface RunningServer {
  url: string;
  port: number;
  /** To be shown once: the first super admin, where it was made just now with a password of ours. */
  firstAdmin: FirstAdmin | undefined;
  /** Finishes what is in flight, then stops; a second call waits for the first. */
  stop(): Promise<void>;
}

/** @throws StartError whose message is one line for the operator; whatever was started before is stopped by then */
export async function startServer(config: Config, options: Options): Promise<RunningServer> {
  const lifecycle = createLifecycle(options.log);
  try {
    return await start(config, options, lifecycle);
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

/** Parts stop in the opposite order: HTTP and its sockets first, the database last. */
async function start(config: Config, { log, pages }: Options, lifecycle: Lifecycle): Promise<RunningServer> {
  const { PUBLIC_URL: publicUrl, TRUST_PROXY: proxies } = config;
  const { db, databaseUrl } = await openDatabase(config, log, lifecycle);
  const firstAdmin = await ensureFirstAdmin(db, config);

  const secure = publicUrl?.startsWith('https:') ?? false;
  if (secure && proxies === 0)
    log.warn('nobody can sign in: PUBLIC_URL is https, and TRUST_PROXY 0 believes no proxy that says so');
  const secret = config.SESSION_SECRET ?? (await keptSessionSecret(config.DATA_DIR));
  const sessions = createSessions({ db, secret, secure, log });
  lifecycle.onStop('sessions', sessions.close);

  const activity = new ActivityFeed(db, log);
  const authentication = createAuthentication(db, sessions);
  const services: Services = { activity, authentication, db };
  const context = (request: Request): Context => contextFor(services, request);
  const schema = await kordonSchema();
  const realtime = { databaseUrl, services, schema, context, log, lifecycle };
  const { subscriptions, sessionSockets } = await startRealtime(realtime);

  let worker: Awaited<ReturnType<typeof runJobs>> | undefined; // started last: its mails link to our address
  lifecycle.onStop('jobs', () => worker?.stop());

  const app = express().disable('x-powered-by').set('trust proxy', proxies);
  const http = createServer(app);
  const metrics = createMetrics({ db, sockets: subscriptions.count });
  const apollo = createApollo<Context>({ schema, http, log, plugins: [metrics.plugin] });
  await apollo.start();

  let stopping = false;
  const { middleware } = authentication;
  app.use(requestLog(log), securityHeaders(secure));
  app.use(healthRoutes(db, () => stopping));
  app.get('/metrics', metrics.route);
  app.use(graphqlEndpoint({ apollo, publicUrl, middleware, context }));

  acceptUpgrades({ http, app, path: '/graphql', publicUrl, middleware, log }, (request, stream, head) =>
    subscriptions.accept(request, stream, head, (socket) => sessionSockets.add(request.sessionID, socket)),
  );
  lifecycle.onStop('HTTP', async () => {
    stopping = true;
    await Promise.all([subscriptions.stop(), apollo.stop()]);
  });

  const port = await listening(http, config.PORT);
  const url = (publicUrl ?? `http://localhost:${port}`).replace(/\/$/, '');
  if (pages) app.use(await pages(url)); // they name the address, which is known only now
  app.use(notFound, failures);
  if (config.JOBS === 'on') worker = await runJobs(config, { db, databaseUrl, publicUrl: url, log });
  return { url, port, firstAdmin, stop: lifecycle.stop };
}

/** @throws StartError when the port cannot be had */
async function listening(http: Server, wanted: number): Promise<number> {
  http.listen(wanted);
  await once(http, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(`Port ${wanted} cannot be opened: ${code === 'EADDRINUSE' ? 'another program has it' : code}`);
  });
  return (http.address() as AddressInfo).port;
}

import type { Express, Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { brand } from '../../common/brand.ts';
import type { Config } from '../config.ts';
import { analyticsRoutes } from '../modules/analytics/index.ts';
import { ActivityFeed } from '../modules/activity/index.ts';
import { documentRoutes } from '../modules/parties/index.ts';
import { exportRoutes } from '../modules/exports/index.ts';
import { offerRoutes } from '../modules/offers/index.ts';
import {
  createAuthentication,
  createSessions,
  ensureFirstAdmin,
  type FirstAdmin,
  keptSessionSecret,
} from '../modules/identity/index.ts';
import { attachmentRoutes } from '../modules/files/index.ts';
import { MarketFeed, marketPages, prepareMarket, priceAlertRoutes } from '../modules/market/index.ts';
import { contextFor, type AppContext, type Services } from './context.ts';
import { openDatabase, rememberExternalDatabase } from './database.ts';
import { addDemoDataAtFirstStart } from './demo/first-start.ts';
import { createApollo } from '../platform/graphql/apollo.ts';
import { graphqlEndpoint } from '../platform/graphql/endpoint.ts';
import { failures, notFound } from '../platform/http/failures.ts';
import { healthRoutes } from '../platform/http/health.ts';
import { listenOn } from '../platform/http/listening.ts';
import type { LivingPages } from '../platform/http/living-pages.ts';
import { createMetrics } from '../platform/http/metrics.ts';
import { ownOrigins } from '../platform/http/origin.ts';
import { playgroundPage } from '../platform/http/playground.ts';
import { logRequests } from '../platform/http/request-log.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { acceptUpgrades } from '../platform/http/upgrades.ts';
import { createLifecycle, type Lifecycle } from '../platform/lifecycle.ts';
import { createVault } from '../platform/vault.ts';
import { startRealtime } from './realtime.ts';
import { kordonSchema } from './schema.ts';
import { startJobs } from './worker.ts';

interface Options {
  log: Logger;
  /** The site's pages, for the address that visitors use: asked for whatever no route of ours knows. */
  pages?: (url: string, living: LivingPages) => Promise<RequestHandler>;
}

export interface RunningServer {
  /** Where visitors find it. */
  url: string;
  port: number;
  /** As it was bound: 127.0.0.1:4000 */
  address: string;
  /** Where a program on this machine reaches it. */
  localUrl: string;
  /** Where it is measured; undefined without METRICS_PORT. */
  metricsUrl: string | undefined;
  /** Its routes; a test holds each of them to who may use it. */
  app: Express;
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

/** Parts stop in the opposite order: HTTP and its sockets first, then what they use, and the database. */
async function start(config: Config, { log, pages }: Options, lifecycle: Lifecycle): Promise<RunningServer> {
  const { PUBLIC_URL: publicUrl, TRUST_PROXY: proxies, METRICS_PORT: metricsPort } = config;
  // First of all: whoever meets a port that is taken has made no database yet.
  const { app, http, port, address, localUrl, open } = await listenOn({
    host: config.HOST,
    port: config.PORT,
    proxies,
  });
  lifecycle.onStop('port', () => http.close());
  const measured =
    metricsPort === undefined ? undefined : await listenOn({ host: config.METRICS_HOST, port: metricsPort });
  lifecycle.onStop('metrics port', () => measured?.http.close());

  const { db, databaseUrl } = await openDatabase(config, log, lifecycle, async (owner) => {
    await prepareMarket(owner);
    await addDemoDataAtFirstStart(owner, config, log);
  });
  if (config.DATABASE_URL) await rememberExternalDatabase(config.DATA_DIR, log);

  const url = new URL(publicUrl ?? localUrl).origin;
  const origins = ownOrigins(publicUrl, localUrl);
  const secure = url.startsWith('https:');
  if (secure && proxies === 0)
    log.warn('nobody can sign in: PUBLIC_URL is https, and TRUST_PROXY 0 believes no proxy that says so');

  const secret = config.SESSION_SECRET ?? (await keptSessionSecret(config.DATA_DIR));
  const sessions = createSessions({ db, secret, secure, log });
  lifecycle.onStop('sessions', sessions.close);
  const authentication = createAuthentication(db, sessions, config.REQUIRE_SECOND_FACTOR);
  const { AVERAGE_ORDER_VALUE: averageOrderValue } = config;
  const services: Services = {
    activity: new ActivityFeed(db, log),
    market: new MarketFeed(),
    authentication,
    averageOrderValue,
    db,
    vault: createVault(secret, 'second factor'),
  };
  const context = (request: Request): AppContext => contextFor(services, request);

  const schema = await kordonSchema();
  const realtime = { databaseUrl, services, schema, context, log, lifecycle };
  const { subscriptions, sessionSockets, pulse } = await startRealtime(realtime);
  if (config.JOBS === 'on') await startJobs(config, { db, databaseUrl, publicUrl: url, log, lifecycle });

  const metrics = createMetrics({ db, sockets: subscriptions.count, feed: services.activity, pulse });
  const apollo = createApollo<AppContext>({ schema, http, log, plugins: [metrics.plugin] });
  await apollo.start();

  let stopping = false;
  const { middleware } = authentication;
  app.use(metrics.requests);
  logRequests(app, log);
  app.use(securityHeaders(secure));
  app.use(graphqlEndpoint({ apollo, origins, middleware, context }));
  app.use(healthRoutes(db, () => stopping));
  app.use(playgroundPage(brand.name));
  app.use(priceAlertRoutes(db));
  app.use(attachmentRoutes({ db, origins, authentication }));
  app.use(offerRoutes({ db, origins, authentication }));
  app.use(documentRoutes({ origins, authentication, context }));
  app.use(analyticsRoutes({ db, authentication, averageOrderValue }));
  app.use(exportRoutes({ db, authentication }));
  if (pages) app.use(await pages(url, marketPages(db, services.market)));
  app.use(notFound, failures);

  acceptUpgrades({ http, app, path: '/graphql', origins, middleware, log }, (request, stream, head) =>
    subscriptions.accept(request, stream, head, (socket) => sessionSockets.add(request.sessionID, socket)),
  );
  lifecycle.onStop('HTTP', async () => {
    stopping = true;
    await Promise.all([subscriptions.stop(), apollo.stop()]);
  });
  measured?.app.get('/metrics', metrics.route);
  measured?.open();
  open();
  // Last: its password is shown once, and a start that failed before would show it to nobody.
  const firstAdmin = await ensureFirstAdmin(db, config);
  const metricsUrl = measured && `${measured.localUrl}/metrics`;
  return { url, port, address, localUrl, metricsUrl, app, firstAdmin, stop: lifecycle.stop };
}

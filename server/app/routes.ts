import type { Request } from 'express';
import helmet from 'helmet';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { brand } from '../../common/brand.ts';
import { countSecurityEvents } from '../modules/activity/index.ts';
import { analyticsRoutes } from '../modules/analytics/index.ts';
import { exportRoutes } from '../modules/exports/index.ts';
import { attachmentRoutes } from '../modules/files/index.ts';
import { marketPages, priceAlertRoutes } from '../modules/market/index.ts';
import { mailRoutes } from '../modules/mailbox/index.ts';
import { newsPages } from '../modules/news/index.ts';
import { offerRoutes } from '../modules/offers/index.ts';
import { offerLinkRoutes } from '../modules/offer-links/index.ts';
import { orderRoutes } from '../modules/orders/index.ts';
import { consentRoutes } from '../modules/consents/index.ts';
import { privacyRoutes } from '../modules/privacy/index.ts';
import { documentRoutes } from '../modules/parties/index.ts';
import { createApollo } from '../platform/graphql/apollo.ts';
import { graphqlEndpoint } from '../platform/graphql/endpoint.ts';
import { handleErrors, notFound } from '../platform/http/error-handlers.ts';
import { readFontFaces } from '../platform/http/font-faces.ts';
import { createReadinessCheck, healthRoutes } from '../platform/http/health.ts';
import { browserPolicies, requireOneHost } from '../platform/http/entry.ts';
import { createMetrics } from '../platform/http/metrics.ts';
import { playgroundPage } from '../platform/http/playground.ts';
import { securityTxtRoute } from '../platform/http/security-txt.ts';
import { acceptUpgrades } from '../platform/http/upgrades.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { logRequests } from '../platform/log.ts';
import { getFolders, type Config } from '../config.ts';
import type { AppContext, Services } from './context.ts';
import { createRefusalReporter } from './refusals.ts';
import type { Ports } from './ports.ts';
import type { PublicAddress } from './public-address.ts';
import type { Realtime } from './realtime.ts';
import type { SitePages } from './site-pages.ts';
import type { Work } from './worker.ts';

interface Options {
  config: Config;
  ports: Ports;
  site: PublicAddress;
  services: Services;
  schema: GraphQLSchema;
  context: (request: Request) => AppContext;
  realtime: Realtime;
  /** Undefined on a node that runs no jobs. */
  work: Work | undefined;
  pages: SitePages | undefined;
  log: Logger;
  lifecycle: Lifecycle;
}

/** Adds all routes: GraphQL over HTTP and WebSocket, files, health checks, metrics and the pages of the site. */
export async function addRoutes(options: Options): Promise<void> {
  const { config, ports, site, services, schema, context, realtime, work, pages, log, lifecycle } = options;
  const { app, http } = ports;
  const { url, origins, secure } = site;
  const { authentication, averageOrderValue, db, files } = services;
  const { middleware } = authentication;
  const { subscriptions, sessionSockets, getNotificationDelay } = realtime;

  let isStopping = false;
  const checkReadiness = createReadinessCheck(db, () => isStopping);
  const metrics = createMetrics({
    db,
    log,
    checkReadiness,
    sockets: subscriptions.count,
    feed: services.activity,
    getNotificationDelay,
    work,
    countSecurityEvents,
    ...getFolders(config),
  });
  const apollo = createApollo<AppContext>({ schema, log, plugins: [metrics.plugin] });
  await apollo.start();

  /** Read once, and not before the first page, because the build may still run at the start. */
  let readFaces = '';
  const fontFaces = () => (readFaces ||= readFontFaces('build/web'));

  app.use(metrics.requests);
  const onRefused = createRefusalReporter({ securityMonitor: services.securityMonitor, authentication, origins });
  app.use(logRequests(log, onRefused));
  app.use(
    helmet({
      contentSecurityPolicy: false, // differs per page (content-security-policy.ts)
      strictTransportSecurity: secure && {
        maxAge: 365 * 24 * 60 * 60,
        includeSubDomains: config.HSTS_SUBDOMAINS === 'on',
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
  );
  app.use(browserPolicies, requireOneHost);
  app.use(graphqlEndpoint({ apollo, origins, middleware, context }));
  app.use(securityTxtRoute({ contact: config.SECURITY_CONTACT ?? brand.email, origin: url }));
  app.use(healthRoutes(checkReadiness));
  app.use(playgroundPage(brand.name));
  app.use(priceAlertRoutes(db));
  app.use(consentRoutes(db));
  app.use(privacyRoutes({ origins, authentication, context }));
  app.use(attachmentRoutes({ db, files, origins, authentication, context }));
  app.use(offerRoutes({ authentication, context }));
  app.use(offerLinkRoutes({ url, origins, authentication, context, fontFaces }));
  app.use(documentRoutes({ origins, authentication, context }));
  app.use(mailRoutes({ origins, authentication, context }));
  app.use(orderRoutes({ origins, authentication, context }));
  app.use(analyticsRoutes({ authentication, context, averageOrderValue }));
  app.use(exportRoutes({ authentication, context }));
  if (pages) app.use(await pages(url, [marketPages(db, services.market), newsPages(db, services.news)]));
  app.use(notFound, handleErrors);
  ports.metricsApp?.get('/metrics', metrics.route);

  acceptUpgrades({ http, app, path: '/graphql', origins, onRefused, middleware, log }, (request, stream, head) =>
    subscriptions.accept(request, stream, head, (socket) => sessionSockets.add(request.sessionID, socket)),
  );
  lifecycle.onStop('HTTP', async (limitMs) => {
    isStopping = true;
    await Promise.all([subscriptions.stop(), ports.drain(limitMs)]);
    await apollo.stop();
  });
}

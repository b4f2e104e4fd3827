import type { Request } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { type ActivityContext, ActivityFeed, SecurityMonitor } from '../modules/activity/index.ts';
import type { AnalyticsContext } from '../modules/analytics/index.ts';
import type { AdminUser, IdentityContext } from '../modules/identity/index.ts';
import { type OfferContext } from '../modules/offers/index.ts';
import type { MailboxContext } from '../modules/mailbox/index.ts';
import { type MarketContext, MarketFeed } from '../modules/market/index.ts';
import { NewsFeed } from '../modules/news/index.ts';
import { findRequestsWithLiveOrders, handOverOrders, setOrderOwner } from '../modules/orders/index.ts';
import type { OutcomeContext, OwnerContext } from '../modules/quotes/index.ts';
import type { SystemContext } from '../modules/system/index.ts';
import { handOverTasks } from '../modules/tasks/index.ts';
import type { Audience } from '../platform/graphql/shared-subscription.ts';
import { restrictToVisible } from '../platform/database/visible-records.ts';
import { bearerOf } from '../platform/graphql/authentication.ts';
import type { PlatformContext } from '../platform/graphql/validation.ts';
import { truncateIpAddress } from '../platform/log.ts';
import { reportRefusedOperation } from './refusals.ts';

/** The GraphQL context: everything that the resolvers of all modules need. */
export interface AppContext
  extends
    ActivityContext,
    AnalyticsContext,
    IdentityContext,
    MailboxContext,
    MarketContext,
    OfferContext,
    OutcomeContext,
    OwnerContext,
    SystemContext {
  viewer: AdminUser | null;
  onErrors: PlatformContext['onErrors'];
  signedIn: AdminUser | null;
}

/** The part of the context that all requests of a server share. */
export type Services = Pick<
  AppContext,
  | 'activity'
  | 'authentication'
  | 'averageOrderValue'
  | 'db'
  | 'discountLimit'
  | 'files'
  | 'handOvers'
  | 'mailboxVaults'
  | 'market'
  | 'node'
  | 'offerTokens'
  | 'reopeningChecks'
  | 'securityMonitor'
  | 'setOrderOwner'
  | 'vault'
> & {
  news: NewsFeed;
  /** Returns the data source of reports, with all records. */
  chooseReportDatabase: () => Promise<DataSource>;
};

export const createServices = (
  { AVERAGE_ORDER_VALUE: averageOrderValue, DISCOUNT_LIMIT: discountLimit }: Config,
  {
    log,
    ...shared
  }: Pick<
    Services,
    'authentication' | 'chooseReportDatabase' | 'db' | 'files' | 'mailboxVaults' | 'node' | 'offerTokens' | 'vault'
  > & {
    log: Logger;
  },
): Services => ({
  ...shared,
  activity: new ActivityFeed(shared.db, log),
  averageOrderValue,
  discountLimit,
  handOvers: [handOverTasks, handOverOrders],
  market: new MarketFeed(),
  news: new NewsFeed(),
  reopeningChecks: [findRequestsWithLiveOrders],
  securityMonitor: new SecurityMonitor(shared.db, log),
  setOrderOwner,
});

/** Creates the context of a request. */
export const createContext =
  (services: Services) =>
  (request: Request): AppContext => {
    const { authentication } = services;
    const signedIn = authentication.getSignedIn(request);
    const db = visibleTo(signedIn, services.db);
    const address = request.ip ?? '';
    return {
      ...services,
      db,
      request,
      viewer: authentication.viewerOf(request),
      signedIn,
      ...tokenRights(request),
      address,
      onErrors: (errors, operation) => reportRefusedOperation({ ...services, signedIn, address }, errors, operation),
      loaders: requestLoaders(db),
      openReports: async () => visibleTo(signedIn, await services.chooseReportDatabase()),
      transaction: attributedTransaction(db, signedIn, address),
      allRecords: { db: services.db, transaction: attributedTransaction(services.db, signedIn, address) },
    };
  };

/** Returns what an API token allows; the middleware has refused a request with a token that is not valid. */
function tokenRights(request: Request): Pick<AppContext, 'isReadOnly' | 'tokenScopes'> {
  const scopes = bearerOf(request) === undefined ? null : (request.tokenScopes ?? []);
  return { isReadOnly: scopes !== null && !scopes.includes('write'), tokenScopes: scopes };
}

const attributedTransaction =
  (db: DataSource, signedIn: AdminUser | null, address: string): AppContext['transaction'] =>
  (work) =>
    db.transaction(async (tx) => {
      // The activity triggers and recordSecurityEvent read these settings. The argument true limits them to this transaction.
      if (signedIn)
        await tx.query(`select set_config('kordon.actor', $1, true), set_config('kordon.network', $2, true)`, [
          signedIn.email,
          truncateIpAddress(address),
        ]);
      return work(tx);
    });

/** Returns the data source with the records that a user may see. */
const visibleTo = (user: AdminUser | null, db: DataSource): DataSource =>
  user?.seesOwnOnly ? restrictToVisible(db, user.id) : db;

/** Creates `Context.loaders` for one request. */
function requestLoaders(db: DataSource): AppContext['loaders'] {
  const created = new Map<unknown, unknown>();
  return <Loaders>(create: (db: DataSource) => Loaders): Loaders => {
    if (!created.has(create)) created.set(create, create(db));
    return created.get(create) as Loaders;
  };
}

/**
 * Returns the audience of a viewer: all viewers with the same role, who share the results of a subscription; a viewer who sees only own
 * records is an audience of one. The shared context contains only the role, so that a result cannot contain data of an individual viewer. It has no
 * request and no transaction.
 */
export const audienceFor = (
  { vault: _, mailboxVaults: __, news: ___, chooseReportDatabase, ...services }: Services,
  viewer: AdminUser | null,
): Audience<AppContext> => ({
  name: viewer?.seesOwnOnly ? viewer.id : (viewer?.role ?? 'public'),
  createContext() {
    const role = viewer && ({ role: viewer.role, seesOwnOnly: viewer.seesOwnOnly } as AdminUser);
    const db = visibleTo(viewer, services.db);
    return {
      ...services,
      db,
      viewer: role,
      signedIn: role,
      isReadOnly: true,
      tokenScopes: null,
      loaders: requestLoaders(db),
      openReports: async () => visibleTo(viewer, await chooseReportDatabase()),
    } as AppContext;
  },
});

import type { Request } from 'express';
import type { Logger } from 'pino';
import type { AdminRole } from '../../common/enums.ts';
import type { Config } from '../config.ts';
import { type ActivityContext, ActivityFeed } from '../modules/activity/index.ts';
import type { AnalyticsContext } from '../modules/analytics/index.ts';
import type { AdminUser, IdentityContext } from '../modules/identity/index.ts';
import { type MarketContext, MarketFeed } from '../modules/market/index.ts';
import { requestLoaders } from '../platform/graphql/context.ts';
import type { Audience } from '../platform/graphql/shared-subscriptions.ts';
import { bearerOf } from '../platform/http/bearer.ts';

/** All that the resolvers of all modules need. */
export interface AppContext extends ActivityContext, AnalyticsContext, IdentityContext, MarketContext {
  viewer: AdminUser | null;
  signedIn: AdminUser | null;
}

/** What a server shares between all its requests. */
export type Services = Pick<
  AppContext,
  'activity' | 'authentication' | 'averageOrderValue' | 'db' | 'market' | 'vault'
>;

export const createServices = (
  { AVERAGE_ORDER_VALUE: averageOrderValue }: Config,
  { log, ...shared }: Pick<Services, 'authentication' | 'db' | 'vault'> & { log: Logger },
): Services => ({
  ...shared,
  activity: new ActivityFeed(shared.db, log),
  averageOrderValue,
  market: new MarketFeed(),
});

export function contextFor(services: Services, request: Request): AppContext {
  const { authentication, db } = services;
  const signedIn = authentication.signedInOf(request);
  return {
    ...services,
    request,
    viewer: authentication.viewerOf(request),
    signedIn,
    readOnly: bearerOf(request) !== undefined,
    address: request.ip ?? '',
    loaders: requestLoaders(db),
    transaction: (work) =>
      db.transaction(async (tx) => {
        // Read by the activity triggers; true: forgotten with the end of the transaction.
        if (signedIn) await tx.query(`select set_config('kordon.actor', $1, true)`, [signedIn.email]);
        return work(tx);
      }),
  };
}

/** Everybody with the viewer's role: those who are told the same when they ask the same. */
export const audienceFor = (services: Services, viewer: AdminUser | null): Audience<AppContext> => ({
  name: viewer?.role ?? 'the public',
  context: () => sharedContext(services, viewer && onlyRole(viewer.role)),
});

/** An admin of whom nothing but the role is known. @throws for whatever else is asked of them: the answer is not theirs alone */
const onlyRole = (role: AdminRole): AdminUser =>
  new Proxy({ role } as AdminUser, {
    get(known, name) {
      if (Object.hasOwn(known, name)) return known[name as 'role'];
      throw notShared(`their ${String(name)}`);
    },
  });

const notShared = (what: string) => new Error(`What many are told at once cannot depend on ${what}`);

/** For an answer that goes to many subscribers: it has no request, and nothing is changed with it. */
function sharedContext(services: Services, viewer: AdminUser | null): AppContext {
  const { activity, authentication, averageOrderValue, db, market } = services;
  const shared: Omit<AppContext, 'request' | 'address' | 'vault' | 'transaction'> = {
    activity,
    authentication,
    averageOrderValue,
    db,
    market,
    viewer,
    signedIn: viewer,
    readOnly: true,
    loaders: requestLoaders(db),
  };
  return Object.defineProperties(shared as AppContext, {
    request: refusing('a request'),
    address: refusing('an address'),
    vault: refusing('a secret'),
    transaction: refusing('a transaction'),
  });
}

const refusing = (what: string): PropertyDescriptor => ({
  get() {
    throw notShared(what);
  },
});

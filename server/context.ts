import type { Request } from 'express';
import type { DataSource, EntityManager } from 'typeorm';
import type { AdminRole } from '../common/enums.ts';
import type { ActivityFeed } from './crm/activity/activity.feed.ts';
import type { AdminUser } from './identity/admin-user.entity.ts';
import type { Authentication } from './identity/authentication.ts';
import { bearerOf } from './platform/http/bearer.ts';
import type { Audience } from './platform/graphql/shared-subscriptions.ts';
import type { MarketFeed } from './market/market.feed.ts';
import type { Vault } from './platform/vault.ts';
import { loadersOf, type Loaders } from './loaders.ts';

/** What a resolver gets to work with; one for each HTTP request or WebSocket. */
export interface Context {
  /** Express's request, also for a WebSocket: the one that opened it. */
  request: Request;
  /** The signed-in admin, or null for the public, and for somebody who has to set up a second factor first. */
  viewer: AdminUser | null;
  /** The signed-in admin, also before a second factor that is asked of them. */
  signedIn: AdminUser | null;
  /** The caller is a program with a token: it changes nothing. */
  readOnly: boolean;
  /** The caller's IP address, as seen by the outermost proxy that TRUST_PROXY believes. */
  address: string;
  authentication: Authentication;
  db: DataSource;
  /** All of `work` or nothing of it is stored; the activity log gets the name of who is signed in. */
  transaction: <T>(work: (tx: EntityManager) => Promise<T>) => Promise<T>;
  /** Rows asked for one at a time, fetched together. */
  loaders: Loaders;
  activity: ActivityFeed;
  /** In USD, of an order whose amount is not known: the setting AVERAGE_ORDER_VALUE. */
  averageOrderValue: number;
  market: MarketFeed;
  /** Of secrets of second factors. */
  vault: Vault;
}

/** What a server shares between all its requests. */
export type Services = Pick<Context, 'activity' | 'authentication' | 'averageOrderValue' | 'db' | 'market' | 'vault'>;

export const contextFor = (services: Services, request: Request): Context => new RequestContext(services, request);

/** Everybody with the viewer's role: those who are told the same when they ask the same. */
export const audienceFor = (services: Services, viewer: AdminUser | null): Audience<Context> => ({
  name: viewer?.role ?? 'the public',
  context: () => new SharedContext(services, viewer && onlyRole(viewer.role)),
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

/** For an answer that goes to many: it has no request, and nothing is changed with it. */
class SharedContext implements Context {
  readonly activity: ActivityFeed;
  readonly authentication: Authentication;
  readonly averageOrderValue: number;
  readonly db: DataSource;
  readonly market: MarketFeed;
  readonly readOnly = true;
  private kept: Loaders | undefined = undefined;

  constructor(
    services: Services,
    readonly viewer: AdminUser | null,
  ) {
    this.activity = services.activity;
    this.authentication = services.authentication;
    this.averageOrderValue = services.averageOrderValue;
    this.db = services.db;
    this.market = services.market;
  }

  get loaders(): Loaders {
    return (this.kept ??= loadersOf(this.db));
  }

  get request(): Request {
    throw notShared('a request');
  }

  get signedIn(): AdminUser | null {
    return this.viewer;
  }

  get address(): string {
    throw notShared('an address');
  }

  get vault(): Vault {
    throw notShared('a secret');
  }

  get transaction(): Context['transaction'] {
    throw notShared('a transaction');
  }
}

/** Accessors, because few operations need what they make; of a class, because Apollo copies contexts and would read them all. */
class RequestContext implements Context {
  readonly activity: ActivityFeed;
  readonly authentication: Authentication;
  readonly averageOrderValue: number;
  readonly db: DataSource;
  readonly market: MarketFeed;
  readonly vault: Vault;
  readonly viewer: AdminUser | null;
  readonly signedIn: AdminUser | null;
  readonly readOnly: boolean;
  private kept: Loaders | undefined = undefined;

  constructor(
    services: Services,
    readonly request: Request,
  ) {
    this.activity = services.activity;
    this.authentication = services.authentication;
    this.averageOrderValue = services.averageOrderValue;
    this.db = services.db;
    this.market = services.market;
    this.vault = services.vault;
    this.viewer = services.authentication.viewerOf(request);
    this.signedIn = services.authentication.signedInOf(request);
    this.readOnly = bearerOf(request) !== undefined;
  }

  get address(): string {
    return this.request.ip ?? '';
  }

  get loaders(): Loaders {
    return (this.kept ??= loadersOf(this.db));
  }

  get transaction(): Context['transaction'] {
    return (work) =>
      this.db.transaction(async (tx) => {
        // Read by the activity triggers; true: forgotten with the end of the transaction.
        if (this.signedIn) await tx.query(`select set_config('kordon.actor', $1, true)`, [this.signedIn.email]);
        return work(tx);
      });
  }
}

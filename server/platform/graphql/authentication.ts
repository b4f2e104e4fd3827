import type { IncomingMessage } from 'node:http';
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';
import connectPgSimple from 'connect-pg-simple';
import type { CookieOptions, Request, RequestHandler } from 'express';
import session from 'express-session';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { AuthCheckerFn, MiddlewareFn } from 'type-graphql';
import type { DataSource } from 'typeorm';
import { HOUR_MS } from '../../../common/durations.ts';
import type { AdminRole, TokenScope } from '../../../common/enums.ts';
import { sessionLifetime } from '../../../common/retention.ts';
import { getPool, getTableName, queryRows, selectColumns, type Entity } from '../database/rows.ts';
import { runMiddleware } from '../http/run-middleware.ts';
import type { Context, Viewer } from './context.ts';
import { forbidden, unauthenticated } from './errors.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Scopes of the API token; undefined for a request without a valid one. */
    tokenScopes?: readonly TokenScope[];
  }
}
declare module 'express-session' {
  interface SessionData {
    /** Milliseconds since 1970. */
    signedInAt: number;
    /** User-Agent header and IP address at sign-in. */
    userAgent: string | undefined;
    address: string | undefined;
    /** Whether a passkey replaced password and code; undefined for a sign-in with a password. */
    passkey?: boolean;
  }
}
const IDLE_TIMEOUT_MS = sessionLifetime.idleHours * HOUR_MS;
const ABSOLUTE_TIMEOUT_MS = sessionLifetime.maximumDays * 24 * HOUR_MS;
/** The expiry of a session is written only when it moves by at least this much, to save writes. */
const MIN_EXTENSION_MS = 60_000;

/** A signed-in user. The table also has a column `disabled_at`. */
interface SessionUser extends Viewer {
  mustChangePassword: boolean;
  secondFactorSince: Date | null;
  /** Whether the session was started with a passkey. */
  signedInWithPasskey?: boolean;
}

/** Identifies the sender of a request for all routes. */
export interface RequestAuthentication<User extends Viewer = Viewer> {
  /** Reads the session or token of a request. Has to run before a handler that calls `viewerOf`. */
  middleware: RequestHandler[];
  /** Returns the user of the session or token; null for the public. */
  getSignedIn(request: Request): User | null;
  /** Like `getSignedIn`, but null while the user still has to change a first password or to set up a required second factor. */
  viewerOf(request: Request): User | null;
}

interface Sessions<User extends Viewer> extends RequestAuthentication<User> {
  /** Runs express-session for a request; required to start, extend or end a session. */
  open: (request: Request) => Promise<void>;
  /** The cookie's name and attributes, as needed to clear it. */
  cookie: { name: string; options: CookieOptions };
  /** Stops the periodic deletion of expired rows. */
  close: () => void;
}

interface Options<User extends SessionUser> {
  db: DataSource;
  users: Entity<User>;
  rolesWithSecondFactor: readonly AdminRole[];
  /** Authenticates requests with a bearer token. */
  authenticateByToken: RequestHandler;
  /** Signs the cookies. */
  secret: string;
  /** Whether the site is served over HTTPS. */
  secure: boolean;
  log: Logger;
}

/**
 * Returns whether the request was sent by one of our own pages (same scheme, host and port). The headers Host and
 * X-Forwarded-Host are deliberately ignored. Browsers send Origin with every POST and WebSocket. A request without
 * Origin comes from a program that is not a browser, which cannot carry the cookie of a visitor, and is accepted.
 */
export const isOwnOrigin = ({ headers: { origin } }: IncomingMessage, origins: ReadonlySet<string>): boolean =>
  origin === undefined || origins.has(origin);

/**
 * Returns the bearer token of a request (RFC 6750), unverified; undefined when there is none. A browser never adds this
 * header by itself, so requests with a bearer token need no protection against cross-site request forgery.
 */
export const bearerOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  /^Bearer\b *(.*)$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Reads a cookie that express-session has signed: `s:`, the value, a dot and the signature of the value.
 * @param header the Cookie header of the request
 * @returns undefined when the cookie is missing or was not signed with the secret
 */
function readSignedCookie(header: string | undefined, name: string, secret: string): string | undefined {
  const cookie = header && parse(header)[name];
  return (cookie?.startsWith('s:') && unsign(cookie.slice(2), secret)) || undefined;
}

/** Returns what a signed-in user has to do before anything else. */
const describeRequiredStep = (user: Viewer & { mustChangePassword?: boolean }): string =>
  user.mustChangePassword ? 'Please change your password first' : 'Please set up a second factor first';

/**
 * Implements `@Authorized(roles)`. It must be an arrow function, because type-graphql treats a declared function as a
 * class.
 * @throws UNAUTHENTICATED for the public
 * @throws FORBIDDEN when the role is not in `roles`, or the user still has to change a first password or to set up a required second factor
 */
export const authorize: AuthCheckerFn<Context, AdminRole> = ({ context: { signedIn, viewer } }, roles) => {
  if (!viewer) throw signedIn ? forbidden(describeRequiredStep(signedIn)) : unauthenticated();
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return true;
};

/** Refuses API tokens: only a person may read the activity log and change their own account. */
export const PersonOnly: MiddlewareFn<Context> = ({ context: { tokenScopes } }, next) => {
  if (tokenScopes) throw forbidden('API tokens may not do this');
  return next();
};

/**
 * Creates sessions stored in PostgreSQL, shared by all nodes; only signing in starts one. A request reads its session
 * and its user with one statement, so a user who is disabled or signed out has no access from the next request on.
 * express-session would double that cost, so it runs only at sign-in and sign-out, and at most once a minute to extend
 * the session.
 */
export function createSessions<User extends SessionUser>(options: Options<User>): Sessions<User> {
  const { db, users, rolesWithSecondFactor, authenticateByToken, secret, secure, log } = options;
  // Browsers accept a __Host- cookie only from this host over HTTPS, so another subdomain cannot set it.
  const name = secure ? '__Host-kordon' : 'kordon';
  const cookieOptions = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  const store = new (connectPgSimple(session))({
    pool: getPool(db),
    tableName: 'sessions',
    errorLog: (...details: unknown[]) =>
      log.error({ err: details.find((detail) => detail instanceof Error) }, 'the session store failed'),
  });
  const sessions = session({
    store,
    secret,
    name,
    cookie: { ...cookieOptions, maxAge: IDLE_TIMEOUT_MS },
    rolling: true,
    resave: false,
    saveUninitialized: false,
  });
  const open = (request: Request) => runMiddleware([sessions, extendWithinLimits], request);

  const { text } = sql`
    select expire, (sess ->> 'signedInAt')::float8 as "signedInAt",
      coalesce((sess ->> 'passkey')::boolean, false) as "signedInWithPasskey", signed_in.*
    from sessions join lateral (
      select ${selectColumns(db, users)} from ${getTableName(db, users)}
      where id = (sess #>> '{passport,user}')::uuid and disabled_at is null
    ) as signed_in on true
    where sid = ${''} and expire > now()`;

  const readSession = async (request: Request): Promise<User | undefined> => {
    const sid = readSignedCookie(request.headers.cookie, name, secret);
    if (!sid) return undefined;
    const [found] = await queryRows<User & SessionRow>(db, { text, values: [sid] }, { prepared: true });
    if (!found) return undefined;
    request.sessionID = sid;
    if (Math.abs(expiryOf(found.signedInAt) - found.expire.getTime()) >= MIN_EXTENSION_MS) await open(request);
    return found;
  };
  const getSignedIn = (request: Request) => (request.user as User | undefined) ?? null;

  return {
    // The cookie of a request with a token is ignored.
    middleware: [
      function authenticate(request, response, next) {
        if (bearerOf(request) !== undefined) return authenticateByToken(request, response, next);
        readSession(request).then((user) => {
          if (user) request.user = user;
          next();
        }, next);
      },
    ],
    getSignedIn,
    viewerOf(request) {
      const user = getSignedIn(request);
      // A token needs no further check: it was created in a session that had passed the second factor.
      if (!user || bearerOf(request) !== undefined) return user;
      if (user.mustChangePassword) return null;
      if (user.secondFactorSince || user.signedInWithPasskey) return user;
      return rolesWithSecondFactor.includes(user.role) ? null : user;
    },
    open,
    cookie: { name, options: cookieOptions },
    close: () => store.close(),
  };
}

interface SessionRow {
  expire: Date;
  signedInAt: number;
}

/**
 * Returns the time at which a session that is used now expires. Both limits are combined in the column `expire`, so
 * every reader of the row (a request, a WebSocket, psql) only has to check that column.
 */
const expiryOf = (signedInAt: number): number =>
  Math.min(Date.now() + IDLE_TIMEOUT_MS, signedInAt + ABSOLUTE_TIMEOUT_MS);

const extendWithinLimits: RequestHandler = (request, _response, next) => {
  const { cookie, signedInAt } = request.session;
  if (signedInAt) cookie.maxAge = expiryOf(signedInAt) - Date.now();
  next();
};

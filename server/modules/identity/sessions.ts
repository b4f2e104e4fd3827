import type { CookieOptions, Request, RequestHandler } from 'express';
import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { selectColumns, getPool, queryRows } from '../../platform/database/rows.ts';
import { runMiddleware } from '../../platform/http/run-middleware.ts';
import { AdminUser } from './admin-user.entity.ts';
import { readSignedCookie } from './signed-cookie.ts';

declare module 'express-session' {
  interface SessionData {
    /** Milliseconds since 1970. */
    signedInAt: number;
    /** User-Agent header and IP address at sign-in. */
    userAgent: string | undefined;
    address: string | undefined;
  }
}

const HOUR_MS = 3_600_000;
/** A session expires after this time without requests. */
const IDLE_TIMEOUT_MS = 12 * HOUR_MS;
/** A session expires this long after sign-in, even if it is in use. */
const ABSOLUTE_TIMEOUT_MS = 7 * 24 * HOUR_MS;
/** The expiry of a session is written only when it moves by at least this much, to save writes. */
const MIN_EXTENSION_MS = 60_000;

interface SessionSettings {
  db: DataSource;
  secret: string;
  /** Whether the site is served over HTTPS. */
  secure: boolean;
  log: Logger;
}

export interface Sessions {
  /**
   * Returns the admin user of the request's session, read from the database; undefined without a valid session. Sets
   * `sessionID`.
   */
  authenticate: (request: Request) => Promise<AdminUser | undefined>;
  /** Runs express-session for a request; required to start, extend or end a session. */
  open: (request: Request) => Promise<void>;
  /** The cookie's name and attributes, as needed to clear it. */
  cookie: { name: string; options: CookieOptions };
  /** Stops the periodic deletion of expired rows. */
  close: () => void;
}

/**
 * Extends a session by IDLE_TIMEOUT_MS, up to ABSOLUTE_TIMEOUT_MS after sign-in. Both limits are combined in the column
 * `expire`, so every reader of the row (a request, a WebSocket, psql) only has to check that column.
 */
const extendWithinLimits: RequestHandler = (request, _response, next) => {
  const { cookie, signedInAt } = request.session;
  if (signedInAt) cookie.maxAge = Math.min(IDLE_TIMEOUT_MS, signedInAt + ABSOLUTE_TIMEOUT_MS - Date.now());
  next();
};

interface SessionAdmin extends AdminUser {
  sid: string;
  expire: Date;
  signedInAt: number;
}

/**
 * Creates sessions stored in PostgreSQL, shared by all nodes; only signing in starts one. A request reads its session
 * and its admin user with one statement. express-session would double that cost, so it runs only at sign-in and
 * sign-out, and at most once a minute to extend the session.
 */
export function createSessions({ db, secret, secure, log }: SessionSettings): Sessions {
  // Browsers accept a __Host- cookie only from this host over HTTPS, so another subdomain cannot set it.
  const name = secure ? '__Host-kordon' : 'kordon';
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;

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
    cookie: { ...options, maxAge: IDLE_TIMEOUT_MS },
    rolling: true,
    resave: false,
    saveUninitialized: false,
  });
  const open = (request: Request) => runMiddleware([sessions, extendWithinLimits], request);

  const { text } = sql`
    select sid, expire, (sess ->> 'signedInAt')::float8 as "signedInAt", admin.*
    from sessions join lateral (
      select ${selectColumns(db, AdminUser)} from admin_users
      where id = (sess #>> '{passport,user}')::uuid and disabled_at is null
    ) as admin on true
    where sid = ${''} and expire > now()`;

  return {
    async authenticate(request) {
      const sid = readSignedCookie(request.headers.cookie, name, secret);
      if (!sid) return undefined;
      const [found] = await queryRows<SessionAdmin>(db, { text, values: [sid] }, { prepared: true });
      if (!found) return undefined;
      request.sessionID = sid;
      const { sid: _, expire, signedInAt, ...admin } = found;
      const newExpiry = Math.min(Date.now() + IDLE_TIMEOUT_MS, signedInAt + ABSOLUTE_TIMEOUT_MS);
      if (Math.abs(newExpiry - expire.getTime()) >= MIN_EXTENSION_MS) await open(request);
      return admin;
    },
    open,
    cookie: { name, options },
    close: () => void store.close(),
  };
}

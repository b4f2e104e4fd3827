import type { CookieOptions, Request, RequestHandler } from 'express';
import connectPgSimple from 'connect-pg-simple';
import DataLoader from 'dataloader';
import session from 'express-session';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { columnsOf, poolOf, rowsOf } from '../../platform/database/rows.ts';
import { passThrough } from '../../platform/http/pass-through.ts';
import { AdminUser } from './admin-user.entity.ts';
import { signedValue } from './signed-cookie.ts';

declare module 'express-session' {
  interface SessionData {
    /** Milliseconds since 1970. */
    signedInAt: number;
    /** What the browser called itself, and where it was, when somebody signed in. */
    userAgent: string | undefined;
    address: string | undefined;
  }
}

const hour = 3_600_000;
/** Without a request for this long, a session ends. */
const idleTimeout = 12 * hour;
/** This long after sign-in a session ends, however busy it is. */
const absoluteTimeout = 7 * 24 * hour;
/** The end of a session is put off when that moves it by this much. */
const worthWriting = 60_000;

interface SessionSettings {
  db: DataSource;
  secret: string;
  /** Whether visitors come over HTTPS. */
  secure: boolean;
  log: Logger;
}

export interface Sessions {
  /** Whose session a request has, read from the database at this moment; undefined for nobody. Sets the request's `sessionID`. */
  recognise: (request: Request) => Promise<AdminUser | undefined>;
  /** Gives a request express-session's own view of its session, through which one is begun, put off or ended. */
  open: (request: Request) => Promise<void>;
  /** The cookie's name and attributes, as needed to clear it. */
  cookie: { name: string; options: CookieOptions };
  /** Stops sweeping expired rows. */
  close: () => void;
}

/**
 * Both time limits live in the row's `expire`: requests move it idleTimeout ahead, never past the absolute one. So whoever reads
 * the row (a request, a WebSocket, psql) knows all there is to know.
 */
const renewWithinLimits: RequestHandler = (request, _response, next) => {
  const { cookie, signedInAt } = request.session;
  if (signedInAt) cookie.maxAge = Math.min(idleTimeout, signedInAt + absoluteTimeout - Date.now());
  next();
};

interface Found extends AdminUser {
  sid: string;
  expire: Date;
  signedInAt: number;
}

/**
 * Sessions in PostgreSQL, so that every node knows them; only signing in makes one. A request reads its session and its admin user by one
 * statement, as they are now. All else is express-session's, which would cost each request as much again: it takes part where somebody
 * signs in or out, and once a minute, to put the end of the session off.
 */
export function createSessions({ db, secret, secure, log }: SessionSettings): Sessions {
  // A browser takes a __Host- cookie from this very host over HTTPS only, so no neighbouring subdomain can plant one.
  const name = secure ? '__Host-kordon' : 'kordon';
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;

  const store = new (connectPgSimple(session))({
    pool: poolOf(db),
    tableName: 'sessions',
    errorLog: (...details: unknown[]) =>
      log.error({ err: details.find((detail) => detail instanceof Error) }, 'the session store failed'),
  });
  const sessions = session({
    store,
    secret,
    name,
    cookie: { ...options, maxAge: idleTimeout },
    rolling: true,
    resave: false,
    saveUninitialized: false,
  });
  const open = (request: Request) => passThrough([sessions, renewWithinLimits], request);

  const { text } = sql`
    select sid, expire, (sess ->> 'signedInAt')::float8 as "signedInAt", admin.*
    from sessions join lateral (
      select ${columnsOf(db, AdminUser)} from admin_users
      where id = (sess #>> '{passport,user}')::uuid and disabled_at is null
    ) as admin on true
    where sid = any(${[]}) and expire > now()`;
  // Of all requests that arrive in one turn of the event loop, as the several of a screen do, one statement reads the sessions.
  const current = new DataLoader<string, Found | undefined>(
    async (sids) => {
      const found = await rowsOf<Found>(db, { text, values: [[...new Set(sids)]] }, { samePlan: true });
      const bySid = new Map(found.map((one) => [one.sid, one]));
      return sids.map((sid) => bySid.get(sid));
    },
    { cache: false, batchScheduleFn: setImmediate },
  );

  return {
    async recognise(request) {
      const sid = signedValue(request.headers.cookie, name, secret);
      const found = sid && (await current.load(sid));
      if (!found) return undefined;
      request.sessionID = sid;
      const { sid: _, expire, signedInAt, ...admin } = found;
      const latest = Math.min(Date.now() + idleTimeout, signedInAt + absoluteTimeout);
      if (Math.abs(latest - expire.getTime()) >= worthWriting) await open(request);
      return admin;
    },
    open,
    cookie: { name, options },
    close: () => void store.close(),
  };
}

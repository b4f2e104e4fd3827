import type { CookieOptions, Request, RequestHandler } from 'express';
import session from 'express-session';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { AdminUser } from './admin-user.entity.ts';
import { SessionStore } from './session-store.ts';

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

interface SessionSettings {
  db: DataSource;
  secret: string;
  /** Whether visitors come over HTTPS. */
  secure: boolean;
  log: Logger;
}

export interface Sessions {
  /** Gives a request its session and renews it. */
  middleware: RequestHandler[];
  /** Whose session a request has; undefined for nobody, and for who was disabled since. */
  adminOf: (request: Request) => AdminUser | undefined;
  /** The cookie's name and attributes, as needed to clear it. */
  cookie: { name: string; options: CookieOptions };
  /** Stops sweeping expired rows. */
  close: () => void;
}

/**
 * Both time limits live in the row's `expire`: each request moves it idleTimeout ahead, never past the absolute one. So whoever reads
 * the row (the store, a WebSocket, psql) knows all there is to know.
 */
const renewWithinLimits: RequestHandler = (request, _response, next) => {
  const { cookie, signedInAt } = request.session;
  if (signedInAt) cookie.maxAge = Math.min(idleTimeout, signedInAt + absoluteTimeout - Date.now());
  next();
};

/** Sessions in PostgreSQL, so that every node knows them; only signing in makes one. */
export function createSessions({ db, secret, secure, log }: SessionSettings): Sessions {
  // A browser takes a __Host- cookie from this very host over HTTPS only, so no neighbouring subdomain can plant one.
  const name = secure ? '__Host-kordon' : 'kordon';
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;

  const store = new SessionStore(db, log);
  const sessions = session({
    store,
    secret,
    name,
    cookie: { ...options, maxAge: idleTimeout },
    rolling: true,
    resave: false,
    saveUninitialized: false,
  });
  return {
    middleware: [sessions, renewWithinLimits],
    adminOf: (request) => store.adminOf(request),
    cookie: { name, options },
    close: () => store.close(),
  };
}

import type { IncomingMessage } from 'node:http';
import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type Session, type SessionData } from 'express-session';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { columnsOf, poolOf, rowsOf } from '../platform/database/rows.ts';
import { AdminUser } from './admin-user.entity.ts';

/** The end of a session is written again when it has moved by this much, in milliseconds. */
const worthWriting = 60_000;

interface Kept {
  /** As the row has it. */
  expire: Date;
  /** Null where somebody is not signed in, or was disabled since. */
  admin: AdminUser | null;
}

type Found = (error: unknown, session?: SessionData | null) => void;

/**
 * Sessions in PostgreSQL. One statement reads a session and its admin user, as they are now; a request writes nothing but once a minute,
 * when it has put the end of its session off by that much.
 */
export class SessionStore extends connectPgSimple(session) {
  readonly #db: DataSource;
  readonly #kept = new WeakMap<SessionData, Kept>();
  readonly #admins = new WeakMap<IncomingMessage, AdminUser>();

  constructor(db: DataSource, log: Logger) {
    super({
      pool: poolOf(db),
      tableName: 'sessions',
      errorLog: (...details: unknown[]) => log.error({ details }, 'the session store failed'),
    });
    this.#db = db;
  }

  /** The enabled admin user whose session the request has; undefined for nobody. */
  adminOf(request: IncomingMessage): AdminUser | undefined {
    return this.#admins.get(request);
  }

  override get(sid: string, found: Found): void {
    this.#read(sid).then((session) => found(null, session), found);
  }

  override createSession(request: Request, data: SessionData): Session & SessionData {
    const kept = this.#kept.get(data);
    const session = super.createSession(request, data);
    if (kept) this.#kept.set(session, kept);
    if (kept?.admin) this.#admins.set(request, kept.admin);
    return session;
  }

  override touch(sid: string, session: SessionData, done: () => void = () => {}): void {
    const { expires } = session.cookie;
    const kept = this.#kept.get(session);
    if (kept && expires && Math.abs(expires.getTime() - kept.expire.getTime()) < worthWriting) return done();
    super.touch(sid, session, done);
  }

  async #read(sid: string): Promise<SessionData | null> {
    const [row] = await rowsOf<{ sess: SessionData; expire: Date } & AdminUser>(
      this.#db,
      sql`select sess, expire, admin.* from sessions left join lateral (
            select ${columnsOf(this.#db, AdminUser)} from admin_users
            where id = (sess #>> '{passport,user}')::uuid and disabled_at is null
          ) as admin on true
          where sid = ${sid} and expire > now()`,
      { samePlan: true },
    );
    if (!row) return null;
    const { sess, expire, ...admin } = row;
    this.#kept.set(sess, { expire, admin: admin.id ? admin : null });
    return sess;
  }
}

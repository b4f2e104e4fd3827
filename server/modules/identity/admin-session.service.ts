import sql from 'sql-template-tag';
import type { DataSource, EntityManager } from 'typeorm';
import { isUuid, queryRows } from '../../platform/database/rows.ts';
import { notFound } from '../../platform/graphql/errors.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { AdminUser } from './admin-user.entity.ts';
import type { AdminSession } from './admin-session.type.ts';

/** Returns the active sessions of the given admin users, most recently used first. */
export const listSessions = (db: DataSource, adminUserIds: readonly string[]): Promise<AdminSession[]> =>
  queryRows<AdminSession>(
    db,
    sql`select id, sid, sess ->> 'userAgent' as "userAgent", sess ->> 'address' as address,
          to_timestamp((sess ->> 'signedInAt')::float8 / 1000) as "signedInAt", used_at as "usedAt", expire as "expiresAt",
          sess #>> '{passport,user}' as "adminUserId"
        from sessions where sess #>> '{passport,user}' = any(${adminUserIds}) and expire > now()
        order by used_at desc, id`,
  );

/**
 * Ends all sessions of an admin user. A trigger notifies every server, which closes the WebSockets of those sessions.
 * @param exceptSid `sid` of a session to keep
 */
export async function endAllSessions(tx: EntityManager, adminUserId: string, exceptSid?: string): Promise<void> {
  await tx.query(`delete from sessions where sess #>> '{passport,user}' = $1 and sid is distinct from $2`, [
    adminUserId,
    exceptSid ?? null,
  ]);
}

/**
 * Ends one session. A super admin can end any session, other admin users only their own.
 * @throws NOT_FOUND when the session does not exist or belongs to another admin user
 */
export async function endSession(tx: EntityManager, id: string, by: AdminUser): Promise<boolean> {
  const ownerId = by.role === 'super_admin' ? null : by.id;
  const [[ended]] = isUuid(id)
    ? await tx.query<[{ userId: string }[], number]>(
        `delete from sessions where id = $1 and ($2::text is null or sess #>> '{passport,user}' = $2)
         returning sess #>> '{passport,user}' as "userId"`,
        [id, ownerId],
      )
    : [[]];
  if (!ended) throw notFound('There is no such session');
  await recordEndOfSessions(tx, ended.userId);
  return true;
}

/** Records that sessions of an admin user were ended. @param options.all whether all of their sessions were ended, not a single one */
export async function recordEndOfSessions(tx: EntityManager, adminUserId: string, { all = false } = {}): Promise<void> {
  const admin = await tx.findOneBy(AdminUser, { id: adminUserId });
  if (admin) await recordSecurityEvent(tx, { kind: 'SESSION_ENDED', details: { user: admin.email, all } });
}

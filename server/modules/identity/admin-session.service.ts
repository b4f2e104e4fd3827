import sql from 'sql-template-tag';
import type { DataSource, EntityManager } from 'typeorm';
import { isUuid, rowsOf } from '../../platform/database/rows.ts';
import { notFound } from '../../platform/graphql/errors.ts';
import type { AdminUser } from './admin-user.entity.ts';
import type { AdminSession } from './admin-session.type.ts';

/** Open sessions of some admin users, the last used first. */
export const sessionsOf = (db: DataSource, adminUserIds: readonly string[]): Promise<AdminSession[]> =>
  rowsOf<AdminSession>(
    db,
    sql`select id, sid, sess ->> 'userAgent' as "userAgent", sess ->> 'address' as address,
          to_timestamp((sess ->> 'signedInAt')::float8 / 1000) as "signedInAt", used_at as "usedAt", expire as "expiresAt",
          sess #>> '{passport,user}' as "adminUserId"
        from sessions where sess #>> '{passport,user}' = any(${adminUserIds}) and expire > now()
        order by used_at desc, id`,
  );

/** A trigger tells every server, which closes the sockets. @param kept sid of the one that stays */
export async function endSessionsOf(tx: EntityManager, adminUserId: string, kept?: string): Promise<void> {
  await tx.query(`delete from sessions where sess #>> '{passport,user}' = $1 and sid is distinct from $2`, [
    adminUserId,
    kept ?? null,
  ]);
}

/**
 * Ends one session: one's own, or for a super admin anybody's.
 * @throws NOT_FOUND also for somebody else's
 */
export async function endSession(tx: EntityManager, id: string, by: AdminUser): Promise<boolean> {
  const owner = by.role === 'super_admin' ? null : by.id;
  const [, ended] = isUuid(id)
    ? await tx.query<[unknown, number]>(
        `delete from sessions where id = $1 and ($2::text is null or sess #>> '{passport,user}' = $2)`,
        [id, owner],
      )
    : [null, 0];
  if (ended === 0) throw notFound('There is no such session');
  return true;
}

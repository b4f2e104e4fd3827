import sql from 'sql-template-tag';
import type { DataSource, EntityManager } from 'typeorm';
import { notificationKinds, type NotificationKind } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { alwaysMailed, mailedByDefault } from '../../../common/notifications.ts';
import { fetchPage, latestFirst, type Page, type PageArgs } from '../../platform/database/pagination.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { isUuid, queryRows } from '../../platform/database/rows.ts';
import { Notification, type NotificationChoice } from './notification.entity.ts';

/** @throws BAD_USER_INPUT for an invalid page */
export const listNotifications = (db: DataSource, recipientId: string, page: PageArgs): Promise<Page<Notification>> =>
  fetchPage(
    db,
    {
      entity: Notification,
      where: [sql`recipient_id = ${recipientId}`],
      order: latestFirst<Notification>(sql`created_at`, 'createdAt'),
    },
    page,
  );

/** Counts unread notifications as the list shows them: those of one group count once. */
export async function countUnread(db: DataSource, recipientId: string): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(distinct group_id)::int as count from notification_items
        where recipient_id = ${recipientId} and read_at is null`,
  );
  return row!.count;
}

/**
 * Marks notifications of a person as read.
 * @param id group of notifications to mark; null for all
 * @param until leaves newer ones unread, which the person has not seen
 */
export async function markAsRead(
  tx: EntityManager,
  recipientId: string,
  { id = null, until = null }: { id?: string | null; until?: Date | null },
): Promise<void> {
  if (id !== null && !isUuid(id)) return;
  await tx.query(
    `update notifications set read_at = now()
     where recipient_id = $1 and read_at is null and ($2::uuid is null or group_id = $2)
       and ($3::timestamptz is null or created_at <= $3)`,
    [recipientId, id, until],
  );
}

export async function listChoices(tx: EntityManager, adminUserId: string): Promise<NotificationChoice[]> {
  const stored = await tx.query<NotificationChoice[]>(
    'select kind, by_mail as "byMail" from notification_choices where admin_user_id = $1',
    [adminUserId],
  );
  const chosen = new Map(stored.map(({ kind, byMail }) => [kind, byMail]));
  return notificationKinds
    .filter((kind) => !alwaysMailed.includes(kind))
    .map((kind) => ({ kind, byMail: chosen.get(kind) ?? mailedByDefault.includes(kind) }));
}

/**
 * Stores whether notifications of a kind are also mailed, from the next one on.
 * @throws BAD_USER_INPUT for a kind that is always mailed
 */
export async function setChoice(
  tx: EntityManager,
  adminUserId: string,
  { kind, byMail }: { kind: NotificationKind; byMail: boolean },
): Promise<NotificationChoice[]> {
  if (alwaysMailed.includes(kind)) throw badInput({ kind: reasons.choice });
  await tx.query(
    `insert into notification_choices (admin_user_id, kind, by_mail) values ($1, $2, $3)
     on conflict (admin_user_id, kind) do update set by_mail = excluded.by_mail`,
    [adminUserId, kind, byMail],
  );
  return listChoices(tx, adminUserId);
}

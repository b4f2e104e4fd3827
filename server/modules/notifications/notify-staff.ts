import type { EntityManager } from 'typeorm';
import type { NotificationKind, NotificationRecord } from '../../../common/enums.ts';
import { mailedByDefault } from '../../../common/notifications.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { mailNotifications } from './mail-notifications.ts';

/** Changes of one person within this time are one notification. */
const GROUP_SECONDS = 600;
/** A mail waits this long, so that a bulk change of many transactions is one mail, and what is read immediately is not mailed. */
const MAIL_DELAY_SECONDS = 60;

export interface NotifiedRecord {
  recordId: string;
  /** Admin user; null notifies nobody. */
  recipientId: string | null;
}

/**
 * Stores a notification for each record and queues the mails, in the caller's transaction. The caller must have locked the records.
 * Nobody is notified of their own actions; a disabled user gets none. Call it once in a transaction, or always for the same recipient: the
 * mails are queued in the order of the recipients, so that two transactions cannot deadlock.
 */
export async function notifyStaff(
  tx: EntityManager,
  { kind, recordType }: { kind: NotificationKind; recordType: NotificationRecord },
  records: readonly NotifiedRecord[],
): Promise<void> {
  const addressed = records.filter(({ recipientId }) => recipientId !== null);
  if (addressed.length === 0) return;
  const stored = await tx.query<{ recipientId: string; byMail: boolean }[]>(
    `insert into notifications (group_id, recipient_id, kind, record_type, record_id, actor_id, mailed_at)
     select md5(concat_ws(' ', recipient.id, $1::text, $2::text, actor.id, floor(extract(epoch from now()) / $3)))::uuid,
       recipient.id, $1, $2, record.id, actor.id, case when not coalesce(choice.by_mail, $4) then now() end
     from unnest($5::uuid[], $6::uuid[]) as record (id, recipient_id)
       join admin_users recipient on recipient.id = record.recipient_id and recipient.disabled_at is null
       left join admin_users actor on actor.email = nullif(current_setting('kordon.actor', true), '')
       left join notification_choices choice on choice.admin_user_id = recipient.id and choice.kind = $1
     where actor.id is distinct from recipient.id
     returning recipient_id as "recipientId", mailed_at is null as "byMail"`,
    [
      kind,
      recordType,
      GROUP_SECONDS,
      mailedByDefault.includes(kind),
      addressed.map(({ recordId }) => recordId),
      addressed.map(({ recipientId }) => recipientId),
    ],
  );
  // Due tasks are mailed by the morning mail.
  if (kind === 'task_due') return;
  const recipients = new Set(stored.filter(({ byMail }) => byMail).map(({ recipientId }) => recipientId));
  for (const adminUserId of [...recipients].sort())
    await addJob(
      tx,
      mailNotifications,
      { adminUserId },
      { key: `mail-notifications-${adminUserId}`, delaySeconds: MAIL_DELAY_SECONDS },
    );
}

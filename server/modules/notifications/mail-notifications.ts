import type { EntityManager } from 'typeorm';
import { object, string } from 'yup';
import { enumName } from '../../../common/enums.ts';
import { getNotificationPath } from '../../../common/notifications.ts';
import { restrictToVisible } from '../../platform/database/visible-records.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { createServerIntl, readMessages } from '../../platform/messages.ts';
import { findEnabledAdmin, type AdminUser } from '../identity/index.ts';
import type { Notification } from './notification.entity.ts';

const intl = createServerIntl('tr', {
  ...readMessages(new URL('./messages.tr.json', import.meta.url)),
  ...readMessages(new URL('../../../common/names/tr/admin-notifications.json', import.meta.url)),
});

/** Maximum number of notifications in one mail, which links to the panel for the others. */
const MAX_LISTED = 20;

/** Mails the unread notifications of an admin user that were not mailed yet. */
export const mailNotifications = defineJob({
  name: 'mail-notifications',
  payload: object({ adminUserId: string().uuid().required() }),
  maxAttempts: 8, // about half a day
  async run({ adminUserId }, { db, mail, site }) {
    const admin = await findEnabledAdmin(db, adminUserId);
    if (!admin) return; // deleted or disabled in the meantime
    const groups = await findUnmailed(visibleRecords(db, admin), adminUserId);
    if (groups.length === 0) return; // read, or assigned to somebody else in the meantime
    const ids = groups.flatMap((group) => group.ids);
    const content = createContent(admin, groups, site.publicUrl);
    await mail.send(
      { to: admin.email, subject: content.title, ...renderMail(content) },
      { messageId: `notifications-${adminUserId}-${ids.length}-${ids.at(-1)}` },
    );
    await db.query('update notifications set mailed_at = now() where id = any($1)', [ids]);
  },
});

/** Returns the database with only the records that an admin user may see. */
export const visibleRecords = (db: EntityManager, { id, seesOwnOnly }: AdminUser): EntityManager =>
  seesOwnOnly ? restrictToVisible(db.dataSource, id).manager : db;

type Group = Pick<
  Notification,
  'kind' | 'recordType' | 'count' | 'title' | 'quoteRequestId' | 'companyId' | 'communicationId' | 'orderId'
> & {
  actor: string | null;
  /** Ids of the stored notifications. */
  ids: string[];
};

const findUnmailed = (db: EntityManager, adminUserId: string): Promise<Group[]> =>
  db.query<Group[]>(
    `select item.kind, item.record_type as "recordType", actor.name as actor, count(distinct record_id)::int as count,
       array_agg(item.id order by item.id) as ids,
       (array_agg(title order by item.id desc))[1] as title,
       (array_agg(quote_request_id order by item.id desc))[1] as "quoteRequestId",
       (array_agg(company_id order by item.id desc))[1] as "companyId",
       (array_agg(communication_id order by item.id desc))[1] as "communicationId",
       (array_agg(order_id order by item.id desc))[1] as "orderId"
     from notification_items item left join admin_users actor on actor.id = item.actor_id
     where recipient_id = $1 and read_at is null and mailed_at is null
     group by group_id, item.kind, item.record_type, actor.name
     order by max(item.id)`,
    [adminUserId],
  );

function createContent(admin: AdminUser, groups: Group[], publicUrl: string): MailContent {
  const format = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `notifications.${id}` }, values);
  const toUrl = (path: string) => new URL(path, publicUrl).href;
  const items = groups.slice(0, MAX_LISTED).map((group) => ({
    label: format(`${enumName(group.kind)}.${enumName(group.recordType)}`, {
      actor: group.actor ?? format('nobody'),
      count: group.count,
    }),
    value: group.count === 1 ? group.title : format('andMore', { title: group.title, count: group.count - 1 }),
    dir: 'auto' as const,
    href: toUrl(getNotificationPath({ ...group, recordType: enumName(group.recordType) })),
  }));
  const [first] = items;
  const isSingle = items.length === 1 && first !== undefined;
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: items
      .map(({ value }) => value)
      .join(', ')
      .slice(0, 140),
    title: isSingle ? first.label : format('title', { count: groups.length }),
    opening: [format('hello', { name: admin.name })],
    reference: { label: format('new'), value: String(groups.length) },
    details: [{ title: format('list'), items }],
    action: isSingle
      ? { label: format('openRecord'), href: first.href }
      : { label: format('openAll'), href: toUrl('/admin/notifications') },
    closing: [],
    why: format('why'),
  };
}

import { IsNull, type EntityManager } from 'typeorm';
import { object, string } from 'yup';
import { brand } from '../../../common/brand.ts';
import { addJob, defineJob } from '../../platform/jobs/job.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { AdminUser } from './admin-user.entity.ts';
import { findEnabledAdmin } from './admin-user.service.ts';
import { staffIntl } from './messages.ts';

/** Events that are mailed to an admin user, so that they notice when somebody else uses their account. `superAdmin` goes to all super admins. */
const accountEvents = [
  'newDevice',
  'tokenCreated',
  'passwordChanged',
  'passwordReset',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeysReset',
  'superAdmin',
] as const;
type AccountEvent = (typeof accountEvents)[number];

/** Mails an admin user about an event of the account. Changes of the second factor have their own mail. */
export const notifyAccountEvent = defineJob({
  name: 'notify-account-event',
  payload: object({
    adminUserId: string().uuid().required(),
    event: string().oneOf(accountEvents).required(),
    /** Time of the event, ISO 8601. */
    at: string().required(),
    /** Browser and network, name of the token or passkey, or the new super admin. */
    subject: string().defined(),
    /** E-mail of who made the super admin; empty for an operator command. */
    actor: string().defined(),
  }),
  maxAttempts: 25, // about four days
  async run({ adminUserId, event, at, subject, actor }, { db, mail, site }) {
    const admin = await findEnabledAdmin(db, adminUserId);
    if (!admin) return; // deleted or disabled in the meantime
    const content = createContent(admin, event, { at: new Date(at), subject, actor, publicUrl: site.publicUrl });
    await mail.send(
      {
        to: admin.email,
        replyTo: { name: brand.name, address: brand.email },
        subject: content.title,
        ...renderMail(content),
      },
      { messageId: `account-${adminUserId}-${event}-${Date.parse(at)}` },
    );
  },
});

/** Pages on which a person can undo what happened. */
const pages: Record<AccountEvent, string> = {
  newDevice: '/admin/account',
  tokenCreated: '/admin/tokens',
  passwordChanged: '/admin/account',
  passwordReset: '/admin/account',
  passkeyAdded: '/admin/account',
  passkeyRemoved: '/admin/account',
  passkeysReset: '/admin/account',
  superAdmin: '/admin/users',
};

interface ContentOptions {
  at: Date;
  subject: string;
  actor: string;
  publicUrl: string;
}

function createContent(
  { name }: AdminUser,
  event: AccountEvent,
  { at, subject, actor, publicUrl }: ContentOptions,
): MailContent {
  const values = {
    name,
    brand: brand.name,
    subject,
    actor: actor || staffIntl.formatMessage({ id: 'account.system' }),
  };
  const formatText = (id: string) => staffIntl.formatMessage({ id: `account.${id}` }, values);
  const isOwnAccount = event !== 'superAdmin';
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: formatText(`${event}.opening`),
    title: formatText(`${event}.title`),
    opening: [formatText('hello'), formatText(`${event}.opening`)],
    reference: {
      label: formatText('at'),
      value: staffIntl.formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone }),
    },
    details: [],
    action: { label: formatText(`${event}.action`), href: new URL(pages[event], publicUrl).href },
    closing: [formatText(isOwnAccount ? 'closing' : 'superAdmin.closing')],
    why: formatText(isOwnAccount ? 'why' : 'superAdmin.why'),
  };
}

/** Queues the mail about an event of an account. */
export const queueAccountMail = (
  tx: EntityManager,
  adminUserId: string,
  event: Exclude<AccountEvent, 'superAdmin'>,
  subject = '',
): Promise<void> =>
  addJob(tx, notifyAccountEvent, { adminUserId, event, at: new Date().toISOString(), subject, actor: '' });

/** Queues a mail about a new super admin to all enabled ones. The actor is the one to whom the transaction attributes changes. */
export async function queueSuperAdminMails(tx: EntityManager, newId: string): Promise<void> {
  const { name, email } = await tx.findOneByOrFail(AdminUser, { id: newId });
  const [{ actor }] = await tx.query<[{ actor: string | null }]>(
    `select nullif(current_setting('kordon.actor', true), '') as actor`,
  );
  const at = new Date().toISOString();
  const superAdmins = await tx.findBy(AdminUser, { role: 'super_admin', disabledAt: IsNull() });
  for (const { id: adminUserId } of superAdmins)
    await addJob(tx, notifyAccountEvent, {
      adminUserId,
      event: 'superAdmin',
      at,
      subject: `${name} (${email})`,
      actor: actor ?? '',
    });
}

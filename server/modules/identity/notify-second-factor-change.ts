import { object, string } from 'yup';
import { brand } from '../../../common/brand.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { AdminUser } from './admin-user.entity.ts';
import { staffIntl } from './messages.ts';

/**
 * `on`: turned on; `off`: turned off by its owner; `reset`: turned off by a super admin; `codes`: new recovery codes
 * created; `recovery`: a recovery code used.
 */
const secondFactorEvents = ['on', 'off', 'reset', 'codes', 'recovery'] as const;
export type SecondFactorEvent = (typeof secondFactorEvents)[number];

/** Mails an admin user about a change of their second factor, so that they notice unauthorized changes. */
export const notifySecondFactorChange = defineJob({
  name: 'tell-of-second-factor', // not renamed with the constant: queued jobs are stored under this name
  payload: object({
    adminUserId: string().uuid().required(),
    event: string().oneOf(secondFactorEvents).required(),
    /** Time of the change, ISO 8601. */
    at: string().required(),
  }),
  maxAttempts: 25, // about four days
  async run({ adminUserId, event, at }, { db, mail, site }) {
    const admin = await db.findOneBy(AdminUser, { id: adminUserId });
    if (!admin) return; // deleted in the meantime
    const content = createContent(admin, event, new Date(at), new URL('/admin/account', site.publicUrl).href);
    await mail.send(
      {
        to: admin.email,
        replyTo: { name: brand.name, address: brand.email },
        subject: content.title,
        ...renderMail(content),
      },
      { messageId: `second-factor-${adminUserId}-${event}-${Date.parse(at)}` },
    );
  },
});

function createContent(
  { name, recoveryCodesLeft }: AdminUser,
  event: SecondFactorEvent,
  at: Date,
  href: string,
): MailContent {
  const values = { name, brand: brand.name, count: recoveryCodesLeft };
  const formatText = (id: string) => staffIntl.formatMessage({ id: `secondFactor.${id}` }, values);
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
    action: { label: formatText('action'), href },
    closing: [formatText('closing')],
    why: formatText('why'),
  };
}

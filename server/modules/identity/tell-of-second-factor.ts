import { object, string } from 'yup';
import { brand } from '../../../common/brand.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { letterBody } from '../../platform/mail/letter-body.ts';
import { AdminUser } from './admin-user.entity.ts';
import { staffIntl } from './messages.ts';

/** It was turned on, off, or off by a super admin; recovery codes were made, or one was used. */
export const secondFactorEvents = ['on', 'off', 'reset', 'codes', 'recovery'] as const;
export type SecondFactorEvent = (typeof secondFactorEvents)[number];

/** Tells somebody by mail what happened to their second factor, so that they notice what was not theirs. */
export const tellOfSecondFactor = defineJob({
  name: 'tell-of-second-factor',
  payload: object({
    adminUserId: string().uuid().required(),
    event: string().oneOf(secondFactorEvents).required(),
    /** ISO 8601 */
    at: string().required(),
  }),
  maxAttempts: 25, // about four days
  async run({ adminUserId, event, at }, { db, mail, site }) {
    const admin = await db.findOneBy(AdminUser, { id: adminUserId });
    if (!admin) return; // removed since
    const letter = letterOf(admin, event, new Date(at), new URL('/admin/account', site.publicUrl).href);
    await mail.send(
      {
        to: admin.email,
        replyTo: { name: brand.name, address: brand.email },
        subject: letter.title,
        ...letterBody(letter),
      },
      { messageId: `second-factor-${adminUserId}-${event}-${Date.parse(at)}` },
    );
  },
});

function letterOf({ name, recoveryCodesLeft }: AdminUser, event: SecondFactorEvent, at: Date, href: string): Letter {
  const values = { name, brand: brand.name, count: recoveryCodesLeft };
  const say = (id: string) => staffIntl.formatMessage({ id: `secondFactor.${id}` }, values);
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: say(`${event}.opening`),
    title: say(`${event}.title`),
    opening: [say('hello'), say(`${event}.opening`)],
    reference: {
      label: say('at'),
      value: staffIntl.formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone }),
    },
    facts: [],
    action: { label: say('action'), href },
    closing: [say('closing')],
    why: say('why'),
  };
}

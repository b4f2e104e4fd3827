import { createHash, randomBytes } from 'node:crypto';
import { IsNull } from 'typeorm';
import { object, string } from 'yup';
import { brand } from '../../../common/brand.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { letterBody } from '../../platform/mail/letter-body.ts';
import { AdminUser } from './admin-user.entity.ts';
import { staffIntl } from './messages.ts';

export const linkPurposes = ['invitation', 'reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Hours from the mail's sending for which its link works. */
export const linkHours: Record<LinkPurpose, number> = { invitation: 7 * 24, reset: 1 };

/** What is stored of a secret that was given away: 256 random bits need no slow hash. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Mails a link by which its reader chooses a password. Queued for any address that somebody typed, so that whoever asks cannot tell by
 * the answer or its time whether there is an account. The secret is made here: no other place ever has it, and another try makes another.
 */
export const sendPasswordLink = defineJob({
  name: 'send-password-link',
  payload: object({ email: string().required(), purpose: string().oneOf(linkPurposes).required() }),
  maxAttempts: 8,
  async run({ email, purpose }, { db, mail, site }) {
    const admin = await db.findOneBy(AdminUser, { email, disabledAt: IsNull() });
    if (!admin) return;
    const token = newToken();
    const expiresAt = new Date(Date.now() + linkHours[purpose] * 3_600_000);
    await db.query(
      `insert into password_links (admin_user_id, token_hash, purpose, expires_at) values ($1, $2, $3, $4)
       on conflict (admin_user_id) do update set token_hash = $2, purpose = $3, expires_at = $4`,
      [admin.id, tokenHash(token), purpose, expiresAt],
    );
    // Behind the # a secret reaches no server's log and no other site.
    const letter = letterOf(admin, purpose, expiresAt, new URL(`/admin/password#${token}`, site.publicUrl).href);
    await mail.send(
      {
        to: admin.email,
        replyTo: { name: brand.name, address: brand.email },
        subject: letter.title,
        ...letterBody(letter),
      },
      // Another try carries another link, and must not be taken for the same message.
      { messageId: `password-link-${tokenHash(token).toString('hex').slice(0, 24)}` },
    );
  },
});

function letterOf(admin: AdminUser, purpose: LinkPurpose, until: Date, href: string): Letter {
  const say = (id: string) =>
    staffIntl.formatMessage({ id: `password.${purpose}.${id}` }, { name: admin.name, brand: brand.name });
  const word = (id: string) => staffIntl.formatMessage({ id: `password.${id}` });
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: say('opening'),
    title: say('title'),
    opening: [say('hello'), say('opening')],
    reference: {
      label: word('until'),
      value: staffIntl.formatDate(until, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone }),
      use: word('once'),
    },
    facts: [],
    action: { label: say('action'), href },
    closing: [say('closing')],
    why: say('why'),
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { object, string } from 'yup';
import { HOUR_MS } from '../../../common/durations.ts';
import { type PasswordLinkPurpose, passwordLinkPurposes } from '../../../common/enums.ts';
import { brand } from '../../../common/brand.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { AdminUser } from './admin-user.entity.ts';
import { staffIntl } from './messages.ts';

/** Hours after sending for which a link is valid. */
const LINK_LIFETIME_HOURS: Record<PasswordLinkPurpose, number> = { invitation: 7 * 24, reset: 1 };

/** Hashes a token for storage. A fast hash is enough for 256 random bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Creates a link to choose a password, which replaces the earlier one of the user. */
export async function createPasswordLink(
  db: EntityManager,
  { id }: AdminUser,
  purpose: PasswordLinkPurpose,
  publicUrl: string,
): Promise<{ link: string; expiresAt: Date; tokenHash: Buffer }> {
  const token = createToken();
  const tokenHash = hashToken(token);
  const expiresAt = new Date(Date.now() + LINK_LIFETIME_HOURS[purpose] * HOUR_MS);
  await db.query(
    `insert into password_links (admin_user_id, token_hash, purpose, expires_at) values ($1, $2, $3, $4)
     on conflict (admin_user_id) do update set token_hash = $2, purpose = $3, expires_at = $4`,
    [id, tokenHash, purpose, expiresAt],
  );
  // Browsers do not send the fragment, so the token appears in no server log and in no Referer header.
  return { link: new URL(`/admin/password#${token}`, publicUrl).href, expiresAt, tokenHash };
}

/**
 * Mails a link to choose a password. The job is queued for any submitted address, so that result and response time do
 * not reveal whether an account exists. The token is created in the job, so it is never stored in the queue; each
 * attempt creates a new one.
 */
export const sendPasswordLink = defineJob({
  name: 'send-password-link',
  payload: object({ email: string().required(), purpose: string().oneOf(passwordLinkPurposes).required() }),
  maxAttempts: 8,
  async run({ email, purpose }, { db, mail, site }) {
    const admin = await db.findOneBy(AdminUser, { email, disabledAt: IsNull() });
    if (!admin) return;
    const { link, expiresAt, tokenHash } = await createPasswordLink(db, admin, purpose, site.publicUrl);
    const content = createContent(admin, purpose, expiresAt, link);
    await mail.send(
      {
        to: admin.email,
        replyTo: { name: brand.name, address: brand.email },
        subject: content.title,
        ...renderMail(content),
      },
      // Each attempt has another token, so its message must not be dropped as a duplicate.
      { messageId: `password-link-${tokenHash.toString('hex').slice(0, 24)}` },
    );
  },
});

function createContent(admin: AdminUser, purpose: PasswordLinkPurpose, expiresAt: Date, href: string): MailContent {
  const formatPurposeText = (id: string) =>
    staffIntl.formatMessage({ id: `password.${purpose}.${id}` }, { name: admin.name, brand: brand.name });
  const formatText = (id: string) => staffIntl.formatMessage({ id: `password.${id}` });
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: formatPurposeText('opening'),
    title: formatPurposeText('title'),
    opening: [formatPurposeText('hello'), formatPurposeText('opening')],
    reference: {
      label: formatText('until'),
      value: staffIntl.formatDate(expiresAt, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone }),
      hint: formatText('once'),
    },
    details: [],
    action: { label: formatPurposeText('action'), href },
    closing: [formatPurposeText('closing')],
    why: formatPurposeText('why'),
  };
}

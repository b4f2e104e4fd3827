import { verify } from '@node-rs/argon2';
import type { DataSource, EntityManager } from 'typeorm';
import type { PasswordLinkPurpose } from '../../../common/enums.ts';
import { forgottenPasswordForm } from '../../../common/forms/admin-user.ts';
import { changePasswordForm, choosePasswordForm } from '../../../common/forms/password.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import type { IdentityContext } from './identity.context.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { Account } from './account.entity.ts';
import { AdminUser } from './admin-user.entity.ts';
import { normalizeEmail, hashPassword } from './admin-user.service.ts';
import { revokeApiTokensOf } from './api-token.service.ts';
import { endAllSessions } from './admin-session.service.ts';
import { isGuessable } from './guessable-password.ts';
import { queueAccountMail } from './notify-account-event.ts';
import { sendPasswordLink, hashToken } from './send-password-link.ts';

const HOUR_SECONDS = 3_600;
/** Limits reset mails, because anybody can request one for any address. */
const linksFromAddress = rateLimit({ name: 'password-link-address', points: 10, seconds: HOUR_SECONDS });
const linksToMailbox = rateLimit({ name: 'password-link-mailbox', points: 3, seconds: HOUR_SECONDS });
/** Failed attempts: a person with access to an open session must not be able to guess the password. */
const passwordAttempts = rateLimit({ name: 'password-change', points: 10, seconds: HOUR_SECONDS / 4 });

/**
 * Queues a mail with a reset link. Result, response time and limits are the same when no account has this e-mail.
 * @throws BAD_USER_INPUT when the e-mail is not valid, RATE_LIMITED
 */
export async function requestPasswordReset(
  { db, address, securityMonitor }: IdentityContext,
  email: string,
): Promise<boolean> {
  const form = await validateInput(forgottenPasswordForm, { email });
  const mailbox = normalizeEmail(form.email);
  await linksFromAddress.consume(db, networkOf(address));
  await linksToMailbox.consume(db, mailbox);
  await addJob(db.manager, sendPasswordLink, { email: mailbox, purpose: 'reset' });
  const admin = await db.manager.findOneBy(AdminUser, { email: mailbox });
  securityMonitor.report({
    kind: 'PASSWORD_RESET',
    network: address,
    details: { step: 'requested', ...(admin && { user: admin.email }) },
  });
  return true;
}

interface PasswordLink {
  email: string;
  name: string;
  purpose: PasswordLinkPurpose;
  expiresAt: Date;
}

/** Returns the valid link with this token; null when it is unknown, used, replaced or expired. */
export async function findPasswordLink(db: DataSource, token: string): Promise<PasswordLink | null> {
  const [link] = await db.query<PasswordLink[]>(
    `select email, name, purpose, expires_at as "expiresAt" from password_links join admin_users on id = admin_user_id
     where token_hash = $1 and expires_at > now() and disabled_at is null`,
    [hashToken(token)],
  );
  return link ?? null;
}

/**
 * Sets the password of the account that the link belongs to, deletes the link, ends all sessions of the account and revokes
 * its API tokens unless they are kept.
 * @throws BAD_USER_INPUT when the form refuses the password or it is easy to guess
 * @throws NOT_FOUND when the link is unknown, used, replaced or expired
 */
export async function choosePassword(
  tx: EntityManager,
  { token, password, keepTokens, address }: { token: string; password: string; keepTokens: boolean; address: string },
): Promise<boolean> {
  const form = await validateInput(choosePasswordForm, { password });
  const [[usedLink]] = await tx.query<[{ admin_user_id: string; purpose: PasswordLinkPurpose }[], number]>(
    'delete from password_links where token_hash = $1 and expires_at > now() returning admin_user_id, purpose',
    [hashToken(token)],
  );
  const admin = usedLink && (await tx.findOneBy(AdminUser, { id: usedLink.admin_user_id }));
  if (!admin || admin.disabledAt) throw notFound('This link is no longer valid');
  assertPasswordNotGuessable(admin, form.password);
  await tx.query(`select set_config('kordon.actor', $1, true)`, [admin.email]);
  await setPassword(tx, admin, form.password);
  if (!keepTokens) await revokeApiTokensOf(tx, admin, address);
  await endAllSessions(tx, admin.id);
  const { purpose } = usedLink;
  await recordSecurityEvent(tx, { kind: 'PASSWORD_RESET', network: address, details: { step: 'done', purpose } });
  if (purpose === 'reset') await queueAccountMail(tx, admin.id, 'passwordReset');
  return true;
}

/**
 * Changes the password of the signed-in admin user, ends all other sessions and revokes the API tokens unless they are kept.
 * @throws BAD_USER_INPUT when the form refuses a field or the current password is wrong
 * @throws RATE_LIMITED after ten wrong passwords within 15 minutes
 */
export async function changePassword(
  { db, request, transaction, address }: IdentityContext,
  admin: AdminUser,
  { keepTokens, ...input }: { current: string; password: string; keepTokens: boolean },
): Promise<boolean> {
  const form = await validateInput(changePasswordForm, input);
  assertPasswordNotGuessable(admin, form.password);
  await verifyCurrentPassword(db, admin, form.current);
  if (admin.mustChangePassword && form.password === form.current) throw badInput({ password: reasons.passwordSame });
  await transaction(async (tx) => {
    await setPassword(tx, admin, form.password);
    if (!keepTokens) await revokeApiTokensOf(tx, admin, address);
    await endAllSessions(tx, admin.id, request.sessionID);
    await recordSecurityEvent(tx, { kind: 'PASSWORD_CHANGED' });
    await queueAccountMail(tx, admin.id, 'passwordChanged');
  });
  return true;
}

/**
 * Checks the current password again before a sensitive change.
 * @param field name of the password in the form
 * @throws BAD_USER_INPUT when it is wrong, RATE_LIMITED after ten wrong passwords within 15 minutes
 */
export async function verifyCurrentPassword(
  db: DataSource,
  { id, email }: Pick<AdminUser, 'email' | 'id'>,
  current: string,
  field = 'current',
): Promise<void> {
  await passwordAttempts.consume(db, id);
  const account = await db.manager.findOneBy(Account, { email });
  if (!account || !(await verify(account.passwordHash, current))) throw badInput({ [field]: reasons.passwordWrong });
  await passwordAttempts.refund(db, id);
}

async function setPassword(tx: EntityManager, { id, email }: AdminUser, password: string): Promise<void> {
  await tx.upsert(Account, { email, passwordHash: await hashPassword(password) }, ['email']);
  await tx.update(AdminUser, { id }, { passwordChangedAt: new Date(), mustChangePassword: false });
}

/** @throws BAD_USER_INPUT when the password is easy to guess */
export function assertPasswordNotGuessable({ email, name }: Pick<AdminUser, 'email' | 'name'>, password: string): void {
  if (normalizeEmail(password) === email) throw badInput({ password: reasons.passwordIsEmail });
  if (isGuessable(password, [email, name])) throw badInput({ password: reasons.passwordGuessable });
}

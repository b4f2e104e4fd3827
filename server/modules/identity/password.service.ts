import { verify } from '@node-rs/argon2';
import type { DataSource, EntityManager } from 'typeorm';
import { forgottenPasswordForm } from '../../../common/forms/admin-user.ts';
import { changePasswordForm, choosePasswordForm } from '../../../common/forms/password.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import type { IdentityContext } from './identity.context.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validated } from '../../platform/graphql/validated.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import { Account } from './account.entity.ts';
import { AdminUser } from './admin-user.entity.ts';
import { accountEmail, hashPassword } from './admin-user.service.ts';
import { endSessionsOf } from './admin-session.service.ts';
import { isGuessable } from './guessable-password.ts';
import { sendPasswordLink, tokenHash, type LinkPurpose } from './send-password-link.ts';

const hour = 3_600;
/** Each may make a mail to an address that anybody typed. */
const linksFromAddress = rateLimit({ name: 'password-link-address', points: 10, seconds: hour });
const linksToMailbox = rateLimit({ name: 'password-link-mailbox', points: 3, seconds: hour });
/** Tries that fail: whoever sits down at an open session must not guess its password. */
const triesOnPassword = rateLimit({ name: 'password-change', points: 10, seconds: hour / 4 });

/**
 * Sends a link to whoever has this e-mail. The answer, its time and its limits are the same where nobody has.
 * @throws BAD_USER_INPUT for what is no address, RATE_LIMITED
 */
export async function requestPasswordReset({ db, address }: IdentityContext, email: string): Promise<boolean> {
  const form = await validated(forgottenPasswordForm, { email });
  const mailbox = accountEmail(form.email);
  await linksFromAddress.consume(db, networkOf(address));
  await linksToMailbox.consume(db, mailbox);
  await addJob(db.manager, sendPasswordLink, { email: mailbox, purpose: 'reset' });
  return true;
}

interface Link {
  email: string;
  name: string;
  purpose: LinkPurpose;
  expiresAt: Date;
}

/** Whose password a link chooses; null where it was used, replaced, is past its time or never was. */
export async function passwordLink(db: DataSource, token: string): Promise<Link | null> {
  const [link] = await db.query<Link[]>(
    `select email, name, purpose, expires_at as "expiresAt" from password_links join admin_users on id = admin_user_id
     where token_hash = $1 and expires_at > now() and disabled_at is null`,
    [tokenHash(token)],
  );
  return link ?? null;
}

/**
 * Gives an account the password that the reader of a mailed link chose, and ends its sessions. A link works once.
 * @throws BAD_USER_INPUT as the form, NOT_FOUND for a link that is over
 */
export async function choosePassword(tx: EntityManager, token: string, password: string): Promise<boolean> {
  const form = await validated(choosePasswordForm, { password });
  const [[used]] = await tx.query<[{ admin_user_id: string }[], number]>(
    'delete from password_links where token_hash = $1 and expires_at > now() returning admin_user_id',
    [tokenHash(token)],
  );
  const admin = used && (await tx.findOneBy(AdminUser, { id: used.admin_user_id }));
  if (!admin || admin.disabledAt) throw notFound('This link is over');
  await refuseGuessable(admin, form.password);
  await tx.query(`select set_config('kordon.actor', $1, true)`, [admin.email]);
  await setPassword(tx, admin, form.password);
  await endSessionsOf(tx, admin.id);
  return true;
}

/**
 * Changes the password of whoever is signed in, and ends their sessions elsewhere.
 * @throws BAD_USER_INPUT as the form and for a wrong present password, RATE_LIMITED after ten of these
 */
export async function changePassword(
  { db, request, transaction }: IdentityContext,
  admin: AdminUser,
  input: { current: string; password: string },
): Promise<boolean> {
  const form = await validated(changePasswordForm, input);
  await refuseGuessable(admin, form.password);
  await provePassword(db, admin, form.current);
  await transaction(async (tx) => {
    await setPassword(tx, admin, form.password);
    await endSessionsOf(tx, admin.id, request.sessionID);
  });
  return true;
}

/**
 * Asks once more who it is that sits at an open session.
 * @throws BAD_USER_INPUT for a wrong password, RATE_LIMITED after ten of these
 */
export async function provePassword(
  db: DataSource,
  { id, email }: Pick<AdminUser, 'email' | 'id'>,
  current: string,
): Promise<void> {
  await triesOnPassword.consume(db, id);
  const account = await db.manager.findOneBy(Account, { email });
  if (!account || !(await verify(account.passwordHash, current))) throw badInput({ current: reasons.passwordWrong });
  await triesOnPassword.refund(db, id);
}

async function setPassword(tx: EntityManager, { id, email }: AdminUser, password: string): Promise<void> {
  await tx.upsert(Account, { email, passwordHash: await hashPassword(password) }, ['email']);
  await tx.update(AdminUser, { id }, { passwordChangedAt: new Date() });
}

/** @throws BAD_USER_INPUT where somebody would guess it */
export async function refuseGuessable(
  { email, name }: Pick<AdminUser, 'email' | 'name'>,
  password: string,
): Promise<void> {
  if (accountEmail(password) === email) throw badInput({ password: reasons.passwordIsEmail });
  if (await isGuessable(password, [email, name])) throw badInput({ password: reasons.passwordGuessable });
}

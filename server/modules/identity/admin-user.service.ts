import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { IsNull, type EntityManager } from 'typeorm';
import { isEmail } from '../../../common/forms/text.ts';
import { forbidden, unauthenticated } from '../../platform/graphql/errors.ts';
import { Account } from './account.entity.ts';
import { AdminUser } from './admin-user.entity.ts';

/** An address as accounts store it. */
export const accountEmail = (typed: string): string => typed.trim().toLowerCase();

/** argon2id with 19 MiB, two passes and one lane, the package's default and OWASP's first choice. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Verified against where there is no account, so that the answer takes as long as for a wrong password. */
const nobodysHash = hashPassword(randomBytes(32).toString('hex'));

/** The admin user of an id taken from a session, unless disabled since. */
export const enabledAdmin = (tx: EntityManager, id: string): Promise<AdminUser | null> =>
  tx.findOneBy(AdminUser, { id, disabledAt: IsNull() });

/**
 * The admin user whose account has this e-mail and password.
 * @throws UNAUTHENTICATED, in the same words and after the same time for an unknown e-mail and a wrong password
 * @throws FORBIDDEN for the right password of an account without an (enabled) admin user
 */
export async function adminWithPassword(tx: EntityManager, email: string, password: string): Promise<AdminUser> {
  const address = accountEmail(email);
  const account = isEmail(address) ? await tx.findOneBy(Account, { email: address }) : null;
  const matches = await verify(account?.passwordHash ?? (await nobodysHash), password);
  if (!account || !matches) throw wrongCredentials();

  const admin = await tx.findOneBy(AdminUser, { email: account.email, disabledAt: IsNull() });
  if (!admin) throw forbidden('Bu email admin yetkisine sahip değil');
  return admin;
}

export const wrongCredentials = () => unauthenticated('Email veya şifre hatalı');

import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { IsNull, type EntityManager } from 'typeorm';
import { isEmail } from '../../../common/forms/text.ts';
import { forbidden, unauthenticated } from '../../platform/graphql/errors.ts';
import { Account } from './account.entity.ts';
import { AdminUser } from './admin-user.entity.ts';

/** Returns an e-mail address in the form in which accounts store it. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();

/** Hashes with argon2id (19 MiB, two passes, one lane): the package's default, recommended by OWASP. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Verified when there is no account, so that the response takes as long as for a wrong password (timing attacks). */
const dummyHash = hashPassword(randomBytes(32).toString('hex'));

/** Returns the admin user, or null when the user was deleted or disabled. */
export const findEnabledAdmin = (tx: EntityManager, id: string): Promise<AdminUser | null> =>
  tx.findOneBy(AdminUser, { id, disabledAt: IsNull() });

/**
 * Returns the admin user whose account has this e-mail and password.
 * @throws UNAUTHENTICATED with the same message, after the same time, for an unknown e-mail and for a wrong password
 * @throws FORBIDDEN when the password is right but the account has no enabled admin user
 */
export async function authenticateWithPassword(tx: EntityManager, email: string, password: string): Promise<AdminUser> {
  const address = normalizeEmail(email);
  const account = isEmail(address) ? await tx.findOneBy(Account, { email: address }) : null;
  const matches = await verify(account?.passwordHash ?? (await dummyHash), password);
  if (!account || !matches) throw wrongCredentials();

  const admin = await tx.findOneBy(AdminUser, { email: account.email, disabledAt: IsNull() });
  if (!admin) throw forbidden('Bu email admin yetkisine sahip değil');
  return admin;
}

export const wrongCredentials = () => unauthenticated('Email veya şifre hatalı');

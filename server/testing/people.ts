import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Account } from '../modules/identity/account.entity.ts';
import { hashPassword } from '../modules/identity/admin-user.service.ts';
import { AdminUser } from '../modules/identity/admin-user.entity.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Somebody with a password and nothing else: no admin user. */
export async function anAccount(db: DataSource, about: Partial<Credentials> = {}): Promise<Credentials> {
  const { email = `${randomUUID()}@kordon.example`, password = 'a password of their own' } = about;
  await db.manager.insert(Account, { email, passwordHash: await hashPassword(password) });
  return { email, password };
}

/** Somebody who may enter; an admin unless told. */
export async function anAdmin(
  db: DataSource,
  about: Partial<Credentials & Pick<AdminUser, 'role' | 'name' | 'disabledAt'>> = {},
): Promise<Credentials> {
  const { email, password } = await anAccount(db, about);
  const { role = 'admin', name = 'Deniz Kaya', disabledAt = null } = about;
  await db.manager.insert(AdminUser, { email, role, name, disabledAt });
  return { email, password };
}

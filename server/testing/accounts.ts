import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Account } from '../modules/identity/account.entity.ts';
import { hashPassword } from '../modules/identity/admin-user.service.ts';
import { AdminUser } from '../modules/identity/admin-user.entity.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Creates login credentials without an admin user. */
export async function anAccount(db: DataSource, overrides: Partial<Credentials> = {}): Promise<Credentials> {
  const { email = `${randomUUID()}@kordon.example`, password = 'a password for this account' } = overrides;
  await db.manager.insert(Account, { email, passwordHash: await hashPassword(password) });
  return { email, password };
}

/** Creates an account with an admin user, whose role defaults to `admin`. */
export async function anAdminUser(
  db: DataSource,
  overrides: Partial<Credentials & Pick<AdminUser, 'role' | 'name' | 'disabledAt'>> = {},
): Promise<Credentials> {
  const { email, password } = await anAccount(db, overrides);
  const { role = 'admin', name = 'Deniz Kaya', disabledAt = null } = overrides;
  await db.manager.insert(AdminUser, { email, role, name, disabledAt });
  return { email, password };
}

import type { EntityManager } from 'typeorm';
import {
  AdminUser,
  createPasswordLink,
  makeSuperAdmin,
  normalizeEmail,
  resetFactors,
} from '../modules/identity/index.ts';
import { StartError } from '../platform/start-error.ts';
import { printLine, printTable, runOnDatabase } from './command.ts';

/** Finds an admin user for a command. @throws StartError when there is none with the e-mail */
async function findUser(tx: EntityManager, email: string): Promise<AdminUser> {
  const admin = await tx.findOneBy(AdminUser, { email: normalizeEmail(email) });
  if (!admin) throw new StartError(`no admin user has the e-mail ${email}`);
  return admin;
}

export const listUsers = (): Promise<void> =>
  runOnDatabase(async (db) => {
    const users = await db.manager.find(AdminUser, { order: { email: 'asc' } });
    printTable(
      users.map(({ email, role, disabledAt, secondFactorSince }) => [
        email,
        role,
        disabledAt ? 'disabled' : 'enabled',
        secondFactorSince ? 'second factor' : 'password only',
      ]),
    );
  });

/** For a user who has lost phone and recovery codes while no super admin can help. */
export const resetFactorOfUser = (email: string): Promise<void> =>
  runOnDatabase(async (db) => {
    await db.transaction(async (tx) => {
      const admin = await findUser(tx, email);
      if (!(await resetFactors(tx, admin))) throw new StartError(`${email} has no second factor and no passkey`);
    });
    printLine(`${email} now signs in with the password only; all sessions were ended, and a notification was mailed`);
  });

/** For a user whom no mail reaches: the operator passes the link on. */
export const resetPasswordOfUser = (email: string): Promise<void> =>
  runOnDatabase(async (db, { config }) => {
    if (!config.PUBLIC_URL) throw new StartError('PUBLIC_URL is not set: the link needs the address of the site');
    const siteUrl = config.PUBLIC_URL;
    const { link, expiresAt } = await db.transaction(async (tx) => {
      const admin = await findUser(tx, email);
      if (admin.disabledAt) throw new StartError(`${email} is disabled`);
      return createPasswordLink(tx, admin, 'reset', siteUrl);
    });
    printLine(`${email} chooses a new password at this address until ${expiresAt.toISOString()}, once:`);
    printLine(link);
  });

/** For an installation whose super admins have left. */
export const makeUserSuperAdmin = (email: string): Promise<void> =>
  runOnDatabase(async (db) => {
    await db.transaction(async (tx) => makeSuperAdmin(tx, await findUser(tx, email)));
    printLine(`${email} is an enabled super admin now`);
  });

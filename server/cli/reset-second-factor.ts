/** Resets the second factor of an admin user who has lost phone and recovery codes, for the case that no super admin can do it. */
import { AdminUser, normalizeEmail, resetSecondFactor } from '../modules/identity/index.ts';
import { printLine, runCommand } from './command.ts';
import { openDatabase } from '../app/database.ts';
import { StartError } from '../platform/start-error.ts';

const [, , email = ''] = process.argv;

await runCommand(async ({ config, log, lifecycle }) => {
  if (!email) throw new StartError('e-mail missing: npm run reset-second-factor -- selin@kordon.example');
  const { db } = await openDatabase(config, log, lifecycle);
  await db.transaction(async (tx) => {
    const admin = await tx.findOneBy(AdminUser, { email: normalizeEmail(email) });
    if (!admin) throw new StartError(`no admin user has the e-mail ${email}`);
    if (!admin.secondFactorSince) throw new StartError(`${email} has no second factor`);
    await resetSecondFactor(tx, admin);
  });
  printLine(`${email} now signs in with the password only; all sessions were ended, and a notification was mailed`);
});

/** Lets in who has lost phone and recovery codes, where no super admin can: for whoever has the database. */
import { accountEmail, AdminUser, resetSecondFactor } from '../modules/identity/index.ts';
import { command, say } from './command.ts';
import { openDatabase } from '../app/database.ts';
import { StartError } from '../platform/start-error.ts';

const [, , email = ''] = process.argv;

await command(async ({ config, log, lifecycle }) => {
  if (!email) throw new StartError('whose? npm run reset-second-factor -- selin@kordon.example');
  const { db } = await openDatabase(config, log, lifecycle);
  await db.transaction(async (tx) => {
    const admin = await tx.findOneBy(AdminUser, { email: accountEmail(email) });
    if (!admin) throw new StartError(`nobody who signs in has the address ${email}`);
    if (!admin.secondFactorSince) throw new StartError(`${email} has no second factor`);
    await resetSecondFactor(tx, admin);
  });
  say(`${email} signs in by password alone; sessions are ended, and a mail tells of it`);
});

import type { EntityManager } from 'typeorm';
import { adminUserForm, newAdminUserForm } from '../../../common/forms/admin-user.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { firstAdminLock } from '../../platform/database/advisory-locks.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validated, validatedGiven } from '../../platform/graphql/validated.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { Account } from './account.entity.ts';
import { AdminUser } from './admin-user.entity.ts';
import type { AdminUserPatch, NewAdminUserInput } from './admin-user.input.ts';
import { accountEmail, hashPassword } from './admin-user.service.ts';
import { refuseGuessable } from './password.service.ts';
import { resetSecondFactor } from './second-factor.service.ts';
import { sendPasswordLink } from './send-password-link.ts';

/** Everybody who may enter or might again, by name. */
export const allStaff = (tx: EntityManager): Promise<AdminUser[]> =>
  tx.createQueryBuilder(AdminUser, 'admin').orderBy(`admin.name collate "tr-x-icu"`).addOrderBy('admin.id').getMany();

/**
 * Adds a colleague, with the password to begin with or a mail by which they choose one.
 * @throws BAD_USER_INPUT with a reason for every field that the form refuses, and for an e-mail that somebody has
 */
export async function addStaff(tx: EntityManager, input: NewAdminUserInput): Promise<AdminUser> {
  const form = await validated(newAdminUserForm, input);
  const email = accountEmail(form.email);
  if (form.password) await refuseGuessable({ email, name: form.name }, form.password);
  await tx.query('select pg_advisory_xact_lock($1, $2)', firstAdminLock);
  if (await tx.existsBy(AdminUser, { email })) throw badInput({ email: reasons.userEmailTaken });

  const admin = await tx.save(tx.create(AdminUser, { email, name: form.name, role: form.role }));
  if (form.password) await tx.upsert(Account, { email, passwordHash: await hashPassword(form.password) }, ['email']);
  else {
    await tx.delete(Account, { email }); // of somebody who left and is back
    await addJob(tx, sendPasswordLink, { email, purpose: 'invitation' });
  }
  return tx.findOneByOrFail(AdminUser, { id: admin.id });
}

/**
 * Changes a colleague. Triggers see to their sessions: all end when they are disabled, and sockets learn of another role.
 * @throws NOT_FOUND, and BAD_USER_INPUT where somebody would shut out themselves or the last super admin
 */
export async function changeStaff(
  tx: EntityManager,
  id: string,
  { disabled, ...fields }: AdminUserPatch,
  by: AdminUser,
): Promise<AdminUser> {
  const { name, role } = await validatedGiven(adminUserForm, fields);
  const admin = await presentStaff(tx, id);
  const demoted = role != null && role !== admin.role;
  if (demoted || disabled) {
    if (id === by.id) throw badInput({ [demoted ? 'role' : 'disabled']: reasons.oneself });
    if (role !== 'super_admin' || disabled) await keepAnOwner(tx, admin, demoted ? 'role' : 'disabled');
  }
  await tx.update(
    AdminUser,
    { id },
    {
      ...(name && { name }),
      ...(role && { role }),
      ...(disabled != null && disabled !== (admin.disabledAt !== null) && { disabledAt: disabled ? new Date() : null }),
      updatedAt: new Date(),
    },
  );
  return tx.findOneByOrFail(AdminUser, { id });
}

/**
 * Removes a colleague and what they sign in with; what they did stays under their e-mail.
 * @throws NOT_FOUND, and BAD_USER_INPUT for oneself and the last super admin
 */
export async function removeStaff(tx: EntityManager, id: string, by: AdminUser): Promise<boolean> {
  const admin = await presentStaff(tx, id);
  if (id === by.id) throw badInput({ id: reasons.oneself });
  await keepAnOwner(tx, admin, 'id');
  await tx.delete(AdminUser, { id });
  await tx.delete(Account, { email: admin.email });
  return true;
}

/**
 * Mails a link by which a colleague chooses a password; one that was never used before is an invitation again.
 * @throws NOT_FOUND, and BAD_USER_INPUT for one who is disabled
 */
export async function mailPasswordLink(tx: EntityManager, id: string): Promise<boolean> {
  const { email, disabledAt } = await presentStaff(tx, id);
  if (disabledAt) throw badInput({ id: reasons.choice });
  const purpose = (await tx.existsBy(Account, { email })) ? 'reset' : 'invitation';
  await addJob(tx, sendPasswordLink, { email, purpose });
  return true;
}

/**
 * Turns the second factor of a colleague off who has lost it.
 * @throws NOT_FOUND, and BAD_USER_INPUT for oneself: whoever is signed in turns it off by a code
 */
export async function resetSecondFactorOf(tx: EntityManager, id: string, by: AdminUser): Promise<AdminUser> {
  const admin = await presentStaff(tx, id);
  if (id === by.id) throw badInput({ id: reasons.oneself });
  await resetSecondFactor(tx, admin);
  return tx.findOneByOrFail(AdminUser, { id });
}

/**
 * One of the staff, while nobody else adds, changes or removes any: who stays is counted by one transaction after the other.
 * @throws NOT_FOUND
 */
async function presentStaff(tx: EntityManager, id: string): Promise<AdminUser> {
  await tx.query('select pg_advisory_xact_lock($1, $2)', firstAdminLock);
  const admin = isUuid(id) ? await tx.findOneBy(AdminUser, { id }) : null;
  if (!admin) throw notFound('There is no such admin user');
  return admin;
}

async function keepAnOwner(tx: EntityManager, { id }: AdminUser, field: string): Promise<void> {
  const others = await tx.query<unknown[]>(
    `select from admin_users join accounts using (email)
     where role = 'super_admin' and disabled_at is null and admin_users.id <> $1 limit 1`,
    [id],
  );
  if (others.length === 0) throw badInput({ [field]: reasons.lastOwner });
}

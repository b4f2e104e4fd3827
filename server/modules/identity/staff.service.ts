import type { EntityManager } from 'typeorm';
import { adminUserForm, newAdminUserForm } from '../../../common/forms/admin-user.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { firstAdminLock } from '../../platform/database/advisory-locks.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validateInput, validateProvided } from '../../platform/graphql/validation.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { Account } from './account.entity.ts';
import { AdminUser } from './admin-user.entity.ts';
import type { AdminUserPatch, NewAdminUserInput } from './admin-user.input.ts';
import { normalizeEmail, hashPassword } from './admin-user.service.ts';
import { queueSuperAdminMails } from './notify-account-event.ts';
import { assertPasswordNotGuessable } from './password.service.ts';
import { resetFactors } from './passkey.service.ts';
import { sendPasswordLink } from './send-password-link.ts';

/** Returns all admin users, including disabled ones, sorted by name. */
export const listAdminUsers = (tx: EntityManager): Promise<AdminUser[]> =>
  tx.createQueryBuilder(AdminUser, 'admin').orderBy(`admin.name collate "tr-x-icu"`).addOrderBy('admin.id').getMany();

/**
 * Creates an admin user with an initial password, or queues an invitation mail.
 * @throws BAD_USER_INPUT with a reason for every field that the form refuses, and when the e-mail is already in use
 */
export async function createAdminUser(tx: EntityManager, input: NewAdminUserInput): Promise<AdminUser> {
  const form = await validateInput(newAdminUserForm, input);
  const email = normalizeEmail(form.email);
  if (form.password) assertPasswordNotGuessable({ email, name: form.name }, form.password);
  await tx.query('select pg_advisory_xact_lock($1, $2)', firstAdminLock);
  if (await tx.existsBy(AdminUser, { email })) throw badInput({ email: reasons.userEmailTaken });

  const admin = await tx.save(
    tx.create(AdminUser, {
      email,
      name: form.name,
      jobTitle: form.jobTitle,
      role: form.role,
      seesOwnOnly: form.role === 'sales' && (input.seesOwnOnly ?? true),
      mustChangePassword: Boolean(form.password),
    }),
  );
  if (form.password) await tx.upsert(Account, { email, passwordHash: await hashPassword(form.password) }, ['email']);
  else {
    await tx.delete(Account, { email }); // left over from a deleted admin user with the same e-mail
    await addJob(tx, sendPasswordLink, { email, purpose: 'invitation' });
  }
  await recordSecurityEvent(tx, { kind: 'USER_CREATED', details: { user: email, role: form.role } });
  if (form.role === 'super_admin') await queueSuperAdminMails(tx, admin.id);
  return tx.findOneByOrFail(AdminUser, { id: admin.id });
}

/**
 * Updates an admin user. Database triggers end all sessions of a disabled user and announce a role change to open
 * WebSockets.
 * @throws NOT_FOUND when the admin user does not exist
 * @throws BAD_USER_INPUT when the change would lock out the caller or the last super admin
 */
export async function updateAdminUser(
  tx: EntityManager,
  id: string,
  { disabled, seesOwnOnly, ...fields }: AdminUserPatch,
  caller: AdminUser,
): Promise<AdminUser> {
  const { name, jobTitle, role } = await validateProvided(adminUserForm, fields);
  const admin = await lockAdminUser(tx, id);
  const changesRole = role != null && role !== admin.role;
  if (changesRole || disabled) {
    if (id === caller.id) throw badInput({ [changesRole ? 'role' : 'disabled']: reasons.ownAccount });
    if (role !== 'super_admin' || disabled) await assertOtherSuperAdmin(tx, admin, changesRole ? 'role' : 'disabled');
  }
  await tx.update(
    AdminUser,
    { id },
    {
      ...(name && { name }),
      ...(jobTitle !== undefined && { jobTitle: jobTitle ?? '' }),
      ...(role && { role }),
      seesOwnOnly:
        (role ?? admin.role) === 'sales' && (seesOwnOnly ?? (admin.role === 'sales' ? admin.seesOwnOnly : true)),
      ...(disabled != null && disabled !== (admin.disabledAt !== null) && { disabledAt: disabled ? new Date() : null }),
      updatedAt: new Date(),
    },
  );
  const changed = await tx.findOneByOrFail(AdminUser, { id });
  await recordUserChange(tx, admin, changed);
  if (changed.role === 'super_admin' && admin.role !== 'super_admin') await queueSuperAdminMails(tx, id);
  return changed;
}

async function recordUserChange(tx: EntityManager, before: AdminUser, after: AdminUser): Promise<void> {
  const { email: user, role } = after;
  if (role !== before.role)
    await recordSecurityEvent(tx, { kind: 'ROLE_CHANGED', details: { user, from: before.role, to: role } });
  const disabled = after.disabledAt !== null;
  const changes = {
    ...(disabled !== (before.disabledAt !== null) && { [disabled ? 'disabled' : 'enabled']: true }),
    ...(after.seesOwnOnly !== before.seesOwnOnly && { [after.seesOwnOnly ? 'seesOwnOnly' : 'seesAll']: true }),
    ...(after.name !== before.name && { renamed: true }),
  };
  if (Object.keys(changes).length > 0)
    await recordSecurityEvent(tx, { kind: 'USER_CHANGED', details: { user, ...changes } });
}

/**
 * Deletes an admin user and the account; log entries keep their e-mail.
 * @throws NOT_FOUND when the admin user does not exist
 * @throws BAD_USER_INPUT for the caller and for the last super admin
 */
export async function deleteAdminUser(tx: EntityManager, id: string, caller: AdminUser): Promise<boolean> {
  const admin = await lockAdminUser(tx, id);
  if (id === caller.id) throw badInput({ id: reasons.ownAccount });
  await assertOtherSuperAdmin(tx, admin, 'id');
  await tx.delete(AdminUser, { id });
  await tx.delete(Account, { email: admin.email });
  await recordSecurityEvent(tx, { kind: 'USER_REMOVED', details: { user: admin.email, role: admin.role } });
  return true;
}

/**
 * Queues a mail with a link to choose a password; for an admin user without a password the mail is an invitation.
 * @throws NOT_FOUND when the admin user does not exist, BAD_USER_INPUT when the user is disabled
 */
export async function queuePasswordLink(tx: EntityManager, id: string): Promise<boolean> {
  const { email, disabledAt } = await lockAdminUser(tx, id);
  if (disabledAt) throw badInput({ id: reasons.choice });
  const purpose = (await tx.existsBy(Account, { email })) ? 'reset' : 'invitation';
  await addJob(tx, sendPasswordLink, { email, purpose });
  await recordSecurityEvent(tx, { kind: 'PASSWORD_RESET', details: { user: email, step: 'sent' } });
  return true;
}

/**
 * Turns off the second factor of another admin user and removes their passkeys.
 * @throws NOT_FOUND when the admin user does not exist
 * @throws BAD_USER_INPUT for the caller, who has to turn it off with a code
 */
export async function resetColleagueSecondFactor(tx: EntityManager, id: string, caller: AdminUser): Promise<AdminUser> {
  const admin = await lockAdminUser(tx, id);
  if (id === caller.id) throw badInput({ id: reasons.ownAccount });
  await resetFactors(tx, admin);
  return tx.findOneByOrFail(AdminUser, { id });
}

/** Enables an admin user and makes them a super admin. For operators, when no super admin is left who could do it. */
export async function makeSuperAdmin(tx: EntityManager, { id }: AdminUser): Promise<void> {
  await lockAdminUser(tx, id);
  await tx.update(
    AdminUser,
    { id },
    { role: 'super_admin', seesOwnOnly: false, disabledAt: null, updatedAt: new Date() },
  );
}

/**
 * Returns an admin user and takes the lock that serializes all changes of admin users, so that the remaining super
 * admins are counted correctly.
 * @throws NOT_FOUND when the admin user does not exist
 */
async function lockAdminUser(tx: EntityManager, id: string): Promise<AdminUser> {
  await tx.query('select pg_advisory_xact_lock($1, $2)', firstAdminLock);
  const admin = isUuid(id) ? await tx.findOneBy(AdminUser, { id }) : null;
  if (!admin) throw notFound('There is no such admin user');
  return admin;
}

/** @throws BAD_USER_INPUT when no other enabled super admin with a password exists */
async function assertOtherSuperAdmin(tx: EntityManager, { id }: AdminUser, field: string): Promise<void> {
  const others = await tx.query<unknown[]>(
    `select from admin_users join accounts using (email)
     where role = 'super_admin' and disabled_at is null and admin_users.id <> $1 limit 1`,
    [id],
  );
  if (others.length === 0) throw badInput({ [field]: reasons.lastSuperAdmin });
}

import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, UseMiddleware } from 'type-graphql';
import { PersonOnly } from '../../platform/graphql/authentication.ts';
import type { IdentityContext } from './identity.context.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { forbidden } from '../../platform/graphql/errors.ts';
import { AdminSession } from './admin-session.type.ts';
import { endAllSessions, endSession, recordEndOfSessions } from './admin-session.service.ts';
import { AdminUser } from './admin-user.entity.ts';
import { AdminUserPatch, NewAdminUserInput } from './admin-user.input.ts';
import { Colleague } from './colleague.type.ts';
import { superAdmins, readers } from '../../platform/graphql/roles.ts';
import { isAssignable } from './owner.ts';
import { FreshProof } from './proof.service.ts';
import {
  createAdminUser,
  listAdminUsers,
  updateAdminUser,
  queuePasswordLink,
  deleteAdminUser,
} from './staff.service.ts';
import { identityLoaders } from './identity.loaders.ts';

const adminUserId = { description: 'UUID of the admin user.' };

/** Fields that are computed from the row of a colleague. */
@Resolver(() => Colleague)
export class ColleagueResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the admin user may own records: enabled, and not an analyst.',
  })
  assignable(@Root() colleague: Colleague): boolean {
    return isAssignable(colleague);
  }
}

/** Admin users and their sessions. Only super admins manage other admin users. */
@Resolver(() => AdminUser)
export class StaffResolver {
  @Authorized(superAdmins)
  @Query(() => [AdminUser], { description: 'All admin users, including disabled ones, sorted by name.' })
  adminUsers(@Ctx() { db }: IdentityContext): Promise<AdminUser[]> {
    return listAdminUsers(db.manager);
  }

  @Authorized(readers)
  @Query(() => [Colleague], {
    description: 'The fields of all admin users that every colleague may read, sorted by name.',
  })
  colleagues(@Ctx() { db }: IdentityContext): Promise<Colleague[]> {
    return listAdminUsers(db.manager);
  }

  @Authorized(superAdmins)
  @UseMiddleware(FreshProof)
  @Mutation(() => AdminUser, {
    description:
      'Creates an admin user with an initial password, or sends an invitation mail. BAD_USER_INPUT when the e-mail ' +
      'is already in use, PROOF_REQUIRED without a fresh `confirmIdentity`.',
  })
  createAdminUser(
    @Arg('input', { description: 'The new admin user.' }) input: NewAdminUserInput,
    @Ctx() { transaction }: IdentityContext,
  ): Promise<AdminUser> {
    return transaction((tx) => createAdminUser(tx, input));
  }

  @Authorized(superAdmins)
  @UseMiddleware(FreshProof)
  @Mutation(() => AdminUser, {
    description:
      'Updates an admin user. Disabling ends their sessions and WebSockets within seconds; a new role applies from ' +
      'their next request. BAD_USER_INPUT when it would lock out the signed-in user or the last super admin, ' +
      'PROOF_REQUIRED without a fresh `confirmIdentity`.',
  })
  updateAdminUser(
    @Arg('id', () => ID, adminUserId) id: string,
    @Arg('patch', { description: 'Fields to change.' }) patch: AdminUserPatch,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<AdminUser> {
    return transaction((tx) => updateAdminUser(tx, id, patch, viewer!));
  }

  @Authorized(superAdmins)
  @UseMiddleware(FreshProof)
  @Mutation(() => Boolean, {
    description:
      'Deletes an admin user with their sessions and tokens; their records and log entries remain. BAD_USER_INPUT ' +
      'for the signed-in user and for the last super admin, PROOF_REQUIRED without a fresh `confirmIdentity`.',
  })
  deleteAdminUser(
    @Arg('id', () => ID, adminUserId) id: string,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<boolean> {
    return transaction((tx) => deleteAdminUser(tx, id, viewer!));
  }

  @Authorized(superAdmins)
  @UseMiddleware(FreshProof)
  @Mutation(() => Boolean, {
    description:
      'Mails an admin user a link to choose a password. BAD_USER_INPUT when the user is disabled, PROOF_REQUIRED ' +
      'without a fresh `confirmIdentity`.',
  })
  sendPasswordLink(
    @Arg('id', () => ID, adminUserId) id: string,
    @Ctx() { transaction }: IdentityContext,
  ): Promise<boolean> {
    return transaction((tx) => queuePasswordLink(tx, id));
  }

  @Authorized(superAdmins)
  @Mutation(() => Boolean, { description: 'Ends all sessions of an admin user and closes their WebSockets.' })
  async endSessionsOf(
    @Arg('id', () => ID, adminUserId) id: string,
    @Ctx() { transaction }: IdentityContext,
  ): Promise<boolean> {
    if (isUuid(id))
      await transaction(async (tx) => {
        await endAllSessions(tx, id);
        await recordEndOfSessions(tx, id, { all: true });
      });
    return true;
  }

  @Authorized(readers)
  @UseMiddleware(PersonOnly)
  @Mutation(() => Boolean, {
    description:
      'Ends one session. A super admin can end any session, other users only their own (otherwise NOT_FOUND).',
  })
  endSession(
    @Arg('id', () => ID, { description: 'UUID of the session.' }) id: string,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<boolean> {
    return transaction((tx) => endSession(tx, id, viewer!));
  }

  @FieldResolver(() => [AdminSession], {
    description:
      'Active sessions, most recently used first. FORBIDDEN for API tokens and for everybody but the user and super admins.',
  })
  sessions(
    @Root() { id }: AdminUser,
    @Ctx() { loaders, viewer, tokenScopes }: IdentityContext,
  ): Promise<AdminSession[]> {
    if (tokenScopes || (viewer?.id !== id && viewer?.role !== 'super_admin')) throw forbidden();
    return loaders(identityLoaders).sessionsByAdminUser.load(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the user was invited and has not chosen a password yet.' })
  async invited(@Root() { email }: AdminUser, @Ctx() { loaders }: IdentityContext): Promise<boolean> {
    return !(await loaders(identityLoaders).hasPassword.load(email));
  }
}

@Resolver(() => AdminSession)
export class AdminSessionResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is the session of this request.' })
  current(@Root() { sid }: AdminSession, @Ctx() { request }: IdentityContext): boolean {
    return sid === request.sessionID;
  }
}

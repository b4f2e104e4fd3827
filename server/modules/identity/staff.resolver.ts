import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { IdentityContext } from './identity.context.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { forbidden } from '../../platform/graphql/errors.ts';
import { AdminSession } from './admin-session.type.ts';
import { endSession, endSessionsOf } from './admin-session.service.ts';
import { AdminUser } from './admin-user.entity.ts';
import { AdminUserPatch, NewAdminUserInput } from './admin-user.input.ts';
import { Colleague } from './colleague.type.ts';
import { owners, readers } from '../../platform/graphql/roles.ts';
import { addStaff, allStaff, changeStaff, mailPasswordLink, removeStaff } from './staff.service.ts';
import { identityLoaders } from './identity.loaders.ts';

const staffId = { description: 'UUID of the admin user.' };

/** Who may enter, and where they are signed in. Operations on colleagues are a super admin's. */
@Resolver(() => AdminUser)
export class StaffResolver {
  @Authorized(owners)
  @Query(() => [AdminUser], { description: 'Everybody who may enter or might again, by name.' })
  adminUsers(@Ctx() { db }: IdentityContext): Promise<AdminUser[]> {
    return allStaff(db.manager);
  }

  @Authorized(readers)
  @Query(() => [Colleague], { description: 'Names of everybody in `adminUsers`, by name.' })
  colleagues(@Ctx() { db }: IdentityContext): Promise<Colleague[]> {
    return allStaff(db.manager);
  }

  @Authorized(owners)
  @Mutation(() => AdminUser, {
    description:
      'Adds a colleague, with a password to begin with or a mail by which they choose one. BAD_USER_INPUT for an e-mail that somebody has.',
  })
  createAdminUser(
    @Arg('input', { description: 'Who.' }) input: NewAdminUserInput,
    @Ctx() { transaction }: IdentityContext,
  ): Promise<AdminUser> {
    return transaction((tx) => addStaff(tx, input));
  }

  @Authorized(owners)
  @Mutation(() => AdminUser, {
    description:
      'Changes a colleague. Disabling ends their sessions and sockets within seconds, another role holds from their next request on. ' +
      'BAD_USER_INPUT where it would shut out oneself or the last super admin.',
  })
  updateAdminUser(
    @Arg('id', () => ID, staffId) id: string,
    @Arg('patch', { description: 'What changes.' }) patch: AdminUserPatch,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<AdminUser> {
    return transaction((tx) => changeStaff(tx, id, patch, viewer!));
  }

  @Authorized(owners)
  @Mutation(() => Boolean, {
    description:
      'Removes a colleague, with sessions and tokens; what they did stays. BAD_USER_INPUT for oneself and the last super admin.',
  })
  deleteAdminUser(
    @Arg('id', () => ID, staffId) id: string,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<boolean> {
    return transaction((tx) => removeStaff(tx, id, viewer!));
  }

  @Authorized(owners)
  @Mutation(() => Boolean, {
    description: 'Mails a colleague a link to choose a password by. BAD_USER_INPUT for one who is disabled.',
  })
  sendPasswordLink(
    @Arg('id', () => ID, staffId) id: string,
    @Ctx() { transaction }: IdentityContext,
  ): Promise<boolean> {
    return transaction((tx) => mailPasswordLink(tx, id));
  }

  @Authorized(owners)
  @Mutation(() => Boolean, { description: 'Ends all sessions of an admin user, and their sockets.' })
  async endSessionsOf(
    @Arg('id', () => ID, staffId) id: string,
    @Ctx() { transaction }: IdentityContext,
  ): Promise<boolean> {
    if (isUuid(id)) await transaction((tx) => endSessionsOf(tx, id));
    return true;
  }

  @Authorized(readers)
  @Mutation(() => Boolean, {
    description: "Ends one session: one's own, or for a super admin anybody's. NOT_FOUND also for somebody else's.",
  })
  endSession(
    @Arg('id', () => ID, { description: 'UUID of the session.' }) id: string,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<boolean> {
    return transaction((tx) => endSession(tx, id, viewer!));
  }

  @FieldResolver(() => [AdminSession], {
    description: 'Where they are signed in, the last used first. FORBIDDEN but for themselves and super admins.',
  })
  sessions(@Root() { id }: AdminUser, @Ctx() { loaders, viewer, readOnly }: IdentityContext): Promise<AdminSession[]> {
    if (readOnly || (viewer?.id !== id && viewer?.role !== 'super_admin')) throw forbidden();
    return loaders(identityLoaders).sessionsOf.load(id);
  }

  @FieldResolver(() => Boolean, { description: 'They were invited and have not chosen a password yet.' })
  async invited(@Root() { email }: AdminUser, @Ctx() { loaders }: IdentityContext): Promise<boolean> {
    return !(await loaders(identityLoaders).hasPassword.load(email));
  }
}

@Resolver(() => AdminSession)
export class AdminSessionResolver {
  @FieldResolver(() => Boolean, { description: 'It is the one that asks.' })
  current(@Root() { sid }: AdminSession, @Ctx() { request }: IdentityContext): boolean {
    return sid === request.sessionID;
  }
}

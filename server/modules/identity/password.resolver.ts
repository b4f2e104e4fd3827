import { Arg, Authorized, Ctx, Field, Mutation, ObjectType, Query, Resolver, UseMiddleware } from 'type-graphql';
import { PasswordLinkPurposeEnum } from '../../platform/graphql/enums.ts';
import type { PasswordLinkPurpose } from '../../../common/enums.ts';
import type { IdentityContext } from './identity.context.ts';
import { requireSignedIn } from './identity.context.ts';
import { endAllSessions, recordEndOfSessions } from './admin-session.service.ts';
import { changePassword, choosePassword, findPasswordLink, requestPasswordReset } from './password.service.ts';
import { PersonOnly } from '../../platform/graphql/authentication.ts';
import { readers } from '../../platform/graphql/roles.ts';

@ObjectType({ description: 'A valid link, sent by mail, to choose a password.' })
class PasswordLink {
  @Field({ description: 'E-mail of the account.' })
  email!: string;

  @Field({ description: 'Name of the admin user.' })
  name!: string;

  @Field(() => PasswordLinkPurposeEnum, { description: 'Why the link was sent.' })
  purpose!: PasswordLinkPurpose;

  @Field(() => Date, { description: 'When the link expires.' })
  expiresAt!: Date;
}

const token = { description: 'Token from the fragment of the link.' };

@Resolver()
export class PasswordResolver {
  @Query(() => PasswordLink, {
    nullable: true,
    description: 'The password link with this token; null when it was used, replaced or has expired.',
  })
  passwordLink(@Arg('token', token) token: string, @Ctx() { db }: IdentityContext): Promise<PasswordLink | null> {
    return findPasswordLink(db, token);
  }

  @UseMiddleware(PersonOnly)
  @Mutation(() => Boolean, {
    description:
      'Mails a link that is valid once, for one hour, to the admin user with this e-mail. Always true, so that it ' +
      'does not reveal which accounts exist. RATE_LIMITED after three requests for one mailbox or ten from one ' +
      'address within an hour.',
  })
  requestPasswordReset(
    @Arg('email', { description: 'E-mail of the account.' }) email: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return requestPasswordReset(context, email);
  }

  @UseMiddleware(PersonOnly)
  @Mutation(() => Boolean, {
    description:
      'Sets the password of the account that the link belongs to, ends its sessions and, unless `keepTokens`, revokes its API tokens. ' +
      'NOT_FOUND for a link that is no longer valid.',
  })
  choosePassword(
    @Arg('token', token) token: string,
    @Arg('password', { description: 'New password, at least 12 characters.' }) password: string,
    @Arg('keepTokens', { defaultValue: false, description: 'Whether the API tokens of the account stay valid.' })
    keepTokens: boolean,
    @Ctx() { transaction, address }: IdentityContext,
  ): Promise<boolean> {
    return transaction((tx) => choosePassword(tx, { token, password, keepTokens, address }));
  }

  @UseMiddleware(PersonOnly)
  @Mutation(() => Boolean, {
    description:
      'Changes the password of the signed-in user, also a first password that must be changed, ends all other sessions and, unless `keepTokens`, revokes the API tokens. BAD_USER_INPUT when the current ' +
      'password is wrong.',
  })
  changePassword(
    @Arg('current', { description: 'Current password.' }) current: string,
    @Arg('password', { description: 'New password, at least 12 characters.' }) password: string,
    @Arg('keepTokens', { defaultValue: false, description: 'Whether the API tokens of the user stay valid.' })
    keepTokens: boolean,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return changePassword(context, requireSignedIn(context), { current, password, keepTokens });
  }

  @Authorized(readers)
  @UseMiddleware(PersonOnly)
  @Mutation(() => Boolean, { description: 'Ends every session of the signed-in user, including the current one.' })
  async signOutEverywhere(@Ctx() { authentication, request, transaction, viewer }: IdentityContext): Promise<boolean> {
    await transaction(async (tx) => {
      await endAllSessions(tx, viewer!.id);
      await recordEndOfSessions(tx, viewer!.id, { all: true });
    });
    await authentication.end(request);
    return true;
  }
}

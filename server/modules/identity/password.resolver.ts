import { Arg, Authorized, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from './identity.context.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';
import { endSessionsOf } from './admin-session.service.ts';
import { changePassword, choosePassword, passwordLink, requestPasswordReset } from './password.service.ts';
import { readers } from '../../platform/graphql/roles.ts';
import type { LinkPurpose } from './send-password-link.ts';

const LinkPurposeEnum = graphqlEnum<LinkPurpose>('PasswordLinkPurpose', 'Why somebody chooses a password.', {
  invitation: 'They were added and have none.',
  reset: 'They forgot theirs, or a super admin wants another.',
});

@ObjectType({ description: 'A mailed link by which somebody chooses a password, while it works.' })
class PasswordLink {
  @Field({ description: 'Whose password it is.' })
  email!: string;

  @Field({ description: 'As colleagues call them.' })
  name!: string;

  @Field(() => LinkPurposeEnum, { description: 'Why.' })
  purpose!: LinkPurpose;

  @Field(() => Date, { description: 'From then on it does not work.' })
  expiresAt!: Date;
}

const token = { description: 'What the link carries behind its #.' };

@Resolver()
export class PasswordResolver {
  @Query(() => PasswordLink, {
    nullable: true,
    description: 'Whose password a mailed link chooses; null where it was used, replaced or is past its time.',
  })
  passwordLink(@Arg('token', token) token: string, @Ctx() { db }: IdentityContext): Promise<PasswordLink | null> {
    return passwordLink(db, token);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link, good once and for an hour, to whoever has this e-mail. Always true: nobody learns by it who has. RATE_LIMITED after ' +
      'three to one mailbox or ten from one address within an hour.',
  })
  requestPasswordReset(
    @Arg('email', { description: 'E-mail of the account.' }) email: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return requestPasswordReset(context, email);
  }

  @Mutation(() => Boolean, {
    description:
      'Gives an account the password that the reader of a mailed link chose, and ends its sessions. NOT_FOUND for a link that is over.',
  })
  choosePassword(
    @Arg('token', token) token: string,
    @Arg('password', { description: '12 characters or more.' }) password: string,
    @Ctx() { transaction }: IdentityContext,
  ): Promise<boolean> {
    return transaction((tx) => choosePassword(tx, token, password));
  }

  @Authorized(readers)
  @Mutation(() => Boolean, {
    description:
      'Changes the password of whoever is signed in, and ends their sessions elsewhere. BAD_USER_INPUT for a wrong present one.',
  })
  changePassword(
    @Arg('current', { description: 'The present one.' }) current: string,
    @Arg('password', { description: 'The new one, 12 characters or more.' }) password: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return changePassword(context, context.viewer!, { current, password });
  }

  @Authorized(readers)
  @Mutation(() => Boolean, { description: 'Ends every session of whoever is signed in, this one too.' })
  async signOutEverywhere(@Ctx() { authentication, request, transaction, viewer }: IdentityContext): Promise<boolean> {
    await transaction((tx) => endSessionsOf(tx, viewer!.id));
    await authentication.end(request);
    return true;
  }
}

import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { recordSecurityEvent } from '../activity/index.ts';
import type { IdentityContext } from './identity.context.ts';
import { AdminUser } from './admin-user.entity.ts';
import { signIn } from './sign-in.service.ts';

@Resolver()
export class IdentityResolver {
  @Query(() => AdminUser, { nullable: true, description: 'The signed-in admin user; null for the public.' })
  me(@Ctx() { signedIn }: IdentityContext): AdminUser | null {
    return signedIn;
  }

  @Mutation(() => AdminUser, {
    description:
      'Starts a session and sets its cookie. UNAUTHENTICATED when e-mail or password is wrong, FORBIDDEN when the ' +
      'account has no enabled admin user, SECOND_FACTOR_REQUIRED when the password is right but the account needs a ' +
      'code: repeat the call with `code`. BAD_USER_INPUT when the code is wrong, RATE_LIMITED after too many ' +
      'attempts for one account or from one address.',
  })
  signIn(
    @Arg('email', { description: 'E-mail of the account.' }) email: string,
    @Arg('password', { description: 'Password of the account.' }) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description:
        'Six digits of the authenticator app, or a recovery code; ignored when the account has no second factor.',
    })
    code: string | null,
    @Ctx() context: IdentityContext,
  ): Promise<AdminUser> {
    return signIn(context, { email, password, code });
  }

  @Mutation(() => Boolean, { description: 'Ends the current session, if there is one. Always true.' })
  async signOut(@Ctx() { authentication, request, signedIn, transaction }: IdentityContext): Promise<boolean> {
    await authentication.end(request);
    if (signedIn) await transaction((tx) => recordSecurityEvent(tx, { kind: 'SIGN_OUT' }));
    return true;
  }
}

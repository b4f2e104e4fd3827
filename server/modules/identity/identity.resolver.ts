import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from './identity.context.ts';
import { AdminUser } from './admin-user.entity.ts';
import { signIn } from './sign-in.service.ts';

@Resolver()
export class IdentityResolver {
  @Query(() => AdminUser, { nullable: true, description: 'Who is signed in; null for the public.' })
  me(@Ctx() { signedIn }: IdentityContext): AdminUser | null {
    return signedIn;
  }

  @Mutation(() => AdminUser, {
    description:
      'Starts a session, kept in a cookie. UNAUTHENTICATED when e-mail and password do not belong together, FORBIDDEN for an account ' +
      'that is no admin user, SECOND_FACTOR_REQUIRED for the right password of an account with a second factor: the same again with ' +
      'a code, BAD_USER_INPUT where that is wrong. RATE_LIMITED after too many tries on one account or from one address.',
  })
  signIn(
    @Arg('email', { description: 'E-mail of the account.' }) email: string,
    @Arg('password', { description: 'Its password.' }) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description: 'Six digits of the app, or a recovery code; looked at where the account has a second factor.',
    })
    code: string | null,
    @Ctx() context: IdentityContext,
  ): Promise<AdminUser> {
    return signIn(context, { email, password, code });
  }

  @Mutation(() => Boolean, { description: 'Ends the session, if there is one. Always true.' })
  async signOut(@Ctx() { authentication, request }: IdentityContext): Promise<boolean> {
    await authentication.end(request);
    return true;
  }
}

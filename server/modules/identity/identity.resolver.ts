import { Arg, Authorized, Ctx, Mutation, Query, Resolver, UseMiddleware } from 'type-graphql';
import { PersonOnly } from '../../platform/graphql/authentication.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import type { IdentityContext } from './identity.context.ts';
import { AdminUser } from './admin-user.entity.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { confirmIdentity } from './proof.service.ts';
import { saveSignature } from './signature.ts';
import { signIn } from './sign-in.service.ts';

@Resolver()
export class IdentityResolver {
  @Query(() => AdminUser, { nullable: true, description: 'The signed-in admin user; null for the public.' })
  me(@Ctx() { signedIn }: IdentityContext): AdminUser | null {
    return signedIn;
  }

  @UseMiddleware(PersonOnly)
  @Mutation(() => AdminUser, {
    description:
      'Starts a session and sets its cookie. INSECURE_CONNECTION when the request came by HTTP although the site uses HTTPS, UNAUTHENTICATED when e-mail or password is wrong, FORBIDDEN when the ' +
      'account has no enabled admin user, SECOND_FACTOR_REQUIRED when the password is right but the account needs a ' +
      'code: repeat the call with `code`. BAD_USER_INPUT when the code is wrong, RATE_LIMITED after too many ' +
      'failed attempts from one network or from one known browser; the delays grow.',
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

  @Authorized(readers)
  @UseMiddleware(PersonOnly)
  @Mutation(() => Boolean, {
    description:
      'Authenticates the signed-in user again: for ten minutes, operations that otherwise answer PROOF_REQUIRED are allowed. BAD_USER_INPUT ' +
      'when password or code is missing or wrong, RATE_LIMITED after too many wrong ones. Always true.',
  })
  confirmIdentity(
    @Arg('password', () => String, { nullable: true, description: 'Current password.' }) password: string | null,
    @Arg('code', () => String, {
      nullable: true,
      description: 'Six digits of the authenticator app, or a recovery code; required when the second factor is on.',
    })
    code: string | null,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return confirmIdentity(context, { password, code });
  }

  @Authorized(editors)
  @Mutation(() => AdminUser, {
    description:
      'Saves the personal lines of the caller’s signature, at most 1,000 characters. BAD_USER_INPUT for more.',
  })
  saveSignature(
    @Arg('signature', { description: 'Lines above those of the company; empty for the name only.' }) signature: string,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<AdminUser> {
    return transaction((tx) => saveSignature(tx, viewer!.id, signature));
  }

  @UseMiddleware(PersonOnly)
  @Mutation(() => Boolean, { description: 'Ends the current session, if there is one. Always true.' })
  async signOut(@Ctx() { authentication, request, signedIn, transaction }: IdentityContext): Promise<boolean> {
    await authentication.end(request);
    if (signedIn) await transaction((tx) => recordSecurityEvent(tx, { kind: 'SIGN_OUT' }));
    return true;
  }
}

import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root, UseMiddleware } from 'type-graphql';
import { PersonOnly } from '../../platform/graphql/authentication.ts';
import { requireSignedIn, type IdentityContext } from './identity.context.ts';
import { AdminUser } from './admin-user.entity.ts';
import { superAdmins, readers } from '../../platform/graphql/roles.ts';
import { FreshProof } from './proof.service.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './second-factor.service.ts';
import { SecondFactorSetup } from './second-factor.type.ts';
import { resetColleagueSecondFactor } from './staff.service.ts';

const current = { description: 'Current password.' };
const code = { description: 'Six digits of the authenticator app, or a recovery code. Each code can be used once.' };

@Resolver(() => AdminUser)
export class SecondFactorResolver {
  @UseMiddleware(PersonOnly)
  @Mutation(() => SecondFactorSetup, {
    description:
      'Creates a TOTP secret for the signed-in user. Also available while a required second factor is not set up. ' +
      'BAD_USER_INPUT when the password is wrong or a second factor is already on.',
  })
  beginSecondFactor(
    @Arg('current', current) current: string,
    @Ctx() context: IdentityContext,
  ): Promise<SecondFactorSetup> {
    return beginSecondFactor(context, requireSignedIn(context), { current });
  }

  @UseMiddleware(PersonOnly)
  @Mutation(() => [String], {
    description:
      'Turns on the second factor created by `beginSecondFactor`, ends all other sessions and returns ten recovery ' +
      'codes, which are shown only here. BAD_USER_INPUT when the code is wrong, RATE_LIMITED after thirty wrong ' +
      'codes within a day.',
  })
  confirmSecondFactor(
    @Arg('code', { description: 'Six digits of the authenticator app.' }) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<string[]> {
    return confirmSecondFactor(context, requireSignedIn(context), { code });
  }

  @Authorized(readers)
  @UseMiddleware(PersonOnly)
  @Mutation(() => [String], {
    description:
      'Replaces the recovery codes with ten new ones, which are shown only here. BAD_USER_INPUT when password or ' +
      'code is wrong.',
  })
  renewRecoveryCodes(
    @Arg('current', current) current: string,
    @Arg('code', code) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<string[]> {
    return renewRecoveryCodes(context, context.viewer!, { current, code });
  }

  @Authorized(readers)
  @UseMiddleware(PersonOnly)
  @Mutation(() => Boolean, {
    description:
      'Turns off the second factor of the signed-in user and ends all other sessions; the current one too when the ' +
      'settings require a second factor. BAD_USER_INPUT when password or code is wrong.',
  })
  endSecondFactor(
    @Arg('current', current) current: string,
    @Arg('code', code) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return endSecondFactor(context, context.viewer!, { current, code });
  }

  @Authorized(superAdmins)
  @UseMiddleware(FreshProof)
  @Mutation(() => AdminUser, {
    description:
      'Turns off the second factor of another admin user who has lost it, removes their passkeys and ends their sessions. Does nothing when ' +
      'the user has neither a second factor nor a passkey. BAD_USER_INPUT for the signed-in user, PROOF_REQUIRED without a fresh `confirmIdentity`.',
  })
  resetSecondFactor(
    @Arg('id', () => ID, { description: 'UUID of the admin user.' }) id: string,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<AdminUser> {
    return transaction((tx) => resetColleagueSecondFactor(tx, id, viewer!));
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the settings require a second factor for this role. Until it is set up, the user can do nothing else.',
  })
  secondFactorRequired(@Root() admin: AdminUser, @Ctx() { authentication, tokenScopes }: IdentityContext): boolean {
    return !tokenScopes && authentication.needsSecondFactor(admin);
  }
}

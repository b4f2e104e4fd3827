import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { IdentityContext } from './identity.context.ts';
import { unauthenticated } from '../../platform/graphql/errors.ts';
import { AdminUser } from './admin-user.entity.ts';
import { owners, readers } from '../../platform/graphql/roles.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './second-factor.service.ts';
import { SecondFactorSetup } from './second-factor.type.ts';
import { resetSecondFactorOf } from './staff.service.ts';

const current = { description: 'The present password.' };
const code = { description: 'Six digits of the app, or a recovery code; used up by it.' };

@Resolver(() => AdminUser)
export class SecondFactorResolver {
  @Mutation(() => SecondFactorSetup, {
    description:
      'Makes a secret for an app of who is signed in. BAD_USER_INPUT for a wrong password, and where a second factor is on. Also for ' +
      'who has to set one up before anything else.',
  })
  beginSecondFactor(
    @Arg('current', current) current: string,
    @Ctx() context: IdentityContext,
  ): Promise<SecondFactorSetup> {
    return beginSecondFactor(context, signedIn(context), { current });
  }

  @Mutation(() => [String], {
    description:
      'Turns the second factor on that was begun, ends sessions elsewhere, and answers ten recovery codes, this once. BAD_USER_INPUT for ' +
      'a wrong code, RATE_LIMITED after thirty of these within a day.',
  })
  confirmSecondFactor(
    @Arg('code', { description: 'Six digits of the app.' }) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<string[]> {
    return confirmSecondFactor(context, signedIn(context), { code });
  }

  @Authorized(readers)
  @Mutation(() => [String], {
    description: 'Ten recovery codes in place of those before, this once. BAD_USER_INPUT for a wrong password or code.',
  })
  renewRecoveryCodes(
    @Arg('current', current) current: string,
    @Arg('code', code) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<string[]> {
    return renewRecoveryCodes(context, context.viewer!, { current, code });
  }

  @Authorized(readers)
  @Mutation(() => Boolean, {
    description:
      'Turns the second factor of who is signed in off and ends their sessions elsewhere; this one too where the settings ask for a ' +
      'second factor. BAD_USER_INPUT for a wrong password or code.',
  })
  endSecondFactor(
    @Arg('current', current) current: string,
    @Arg('code', code) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return endSecondFactor(context, context.viewer!, { current, code });
  }

  @Authorized(owners)
  @Mutation(() => AdminUser, {
    description:
      "Turns a colleague's second factor off who has lost it, and ends their sessions. Nothing happens where there is none. BAD_USER_INPUT for oneself.",
  })
  resetSecondFactor(
    @Arg('id', () => ID, { description: 'UUID of the admin user.' }) id: string,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<AdminUser> {
    return transaction((tx) => resetSecondFactorOf(tx, id, viewer!));
  }

  @FieldResolver(() => Boolean, {
    description:
      "The server's settings ask a second factor of their role. As long as they have none, they may do nothing but set one up.",
  })
  secondFactorRequired(@Root() admin: AdminUser, @Ctx() { authentication, readOnly }: IdentityContext): boolean {
    return !readOnly && authentication.needsSecondFactor(admin);
  }
}

/** @throws UNAUTHENTICATED for the public */
function signedIn({ signedIn }: IdentityContext): AdminUser {
  if (!signedIn) throw unauthenticated();
  return signedIn;
}

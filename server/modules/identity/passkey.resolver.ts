import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { GraphQLJSON } from 'graphql-scalars';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root, UseMiddleware } from 'type-graphql';
import { PersonOnly } from '../../platform/graphql/authentication.ts';
import { forbidden } from '../../platform/graphql/errors.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { AdminUser } from './admin-user.entity.ts';
import type { IdentityContext } from './identity.context.ts';
import { identityLoaders } from './identity.loaders.ts';
import { Passkey } from './passkey.entity.ts';
import {
  beginPasskeyRegistration,
  finishPasskeyRegistration,
  removePasskey,
  renamePasskey,
} from './passkey.service.ts';
import {
  beginPasskeyProof,
  beginPasskeySignIn,
  confirmIdentityWithPasskey,
  signInWithPasskey,
} from './passkey-sign-in.service.ts';
import { FreshProof } from './proof.service.ts';

const response = {
  description: 'What the browser returned: RegistrationResponseJSON or AuthenticationResponseJSON of WebAuthn.',
};
const passkeyId = { description: 'UUID of the passkey.' };
const passkeyName = { description: 'Name of the passkey, at most 60 characters.' };

/** Passkeys of the signed-in admin user, and what they are used for. Each challenge is valid once, for five minutes. */
@Resolver(() => AdminUser)
export class PasskeyResolver {
  @Authorized(readers)
  @UseMiddleware(FreshProof)
  @Mutation(() => GraphQLJSON, {
    description:
      'PublicKeyCredentialCreationOptionsJSON of WebAuthn for a new passkey of the signed-in user. BAD_USER_INPUT when the user has ten passkeys, ' +
      'PROOF_REQUIRED without a fresh `confirmIdentity`.',
  })
  beginPasskeyRegistration(@Ctx() context: IdentityContext): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return beginPasskeyRegistration(context, context.viewer!);
  }

  @Authorized(readers)
  @UseMiddleware(FreshProof)
  @Mutation(() => Passkey, {
    description:
      'Adds the passkey that the browser created for `beginPasskeyRegistration`, and ends all other sessions. BAD_USER_INPUT when it is ' +
      'known or refused, PROOF_REQUIRED without a fresh `confirmIdentity`.',
  })
  finishPasskeyRegistration(
    @Arg('name', passkeyName) name: string,
    @Arg('response', () => GraphQLJSON, response) response: unknown,
    @Ctx() context: IdentityContext,
  ): Promise<Passkey> {
    return finishPasskeyRegistration(context, context.viewer!, { name, response });
  }

  @Authorized(readers)
  @UseMiddleware(PersonOnly)
  @Mutation(() => Passkey, { description: 'Renames a passkey of the signed-in user.' })
  renamePasskey(
    @Arg('id', () => ID, passkeyId) id: string,
    @Arg('name', passkeyName) name: string,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<Passkey> {
    return transaction((tx) => renamePasskey(tx, viewer!, { id, name }));
  }

  @Authorized(readers)
  @UseMiddleware(FreshProof)
  @Mutation(() => Boolean, {
    description:
      'Removes a passkey of the signed-in user and ends all other sessions; the current one too when the user then lacks a ' +
      'required second factor. PROOF_REQUIRED without a fresh `confirmIdentity`.',
  })
  removePasskey(@Arg('id', () => ID, passkeyId) id: string, @Ctx() context: IdentityContext): Promise<boolean> {
    return removePasskey(context, context.viewer!, id);
  }

  @UseMiddleware(PersonOnly)
  @Mutation(() => GraphQLJSON, {
    description:
      'PublicKeyCredentialRequestOptionsJSON of WebAuthn to sign in with any passkey of the site. RATE_LIMITED after a hundred calls from ' +
      'one network within a quarter of an hour.',
  })
  beginPasskeySignIn(@Ctx() context: IdentityContext): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return beginPasskeySignIn(context);
  }

  @UseMiddleware(PersonOnly)
  @Mutation(() => AdminUser, {
    description:
      'Starts a session with a passkey, which replaces password and code, and sets its cookie. UNAUTHENTICATED when it is refused, ' +
      'whatever the reason; RATE_LIMITED after too many failed attempts.',
  })
  signInWithPasskey(
    @Arg('response', () => GraphQLJSON, response) response: unknown,
    @Ctx() context: IdentityContext,
  ): Promise<AdminUser> {
    return signInWithPasskey(context, response);
  }

  @Authorized(readers)
  @UseMiddleware(PersonOnly)
  @Mutation(() => GraphQLJSON, {
    description:
      'PublicKeyCredentialRequestOptionsJSON of WebAuthn to confirm the identity with a passkey of the signed-in user.',
  })
  beginPasskeyProof(@Ctx() context: IdentityContext): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return beginPasskeyProof(context);
  }

  @Authorized(readers)
  @UseMiddleware(PersonOnly)
  @Mutation(() => Boolean, {
    description: 'Like `confirmIdentity`, with a passkey. BAD_USER_INPUT when it is refused. Always true.',
  })
  confirmIdentityWithPasskey(
    @Arg('response', () => GraphQLJSON, response) response: unknown,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return confirmIdentityWithPasskey(context, response);
  }

  @FieldResolver(() => [Passkey], {
    description:
      'Passkeys, the oldest first. FORBIDDEN for API tokens and for everybody but the user and super admins.',
  })
  passkeys(@Root() { id }: AdminUser, @Ctx() { loaders, viewer, tokenScopes }: IdentityContext): Promise<Passkey[]> {
    if (tokenScopes || (viewer?.id !== id && viewer?.role !== 'super_admin')) throw forbidden();
    return loaders(identityLoaders).passkeysByAdminUser.load(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the user has a passkey.' })
  async hasPasskey(@Root() { id }: AdminUser, @Ctx() { loaders }: IdentityContext): Promise<boolean> {
    return (await loaders(identityLoaders).passkeysByAdminUser.load(id)).length > 0;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the user of this request has signed in with a passkey, which counts as a second factor.',
  })
  signedInWithPasskey(@Root() { id }: AdminUser, @Ctx() { signedIn }: IdentityContext): boolean {
    return signedIn?.id === id && signedIn.signedInWithPasskey === true;
  }
}

import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  UseMiddleware,
} from 'type-graphql';
import type { IdentityContext } from './identity.context.ts';
import { ApiToken, NewApiToken } from './api-token.entity.ts';
import { createApiToken, listAllApiTokens, listApiTokens, revokeApiToken } from './api-token.service.ts';
import { Colleague } from './colleague.type.ts';
import { identityLoaders } from './identity.loaders.ts';
import { FreshProof } from './proof.service.ts';
import { PersonOnly } from '../../platform/graphql/authentication.ts';
import { readers, superAdmins } from '../../platform/graphql/roles.ts';

/** API tokens of the signed-in admin user; for super admins also those of all others. API tokens can neither be created nor revoked with an API token. */
@Resolver(() => ApiToken)
export class ApiTokenResolver {
  @Authorized(readers)
  @Query(() => [ApiToken], {
    description: 'API tokens of the signed-in user, newest first, including expired and revoked ones.',
  })
  apiTokens(@Ctx() { db, viewer }: IdentityContext): Promise<ApiToken[]> {
    return listApiTokens(db.manager, viewer!);
  }

  @Authorized(superAdmins)
  @Query(() => [ApiToken], {
    description: 'API tokens of all users that are neither expired nor revoked, newest first.',
  })
  allApiTokens(@Ctx() { db }: IdentityContext): Promise<ApiToken[]> {
    return listAllApiTokens(db.manager);
  }

  @Authorized(readers)
  @UseMiddleware(FreshProof)
  @Mutation(() => NewApiToken, {
    description:
      'Creates a token. Its secret is returned only here. With the scope `write` the token changes records with the role ' +
      'of its owner, but at most as an admin; without it, the token reads as an analyst. PROOF_REQUIRED without a fresh ' +
      '`confirmIdentity`.',
  })
  createApiToken(
    @Arg('name', { description: 'Purpose of the token, at most 60 characters.' }) name: string,
    @Arg('days', () => Int, { description: 'Lifetime in days, 1 to 365.' }) days: number,
    @Arg('scopes', () => [String], {
      defaultValue: ['read', 'export'],
      description: 'What it may do: `read` queries, `export` lists, `write` records.',
    })
    scopes: string[],
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<NewApiToken> {
    return transaction((tx) => createApiToken(tx, { name, days, scopes }, viewer!));
  }

  @Authorized(readers)
  @UseMiddleware(PersonOnly)
  @Mutation(() => ApiToken, {
    description:
      'Revokes a token permanently, with immediate effect. A super admin can revoke any token, other users only their own.',
  })
  revokeApiToken(
    @Arg('id', () => ID, { description: 'UUID of the token.' }) id: string,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<ApiToken> {
    return transaction((tx) => revokeApiToken(tx, id, viewer!));
  }

  @FieldResolver(() => Colleague, { description: 'User whose rights the token has.' })
  async owner(@Root() { adminUserId }: ApiToken, @Ctx() { loaders }: IdentityContext): Promise<Colleague> {
    return (await loaders(identityLoaders).adminUser.load(adminUserId))!;
  }
}

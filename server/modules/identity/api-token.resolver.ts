import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from './identity.context.ts';
import { ApiToken, NewApiToken } from './api-token.entity.ts';
import { createApiToken, revokeApiToken, listApiTokens } from './api-token.service.ts';
import { readers } from '../../platform/graphql/roles.ts';

/** API tokens of the signed-in admin user. Requests made with an API token cannot run mutations. */
@Resolver()
export class ApiTokenResolver {
  @Authorized(readers)
  @Query(() => [ApiToken], {
    description: 'API tokens of the signed-in user, newest first, including expired and revoked ones.',
  })
  apiTokens(@Ctx() { db, viewer }: IdentityContext): Promise<ApiToken[]> {
    return listApiTokens(db.manager, viewer!);
  }

  @Authorized(readers)
  @Mutation(() => NewApiToken, {
    description: 'Creates a token with the permissions of an analyst. Its secret is returned only here.',
  })
  createApiToken(
    @Arg('name', { description: 'Purpose of the token, at most 60 characters.' }) name: string,
    @Arg('days', () => Int, { description: 'Lifetime in days, 1 to 365.' }) days: number,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<NewApiToken> {
    return transaction((tx) => createApiToken(tx, { name, days }, viewer!));
  }

  @Authorized(readers)
  @Mutation(() => ApiToken, {
    description: 'Revokes a token of the signed-in user permanently, with immediate effect.',
  })
  revokeApiToken(
    @Arg('id', () => ID, { description: 'UUID of the token.' }) id: string,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<ApiToken> {
    return transaction((tx) => revokeApiToken(tx, id, viewer!));
  }
}

import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from './identity.context.ts';
import { ApiToken, NewApiToken } from './api-token.entity.ts';
import { createApiToken, revokeApiToken, tokensOf } from './api-token.service.ts';
import { readers } from '../../platform/graphql/roles.ts';

/** Everybody's own tokens; no mutation answers a program that has one. */
@Resolver()
export class ApiTokenResolver {
  @Authorized(readers)
  @Query(() => [ApiToken], { description: "One's own tokens, the newest first, also those that are over." })
  apiTokens(@Ctx() { db, viewer }: IdentityContext): Promise<ApiToken[]> {
    return tokensOf(db.manager, viewer!);
  }

  @Authorized(readers)
  @Mutation(() => NewApiToken, {
    description: 'Makes a token that reads what an analyst may. Its secret is answered this once.',
  })
  createApiToken(
    @Arg('name', { description: 'What it is for, 60 characters at most.' }) name: string,
    @Arg('days', () => Int, { description: 'Days that it is good for, 1 to 365.' }) days: number,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<NewApiToken> {
    return transaction((tx) => createApiToken(tx, { name, days }, viewer!));
  }

  @Authorized(readers)
  @Mutation(() => ApiToken, { description: "Takes back a token of one's own, at once and for good." })
  revokeApiToken(
    @Arg('id', () => ID, { description: 'UUID of the token.' }) id: string,
    @Ctx() { transaction, viewer }: IdentityContext,
  ): Promise<ApiToken> {
    return transaction((tx) => revokeApiToken(tx, id, viewer!));
  }
}

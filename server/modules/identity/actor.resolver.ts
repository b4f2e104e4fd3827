import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { ActivityLog } from '../activity/index.ts';
import { identityLoaders } from './identity.loaders.ts';

/** Resolves the name of the admin who made a change in the activity log. */
@Resolver(() => ActivityLog)
export class ActorResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the admin user `actor`; null for the public site and for a deleted admin user.',
  })
  async actorName(@Root() { actor }: ActivityLog, @Ctx() { loaders }: Context): Promise<string | null> {
    return actor ? loaders(identityLoaders).nameByEmail.load(actor) : null;
  }
}

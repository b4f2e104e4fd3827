import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { ActivityLog } from '../activity/index.ts';
import { identityLoaders } from './identity.loaders.ts';

/** The person behind an entry of the activity log. */
@Resolver(() => ActivityLog)
export class ActorResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What colleagues call the actor; null for the public site and for who is not a colleague any more.',
  })
  async actorName(@Root() { actor }: ActivityLog, @Ctx() { loaders }: Context): Promise<string | null> {
    return actor ? loaders(identityLoaders).nameOf.load(actor) : null;
  }
}

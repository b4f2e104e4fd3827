import { Arg, Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { readers } from '../../identity/roles.ts';
import { pageOf, type Page } from '../../platform/database/keyset.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { ActivityLog } from './activity-log.entity.ts';
import { activityConditions, ActivityLogFilter } from './activity-log.input.ts';
import { latestChangeFirst } from './activity-log.order.ts';

export const ActivityLogConnection = connectionOf(ActivityLog);

@Resolver(() => ActivityLog)
export class ActivityLogResolver {
  @Authorized(readers)
  @Query(() => ActivityLogConnection, {
    description: 'Changes of records, newest first. Nobody can alter or remove one.',
  })
  activityLogs(
    @Arg('filter', () => ActivityLogFilter, { nullable: true, description: 'Which; all when left out.' })
    filter: ActivityLogFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<ActivityLog>> {
    const where = activityConditions(filter ?? {});
    return pageOf(db, { entity: ActivityLog, where, order: latestChangeFirst }, page);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What colleagues call the actor; null for the public site and for who is not a colleague any more.',
  })
  async actorName(@Root() { actor }: ActivityLog, @Ctx() { loaders }: Context): Promise<string | null> {
    return actor ? loaders.identity.nameOf.load(actor) : null;
  }
}

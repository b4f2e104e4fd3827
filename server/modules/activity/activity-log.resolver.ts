import { Arg, Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
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
}

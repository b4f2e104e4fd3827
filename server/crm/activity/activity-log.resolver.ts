import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { readers } from '../../identity/roles.ts';
import { pageOf, type Page } from '../../platform/database/keyset.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { ActivityLog } from './activity-log.entity.ts';
import { latestChangeFirst } from './activity-log.order.ts';

export const ActivityLogConnection = connectionOf(ActivityLog);
@Resolver()
export class ActivityLogResolver {
  @Authorized(readers)
  @Query(() => ActivityLogConnection, { description: 'Changes of records, newest first.' })
  activityLogs(@Args(() => PageArgs) page: PageArgs, @Ctx() { db }: Context): Promise<Page<ActivityLog>> {
    return pageOf(db, { entity: ActivityLog, where: [], order: latestChangeFirst }, page);
  }
}

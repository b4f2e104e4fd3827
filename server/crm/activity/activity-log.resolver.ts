import sql from 'sql-template-tag';
import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { readers } from '../../identity/roles.ts';
import { latestFirst, pageOf, type Page } from '../../platform/database/keyset.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { ActivityLog } from './activity-log.entity.ts';

const ActivityLogConnection = connectionOf(ActivityLog);
/** Ids of the log are bigints. */
const isLogId = (id: string) => /^\d{1,18}$/.test(id);
const newestFirst = latestFirst<ActivityLog>(sql`created_at`, ({ createdAt }) => createdAt, isLogId);

@Resolver()
export class ActivityLogResolver {
  @Authorized(readers)
  @Query(() => ActivityLogConnection, { description: 'Changes of records, newest first.' })
  activityLogs(@Args(() => PageArgs) page: PageArgs, @Ctx() { db }: Context): Promise<Page<ActivityLog>> {
    return pageOf(db, { entity: ActivityLog, where: [], order: newestFirst }, page);
  }
}

import { Arg, Args, Authorized, Ctx, Query, Resolver, UseMiddleware } from 'type-graphql';
import { PersonOnly } from '../../platform/graphql/authentication.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { fetchPage, type Page, PageArgs } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import { ActivityLog } from './activity-log.entity.ts';
import { createActivityConditions, ActivityLogFilter } from './activity-log.input.ts';
import { latestChangeFirst } from './activity-log.order.ts';

export const ActivityLogConnection = createConnectionType(ActivityLog);

@Resolver(() => ActivityLog)
export class ActivityLogResolver {
  @Authorized(readers)
  @UseMiddleware(PersonOnly)
  @Query(() => ActivityLogConnection, {
    description:
      'Changes of records, newest first. Entries cannot be deleted or edited; only the personal data in them can be erased. FORBIDDEN for API tokens.',
  })
  activityLogs(
    @Arg('filter', () => ActivityLogFilter, { nullable: true, description: 'Filter; default all changes.' })
    filter: ActivityLogFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<ActivityLog>> {
    const where = createActivityConditions(filter ?? {});
    return fetchPage(db, { entity: ActivityLog, where, order: latestChangeFirst }, page);
  }
}

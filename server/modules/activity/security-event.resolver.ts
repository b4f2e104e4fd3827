import { Arg, Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { fetchPage, type Page, PageArgs } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { superAdmins } from '../../platform/graphql/roles.ts';
import { latestEventFirst } from './activity-log.order.ts';
import { SecurityEvent } from './security-event.entity.ts';
import { createEventConditions, SecurityEventFilter } from './security-event.input.ts';

const SecurityEventConnection = createConnectionType(SecurityEvent);

@Resolver(() => SecurityEvent)
export class SecurityEventResolver {
  @Authorized(superAdmins)
  @Query(() => SecurityEventConnection, {
    description: 'Security events of the last year, newest first. They cannot be altered.',
  })
  securityEvents(
    @Arg('filter', () => SecurityEventFilter, { nullable: true, description: 'Filter; default all events.' })
    filter: SecurityEventFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<SecurityEvent>> {
    const where = createEventConditions(filter ?? {});
    return fetchPage(db, { entity: SecurityEvent, where, order: latestEventFirst }, page);
  }
}

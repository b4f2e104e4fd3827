import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { getDashboard } from './dashboard.service.ts';
import { Dashboard } from './dashboard.type.ts';

@Resolver()
export class DashboardResolver {
  @Authorized(readers)
  @Query(() => Dashboard, { description: 'Current figures of the dashboard.' })
  dashboard(@Ctx() { db }: Context): Promise<Dashboard> {
    return getDashboard(db);
  }
}

import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { dashboard } from './dashboard.service.ts';
import { Dashboard } from './dashboard.type.ts';

@Resolver()
export class DashboardResolver {
  @Authorized(readers)
  @Query(() => Dashboard, { description: 'Numbers of the first screen, as they are now.' })
  dashboard(@Ctx() { db }: Context): Promise<Dashboard> {
    return dashboard(db);
  }
}

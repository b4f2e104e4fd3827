import { on } from 'node:events';
import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import { readers } from '../../platform/graphql/roles.ts';
import { ActivityLog } from './activity-log.entity.ts';
import type { ActivityContext } from './activity.feed.ts';

@Resolver()
export class ActivitySubscription {
  @Authorized(readers)
  @Subscription(() => ActivityLog, {
    subscribe: ({ context }: { context: ActivityContext }) => on(context.activity, 'logged'),
    description:
      'Every committed change of a record, from any server or SQL console. When the connection is closed with 1012, ' +
      'or with 1013 because the client reads too slowly, changes may have been missed: reconnect and read the list ' +
      'again.',
  })
  activityLogged(@Root() [entry]: [ActivityLog]): ActivityLog {
    return entry;
  }
}

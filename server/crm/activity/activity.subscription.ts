import { on } from 'node:events';
import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../context.ts';
import { readers } from '../../identity/roles.ts';
import { ActivityLog } from './activity-log.entity.ts';

@Resolver()
export class ActivitySubscription {
  @Authorized(readers)
  @Subscription(() => ActivityLog, {
    subscribe: ({ context }: { context: Context }) => on(context.activity, 'logged'),
    description:
      'Every committed change of a record, whichever server or SQL console made it. When the connection is closed with 1012 or, because ' +
      'it reads too slowly, with 1013, changes may have been missed: connect again and read the list again.',
  })
  activityLogged(@Root() [entry]: [ActivityLog]): ActivityLog {
    return entry;
  }
}

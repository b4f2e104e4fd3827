import { on } from 'node:events';
import type { DataSource } from 'typeorm';
import { Authorized, Resolver, Root, Subscription } from 'type-graphql';
import { readers } from '../../platform/graphql/roles.ts';
import { ActivityLog } from './activity-log.entity.ts';
import type { ActivityContext } from './activity.feed.ts';

@Resolver()
export class ActivitySubscription {
  @Authorized(readers)
  @Subscription(() => ActivityLog, {
    subscribe: ({ context }: { context: ActivityContext }) => followActivity(context),
    description:
      'Every committed change of a record that the caller may see, from any server or SQL console. When the connection is closed with 1012, ' +
      'or with 1013 because the client reads too slowly, changes may have been missed: reconnect and read the list ' +
      'again.',
  })
  activityLogged(@Root() [entry]: [ActivityLog]): ActivityLog {
    return entry;
  }
}

type Entries = AsyncIterableIterator<[ActivityLog]>;

function followActivity({ activity, db, viewer }: ActivityContext): Entries {
  const entries = on(activity, 'logged') as Entries;
  return viewer?.seesOwnOnly ? filterVisible(entries, db) : entries;
}

/** The feed reads each entry once for all subscribers; a viewer who sees only own records reads it again. */
function filterVisible(entries: Entries, db: DataSource): Entries {
  return {
    async next() {
      for (;;) {
        const entry = await entries.next();
        if (entry.done || (await db.manager.existsBy(ActivityLog, { id: entry.value[0].id }))) return entry;
      }
    },
    return: () => entries.return!(),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

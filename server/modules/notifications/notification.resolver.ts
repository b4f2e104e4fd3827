import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { NotificationKind } from '../../../common/enums.ts';
import { notificationRetention } from '../../../common/retention.ts';
import { PageArgs, type Page } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { NotificationKindEnum } from '../../platform/graphql/enums.ts';
import { readers } from '../../platform/graphql/roles.ts';
import { Colleague, identityLoaders } from '../identity/index.ts';
import { Notification, NotificationChoice } from './notification.entity.ts';
import { countUnread, listChoices, listNotifications, markAsRead, setChoice } from './notification.service.ts';

const NotificationConnection = createConnectionType(Notification);

/** The notifications of the caller. */
@Resolver(() => Notification)
export class NotificationResolver {
  @Authorized(readers)
  @Query(() => NotificationConnection, {
    description: `Notifications of the caller, latest first. They are deleted after ${notificationRetention.days} days.`,
  })
  notifications(@Args(() => PageArgs) page: PageArgs, @Ctx() { db, viewer }: Context): Promise<Page<Notification>> {
    return listNotifications(db, viewer!.id, page);
  }

  @Authorized(readers)
  @Query(() => Int, { description: 'Number of unread notifications of the caller.' })
  unreadNotifications(@Ctx() { db, viewer }: Context): Promise<number> {
    return countUnread(db, viewer!.id);
  }

  @Authorized(readers)
  @Query(() => [NotificationChoice], {
    description: 'Whether the caller also gets mails, for each kind. Kinds that are always mailed are left out.',
  })
  notificationChoices(@Ctx() { db, viewer }: Context): Promise<NotificationChoice[]> {
    return listChoices(db.manager, viewer!.id);
  }

  @Authorized(readers)
  @Mutation(() => Int, {
    description: 'Marks notifications of the caller as read, and returns the number of unread ones.',
  })
  async markNotificationsRead(
    @Arg('id', () => ID, { nullable: true, description: 'UUID of one notification; all when omitted.' })
    id: string | null,
    @Arg('until', () => Date, {
      nullable: true,
      description: '`createdAt` of the latest one that the caller saw; newer ones stay unread.',
    })
    until: Date | null,
    @Ctx() { db, transaction, viewer }: Context,
  ): Promise<number> {
    await transaction((tx) => markAsRead(tx, viewer!.id, { id, until }));
    return countUnread(db, viewer!.id);
  }

  @Authorized(readers)
  @Mutation(() => [NotificationChoice], {
    description:
      'Sets whether the caller also gets mails of a kind, from the next notification on. BAD_USER_INPUT for a kind that is always mailed.',
  })
  setNotificationChoice(
    @Arg('kind', () => NotificationKindEnum, { description: 'Kind of the notifications.' }) kind: NotificationKind,
    @Arg('byMail', { description: 'Whether they are also mailed.' }) byMail: boolean,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<NotificationChoice[]> {
    return transaction((tx) => setChoice(tx, viewer!.id, { kind, byMail }));
  }

  @FieldResolver(() => Colleague, {
    nullable: true,
    description: 'Who did it; null for the public site, for jobs and for a deleted user.',
  })
  actor(@Root() { actorId }: Notification, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return actorId ? loaders(identityLoaders).adminUser.load(actorId) : null;
  }
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationKind, NotificationRecord } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { NotificationKindEnum, NotificationRecordEnum } from '../../platform/graphql/enums.ts';

/** A row of the view `notification_groups`. Only for reading; {@link notifyStaff} stores one row for each record. */
@ObjectType({
  description:
    'A notification of the caller. Records of one kind that one person changed within ten minutes are one notification. It is shown while the caller is responsible for the record.',
})
@Entity('notification_groups')
export class Notification {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  recipientId!: string;

  @Field(() => NotificationKindEnum, { description: 'What happened.' })
  @Column('text')
  kind!: NotificationKind;

  @Field(() => NotificationRecordEnum, { description: 'Kind of the records.' })
  @Column('text')
  recordType!: NotificationRecord;

  @Column('uuid', { nullable: true })
  actorId!: string | null;

  @Field(() => Int, { description: 'Number of records.' })
  @Column('int')
  count!: number;

  @Field({ description: 'Company, person or title of the latest record.' })
  @Column('text')
  title!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of the quote request of the latest record.' })
  @Column('uuid', { nullable: true })
  quoteRequestId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the company of the latest record.' })
  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the communication, if the latest record is a follow-up.' })
  @Column('uuid', { nullable: true })
  communicationId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the order, if the latest record is an order.' })
  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Field({ description: 'Whether the caller has opened it or marked it as read.' })
  @Column('boolean')
  isRead!: boolean;

  @Field(() => Date, { description: 'Time of the latest record.' })
  @Column(timestamp)
  createdAt!: Date;
}

@ObjectType({ description: 'Whether the caller is mailed notifications of one kind. The panel shows every kind.' })
export class NotificationChoice {
  @Field(() => NotificationKindEnum, { description: 'Kind of the notifications.' })
  kind!: NotificationKind;

  @Field({ description: 'Whether they are also mailed.' })
  byMail!: boolean;
}

import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type {
  Currency,
  MilestoneKind,
  OrderDocumentKind,
  OrderPaymentKind,
  OrderStatus,
  RateSource,
  SaleKind,
} from '../../../common/enums.ts';
import {
  CurrencyEnum,
  MilestoneKindEnum,
  OrderDocumentKindEnum,
  OrderPaymentKindEnum,
  OrderStatusEnum,
  RateSourceEnum,
  SaleKindEnum,
} from '../../platform/graphql/enums.ts';
import { money, timestamp } from '../../platform/database/columns.ts';

@ObjectType({ description: 'A milestone of an order.' })
export class Milestone {
  @Field(() => MilestoneKindEnum, { description: 'What is reached.' })
  kind!: MilestoneKind;

  @Field(() => String, { nullable: true, description: 'Planned day, like 2026-12-01.' })
  plannedOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Actual day, like 2026-12-01; null while it is not reached.' })
  doneOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Internal note, at most 300 characters.' })
  note!: string | null;
}

@ObjectType({ description: 'A step of the payment of an order.' })
export class OrderPayment {
  @Field(() => OrderPaymentKindEnum, { description: 'What is paid, opened or expires.' })
  kind!: OrderPaymentKind;

  @Field(() => String, { nullable: true, description: 'Day on which it is due or expires, like 2026-12-01.' })
  dueOn!: string | null;

  @Field(() => Float, { nullable: true, description: 'Amount in the currency of the order; null for LC_EXPIRY.' })
  amount!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Day on which it was received or opened, like 2026-12-01; null for LC_EXPIRY.',
  })
  doneOn!: string | null;
}

@ObjectType({ description: 'A milestone or payment of an order whose day has passed.' })
export class LateStep {
  @Field(() => MilestoneKindEnum, { nullable: true, description: 'The milestone; null for a payment.' })
  milestone!: MilestoneKind | null;

  @Field(() => OrderPaymentKindEnum, { nullable: true, description: 'The payment; null for a milestone.' })
  payment!: OrderPaymentKind | null;

  @Field({ description: 'Day that has passed, like 2026-12-01.' })
  dueOn!: string;

  @Field(() => Int, { description: 'Days since `dueOn` in the time zone of Istanbul, at least 1.' })
  days!: number;
}

/** The milestones and payments of an order are columns, because each occurs once; {@link sales} lists those of each kind of sale. */
@ObjectType({ description: 'What a customer ordered, from an offer or entered by hand.' })
@Entity('orders')
export class Order {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'ORD-, the year and a sequence number without gaps.' })
  @Column('text')
  number!: string;

  @Field(() => OrderStatusEnum, { description: 'Status.' })
  @Column('text', { default: 'awaiting_confirmation' })
  status!: OrderStatus;

  @Field(() => SaleKindEnum, { description: 'Kind of sale; determines milestones and payments.' })
  @Column('text')
  saleKind!: SaleKind;

  @Field({ description: 'What is sold, such as `Kütük, 6.000 t`; internal.' })
  @Column('text')
  title!: string;

  @Column('uuid', { nullable: true })
  offerId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the quote request; null for an order without a request.' })
  @Column('uuid', { nullable: true })
  quoteRequestId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the company; null when none is known.' })
  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Field({ description: 'Name of the company, or of the person when no company is known, at the time of the order.' })
  @Column('text', { default: '' })
  companyName!: string;

  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  @Field(() => Float, { description: 'Amount in `currency`.' })
  @Column(money)
  amount!: number;

  @Field(() => CurrencyEnum, { description: 'Currency of all amounts.' })
  @Column('text')
  currency!: Currency;

  @Field(() => Float, {
    nullable: true,
    description:
      'US dollars for one unit of `currency` when the amount was set; final once the order is confirmed. Null when no rate was known.',
  })
  @Column({ type: 'numeric', precision: 24, scale: 16, nullable: true })
  rateToUsd!: number | null;

  @Field(() => Date, { nullable: true, description: 'Time of publication or entry of `rateToUsd`.' })
  @Column({ ...timestamp, nullable: true })
  rateAt!: Date | null;

  @Field(() => RateSourceEnum, {
    nullable: true,
    description: 'Where `rateToUsd` comes from; null for US dollars and without a rate.',
  })
  @Column('text', { nullable: true })
  rateSource!: RateSource | null;

  @Field(() => String, { nullable: true, description: 'Name of the person who entered `rateToUsd`.' })
  @Column('text', { nullable: true })
  rateBy!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Amount in US dollars at `rateToUsd`, rounded half up; null without a rate.',
  })
  @Column({ type: 'numeric', precision: 20, scale: 2, nullable: true, insert: false, update: false })
  amountUsd!: number | null;

  @Field(() => [Milestone], { description: 'Milestones of this kind of sale, in their order.' })
  @Column('jsonb')
  milestones!: Milestone[];

  @Field(() => [OrderPayment], { description: 'Steps of the payment of this kind of sale, in their order.' })
  @Column('jsonb')
  payments!: OrderPayment[];

  @Field(() => String, { nullable: true, description: 'Why it was cancelled; null unless the status is CANCELLED.' })
  @Column('text', { nullable: true })
  cancelReason!: string | null;

  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last edit; editors send it back as `version`.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

/** The content is an attachment. */
@ObjectType({ description: 'A document of an order.' })
@Entity('order_documents')
export class OrderDocument {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => ID, { description: 'UUID of the order.' })
  @Column('uuid')
  orderId!: string;

  @Field(() => OrderDocumentKindEnum, { description: 'Kind of the document.' })
  @Column('text')
  kind!: OrderDocumentKind;

  @Field(() => ID, { description: 'UUID of the attachment; GET /attachments/<attachmentId> downloads it.' })
  @Column('uuid')
  attachmentId!: string;

  @Field({ description: 'File name.' })
  @Column('text')
  name!: string;

  @Field({ description: 'Media type, detected from the content.' })
  @Column('text')
  type!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  @Column('int')
  size!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Time since when the customer may see it; null while it is internal.',
  })
  @Column({ ...timestamp, nullable: true })
  releasedAt!: Date | null;

  @Column('uuid', { nullable: true })
  releasedBy!: string | null;

  @Field(() => ID, { nullable: true, description: 'Admin user who added the document.' })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type {
  DeliveryTerms,
  Language,
  LostReason,
  Outcome,
  PaymentTerms,
  Priority,
  QuoteSource,
  QuoteStatus,
  RateSource,
} from '../../../common/enums.ts';
import {
  DeliveryTermsEnum,
  LanguageEnum,
  LostReasonEnum,
  OutcomeEnum,
  PaymentTermsEnum,
  PriorityEnum,
  QuoteSourceEnum,
  QuoteStatusEnum,
  RateSourceEnum,
} from '../../platform/graphql/enums.ts';
import { money, quantity, timestamp } from '../../platform/database/columns.ts';

/** Triggers maintain `updatedAt`, `firstResponseAt`, `closedAt` and the history of `status` (quote_status_history). */
@ObjectType({
  description:
    'A quote request or offer that a visitor sent through a public form, or a salesperson entered by hand, and its processing.',
})
@Entity('quote_requests')
export class QuoteRequest {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Idempotency key: a UUID that the form generated when it opened. */
  @Column('uuid', { unique: true })
  submissionId!: string;

  @Field({ description: 'Reference number that the visitor received: KC- and six characters.' })
  @Column('text', { unique: true })
  reference!: string;

  @Field(() => QuoteSourceEnum, {
    description: 'Form that the request was sent with, or how it reached the salesperson who entered it.',
  })
  @Column('text')
  source!: QuoteSource;

  @Field({ description: 'Name of the person.' })
  @Column('text')
  name!: string;

  @Field({ description: 'E-mail address of the person; empty when unknown, for a request that was entered by hand.' })
  @Column('text')
  email!: string;

  @Field({ description: 'Phone number as entered; empty when omitted.' })
  @Column('text', { default: '' })
  phone!: string;

  @Field({ description: 'Company name as entered; empty when omitted.' })
  @Column('text', { default: '' })
  company!: string;

  @Field({ description: 'Message of the visitor; empty when omitted.' })
  @Column('text', { default: '' })
  message!: string;

  @Field(() => QuoteStatusEnum, { description: 'Processing status; any status may follow any other.' })
  @Column('text', { default: 'new' })
  status!: QuoteStatus;

  @Field(() => PriorityEnum, { description: 'Priority for the sales desk.' })
  @Column('text', { default: 'normal' })
  priority!: Priority;

  @Field(() => String, { nullable: true, description: 'Internal notes of the sales desk; never shown to the visitor.' })
  @Column('text', { nullable: true })
  notes!: string | null;

  @Field(() => String, { nullable: true, description: 'Section id, category id or trade product.' })
  @Column('text', { nullable: true })
  productType!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Product title that the visitor saw, in the language of the page.',
  })
  @Column('text', { nullable: true })
  productTitle!: string | null;

  @Field(() => Float, { nullable: true, description: 'Quantity in metric tons.' })
  @Column({ ...quantity, nullable: true })
  quantity!: number | null;

  @Field(() => String, { nullable: true, description: 'Target price of the visitor, as free text.' })
  @Column('text', { nullable: true })
  targetPrice!: string | null;

  @Field(() => DeliveryTermsEnum, { nullable: true, description: 'Requested or offered Incoterm.' })
  @Column('text', { nullable: true })
  deliveryTerms!: DeliveryTerms | null;

  @Field(() => String, { nullable: true, description: 'Port or place of the Incoterm.' })
  @Column('text', { nullable: true })
  deliveryLocation!: string | null;

  @Field(() => PaymentTermsEnum, { nullable: true, description: 'Requested or offered payment terms.' })
  @Column('text', { nullable: true })
  paymentTerms!: PaymentTerms | null;

  @Field(() => String, { nullable: true, description: 'Additional requirements from the buyer or seller form.' })
  @Column('text', { nullable: true })
  additionalRequirements!: string | null;

  @Field(() => LanguageEnum, { description: 'Language of the page or of the customer; mails to the customer use it.' })
  @Column('text', { default: 'tr' })
  language!: Language;

  @Field(() => Date, { nullable: true, description: 'Time of our first response; null before it.' })
  @Column({ ...timestamp, nullable: true })
  firstResponseAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the latest change to CLOSED; null when the status is not CLOSED.',
  })
  @Column({ ...timestamp, nullable: true })
  closedAt!: Date | null;

  @Field(() => OutcomeEnum, {
    nullable: true,
    description: 'How it was closed; null while it is open, and if it was closed before outcomes were recorded.',
  })
  @Column('text', { nullable: true })
  outcome!: Outcome | null;

  @Field(() => LostReasonEnum, { nullable: true, description: 'Why it was lost; null unless the outcome is LOST.' })
  @Column('text', { nullable: true })
  lostReason!: LostReason | null;

  @Field(() => String, { nullable: true, description: 'Note on the reason; internal, never shown to the visitor.' })
  @Column('text', { nullable: true })
  lostNote!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Amount in `quotedCurrency`: of the order once the outcome is WON, else of our offer, else expected when the request was entered by hand.',
  })
  @Column({ ...money, nullable: true })
  quotedAmount!: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the currency of `quotedAmount`.' })
  @Column('text', { nullable: true })
  quotedCurrency!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'US dollars for one unit of `quotedCurrency` when the amount was set; it does not change until another amount is set. Null when no rate was known.',
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
    description: 'Amount in US dollars at `rateToUsd`, rounded half up; null without an amount or a rate.',
  })
  @Column({ type: 'numeric', precision: 20, scale: 2, nullable: true, insert: false, update: false })
  amountUsd!: number | null;

  /** US dollars for one unit of every currency whose rate was known when the amount was set. */
  @Column('jsonb', { nullable: true, select: false })
  usdRates!: Record<string, number> | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the linked company.' })
  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the linked contact.' })
  @Column('uuid', { nullable: true })
  contactId!: string | null;

  /** Admin user who is responsible; null when nobody is. */
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  @Field(() => Date, { description: 'Time of receipt.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last edit; editors send it back as `version`.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

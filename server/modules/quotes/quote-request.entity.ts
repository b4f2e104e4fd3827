import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type {
  DeliveryTerms,
  Language,
  PaymentTerms,
  Priority,
  QuoteSource,
  QuoteStatus,
} from '../../../common/enums.ts';
import {
  DeliveryTermsEnum,
  LanguageEnum,
  PaymentTermsEnum,
  PriorityEnum,
  QuoteSourceEnum,
  QuoteStatusEnum,
} from '../../platform/graphql/enums.ts';
import { money, quantity, timestamp } from '../../platform/database/columns.ts';

/** Triggers keep `updatedAt`, `firstResponseAt`, `closedAt` and the history of `status` (quote_status_history). */
@ObjectType({ description: 'What a visitor asked for through a public form, and what became of it.' })
@Entity('quote_requests')
export class QuoteRequest {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** UUID made by the form when it opened; sent twice, it is one request. */
  @Column('uuid', { unique: true })
  submissionId!: string;

  @Field({ description: 'What the visitor was told to quote on the phone: KC- and six characters.' })
  @Column('text', { unique: true })
  reference!: string;

  @Field(() => QuoteSourceEnum, { description: 'The form it came from.' })
  @Column('text')
  source!: QuoteSource;

  @Field({ description: 'Name of the person.' })
  @Column('text')
  name!: string;

  @Field({ description: 'E-mail of the person.' })
  @Column('text')
  email!: string;

  @Field({ description: 'As typed; empty when left out.' })
  @Column('text', { default: '' })
  phone!: string;

  @Field({ description: 'Company as typed; empty when left out.' })
  @Column('text', { default: '' })
  company!: string;

  @Field({ description: 'Free text of the visitor; empty when left out.' })
  @Column('text', { default: '' })
  message!: string;

  @Field(() => QuoteStatusEnum, { description: 'How far it has come; any status may follow any other.' })
  @Column('text', { default: 'new' })
  status!: QuoteStatus;

  @Field(() => PriorityEnum, { description: 'How soon it wants an answer.' })
  @Column('text', { default: 'normal' })
  priority!: Priority;

  @Field(() => String, { nullable: true, description: "The sales desk's own notes; the visitor never sees them." })
  @Column('text', { nullable: true })
  notes!: string | null;

  @Field(() => String, { nullable: true, description: 'Section id, category id or trade product.' })
  @Column('text', { nullable: true })
  productType!: string | null;

  @Field(() => String, { nullable: true, description: 'What the visitor saw as the title, in their language.' })
  @Column('text', { nullable: true })
  productTitle!: string | null;

  @Field(() => Float, { nullable: true, description: 'Metric tons.' })
  @Column({ ...quantity, nullable: true })
  quantity!: number | null;

  @Field(() => String, { nullable: true, description: 'Price the visitor has in mind, in their own words.' })
  @Column('text', { nullable: true })
  targetPrice!: string | null;

  @Field(() => DeliveryTermsEnum, { nullable: true, description: 'Incoterm asked for or offered.' })
  @Column('text', { nullable: true })
  deliveryTerms!: DeliveryTerms | null;

  @Field(() => String, { nullable: true, description: 'Port or place that the Incoterm names.' })
  @Column('text', { nullable: true })
  deliveryLocation!: string | null;

  @Field(() => PaymentTermsEnum, { nullable: true, description: 'Way of paying asked for or offered.' })
  @Column('text', { nullable: true })
  paymentTerms!: PaymentTerms | null;

  @Field(() => String, { nullable: true, description: 'Additional notes of the buyer or seller form.' })
  @Column('text', { nullable: true })
  additionalRequirements!: string | null;

  @Field(() => LanguageEnum, { description: 'Language of the page, in which the visitor is answered.' })
  @Column('text', { default: 'tr' })
  language!: Language;

  @Field(() => Date, { nullable: true, description: 'When the visitor first heard from us; null while they wait.' })
  @Column({ ...timestamp, nullable: true })
  firstResponseAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it last became CLOSED; null while it is not.' })
  @Column({ ...timestamp, nullable: true })
  closedAt!: Date | null;

  @Field(() => Float, { nullable: true, description: 'Amount of our offer, in `quotedCurrency`.' })
  @Column({ ...money, nullable: true })
  quotedAmount!: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the offer.' })
  @Column('text', { nullable: true })
  quotedCurrency!: string | null;

  @Field(() => ID, { nullable: true, description: 'Company in the CRM that it belongs to.' })
  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Contact in the CRM who sent it.' })
  @Column('uuid', { nullable: true })
  contactId!: string | null;

  @Field(() => Date, { description: 'When it was received.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last changed: the `version` that an editor sends back.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

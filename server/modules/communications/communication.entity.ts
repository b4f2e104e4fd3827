import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type {
  CommunicationDirection,
  CommunicationStatus,
  CommunicationType,
  Language,
  Priority,
  Sentiment,
} from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import {
  CommunicationDirectionEnum,
  CommunicationStatusEnum,
  CommunicationTypeEnum,
  PriorityEnum,
  SentimentEnum,
} from '../../platform/graphql/enums.ts';

/** Data of a public form (keys in snake_case, for the programs that read them) or of a mail that the team sent. */
interface CommunicationMetadata {
  language?: Language;
  source?: string;
  quote_id?: string;
  product_title?: string | null;
  product_type?: string | null;
  contact_message_id?: string;
  topic?: string | null;
  supplier_application_id?: string;
  country?: string;
  monthly_capacity?: number | null;
  attachments?: { id: string; name: string; type: string; size: number }[];
  /** Name of the mail's template. */
  template?: string;
  /** Whether the mail quotes the one that it answers. */
  quoted?: boolean;
  attachmentIds?: string[];
  /** Offer whose link the mail contains; the stored text has the link without its token. */
  offerId?: string;
}

@ObjectType({
  description: 'A communication between us and a company: e-mail, call, meeting or form.',
})
@Entity('communications')
export class Communication {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => ID, { description: 'UUID of the company.' })
  @Column('uuid')
  companyId!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of the contact.' })
  @Column('uuid', { nullable: true })
  contactId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the quote request that it is about.' })
  @Column('uuid', { nullable: true })
  quoteRequestId!: string | null;

  @Field(() => CommunicationTypeEnum, { description: 'Type of the communication.' })
  @Column('text', { default: 'email' })
  type!: CommunicationType;

  @Field(() => CommunicationDirectionEnum, {
    description: 'Whether the company contacted us or we contacted the company.',
  })
  @Column('text', { default: 'outbound' })
  direction!: CommunicationDirection;

  @Field({ description: 'Subject.' })
  @Column('text')
  subject!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Text of the message, or notes. Our e-mails may contain **bold**, _italic_, lists and links.',
  })
  @Column('text', { nullable: true })
  content!: string | null;

  @Field(() => CommunicationStatusEnum, { description: 'Status.' })
  @Column('text', { default: 'sent' })
  status!: CommunicationStatus;

  @Field(() => PriorityEnum, { description: 'Priority of an answer.' })
  @Column('text', { default: 'normal' })
  priority!: Priority;

  @Field(() => SentimentEnum, { nullable: true, description: 'Sentiment; null when it was not rated.' })
  @Column('text', { nullable: true })
  sentiment!: Sentiment | null;

  @Field({ description: 'Whether a follow-up is required.' })
  @Column('boolean', { default: false })
  followUpRequired!: boolean;

  @Field(() => Date, { nullable: true, description: 'Due time of the follow-up.' })
  @Column({ ...timestamp, nullable: true })
  followUpDate!: Date | null;

  @Field(() => [String], { nullable: true, description: 'Tags; null when there are none.' })
  @Column('text', { array: true, nullable: true })
  tags!: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Duration in minutes; calls and meetings only.' })
  @Column('int', { nullable: true })
  durationMinutes!: number | null;

  @Field(() => GraphQLJSON, { nullable: true, description: 'Additional data of the form or program that created it.' })
  @Column('jsonb', { nullable: true })
  metadata!: CommunicationMetadata | null;

  /** Local part of the Message-ID of an outbound mail, the same for every attempt. */
  @Column('text', { nullable: true })
  messageId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the communication that it answers.' })
  @Column('uuid', { nullable: true })
  replyToId!: string | null;

  /** The first communication of the thread; null for the first one itself, and for one that answers none. */
  @Column('uuid', { nullable: true })
  threadId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Recipient address of an outbound e-mail; null for any other communication.',
  })
  @Column('text', { nullable: true })
  recipient!: string | null;

  @Field(() => [String], { description: 'Addresses of the visible copies of an outbound e-mail.' })
  @Column('text', { array: true, default: () => "'{}'" })
  cc!: string[];

  @Field(() => [String], { description: 'Addresses of the hidden copies of an outbound e-mail.' })
  @Column('text', { array: true, default: () => "'{}'" })
  bcc!: string[];

  @Field(() => Date, {
    nullable: true,
    description: 'Time at which the mail server accepted the e-mail; null before that.',
  })
  @Column({ ...timestamp, nullable: true })
  sentAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Error message of the mail server when the status is FAILED.' })
  @Column('text', { nullable: true })
  failure!: string | null;

  @Field(() => ID, { nullable: true, description: 'Admin user who created it; null when a public form created it.' })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'Time of the communication.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last edit; editors send it back as `version`.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

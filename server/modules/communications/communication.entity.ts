import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type {
  CommunicationDirection,
  CommunicationStatus,
  CommunicationType,
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

@ObjectType({ description: 'One time that a company and we were in touch.' })
@Entity('communications')
export class Communication {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => ID, { description: 'Company that it was with.' })
  @Column('uuid')
  companyId!: string;

  @Field(() => ID, { nullable: true, description: 'Person that it was with.' })
  @Column('uuid', { nullable: true })
  contactId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Quote request that it is about.' })
  @Column('uuid', { nullable: true })
  quoteRequestId!: string | null;

  @Field(() => CommunicationTypeEnum, { description: 'By which means.' })
  @Column('text', { default: 'email' })
  type!: CommunicationType;

  @Field(() => CommunicationDirectionEnum, { description: 'Who got in touch.' })
  @Column('text', { default: 'outbound' })
  direction!: CommunicationDirection;

  @Field({ description: 'What it was about, in a line.' })
  @Column('text')
  subject!: string;

  @Field(() => String, { nullable: true, description: 'What was said or written.' })
  @Column('text', { nullable: true })
  content!: string | null;

  @Field(() => CommunicationStatusEnum, { description: 'What became of it.' })
  @Column('text', { default: 'sent' })
  status!: CommunicationStatus;

  @Field(() => PriorityEnum, { description: 'How soon it wants an answer.' })
  @Column('text', { default: 'normal' })
  priority!: Priority;

  @Field(() => SentimentEnum, { nullable: true, description: 'Its mood; null when nobody judged.' })
  @Column('text', { nullable: true })
  sentiment!: Sentiment | null;

  @Field({ description: 'We still owe them something.' })
  @Column('boolean', { default: false })
  followUpRequired!: boolean;

  @Field(() => Date, { nullable: true, description: 'When we want to have followed up.' })
  @Column({ ...timestamp, nullable: true })
  followUpDate!: Date | null;

  @Field(() => [String], { nullable: true, description: 'Words to find it by; null for none.' })
  @Column('text', { array: true, nullable: true })
  tags!: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Minutes; calls and meetings only.' })
  @Column('int', { nullable: true })
  durationMinutes!: number | null;

  @Field(() => GraphQLJSON, { nullable: true, description: 'What the form or program that wrote it adds.' })
  @Column('jsonb', { nullable: true })
  metadata!: Record<string, unknown> | null;

  /** Left part of the Message-ID of mail that we send, the same for every try. */
  @Column('text', { nullable: true })
  messageId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Communication that it answers.' })
  @Column('uuid', { nullable: true })
  replyToId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address that our mail goes to; null for what is no mail of ours.',
  })
  @Column('text', { nullable: true })
  recipient!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the mail server took our mail; null while it waits.' })
  @Column({ ...timestamp, nullable: true })
  sentAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Status FAILED: why, in the words of the mail server.' })
  @Column('text', { nullable: true })
  failure!: string | null;

  @Field(() => ID, { nullable: true, description: 'Admin user who entered it; null for the public site.' })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'When it took place.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last edited: the `version` that an editor sends back.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type {
  InboundMailFolder,
  InboundMailKind,
  InboundMailNote,
  InboundMailStatus,
  MailCheckResult,
  MailRecipientKind,
  MailSuggestionReason,
} from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import {
  InboundMailFolderEnum,
  InboundMailKindEnum,
  InboundMailNoteEnum,
  InboundMailStatusEnum,
  MailCheckResultEnum,
  MailRecipientKindEnum,
} from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'Recipient of a mail.' })
export class MailRecipient {
  @Field({ description: 'Name; empty when the mail has none.' })
  name!: string;

  @Field({ description: 'E-mail address.' })
  email!: string;

  @Field(() => MailRecipientKindEnum, { description: 'Header that names the recipient.' })
  kind!: MailRecipientKind;
}

@ObjectType({ description: 'A mail that the server read from a mailbox, or that a user dropped on a company.' })
@Entity('inbound_mails')
export class InboundMail {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** SHA-256 of what all copies of the mail have in common. */
  @Column('bytea', { select: false })
  digest!: Buffer;

  @Column('uuid', { nullable: true })
  mailboxId!: string | null;

  @Field(() => InboundMailFolderEnum, { description: 'Where the mail comes from.' })
  @Column('text')
  folder!: InboundMailFolder;

  @Field(() => InboundMailKindEnum, { description: 'Kind.' })
  @Column('text')
  kind!: InboundMailKind;

  @Field(() => InboundMailStatusEnum, { description: 'Status.' })
  @Column('text')
  status!: InboundMailStatus;

  /** Message-ID without angle brackets. */
  @Column('text', { nullable: true })
  messageId!: string | null;

  /** Message-IDs of In-Reply-To and References. */
  @Column('text', { array: true })
  repliesTo!: string[];

  @Field({ description: 'Name of the sender, as the mail states it; may be empty.' })
  @Column('text', { default: '' })
  senderName!: string;

  @Field({
    description:
      'Address of the sender in lower case, as the mail states it; empty when it names none. Proves nothing.',
  })
  @Column('text', { default: '' })
  senderEmail!: string;

  @Field(() => [MailRecipient], { description: 'The first 50 recipients.' })
  @Column('jsonb')
  recipients!: MailRecipient[];

  @Field(() => Int, { description: 'Number of all recipients.' })
  @Column('int')
  recipientCount!: number;

  @Field({ description: 'Subject; may be empty.' })
  @Column('text', { default: '' })
  subject!: string;

  @Field({ description: 'First 200 characters of the text, in one line.' })
  @Column('text', { default: '' })
  snippet!: string;

  @Column('text', { nullable: true, select: false })
  text!: string | null;

  @Column('text', { nullable: true, select: false })
  html!: string | null;

  @Column('text', { nullable: true, select: false })
  headers!: string | null;

  @Field(() => Int, { description: 'Size of the mail in bytes.' })
  @Column('int')
  size!: number;

  @Field(() => Date, { nullable: true, description: 'Date of the mail; null without a valid one.' })
  @Column({ ...timestamp, nullable: true })
  sentAt!: Date | null;

  @Field(() => Date, { description: 'Time at which the mail server received it; lists are ordered by it.' })
  @Column(timestamp)
  receivedAt!: Date;

  @Field(() => MailCheckResultEnum, { description: 'Result of SPF.' })
  @Column('text')
  spf!: MailCheckResult;

  @Field(() => MailCheckResultEnum, { description: 'Result of DKIM.' })
  @Column('text')
  dkim!: MailCheckResult;

  @Field(() => String, { nullable: true, description: 'Domain of the DKIM signature that passed, or failed.' })
  @Column('text', { nullable: true })
  dkimDomain!: string | null;

  @Field(() => MailCheckResultEnum, {
    description: 'Result of DMARC: whether SPF or DKIM prove the address of the sender.',
  })
  @Column('text')
  dmarc!: MailCheckResult;

  @Field(() => [InboundMailNoteEnum], { description: 'What is unusual about the mail.' })
  @Column('text', { array: true })
  notes!: InboundMailNote[];

  @Field(() => String, {
    nullable: true,
    description: 'Warning: domain of a known company that the domain of the sender imitates.',
  })
  @Column('text', { nullable: true })
  lookAlikeOf!: string | null;

  @Column('text', { nullable: true })
  suggestionReason!: MailSuggestionReason | null;

  @Column('uuid', { nullable: true })
  suggestedCompanyId!: string | null;

  @Column('uuid', { nullable: true })
  suggestedContactId!: string | null;

  @Column('uuid', { nullable: true })
  suggestedQuoteRequestId!: string | null;

  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Column('uuid', { nullable: true })
  communicationId!: string | null;

  @Field(() => Date, { nullable: true, description: 'Time at which it was linked or ignored; null while it waits.' })
  @Column({ ...timestamp, nullable: true })
  decidedAt!: Date | null;

  @Column('uuid', { nullable: true })
  decidedBy!: string | null;

  @Field(() => Date, { description: 'Time at which it was stored.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language, QuoteEmailTemplate } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { LanguageEnum, QuoteEmailTemplateEnum } from '../../platform/graphql/enums.ts';

@ObjectType({
  description:
    'An e-mail that will be sent. When its time has come, it becomes a communication with the same id; until then it can be cancelled.',
})
@Entity('scheduled_mails')
export class ScheduledMail {
  @Field(() => ID, { description: 'UUID; later the id of the communication.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => ID, { description: 'UUID of the company.' })
  @Column('uuid')
  companyId!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of the contact.' })
  @Column('uuid', { nullable: true })
  contactId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the quote request that it answers.' })
  @Column('uuid', { nullable: true })
  quoteRequestId!: string | null;

  @Column('uuid', { nullable: true })
  replyToId!: string | null;

  @Field({ description: 'Recipient address.' })
  @Column('text')
  recipient!: string;

  @Field(() => [String], { description: 'Addresses of the visible copies.' })
  @Column('text', { array: true })
  cc!: string[];

  @Field(() => [String], { description: 'Addresses of the hidden copies.' })
  @Column('text', { array: true })
  bcc!: string[];

  @Field({ description: 'Subject.' })
  @Column('text')
  subject!: string;

  @Field({ description: 'Text without the signature.' })
  @Column('text')
  content!: string;

  @Field(() => LanguageEnum, { description: 'Language of the e-mail.' })
  @Column('text')
  language!: Language;

  @Field({ description: 'Whether it quotes the communication that it answers.' })
  @Column('boolean')
  quoted!: boolean;

  @Field(() => QuoteEmailTemplateEnum, { nullable: true, description: 'Template of a quote request mail.' })
  @Column('text', { nullable: true })
  template!: QuoteEmailTemplate | null;

  /** Attached files. */
  @Column('uuid', { array: true })
  attachmentIds!: string[];

  @Field(() => Date, { description: 'Time at which it will be sent.' })
  @Column(timestamp)
  sendAt!: Date;

  @Field(() => String, { nullable: true, description: 'Why it was not sent; null while it waits.' })
  @Column('text', { nullable: true })
  failure!: string | null;

  @Field(() => ID, { nullable: true, description: 'Admin user who wrote it.' })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { CampaignStatus, Language, ViewList } from '../../../common/enums.ts';
import { CampaignStatusEnum, LanguageEnum, ViewListEnum } from '../../platform/graphql/enums.ts';
import { percentage, timestamp } from '../../platform/database/columns.ts';

/** The rates are generated columns. */
const generatedRate = { ...percentage, precision: 13, insert: false, update: false } as const;

@ObjectType({ description: 'The list whose contacts get a campaign.' })
export class CampaignAudience {
  @Field(() => ViewListEnum, {
    description: 'COMPANIES: all contacts of the companies; QUOTE_REQUESTS: the contacts of the requests.',
  })
  list!: ViewList;

  @Field({
    description: 'Filter of the list as in `SavedView.query`. Who matches is decided when the campaign is sent.',
  })
  query!: string;

  @Field({ description: 'Instead of companies: the mailboxes that have confirmed a subscription to market notes.' })
  subscribers!: boolean;
}

/** Text of a campaign. */
interface StoredText {
  subject: string;
  content: string;
}

@ObjectType({
  description: 'An e-mail campaign and its results. Rates are percentages with one decimal; 0 when nothing was sent.',
})
@Entity('email_campaigns')
export class EmailCampaign {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'Subject in the default language; empty while there is none.' })
  @Column('text')
  subject!: string;

  @Field(() => Date, { nullable: true, description: 'When the campaign was sent; null for a draft.' })
  @Column({ ...timestamp, nullable: true })
  sentAt!: Date | null;

  @Field(() => Int, { description: 'Number of messages sent.' })
  @Column('int', { default: 0 })
  sentCount!: number;

  @Field(() => Int, {
    description: 'Number of opens; repeated opens of a message are counted. 0 when `isTracked` is false.',
  })
  @Column('int', { default: 0 })
  openedCount!: number;

  @Field(() => Int, { description: 'Number of clicks on links.' })
  @Column('int', { default: 0 })
  clickedCount!: number;

  @Field(() => Int, { description: 'Number of replies.' })
  @Column('int', { default: 0 })
  repliedCount!: number;

  @Field(() => Float, { description: 'openedCount / sentCount; can exceed 100 because repeated opens are counted.' })
  @Column(generatedRate)
  openRate!: number;

  @Field(() => Float, { description: 'clickedCount / sentCount.' })
  @Column(generatedRate)
  clickRate!: number;

  @Field(() => Float, { description: 'repliedCount / sentCount.' })
  @Column(generatedRate)
  replyRate!: number;

  @Field(() => CampaignStatusEnum, { description: 'State.' })
  @Column('text', { default: 'draft' })
  status!: CampaignStatus;

  @Field({ description: 'Whether opens and clicks were counted. The campaigns of this product do not count them.' })
  @Column('boolean', { default: false })
  isTracked!: boolean;

  /** Empty for a campaign of another program. */
  @Column('jsonb', { default: {} })
  audience!: Partial<CampaignAudience>;

  @Column('jsonb', { default: {} })
  texts!: Partial<Record<Language, StoredText>>;

  @Field(() => LanguageEnum, { description: 'Language of recipients whose own one has no text.' })
  @Column('text', { default: 'en' })
  defaultLanguage!: Language;

  @Field(() => Date, { nullable: true, description: 'When a scheduled campaign will be sent.' })
  @Column({ ...timestamp, nullable: true })
  sendAt!: Date | null;

  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'Time of the last change; editors send it back as `version`.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;

  @Field(() => Date, { description: 'When the campaign was created.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

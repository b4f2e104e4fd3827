import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Language, MarketNoteStatus } from '../../../common/enums.ts';
import type { NotePicture } from '../../../common/market-notes.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { MarketNoteStatusEnum } from '../../platform/graphql/enums.ts';

/** A text of a note. */
interface StoredNoteText {
  title: string;
  summary: string;
  content: string;
}

@ObjectType({ description: 'A note of the desk about the market, in up to five languages.' })
@Entity('market_notes')
export class MarketNote {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Last part of its address, `/market-updates/<slug>`; null before it is published for the first time.',
  })
  @Column('text', { nullable: true })
  slug!: string | null;

  @Field(() => MarketNoteStatusEnum, { description: 'State.' })
  @Column('text', { default: 'draft' })
  status!: MarketNoteStatus;

  @Field(() => String, { description: 'Name of a picture of the site: `hero-rebar`.' })
  @Column('text')
  picture!: NotePicture;

  @Column('jsonb', { default: {} })
  texts!: Partial<Record<Language, StoredNoteText>>;

  @Field(() => Date, { nullable: true, description: 'When a scheduled note will be published.' })
  @Column({ ...timestamp, nullable: true })
  publishAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was published for the first time.' })
  @Column({ ...timestamp, nullable: true })
  publishedAt!: Date | null;

  @Field({ description: 'Whether subscribers get a mail when it is published; each note is mailed once.' })
  @Column('boolean', { default: false })
  notifiesSubscribers!: boolean;

  @Field(() => ID, { nullable: true, description: 'UUID of the campaign with the mails to the subscribers.' })
  @Column('uuid', { nullable: true })
  campaignId!: string | null;

  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'When it was begun.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last change; editors send it back as `version`.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

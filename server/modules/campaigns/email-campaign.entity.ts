import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { percentage, timestamp } from '../../platform/database/columns.ts';

/** The rates are generated columns. */
const generatedRate = { ...percentage, precision: 13, insert: false, update: false } as const;

@ObjectType({
  description: 'An e-mail campaign and its results. Rates are percentages with one decimal; 0 when nothing was sent.',
})
@Entity('email_campaigns')
export class EmailCampaign {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'Subject of the message.' })
  @Column('text')
  subject!: string;

  @Field(() => Date, { nullable: true, description: 'When the campaign was sent; null for a draft.' })
  @Column({ ...timestamp, nullable: true })
  sentAt!: Date | null;

  @Field(() => Int, { description: 'Number of messages sent.' })
  @Column('int', { default: 0 })
  sentCount!: number;

  @Field(() => Int, { description: 'Number of opens; repeated opens of a message are counted.' })
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

  @Field(() => Date, { description: 'When the campaign was created.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

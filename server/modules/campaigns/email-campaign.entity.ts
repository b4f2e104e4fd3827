import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { percentage, timestamp } from '../../platform/database/columns.ts';

/** The database works out the rates. */
const rate = { ...percentage, precision: 13, insert: false, update: false } as const;

@ObjectType({
  description: 'A mailing and what came of it. Rates are percentages to one decimal; 0 where nothing was sent.',
})
@Entity('email_campaigns')
export class EmailCampaign {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'Subject of the message.' })
  @Column('text')
  subject!: string;

  @Field(() => Date, { nullable: true, description: 'When it went out; null while it is being prepared.' })
  @Column({ ...timestamp, nullable: true })
  sentAt!: Date | null;

  @Field(() => Int, { description: 'Messages sent.' })
  @Column('int', { default: 0 })
  sentCount!: number;

  @Field(() => Int, { description: 'How often they were opened; opened again counts again.' })
  @Column('int', { default: 0 })
  openedCount!: number;

  @Field(() => Int, { description: 'How often a link in them was followed.' })
  @Column('int', { default: 0 })
  clickedCount!: number;

  @Field(() => Int, { description: 'Answers.' })
  @Column('int', { default: 0 })
  repliedCount!: number;

  @Field(() => Float, { description: 'openedCount / sentCount; more than 100 where messages were opened again.' })
  @Column(rate)
  openRate!: number;

  @Field(() => Float, { description: 'clickedCount / sentCount.' })
  @Column(rate)
  clickRate!: number;

  @Field(() => Float, { description: 'repliedCount / sentCount.' })
  @Column(rate)
  replyRate!: number;

  @Field(() => Date, { description: 'When it was entered.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

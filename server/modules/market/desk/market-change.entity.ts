import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MarketChangeKind } from '../changes.ts';
import { timestamp } from '../../../platform/database/columns.ts';
import { MarketChangeKindEnum } from '../market.enums.ts';

@ObjectType({ description: 'What a person changed in the market. It is never changed itself.' })
@Entity('market_changes')
export class MarketChange {
  @Field(() => ID, { description: 'Number in order of writing.' })
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Field({ description: 'Of the series: REBAR, USDTRY, BRENT.' })
  @Column('text')
  symbol!: string;

  @Field(() => MarketChangeKindEnum, { description: 'What was done.' })
  @Column('text')
  kind!: MarketChangeKind;

  @Field(() => Float, {
    nullable: true,
    description:
      'What the series stood at, or at the instant that was corrected; null where only its visibility changed.',
  })
  @Column('float8', { nullable: true })
  before!: number | null;

  @Field(() => Float, { nullable: true, description: 'The new value; null where only its visibility changed.' })
  @Column('float8', { nullable: true })
  after!: number | null;

  @Field(() => Date, { nullable: true, description: 'The instant that the value is of.' })
  @Column({ ...timestamp, nullable: true })
  at!: Date | null;

  @Field({ description: 'Why, in the words of whoever did it; may be empty where only its visibility changed.' })
  @Column('text', { default: '' })
  reason!: string;

  @Field({ description: 'E-mail of the admin.' })
  @Column('text')
  actor!: string;

  @Field(() => Date, { description: 'When it was done.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

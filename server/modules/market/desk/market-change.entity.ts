import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { MarketChangeKindEnum } from '../../../platform/graphql/enums.ts';
import type { MarketChangeKind } from '../../../../common/enums.ts';
import { timestamp } from '../../../platform/database/columns.ts';

@ObjectType({ description: 'A manual change of market data. Entries are never modified.' })
@Entity('market_changes')
export class MarketChange {
  @Field(() => ID, { description: 'Sequential number.' })
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Field({ description: 'Symbol of the series: REBAR, USDTRY, BRENT.' })
  @Column('text')
  symbol!: string;

  @Field(() => MarketChangeKindEnum, { description: 'Kind of the change.' })
  @Column('text')
  kind!: MarketChangeKind;

  @Field(() => Float, {
    nullable: true,
    description: 'Previous value of the series, or of the corrected price; null when only the visibility changed.',
  })
  @Column('float8', { nullable: true })
  before!: number | null;

  @Field(() => Float, { nullable: true, description: 'New value; null when only the visibility changed.' })
  @Column('float8', { nullable: true })
  after!: number | null;

  @Field(() => Date, { nullable: true, description: 'Time of the value.' })
  @Column({ ...timestamp, nullable: true })
  at!: Date | null;

  @Field({ description: 'Reason given by the admin; may be empty when only the visibility changed.' })
  @Column('text', { default: '' })
  reason!: string;

  @Field({ description: 'E-mail of the admin.' })
  @Column('text')
  actor!: string;

  @Field(() => Date, { description: 'When the change was made.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

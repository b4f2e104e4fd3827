import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ActivityAction } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { ActivityActionEnum } from '../../platform/graphql/enums.ts';

/** What a feed needs to know of a record without reading it. Keys without a value are left out. */
export interface ActivityDetails {
  name?: string;
  company?: string;
  email?: string;
  status?: string;
}

/** Written by the trigger log_activity alone; each row is announced on the channel `activity` when it is committed. */
@ObjectType({ description: 'One committed change of a record, whoever made it.' })
@Entity('activity_logs')
export class ActivityLog {
  @Field(() => ID, { description: 'Number in order of writing.' })
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Field(() => ActivityActionEnum, { description: 'What happened.' })
  @Column('text')
  action!: ActivityAction;

  @Field({ description: 'Name of the table.' })
  @Column('text')
  targetType!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the record.' })
  @Column('uuid', { nullable: true })
  targetId!: string | null;

  @Field(() => GraphQLJSON, { description: 'name, company, email and status of the record, those that it has.' })
  @Column('jsonb')
  details!: ActivityDetails;

  @Field(() => GraphQLJSON, { nullable: true, description: 'UPDATE only: { field: [before, after] }.' })
  @Column('jsonb', { nullable: true })
  changes!: Record<string, [unknown, unknown]> | null;

  @Field(() => String, { nullable: true, description: 'E-mail of the admin; null for the public site.' })
  @Column('text', { nullable: true })
  actor!: string | null;

  @Field(() => Date, { description: 'When.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ActivityAction } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { ActivityActionEnum } from '../../platform/graphql/enums.ts';

/** Copy of the fields that the activity feed shows, so that it need not load the record. Keys without a value are omitted. */
interface ActivityDetails {
  name?: string;
  company?: string;
  email?: string;
  status?: string;
}

/** Only the trigger log_activity inserts rows. The database announces each committed row on the channel `activity`. */
@ObjectType({ description: 'A committed change of a record.' })
@Entity('activity_logs')
export class ActivityLog {
  @Field(() => ID, { description: 'Sequential number.' })
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Field(() => ActivityActionEnum, { description: 'Kind of the change.' })
  @Column('text')
  action!: ActivityAction;

  @Field({ description: 'Name of the table of the record.' })
  @Column('text')
  targetType!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the record.' })
  @Column('uuid', { nullable: true })
  targetId!: string | null;

  @Field(() => GraphQLJSON, { description: 'name, company, email and status of the record, as far as it has them.' })
  @Column('jsonb')
  details!: ActivityDetails;

  @Field(() => GraphQLJSON, { nullable: true, description: 'UPDATE only: { field: [before, after] }.' })
  @Column('jsonb', { nullable: true })
  changes!: Record<string, [unknown, unknown]> | null;

  @Field(() => String, { nullable: true, description: 'E-mail of the admin; null for the public site and for jobs.' })
  @Column('text', { nullable: true })
  actor!: string | null;

  @Field(() => Date, { description: 'Time of the change.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { AdminRole } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';

export const AdminRoleEnum = graphqlEnum<AdminRole>('AdminRole', 'What an admin user may do.', {
  super_admin: 'Everything, admin users included.',
  admin: 'Reads and edits the records.',
  analyst: 'Reads everything, changes nothing.',
});

/** Triggers end the sessions of one who is deleted or disabled, and forget the second factor of one who has none any more. */
@ObjectType({ description: 'Somebody who may enter the management panel.' })
@Entity('admin_users')
export class AdminUser {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'In lower case; also that of the account they sign in with.' })
  @Column('text', { unique: true })
  email!: string;

  @Field({ description: 'As colleagues call them.' })
  @Column('text')
  name!: string;

  @Field(() => AdminRoleEnum, { description: 'What they may do.' })
  @Column('text')
  role!: AdminRole;

  @Field(() => Date, { nullable: true, description: 'From then on they cannot enter; null for everybody else.' })
  @Column({ ...timestamp, nullable: true })
  disabledAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When they last chose a password; null while it is the first.' })
  @Column({ ...timestamp, nullable: true })
  passwordChangedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since then their sign-in asks for a second factor; null where it does not.',
  })
  @Column({ ...timestamp, nullable: true })
  secondFactorSince!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When their recovery codes were made; null without a second factor.',
  })
  @Column({ ...timestamp, nullable: true })
  recoveryCodesMadeAt!: Date | null;

  @Field(() => Int, {
    description: 'Of the ten recovery codes, those that are not used up; 0 without a second factor.',
  })
  @Column('int', { default: 0 })
  recoveryCodesLeft!: number;

  @Field(() => Date, { description: 'When they were added.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

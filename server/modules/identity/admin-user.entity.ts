import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { AdminRoleEnum } from '../../platform/graphql/enums.ts';
import type { AdminRole } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';

/**
 * Database triggers end the sessions of an admin user who is deleted or disabled, and delete the stored second factor
 * when `secondFactorSince` becomes null.
 */
@ObjectType({ description: 'A user of the administration panel.' })
@Entity('admin_users')
export class AdminUser {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'Lower case; also the e-mail of the account used to sign in.' })
  @Column('text', { unique: true })
  email!: string;

  @Field({ description: 'Display name.' })
  @Column('text')
  name!: string;

  @Field({ description: 'Job title, printed below the signature of offers; may be empty.' })
  @Column('text', { default: '' })
  jobTitle!: string;

  @Field({ description: 'Own lines of the signature of e-mails, above those of the company; empty for the name only.' })
  @Column('text', { default: '' })
  signature!: string;

  @Field(() => AdminRoleEnum, { description: 'Permissions.' })
  @Column('text')
  role!: AdminRole;

  @Field({
    description: 'Whether the user sees and edits only own and unassigned records; only the role SALES has this limit.',
  })
  @Column('boolean', { default: false })
  seesOwnOnly!: boolean;

  @Field(() => Date, { nullable: true, description: 'When access was disabled; null for an enabled admin user.' })
  @Column({ ...timestamp, nullable: true })
  disabledAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the password was last changed; null while the initial password is in use.',
  })
  @Column({ ...timestamp, nullable: true })
  passwordChangedAt!: Date | null;

  @Field({
    description: 'Whether somebody else chose the password: until it is changed, the user can do nothing else.',
  })
  @Column('boolean', { default: false })
  mustChangePassword!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When two-factor authentication was turned on; null when it is off.',
  })
  @Column({ ...timestamp, nullable: true })
  secondFactorSince!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the recovery codes were generated; null without a second factor.',
  })
  @Column({ ...timestamp, nullable: true })
  recoveryCodesMadeAt!: Date | null;

  @Field(() => Int, {
    description: 'Number of unused recovery codes, up to 10; 0 without a second factor.',
  })
  @Column('int', { default: 0 })
  recoveryCodesLeft!: number;

  /** Whether the session of the request was started with a passkey; undefined for other users than the signed-in one. */
  signedInWithPasskey?: boolean;

  @Field(() => Date, { description: 'When the admin user was created.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

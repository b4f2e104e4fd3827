import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { ContactStatus, LeadSource } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { ContactStatusEnum, LeadSourceEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'A person at a company.' })
@Entity('contacts')
export class Contact {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => ID, { description: 'UUID of the company.' })
  @Column('uuid')
  companyId!: string;

  @Field({ description: 'Full name.' })
  @Column('text')
  name!: string;

  /** Unique, ignoring case: search with `email_key(email) = email_key($1)`, which the index supports. */
  @Field(() => String, {
    nullable: true,
    description: 'E-mail address; unique among contacts, ignoring case. Null for a person with only a phone number.',
  })
  @Column('text', { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  @Column('text', { nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Job title.' })
  @Column('text', { nullable: true })
  position!: string | null;

  @Field({ description: 'Whether this is the primary contact of the company.' })
  @Column('boolean', { default: false })
  isPrimary!: boolean;

  @Field(() => ContactStatusEnum, { description: 'Whether the contact is active.' })
  @Column('text', { default: 'active' })
  status!: ContactStatus;

  @Field(() => LeadSourceEnum, { description: 'Channel that the lead came from.' })
  @Column('text', { default: 'manual' })
  leadSource!: LeadSource;

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last edit; editors send it back as `version`.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

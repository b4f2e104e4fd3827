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

  @Field(() => ID, { description: 'Company that the person speaks for.' })
  @Column('uuid')
  companyId!: string;

  @Field({ description: 'Full name.' })
  @Column('text')
  name!: string;

  /** Unique whatever its case: look it up with `email_key(email) = email_key($1)`. */
  @Field({ description: 'E-mail; no two contacts share one, whatever its case.' })
  @Column('text')
  email!: string;

  @Field(() => String, { nullable: true, description: 'Telephone.' })
  @Column('text', { nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'What the person does there.' })
  @Column('text', { nullable: true })
  position!: string | null;

  @Field({ description: 'The one to ask first.' })
  @Column('boolean', { default: false })
  isPrimary!: boolean;

  @Field(() => ContactStatusEnum, { description: 'Whether the person can be reached.' })
  @Column('text', { default: 'active' })
  status!: ContactStatus;

  @Field(() => LeadSourceEnum, { description: 'How the person came to us.' })
  @Column('text', { default: 'manual' })
  leadSource!: LeadSource;

  @Field(() => Date, { description: 'When the contact was entered.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'When the contact was last edited: the `version` that an editor sends back.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

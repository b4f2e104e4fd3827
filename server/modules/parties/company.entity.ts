import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type {
  CompanyPriority,
  CompanySize,
  CompanyStatus,
  CompanyType,
  Currency,
  LeadSource,
} from '../../../common/enums.ts';
import { money, timestamp } from '../../platform/database/columns.ts';
import {
  CompanyPriorityEnum,
  CompanySizeEnum,
  CompanyStatusEnum,
  CompanyTypeEnum,
  CurrencyEnum,
  LeadSourceEnum,
} from '../../platform/graphql/enums.ts';

const text = { type: 'text', nullable: true } as const;

@ObjectType({ description: 'A company in the CRM: lead, prospect, customer, supplier or partner.' })
@Entity('companies')
export class Company {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'Number that people use, given in order: KC-0001.' })
  @Column({ type: 'text', unique: true, default: () => 'next_company_code()', update: false })
  companyCode!: string;

  @Field({ description: 'Trading name, as the company writes it.' })
  @Column('text')
  name!: string;

  @Field(() => String, { nullable: true, description: 'Name in the trade register.' })
  @Column(text)
  legalName!: string | null;

  @Field(() => String, { nullable: true, description: 'Line of business.' })
  @Column(text)
  industry!: string | null;

  @Field(() => CompanyTypeEnum, { description: 'What it is to us.' })
  @Column('text', { default: 'prospect' })
  companyType!: CompanyType;

  @Field(() => CompanySizeEnum, { nullable: true, description: 'Number of people, as a range.' })
  @Column(text)
  size!: CompanySize | null;

  @Field(() => String, { nullable: true, description: 'Address of its website.' })
  @Column(text)
  website!: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  @Column(text)
  addressLine1!: string | null;

  @Field(() => String, { nullable: true, description: 'What the first line has no room for.' })
  @Column(text)
  addressLine2!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  @Column(text)
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'State, province or region.' })
  @Column(text)
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @Column(text)
  postalCode!: string | null;

  @Field({ description: 'Country.' })
  @Column('text', { default: 'Turkey' })
  country!: string;

  @Field(() => String, { nullable: true, description: 'Tax number.' })
  @Column(text)
  taxNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Number in the trade register.' })
  @Column(text)
  tradeRegistryNo!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its LinkedIn page.' })
  @Column(text)
  linkedinUrl!: string | null;

  @Field(() => LeadSourceEnum, { description: 'How it came to us.' })
  @Column('text', { default: 'manual' })
  leadSource!: LeadSource;

  @Field(() => Int, { description: 'How promising, 0 to 100.' })
  @Column('int', { default: 50 })
  leadScore!: number;

  @Field(() => CompanyStatusEnum, { description: 'Whether we deal with it.' })
  @Column('text', { default: 'active' })
  status!: CompanyStatus;

  @Field(() => CompanyPriorityEnum, { description: 'How much it matters.' })
  @Column('text', { default: 'medium' })
  priority!: CompanyPriority;

  @Field(() => String, { nullable: true, description: 'Agreed way of paying, in free words.' })
  @Column(text)
  paymentTerms!: string | null;

  @Field(() => Float, { description: 'In `currency`; 0 grants none.' })
  @Column({ ...money, default: 0 })
  creditLimit!: number;

  @Field(() => CurrencyEnum, { description: 'What its figures are kept in.' })
  @Column('text', { default: 'USD' })
  currency!: Currency;

  @Field(() => String, { nullable: true, description: 'Notes.' })
  @Column(text)
  notes!: string | null;

  @Field(() => String, { nullable: true, description: 'Notes that never leave the management panel.' })
  @Column(text)
  internalNotes!: string | null;

  @Field(() => Date, { nullable: true, description: 'When we first heard of each other.' })
  @Column({ ...timestamp, nullable: true })
  firstContactDate!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the latest communication was; null before the first.' })
  @Column({ ...timestamp, nullable: true, update: false }) // kept by the trigger note_last_contact
  lastContactDate!: Date | null;

  @Field(() => ID, { nullable: true, description: 'Admin user who made it; null for the public site.' })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'When it was entered.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, {
    description: 'When it was last edited: the `version` that an editor sends back. Communications do not move it.',
  })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was put into the bin; null while it is in the lists.' })
  @Column({ ...timestamp, nullable: true })
  deletedAt!: Date | null;
}

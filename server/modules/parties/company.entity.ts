import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
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

const nullableText = { type: 'text', nullable: true } as const;

/** Optional fields that an editor enters. They are both columns of `Company` and fields of `CompanyInput`. */
@ObjectType()
@InputType('CompanyDetailsInput')
export abstract class CompanyDetails {
  @Field(() => String, { nullable: true, description: 'Legal name, as in the trade register.' })
  @Column(nullableText)
  legalName!: string | null;

  @Field(() => String, { nullable: true, description: 'Line of business.' })
  @Column(nullableText)
  industry!: string | null;

  @Field(() => CompanySizeEnum, { nullable: true, description: 'Number of employees, as a range.' })
  @Column(nullableText)
  size!: CompanySize | null;

  @Field(() => String, { nullable: true, description: 'URL of the website; an editor may omit https://.' })
  @Column(nullableText)
  website!: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  @Column(nullableText)
  addressLine1!: string | null;

  @Field(() => String, { nullable: true, description: 'Second line of the address.' })
  @Column(nullableText)
  addressLine2!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  @Column(nullableText)
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'State, province or region.' })
  @Column(nullableText)
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @Column(nullableText)
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number.' })
  @Column(nullableText)
  taxNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Number in the trade register.' })
  @Column(nullableText)
  tradeRegistryNo!: string | null;

  @Field(() => String, { nullable: true, description: 'URL of the LinkedIn page.' })
  @Column(nullableText)
  linkedinUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Agreed payment terms, as free text.' })
  @Column(nullableText)
  paymentTerms!: string | null;

  @Field(() => String, { nullable: true, description: 'Notes; at most 10,000 characters.' })
  @Column(nullableText)
  notes!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Internal notes, shown only in the administration; at most 10,000 characters.',
  })
  @Column(nullableText)
  internalNotes!: string | null;
}

@ObjectType({
  description: 'A company in the CRM: lead, prospect, customer, supplier or partner.',
})
@Entity('companies')
export class Company extends CompanyDetails {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'Human-readable number, assigned in sequence: KC-0001.' })
  @Column({ type: 'text', unique: true, default: () => 'next_company_code()', update: false })
  companyCode!: string;

  @Field({ description: 'Trading name, as the company writes it.' })
  @Column('text')
  name!: string;

  @Field(() => CompanyTypeEnum, { description: 'Business relationship to us.' })
  @Column('text', { default: 'prospect' })
  companyType!: CompanyType;

  @Field({ description: 'Country; empty when unknown.' })
  @Column('text', { default: '' })
  country!: string;

  @Field(() => LeadSourceEnum, { description: 'Channel that the lead came from.' })
  @Column('text', { default: 'manual' })
  leadSource!: LeadSource;

  @Field(() => Int, { description: 'Sales potential, 0 to 100.' })
  @Column('int', { default: 50 })
  leadScore!: number;

  @Field(() => CompanyStatusEnum, { description: 'Status of the business relationship.' })
  @Column('text', { default: 'active' })
  status!: CompanyStatus;

  @Field(() => CompanyPriorityEnum, { description: 'Priority for sales.' })
  @Column('text', { default: 'medium' })
  priority!: CompanyPriority;

  @Field(() => Float, {
    description:
      'Credit limit in `currency`, which the total of an offer may reach without an approval; 0 means that none is set.',
  })
  @Column({ ...money, default: 0 })
  creditLimit!: number;

  @Field(() => CurrencyEnum, { description: 'Currency of `creditLimit` and `totalValue`.' })
  @Column('text', { default: 'USD' })
  currency!: Currency;

  /** Admin user who is responsible; null when nobody is. */
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  @Field(() => Date, { nullable: true, description: 'Time of the first contact.' })
  @Column({ ...timestamp, nullable: true })
  firstContactDate!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Time of the latest communication; null before the first one.' })
  @Column({ ...timestamp, nullable: true, update: false }) // maintained by the trigger note_last_contact
  lastContactDate!: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Admin user who created the company; null when a public form created it.',
  })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, {
    description: 'Time of the last edit; editors send it back as `version`. New communications do not change it.',
  })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Time of deletion; null when the company is not deleted.' })
  @Column({ ...timestamp, nullable: true })
  deletedAt!: Date | null;
}

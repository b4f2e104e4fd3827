import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { BankAccountChangeKind, BankAccountChangeStatus, Currency } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { BankAccountChangeKindEnum, BankAccountChangeStatusEnum, CurrencyEnum } from '../../platform/graphql/enums.ts';

/** Details that an account, a proposed change and a sent offer have in common; an offer keeps its own copy. */
@ObjectType({ description: 'Details of a bank account, as they are or were printed on an offer.' })
@InputType('BankAccountInput', { description: 'Details of a bank account.' })
export class BankAccountDetails {
  @Field({ description: 'Account holder, at most 140 characters.' })
  @Column('text')
  holder!: string;

  @Field({ description: 'Name of the bank, at most 140 characters.' })
  @Column('text')
  bank!: string;

  @Field({ description: 'Branch and city, at most 140 characters; may be empty.' })
  @Column('text')
  branch!: string;

  @Field({
    description: 'IBAN without spaces. Analysts and API tokens get only the last four digits, like •••• 1326.',
  })
  @Column('text')
  iban!: string;

  @Field({ description: 'BIC (SWIFT code) of the bank, 8 or 11 characters.' })
  @Column('text')
  swift!: string;

  @Field(() => CurrencyEnum, { description: 'Currency of the account.' })
  @Column('text')
  currency!: Currency;

  @Field({ description: 'Intermediary bank, at most 140 characters; empty without one.' })
  @Column('text')
  intermediaryBank!: string;

  @Field({ description: 'BIC of the intermediary bank; empty without one.' })
  @Column('text')
  intermediarySwift!: string;
}

/** Only an approved {@link BankAccountChange} writes here. */
@ObjectType({ description: 'A bank account of the company, which offers name for payment.' })
@Entity('bank_accounts')
export class BankAccount extends BankAccountDetails {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When the account was taken out of use; null for an active account.',
  })
  @Column({ ...timestamp, nullable: true })
  retiredAt!: Date | null;

  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last change.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

@ObjectType({ description: 'A change of a bank account: proposed by one super admin, decided by another one.' })
@Entity('bank_account_changes')
export class BankAccountChange {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => BankAccountChangeKindEnum, { description: 'What the change does.' })
  @Column('text')
  kind!: BankAccountChangeKind;

  @Field(() => ID, {
    nullable: true,
    description: 'UUID of the account; null for a new account until the change is approved.',
  })
  @Column('uuid', { nullable: true })
  accountId!: string | null;

  @Field(() => BankAccountDetails, {
    nullable: true,
    description: 'Details before the change; null for a new account.',
  })
  @Column('jsonb', { nullable: true })
  before!: BankAccountDetails | null;

  @Field(() => BankAccountDetails, {
    description: 'Details after the change; a change that retires the account has its present details.',
  })
  @Column('jsonb')
  details!: BankAccountDetails;

  @Field({ description: 'Reason of the change; may be empty.' })
  @Column('text', { default: '' })
  note!: string;

  @Field(() => BankAccountChangeStatusEnum, { description: 'Status.' })
  @Column('text', { default: 'pending' })
  status!: BankAccountChangeStatus;

  @Column('uuid', { nullable: true })
  proposedBy!: string | null;

  @Column('uuid', { nullable: true })
  decidedBy!: string | null;

  @Field(() => Date, { nullable: true, description: 'Time of the decision; null while it is pending.' })
  @Column({ ...timestamp, nullable: true })
  decidedAt!: Date | null;

  @Field(() => Date, { description: 'Time of the proposal.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

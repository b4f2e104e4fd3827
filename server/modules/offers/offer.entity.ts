import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type {
  Currency,
  DeliveryTerms,
  Language,
  OfferUnit,
  PaymentTerms,
  TradeProduct,
} from '../../../common/enums.ts';
import {
  CurrencyEnum,
  DeliveryTermsEnum,
  LanguageEnum,
  PaymentTermsEnum,
  TradeProductEnum,
  OfferUnitEnum,
} from '../../platform/graphql/enums.ts';
import { money, quantity, timestamp } from '../../platform/database/columns.ts';

@ObjectType({ description: 'Exchange rate for the total of an offer in a second currency.' })
export class OfferConversion {
  @Field({ description: 'ISO 4217 code of the second currency.' })
  currency!: string;

  @Field(() => Float, { description: 'Units of the second currency per unit of the currency of the offer.' })
  rate!: number;

  @Field({ description: 'Time of publication of the rate, ISO 8601.' })
  at!: string;

  @Field({ description: 'Source of the rate.' })
  source!: string;

  @Field({ description: 'True only for offers of earlier versions, which converted by example rates too.' })
  indicative!: boolean;
}

/** Immutable: a changed offer is a new offer with a new number. The stored PDF is what the customer received. */
@ObjectType({ description: 'A numbered offer to a customer. Offers are never changed.' })
@Entity('offers')
export class Offer {
  @Field(() => ID, { description: 'UUID; GET /offers/<id>.pdf returns the PDF.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'OFF-, the year and a sequence number without gaps.' })
  @Column('text', { unique: true })
  number!: string;

  @Field(() => ID, { description: 'UUID of the quote request.' })
  @Column('uuid')
  quoteRequestId!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of the company of the request.' })
  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the contact of the request.' })
  @Column('uuid', { nullable: true })
  contactId!: string | null;

  @Field({ description: 'Name of the recipient.' })
  @Column('text')
  contactPerson!: string;

  @Field({ description: 'Company of the recipient; empty when the request names none.' })
  @Column('text', { default: '' })
  companyName!: string;

  @Field({ description: 'E-mail address of the recipient.' })
  @Column('text')
  email!: string;

  @Field(() => LanguageEnum, { description: 'Language of the PDF.' })
  @Column('text')
  language!: Language;

  @Field(() => CurrencyEnum, { description: 'Currency of all amounts.' })
  @Column('text')
  currency!: Currency;

  @Field(() => DeliveryTermsEnum, { description: 'Incoterm.' })
  @Column('text')
  deliveryTerms!: DeliveryTerms;

  @Field({ description: 'Port or place of the Incoterm.' })
  @Column('text')
  deliveryPlace!: string;

  @Field(() => PaymentTermsEnum, { description: 'Payment terms.' })
  @Column('text')
  paymentTerms!: PaymentTerms;

  @Field(() => String, { description: 'Last day of validity, like 2026-12-05.' })
  @Column('date')
  validUntil!: string;

  @Field({ description: 'Note to the customer below the terms; empty when omitted.' })
  @Column('text', { default: '' })
  note!: string;

  @Field(() => Float, { description: 'Sum of the lines, in `currency`.' })
  @Column(money)
  total!: number;

  @Field(() => OfferConversion, {
    nullable: true,
    description: 'Exchange rate at the time of the offer; null without a second currency.',
  })
  @Column('jsonb', { nullable: true })
  conversion!: OfferConversion | null;

  /** Attachment that contains the PDF. */
  @Column('uuid')
  attachmentId!: string;

  @Field(() => ID, { nullable: true, description: 'Admin user who created the offer.' })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

@ObjectType({ description: 'A line of an offer.' })
@Entity('offer_lines')
export class OfferLine {
  @PrimaryColumn('uuid')
  offerId!: string;

  @PrimaryColumn('int')
  position!: number;

  @Field(() => TradeProductEnum, {
    nullable: true,
    description: 'Product; the PDF shows its name in the language of the offer.',
  })
  @Column('text', { nullable: true })
  tradeProduct!: TradeProduct | null;

  @Field({
    description:
      'Details such as size and grade, or the whole description without a product; may be empty with a product.',
  })
  @Column('text', { default: '' })
  description!: string;

  @Field(() => Float, { description: 'Quantity in `unit`, with three decimals.' })
  @Column(quantity)
  quantity!: number;

  @Field(() => OfferUnitEnum, { description: 'Unit of the quantity.' })
  @Column('text')
  unit!: OfferUnit;

  @Field(() => Float, { description: 'Price per unit, in the currency of the offer.' })
  @Column(money)
  unitPrice!: number;

  @Field(() => Float, { description: 'Quantity times price, rounded half up to two decimals.' })
  @Column(money)
  amount!: number;
}

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
} from '../../platform/graphql/enums.ts';
import { money, quantity, timestamp } from '../../platform/database/columns.ts';
import { OfferUnitEnum } from './offer.enums.ts';

@ObjectType({ description: 'The rate by which an offer also names its total in a second currency.' })
export class OfferConversion {
  @Field({ description: 'ISO 4217.' })
  currency!: string;

  @Field(() => Float, { description: "Units of it for one unit of the offer's currency." })
  rate!: number;

  @Field({ description: 'When the rate was published; ISO 8601.' })
  at!: string;

  @Field({ description: 'Who published it; `reference` is the built-in reference series.' })
  source!: string;

  @Field({ description: 'True: of the built-in reference series, not of a market feed.' })
  indicative!: boolean;
}

/** Never changed: another offer is another number. What the customer got is the file, kept as it was. */
@ObjectType({ description: 'An offer to a customer, as it was made: numbered, and never changed.' })
@Entity('offers')
export class Offer {
  @Field(() => ID, { description: 'UUID; GET /offers/<id>.pdf is the document.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'OFF-, the year and a number that counts up in it without a gap.' })
  @Column('text', { unique: true })
  number!: string;

  @Field(() => ID, { description: 'Request that it answers.' })
  @Column('uuid')
  quoteRequestId!: string;

  @Field(() => ID, { nullable: true, description: 'Company that the request belonged to.' })
  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Contact who sent the request.' })
  @Column('uuid', { nullable: true })
  contactId!: string | null;

  @Field({ description: 'Person whom it was made out to.' })
  @Column('text')
  contactPerson!: string;

  @Field({ description: 'Company that it was made out to; empty where the request named none.' })
  @Column('text', { default: '' })
  companyName!: string;

  @Field({ description: 'E-mail of the person.' })
  @Column('text')
  email!: string;

  @Field(() => LanguageEnum, { description: 'Language of the document.' })
  @Column('text')
  language!: Language;

  @Field(() => CurrencyEnum, { description: 'Of all its amounts.' })
  @Column('text')
  currency!: Currency;

  @Field(() => DeliveryTermsEnum, { description: 'Incoterm.' })
  @Column('text')
  deliveryTerms!: DeliveryTerms;

  @Field({ description: 'Port or place that the Incoterm names.' })
  @Column('text')
  deliveryPlace!: string;

  @Field(() => PaymentTermsEnum, { description: 'Way of paying.' })
  @Column('text')
  paymentTerms!: PaymentTerms;

  @Field(() => String, { description: 'The last day on which it holds, as 2026-12-05.' })
  @Column('date')
  validUntil!: string;

  @Field({ description: 'What the customer reads below the terms; empty when left out.' })
  @Column('text', { default: '' })
  note!: string;

  @Field(() => Float, { description: 'Sum of the lines, in `currency`.' })
  @Column(money)
  total!: number;

  @Field(() => OfferConversion, { nullable: true, description: 'As it was when the offer was made; null without one.' })
  @Column('jsonb', { nullable: true })
  conversion!: OfferConversion | null;

  /** Its PDF, kept with the attachments. */
  @Column('uuid')
  attachmentId!: string;

  @Field(() => ID, { nullable: true, description: 'Admin user who made it.' })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'When it was made.' })
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

  @Field(() => TradeProductEnum, { nullable: true, description: 'Goods, named in the language of the offer.' })
  @Column('text', { nullable: true })
  tradeProduct!: TradeProduct | null;

  @Field({ description: 'Size, grade and the like, or all that there is to say; empty where the goods say it.' })
  @Column('text', { default: '' })
  description!: string;

  @Field(() => Float, { description: 'In `unit`, to the thousandth.' })
  @Column(quantity)
  quantity!: number;

  @Field(() => OfferUnitEnum, { description: 'What is counted.' })
  @Column('text')
  unit!: OfferUnit;

  @Field(() => Float, { description: "Of one unit, in the offer's currency." })
  @Column(money)
  unitPrice!: number;

  @Field(() => Float, { description: 'Quantity times price, rounded half up to the hundredth.' })
  @Column(money)
  amount!: number;
}

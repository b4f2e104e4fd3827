import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type {
  Currency,
  Language,
  OfferIncoterm,
  OfferStatus,
  OfferUnit,
  PaymentTerms,
  RateSource,
  TradeProduct,
} from '../../../common/enums.ts';
import {
  CurrencyEnum,
  LanguageEnum,
  OfferIncotermEnum,
  OfferStatusEnum,
  PaymentTermsEnum,
  TradeProductEnum,
  OfferUnitEnum,
} from '../../platform/graphql/enums.ts';
import { money, percentage, quantity, timestamp } from '../../platform/database/columns.ts';
import { BankAccountDetails } from '../bank-accounts/index.ts';

/** Fields whose values have other names in GraphQL than in the database. */
export const offerEnums = ['status', 'language', 'deliveryTerms', 'paymentTerms'] as const satisfies (keyof Offer)[];

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

  @Field({ description: 'True only for offers of earlier versions, which also converted with example rates.' })
  indicative!: boolean;
}

/** Only a draft can be edited; a sent offer is changed by a new revision. The stored PDF is what the customer received. */
@ObjectType({ description: 'A revision of an offer to a customer.' })
@Entity('offers')
export class Offer {
  @Field(() => ID, { description: 'UUID; GET /offers/<id>.pdf returns the PDF.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'OFF-, the year and a sequence number without gaps; the same for all revisions.' })
  @Column('text')
  number!: string;

  @Field(() => Int, { description: 'Counts the revisions of a number, from 1.' })
  @Column('int', { default: 1 })
  revision!: number;

  @Field(() => OfferStatusEnum, { description: 'Status of this revision.' })
  @Column('text', { default: 'draft' })
  status!: OfferStatus;

  @Field(() => ID, { nullable: true, description: 'UUID of the quote request; null for an offer without a request.' })
  @Column('uuid', { nullable: true })
  quoteRequestId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the company.' })
  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the contact.' })
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

  @Field(() => OfferIncotermEnum, { nullable: true, description: 'Incoterm; null only in a draft.' })
  @Column('text', { nullable: true })
  deliveryTerms!: OfferIncoterm | null;

  @Field({ description: 'Port or place of the Incoterm; empty only in a draft.' })
  @Column('text', { default: '' })
  deliveryPlace!: string;

  @Field(() => PaymentTermsEnum, { nullable: true, description: 'Payment terms; null only in a draft.' })
  @Column('text', { nullable: true })
  paymentTerms!: PaymentTerms | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last day of validity in the time zone of Istanbul, like 2026-12-05; null only in a draft.',
  })
  @Column('date', { nullable: true })
  validUntil!: string | null;

  @Field(() => Float, { description: 'Discount on the lines, in `currency`.' })
  @Column({ ...money, default: 0 })
  discount!: number;

  @Field(() => Float, { description: 'Freight, in `currency`.' })
  @Column({ ...money, default: 0 })
  freight!: number;

  @Field(() => Float, { description: 'Insurance, in `currency`.' })
  @Column({ ...money, default: 0 })
  insurance!: number;

  @Field(() => Float, { description: 'VAT on lines, discount, freight and insurance, in percent.' })
  @Column({ ...percentage, default: 0 })
  vatPercent!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Quantity and amount, more or less, in percent; null when nothing is agreed.',
  })
  @Column({ ...percentage, nullable: true })
  tolerancePercent!: number | null;

  @Field(() => String, { nullable: true, description: 'First day of shipment, like 2026-12-05.' })
  @Column('date', { nullable: true })
  shipmentFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'Latest day of shipment, like 2026-12-31.' })
  @Column('date', { nullable: true })
  shipmentUntil!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether partial shipments are allowed; null when the offer does not say.',
  })
  @Column('boolean', { nullable: true })
  partialShipment!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether transshipment is allowed; null when the offer does not say.',
  })
  @Column('boolean', { nullable: true })
  transshipment!: boolean | null;

  @Field({ description: 'Country of origin of the goods; empty when omitted.' })
  @Column('text', { default: '' })
  origin!: string;

  @Field({ description: 'Packing; empty when omitted.' })
  @Column('text', { default: '' })
  packing!: string;

  @Field({ description: 'Port or place of loading; empty when omitted.' })
  @Column('text', { default: '' })
  loadingPort!: string;

  @Field({ description: 'Port or place of discharge; empty when omitted.' })
  @Column('text', { default: '' })
  dischargePort!: string;

  @Field({ description: 'Details of the payment, such as `irrevocable, at sight`; empty when omitted.' })
  @Column('text', { default: '' })
  paymentText!: string;

  @Field({ description: 'Inspection, such as `SGS at the port of loading`; empty when omitted.' })
  @Column('text', { default: '' })
  inspection!: string;

  @Field({ description: 'Documents required, one per line; empty when omitted.' })
  @Column('text', { default: '' })
  documents!: string;

  @Field({ description: 'Note to the customer below the terms; empty when omitted.' })
  @Column('text', { default: '' })
  note!: string;

  @Field(() => Float, { description: 'Sum of the lines, in `currency`.' })
  @Column({ ...money, default: 0 })
  subtotal!: number;

  @Field(() => Float, { description: 'VAT, in `currency`, rounded half up.' })
  @Column({ ...money, default: 0 })
  vat!: number;

  @Field(() => Float, {
    description: 'Sum of the lines less the discount, with freight, insurance and VAT, in `currency`.',
  })
  @Column(money)
  total!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'US dollars for one unit of `currency` when the offer was sent; null when no published rate was known.',
  })
  @Column('float8', { nullable: true })
  rateToUsd!: number | null;

  @Field(() => Date, { nullable: true, description: 'Time of `rateToUsd`.' })
  @Column({ ...timestamp, nullable: true })
  rateAt!: Date | null;

  /** `feed`, `desk` or `manual`; null for US dollars. */
  @Column('text', { nullable: true })
  rateSource!: RateSource | null;

  @Column('text', { nullable: true })
  rateBy!: string | null;

  @Field(() => OfferConversion, {
    nullable: true,
    description: 'Exchange rate at the time of the offer; null without a second currency.',
  })
  @Column('jsonb', { nullable: true })
  conversion!: OfferConversion | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'UUID of the bank account for the payment; null in a draft that leaves the choice to sendOffer, and without an account in the currency.',
  })
  @Column('uuid', { nullable: true })
  bankAccountId!: string | null;

  @Field(() => BankAccountDetails, {
    nullable: true,
    description: 'Bank details on the PDF, as they were when it was sent; null in a draft and without an account.',
  })
  @Column('jsonb', { nullable: true })
  bankDetails!: BankAccountDetails | null;

  /** Attachment that contains the PDF; null in a draft, whose PDF is rendered when it is read. */
  @Column('uuid', { nullable: true })
  attachmentId!: string | null;

  /** Admin who approved a discount or total above the limits. */
  @Column('uuid', { nullable: true })
  approvedBy!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time when an admin approved an offer above the limits; null again after an edit.',
  })
  @Column({ ...timestamp, nullable: true })
  approvedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Time when it was first sent.' })
  @Column({ ...timestamp, nullable: true })
  sentAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Time when the customer first opened it.' })
  @Column({ ...timestamp, nullable: true })
  viewedAt!: Date | null;

  @Field(() => ID, { nullable: true, description: 'Admin user who created the offer.' })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last change; saveOfferDraft takes it as `version`.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

@ObjectType({ description: 'A line of an offer.' })
@Entity('offer_lines')
export class OfferLine {
  @PrimaryColumn('uuid')
  offerId!: string;

  @PrimaryColumn('int')
  position!: number;

  @Field(() => ID, { description: 'UUID that a line keeps while it moves and changes; the same in the next revision.' })
  @Column('uuid', { default: () => 'gen_random_uuid()' })
  key!: string;

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

  @Field({ description: 'Code of the Harmonized System, such as 7207.11; empty when omitted.' })
  @Column('text', { default: '' })
  hsCode!: string;

  @Field({ description: 'Grade, such as B500B; empty when omitted.' })
  @Column('text', { default: '' })
  grade!: string;

  @Field({ description: 'Standard, such as EN 10080; empty when omitted.' })
  @Column('text', { default: '' })
  standard!: string;

  @Field(() => Float, { nullable: true, description: 'Quantity in `unit`, with three decimals; null only in a draft.' })
  @Column({ ...quantity, nullable: true })
  quantity!: number | null;

  @Field(() => OfferUnitEnum, { description: 'Unit of the quantity.' })
  @Column('text')
  unit!: OfferUnit;

  @Field(() => Float, {
    nullable: true,
    description: 'Price per unit, in the currency of the offer; null only in a draft.',
  })
  @Column({ ...money, nullable: true })
  unitPrice!: number | null;

  @Field(() => Float, { description: 'Quantity times price, rounded half up to two decimals.' })
  @Column(money)
  amount!: number;
}

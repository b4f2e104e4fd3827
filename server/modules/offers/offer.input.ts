import { Field, Float, ID, InputType } from 'type-graphql';
import type {
  Currency,
  Language,
  OfferIncoterm,
  OfferUnit,
  PaymentTerms,
  TradeProduct,
} from '../../../common/enums.ts';
import {
  CurrencyEnum,
  LanguageEnum,
  OfferIncotermEnum,
  OfferUnitEnum,
  PaymentTermsEnum,
  TradeProductEnum,
} from '../../platform/graphql/enums.ts';

@InputType({ description: 'Goods of a line.' })
class OfferGoodsInput {
  @Field(() => TradeProductEnum, {
    nullable: true,
    description: 'Product; the PDF shows its name in the language of the offer.',
  })
  tradeProduct?: TradeProduct | null;

  @Field(() => String, {
    nullable: true,
    description: 'Description, at most 300 characters; an offer needs it where there is no `tradeProduct`.',
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the Harmonized System, 4 to 12 digits, such as 7207.11.',
  })
  hsCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Grade, such as B500B, at most 80 characters.' })
  grade?: string | null;

  @Field(() => String, { nullable: true, description: 'Standard, such as EN 10080, at most 80 characters.' })
  standard?: string | null;
}

@InputType({ description: 'A line of an offer, with a product, a description or both.' })
class OfferLineInput extends OfferGoodsInput {
  @Field(() => Float, { description: 'Quantity rounded to three decimals, more than 0 and at most 10 million.' })
  quantity!: number;

  @Field(() => OfferUnitEnum, { description: 'Unit of the quantity.' })
  unit!: OfferUnit;

  @Field(() => Float, { description: 'Price per unit rounded to two decimals, from 0 to 100 million.' })
  unitPrice!: number;
}

@InputType({ description: 'A line of a draft; every field may be missing.' })
class OfferDraftLineInput extends OfferGoodsInput {
  @Field(() => ID, { nullable: true, description: '`key` of the line; a new one is created without it.' })
  key?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Quantity rounded to three decimals, more than 0 and at most 10 million.',
  })
  quantity?: number | null;

  @Field(() => OfferUnitEnum, { nullable: true, description: 'Unit of the quantity. By default tons.' })
  unit?: OfferUnit | null;

  @Field(() => Float, { nullable: true, description: 'Price per unit rounded to two decimals, from 0 to 100 million.' })
  unitPrice?: number | null;
}

@InputType({ description: 'Recipient and optional terms of an offer.' })
class OfferTermsInput {
  @Field(() => ID, {
    nullable: true,
    description: 'UUID of a quote request that is not closed; either this or `companyId` is required.',
  })
  quoteRequestId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the company of an offer without a request.' })
  companyId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'UUID of the contact who receives an offer without a request; by default the primary contact.',
  })
  contactId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Second currency for the total, converted with the rate of the day, whose date and source the PDF shows: USD, TRY, EUR, GBP, CNY, JPY, IRR or AED.',
  })
  convertedTo?: string | null;

  @Field(() => Float, { nullable: true, description: 'Discount on the lines, in `currency`.' })
  discount?: number | null;

  @Field(() => Float, { nullable: true, description: 'Freight, in `currency`.' })
  freight?: number | null;

  @Field(() => Float, { nullable: true, description: 'Insurance, in `currency`.' })
  insurance?: number | null;

  @Field(() => Float, { nullable: true, description: 'VAT on lines, discount, freight and insurance, in percent.' })
  vatPercent?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Quantity and amount, more or less, in percent; null when nothing is agreed.',
  })
  tolerancePercent?: number | null;

  @Field(() => String, { nullable: true, description: 'First day of shipment, like 2026-12-05.' })
  shipmentFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Latest day of shipment, like 2026-12-31.' })
  shipmentUntil?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether partial shipments are allowed; null when the offer does not say.',
  })
  partialShipment?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether transshipment is allowed; null when the offer does not say.',
  })
  transshipment?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Country of origin of the goods, at most 80 characters.' })
  origin?: string | null;

  @Field(() => String, { nullable: true, description: 'Packing, at most 300 characters.' })
  packing?: string | null;

  @Field(() => String, { nullable: true, description: 'Port or place of loading, at most 120 characters.' })
  loadingPort?: string | null;

  @Field(() => String, { nullable: true, description: 'Port or place of discharge, at most 120 characters.' })
  dischargePort?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'UUID of an active bank account in `currency`, for the payment. Without it, sendOffer takes the only such account, and fails when there are several.',
  })
  bankAccountId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Details of the payment, such as `irrevocable, at sight`, at most 300 characters.',
  })
  paymentText?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Inspection, such as `SGS at the port of loading`, at most 300 characters.',
  })
  inspection?: string | null;

  @Field(() => String, { nullable: true, description: 'Documents required, one per line, at most 3,000 characters.' })
  documents?: string | null;

  @Field(() => String, { nullable: true, description: 'Note to the customer, at most 3,000 characters.' })
  note?: string | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of PDF and e-mail; by default the language of the request, else English.',
  })
  language?: Language | null;
}

@InputType({ description: 'A complete offer. The server computes the amounts.' })
export class OfferInput extends OfferTermsInput {
  @Field(() => [OfferLineInput], { description: 'Lines of the offer, 1 to 60.' })
  lines!: OfferLineInput[];

  @Field(() => CurrencyEnum, { description: 'Currency of all amounts.' })
  currency!: Currency;

  @Field(() => OfferIncotermEnum, { description: 'Incoterm.' })
  deliveryTerms!: OfferIncoterm;

  @Field(() => String, { description: 'Port or place of the Incoterm, at most 120 characters.' })
  deliveryPlace!: string;

  @Field(() => PaymentTermsEnum, { description: 'Payment terms.' })
  paymentTerms!: PaymentTerms;

  @Field(() => String, {
    description: 'Last day of validity, like 2026-12-05: from today in the time zone of Istanbul to one year ahead.',
  })
  validUntil!: string;
}

@InputType({ description: 'An offer that may be incomplete. The server computes the amounts.' })
export class OfferDraftInput extends OfferTermsInput {
  @Field(() => [OfferDraftLineInput], { nullable: true, description: 'Lines of the offer, at most 60.' })
  lines?: OfferDraftLineInput[] | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'Currency of all amounts.' })
  currency?: Currency | null;

  @Field(() => OfferIncotermEnum, { nullable: true, description: 'Incoterm.' })
  deliveryTerms?: OfferIncoterm | null;

  @Field(() => String, { nullable: true, description: 'Port or place of the Incoterm, at most 120 characters.' })
  deliveryPlace?: string | null;

  @Field(() => PaymentTermsEnum, { nullable: true, description: 'Payment terms.' })
  paymentTerms?: PaymentTerms | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last day of validity, like 2026-12-05: at most one year ahead.',
  })
  validUntil?: string | null;
}

@InputType({ description: 'Text of the mail with which an offer is sent.' })
export class OfferMailInput {
  @Field({ description: 'Subject, at most 300 characters.' })
  subject!: string;

  @Field({ description: 'Plain text, at most 20,000 characters, with the `link` of offerMail in it.' })
  content!: string;
}

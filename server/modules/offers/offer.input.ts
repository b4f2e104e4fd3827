import { Field, Float, ID, InputType } from 'type-graphql';
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

@InputType({ description: 'A line of a new offer, with a product, a description or both.' })
class OfferLineInput {
  @Field(() => TradeProductEnum, {
    nullable: true,
    description: 'Product; the PDF shows its name in the language of the offer.',
  })
  tradeProduct?: TradeProduct | null;

  @Field(() => String, {
    nullable: true,
    description: 'Description, at most 300 characters; required without `tradeProduct`.',
  })
  description?: string | null;

  @Field(() => Float, { description: 'Quantity, rounded to three decimals; more than 0 and at most 10 million.' })
  quantity!: number;

  @Field(() => OfferUnitEnum, { description: 'Unit of the quantity.' })
  unit!: OfferUnit;

  @Field(() => Float, { description: 'Price per unit, rounded to two decimals; from 0 to 100 million.' })
  unitPrice!: number;
}

@InputType({ description: 'A new offer for a quote request. The server computes the amounts.' })
export class OfferInput {
  @Field(() => ID, { description: 'UUID of a quote request that is not closed.' })
  quoteRequestId!: string;

  @Field(() => [OfferLineInput], { description: 'Lines of the offer, 1 to 60.' })
  lines!: OfferLineInput[];

  @Field(() => CurrencyEnum, { description: 'Currency of all amounts.' })
  currency!: Currency;

  @Field(() => String, {
    nullable: true,
    description:
      'Second currency for the total, at the current rate: USD, TRY, EUR, GBP, CNY, JPY, IRR or AED. The PDF shows date and source of ' +
      'the rate.',
  })
  convertedTo?: string | null;

  @Field(() => DeliveryTermsEnum, { description: 'Incoterm.' })
  deliveryTerms!: DeliveryTerms;

  @Field({ description: 'Port or place of the Incoterm, at most 120 characters.' })
  deliveryPlace!: string;

  @Field(() => PaymentTermsEnum, { description: 'Payment terms.' })
  paymentTerms!: PaymentTerms;

  @Field({
    description: 'Last day of validity, like 2026-12-05: from today in the time zone of Istanbul to one year ahead.',
  })
  validUntil!: string;

  @Field(() => String, { nullable: true, description: 'Note to the customer, at most 3,000 characters.' })
  note?: string | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of PDF and e-mail; by default the language of the request.',
  })
  language?: Language | null;
}

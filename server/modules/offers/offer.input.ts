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
} from '../../platform/graphql/enums.ts';
import { OfferUnitEnum } from './offer.enums.ts';

@InputType({ description: 'A line of a new offer: goods, a description or both.' })
export class OfferLineInput {
  @Field(() => TradeProductEnum, { nullable: true, description: 'Goods, named in the language of the offer.' })
  tradeProduct?: TradeProduct | null;

  @Field(() => String, { nullable: true, description: 'Up to 300 characters; required without `tradeProduct`.' })
  description?: string | null;

  @Field(() => Float, { description: 'More than 0, to the thousandth; 10 million at most.' })
  quantity!: number;

  @Field(() => OfferUnitEnum, { description: 'What is counted.' })
  unit!: OfferUnit;

  @Field(() => Float, { description: 'Of one unit, 0 or more, to the hundredth; 100 million at most.' })
  unitPrice!: number;
}

@InputType({ description: 'A new offer in answer to a quote request. Amounts are reckoned by the server.' })
export class OfferInput {
  @Field(() => ID, { description: 'Request that it answers; not one that is closed.' })
  quoteRequestId!: string;

  @Field(() => [OfferLineInput], { description: '1 to 60.' })
  lines!: OfferLineInput[];

  @Field(() => CurrencyEnum, { description: 'Of all amounts.' })
  currency!: Currency;

  @Field(() => String, {
    nullable: true,
    description:
      'Another currency that the total is also named in, by the rate of the day, with its date and source: USD, TRY, EUR, GBP, CNY, JPY, ' +
      'IRR or AED.',
  })
  convertedTo?: string | null;

  @Field(() => DeliveryTermsEnum, { description: 'Incoterm.' })
  deliveryTerms!: DeliveryTerms;

  @Field({ description: 'Port or place that the Incoterm names; up to 120 characters.' })
  deliveryPlace!: string;

  @Field(() => PaymentTermsEnum, { description: 'Way of paying.' })
  paymentTerms!: PaymentTerms;

  @Field({
    description: 'The last day on which it holds, as 2026-12-05: today in Istanbul or later, a year ahead at most.',
  })
  validUntil!: string;

  @Field(() => String, { nullable: true, description: 'For the customer, up to 3,000 characters.' })
  note?: string | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Of the document and the mail; left out: that of the request.',
  })
  language?: Language | null;
}

import { Field, Float, ID, InputType } from 'type-graphql';
import type { DeliveryTerms, Language, PaymentTerms, QuoteSource, TradeProduct } from '../../../common/enums.ts';
import {
  DeliveryTermsEnum,
  LanguageEnum,
  PaymentTermsEnum,
  QuoteSourceEnum,
  TradeProductEnum,
} from '../../platform/graphql/enums.ts';

@InputType({ description: 'Trade terms of the buyer form or the seller form.' })
export class TradeTermsInput {
  @Field(() => TradeProductEnum, { description: 'Product.' })
  productType!: TradeProduct;

  @Field(() => Float, { description: 'Quantity in metric tons, more than 0.' })
  quantity!: number;

  @Field({ description: 'Target price as free text, at most 120 characters.' })
  targetPrice!: string;

  @Field(() => DeliveryTermsEnum, { description: 'Incoterm.' })
  deliveryTerms!: DeliveryTerms;

  @Field({ description: 'Port or place of the Incoterm, at most 200 characters.' })
  deliveryLocation!: string;

  @Field(() => PaymentTermsEnum, { description: 'Payment terms.' })
  paymentTerms!: PaymentTerms;

  @Field(() => String, { nullable: true, description: 'Additional notes, at most 5,000 characters.' })
  additionalNotes?: string | null;
}

@InputType({
  description:
    'A quote request from a public form. Control characters and bidirectional formatting characters are removed from every field.',
})
export class QuoteRequestInput {
  @Field(() => ID, {
    description:
      'Idempotency key: a UUID that the form generates when it opens. A repeated submission returns the first receipt and stores nothing.',
  })
  submissionId!: string;

  @Field(() => QuoteSourceEnum, { description: 'Form that the request is sent with.' })
  source!: QuoteSource;

  @Field({ description: 'Name of the person, at most 120 characters.' })
  name!: string;

  @Field({ description: 'E-mail address for the answer; exactly one address without a display name.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Company name, at most 200 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, at most 40 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Message, at most 5,000 characters.' })
  message?: string | null;

  @Field(() => String, { nullable: true, description: 'Section id, category id or trade product.' })
  productType?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title of the product as the page showed it, at most 200 characters.',
  })
  productTitle?: string | null;

  @Field(() => LanguageEnum, { description: 'Language of the page; mails to the visitor use it.' })
  language!: Language;

  @Field(() => TradeTermsInput, {
    nullable: true,
    description: 'Trade terms; required for the buyer form and the seller form.',
  })
  trade?: TradeTermsInput | null;

  @Field({ description: 'Whether the privacy notice was accepted; false returns BAD_USER_INPUT.' })
  consent!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Consent to marketing e-mails, which can be withdrawn at any time.',
  })
  marketingConsent?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Honeypot: an invisible field that people leave empty.' })
  website?: string | null;
}

import { Field, Float, ID, InputType } from 'type-graphql';
import type { DeliveryTerms, Language, PaymentTerms, QuoteSource, TradeProduct } from '../../../common/enums.ts';
import {
  DeliveryTermsEnum,
  LanguageEnum,
  PaymentTermsEnum,
  QuoteSourceEnum,
  TradeProductEnum,
} from '../../platform/graphql/enums.ts';

@InputType({ description: 'What the buyer form asks for and the seller form offers.' })
export class TradeTermsInput {
  @Field(() => TradeProductEnum, { description: 'The goods.' })
  productType!: TradeProduct;

  @Field(() => Float, { description: 'Metric tons, above 0.' })
  quantity!: number;

  @Field({ description: 'Price in mind, in free words; at most 120 characters.' })
  targetPrice!: string;

  @Field(() => DeliveryTermsEnum, { description: 'Incoterm.' })
  deliveryTerms!: DeliveryTerms;

  @Field({ description: 'Port or place that the Incoterm names; at most 200 characters.' })
  deliveryLocation!: string;

  @Field(() => PaymentTermsEnum, { description: 'Way of paying.' })
  paymentTerms!: PaymentTerms;

  @Field(() => String, { nullable: true, description: 'Anything else; at most 5,000 characters.' })
  additionalNotes?: string | null;
}

@InputType({
  description:
    'A quote request as a public form sends it. Line ends and other controls, and marks that reorder text, are taken out of every field.',
})
export class QuoteRequestInput {
  @Field(() => ID, {
    description: 'UUID made when the form opens. Sending it again returns the first receipt and writes nothing.',
  })
  submissionId!: string;

  @Field(() => QuoteSourceEnum, { description: 'The form it comes from.' })
  source!: QuoteSource;

  @Field({ description: 'Name of the person; at most 120 characters.' })
  name!: string;

  @Field({ description: 'E-mail to answer to: one plain address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Company; at most 200 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone; at most 40 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Free text; at most 5,000 characters.' })
  message?: string | null;

  @Field(() => String, { nullable: true, description: 'Section id, category id or trade product.' })
  productType?: string | null;

  @Field(() => String, { nullable: true, description: 'Its title as the page showed it; at most 200 characters.' })
  productTitle?: string | null;

  @Field(() => LanguageEnum, { description: 'Language of the page, in which the visitor is answered.' })
  language!: Language;

  @Field(() => TradeTermsInput, { nullable: true, description: 'Required from the buyer and the seller form.' })
  trade?: TradeTermsInput | null;

  @Field({ description: 'The privacy notice was read; false is BAD_USER_INPUT.' })
  consent!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'News by e-mail is welcome; withdrawable at any time.' })
  marketingConsent?: boolean | null;

  @Field(() => String, { nullable: true, description: 'People leave it empty: they do not see it.' })
  website?: string | null;
}

import { Field, InputType, ObjectType } from 'type-graphql';
import type { Language } from '../../../common/enums.ts';
import type { QuoteEmailTemplate } from './quote-email.form.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';

export const QuoteEmailTemplateEnum = graphqlEnum<QuoteEmailTemplate>(
  'QuoteEmailTemplate',
  'A letter to begin with, in the order of the work.',
  {
    acknowledge: 'It is being worked on; what they wait for is still owed.',
    ask_details: 'What a price hangs on and is not known yet.',
    price_follow_up: 'Whether they have looked at our price, or whether theirs still stands.',
    offer_cover: 'An offer is attached.',
    decline: 'No offer at present, politely.',
  },
);

@ObjectType({ description: 'A text for an e-mail about a quote request, with what is known of it in its place.' })
export class QuoteEmailLetter {
  @Field(() => QuoteEmailTemplateEnum, { description: 'Which one.' })
  template!: QuoteEmailTemplate;

  @Field({ description: 'Subject.' })
  subject!: string;

  @Field({ description: "Plain text, without a signature: the e-mail brings the sender's." })
  body!: string;
}

@InputType({ description: 'An e-mail to whoever sent a quote request.' })
export class QuoteEmailInput {
  @Field(() => String, { nullable: true, description: "Address that it goes to; the request's unless told." })
  to?: string | null;

  @Field({ description: 'At most 300 characters.' })
  subject!: string;

  @Field({ description: 'Plain text, at most 20,000 characters.' })
  body!: string;

  @Field(() => LanguageEnum, { nullable: true, description: "Language it is written in; the request's unless told." })
  language?: Language | null;

  @Field(() => QuoteEmailTemplateEnum, {
    nullable: true,
    description: 'Letter that it began with: after ACKNOWLEDGE the request still wants its answer.',
  })
  template?: QuoteEmailTemplate | null;
}

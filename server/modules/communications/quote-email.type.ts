import { Field, InputType, ObjectType } from 'type-graphql';
import type { Language } from '../../../common/enums.ts';
import type { QuoteEmailTemplate } from './quote-email.form.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';

const QuoteEmailTemplateEnum = graphqlEnum<QuoteEmailTemplate>(
  'QuoteEmailTemplate',
  'Template of an e-mail about a quote request, in workflow order.',
  {
    acknowledge: 'Acknowledges the request; the request still waits for an answer.',
    ask_details: 'Asks for missing details that the price depends on.',
    price_follow_up: 'Follows up on our price, or asks whether their price is still valid.',
    offer_cover: 'Cover letter of an attached offer.',
    decline: 'Politely declines to make an offer.',
  },
);

@ObjectType({ description: 'Draft of an e-mail about a quote request, with the data of the request filled in.' })
export class QuoteEmailLetter {
  @Field(() => QuoteEmailTemplateEnum, { description: 'Template of the draft.' })
  template!: QuoteEmailTemplate;

  @Field({ description: 'Subject.' })
  subject!: string;

  @Field({ description: 'Plain text without a signature, which is added on sending.' })
  body!: string;
}

@InputType({ description: 'An e-mail to the sender of a quote request.' })
export class QuoteEmailInput {
  @Field(() => String, { nullable: true, description: 'Recipient address; by default the address of the request.' })
  to?: string | null;

  @Field({ description: 'Subject, at most 300 characters.' })
  subject!: string;

  @Field({ description: 'Text of the e-mail, plain text of at most 20,000 characters.' })
  body!: string;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of the e-mail; by default the language of the request.',
  })
  language?: Language | null;

  @Field(() => QuoteEmailTemplateEnum, {
    nullable: true,
    description: 'Template that the text started from. After ACKNOWLEDGE the request still waits for an answer.',
  })
  template?: QuoteEmailTemplate | null;
}

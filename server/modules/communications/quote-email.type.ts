import { Field, InputType, ObjectType } from 'type-graphql';
import type { Language, QuoteEmailTemplate } from '../../../common/enums.ts';
import { LanguageEnum, QuoteEmailTemplateEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'Draft of an e-mail about a quote request, with the data of the request filled in.' })
export class QuoteEmailDraft {
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

  @Field({ description: 'Text of the e-mail, at most 20,000 characters, with the formatting of `ScheduledMailInput`.' })
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

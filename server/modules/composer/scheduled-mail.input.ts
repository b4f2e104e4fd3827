import { Field, ID, InputType } from 'type-graphql';
import type { Language, QuoteEmailTemplate } from '../../../common/enums.ts';
import { LanguageEnum, QuoteEmailTemplateEnum } from '../../platform/graphql/enums.ts';

@InputType({
  description:
    'An e-mail to a company. Give one of `companyId`, `quoteRequestId` and `replyToId`; the others follow from it.',
})
export class ScheduledMailInput {
  @Field(() => ID, { nullable: true, description: 'UUID of the company.' })
  companyId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of a contact of the company; the primary contact by default.' })
  contactId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the quote request that it answers.' })
  quoteRequestId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the inbound communication that it answers.' })
  replyToId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Recipient address; by default the one of the contact or of the request.',
  })
  to?: string | null;

  @Field(() => [String], { nullable: true, description: 'Addresses of visible copies.' })
  cc?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Addresses of hidden copies. At most 20 addresses in all.',
  })
  bcc?: string[] | null;

  @Field({ description: 'Subject, at most 300 characters.' })
  subject!: string;

  @Field({
    description:
      'Text without the signature, at most 20,000 characters, with **bold**, _italic_, [links](https://…) and lists of lines that begin with `- ` or `1. `. BAD_USER_INPUT while it contains a variable such as {{contact.name}}.',
  })
  content!: string;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of the e-mail; by default the language of the quote request.',
  })
  language?: Language | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the text of the answered communication is quoted below the e-mail; true by default.',
  })
  quoted?: boolean | null;

  @Field(() => QuoteEmailTemplateEnum, {
    nullable: true,
    description: 'Template that the text started from. After ACKNOWLEDGE the request still waits for an answer.',
  })
  template?: QuoteEmailTemplate | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'UUIDs of files to attach: documents and sent offers of the company. At most 10 files of 14 MB together.',
  })
  attachmentIds?: string[] | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When to send it, within a year; by default in 10 seconds, so that it can still be cancelled.',
  })
  sendAt?: Date | null;
}

import { Field, InputType, ObjectType } from 'type-graphql';
import type { Language } from '../../../common/enums.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'A template with the data of a customer filled in.' })
export class FilledMailTemplate {
  @Field({
    description: 'Subject. A variable without a value stays, and has to be replaced before the e-mail is sent.',
  })
  subject!: string;

  @Field({ description: 'Text, as `subject`.' })
  content!: string;
}

@InputType({
  description:
    'Values of a template. Variables: {{contact.name}}, {{company.name}}, {{request.reference}}, {{request.product}}, {{sender.name}}, {{sender.title}}; others are BAD_USER_INPUT.',
})
export class MailTemplateInput {
  @Field({ description: 'Name, at most 80 characters.' })
  name!: string;

  @Field(() => LanguageEnum, { description: 'Language.' })
  language!: Language;

  @Field({ description: 'Subject, at most 300 characters.' })
  subject!: string;

  @Field({ description: 'Text, at most 20,000 characters, with the formatting of an e-mail.' })
  content!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether all colleagues see the template, for which the role ADMIN is needed; false by default.',
  })
  isShared?: boolean | null;
}

import { Field, ID, InputType } from 'type-graphql';
import type { ContactTopic, Language } from '../../../common/enums.ts';
import { ContactTopicEnum, LanguageEnum } from '../../platform/graphql/enums.ts';

@InputType({
  description:
    'A message as the contact page sends it. Line ends and other controls, and marks that reorder text, are taken out of every field.',
})
export class ContactMessageInput {
  @Field(() => ID, {
    description: 'UUID made when the form opens. Sending it again returns the first receipt and writes nothing.',
  })
  submissionId!: string;

  @Field({ description: 'Name of the person; at most 120 characters.' })
  name!: string;

  @Field({ description: 'Company; at most 200 characters.' })
  company!: string;

  @Field({ description: 'E-mail to answer to: one plain address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Telephone; at most 40 characters.' })
  phone?: string | null;

  @Field(() => ContactTopicEnum, { nullable: true, description: 'What it is about, roughly.' })
  topic?: ContactTopic | null;

  @Field({ description: 'What it is about, in a line; at most 200 characters.' })
  subject!: string;

  @Field({ description: 'Free text; at most 5,000 characters.' })
  message!: string;

  @Field(() => LanguageEnum, { description: 'Language of the page, in which the visitor is answered.' })
  language!: Language;

  @Field(() => ID, { nullable: true, description: 'File to go with it: the id that POST /attachments answered.' })
  attachmentId?: string | null;

  @Field({ description: 'The privacy notice was read; false is BAD_USER_INPUT.' })
  consent!: boolean;

  @Field(() => String, { nullable: true, description: 'People leave it empty: they do not see it.' })
  website?: string | null;
}

import { Field, ID, InputType } from 'type-graphql';
import type { ContactTopic, Language } from '../../../common/enums.ts';
import { ContactTopicEnum, LanguageEnum } from '../../platform/graphql/enums.ts';

@InputType({
  description:
    'A message from the contact page. Control characters and bidirectional formatting characters are removed from every field.',
})
export class ContactMessageInput {
  @Field(() => ID, {
    description:
      'Idempotency key: a UUID that the form generates when it opens. A repeated submission returns the first receipt and stores nothing.',
  })
  submissionId!: string;

  @Field({ description: 'Name of the person, at most 120 characters.' })
  name!: string;

  @Field({ description: 'Company name, at most 200 characters.' })
  company!: string;

  @Field({ description: 'E-mail address for the answer; exactly one address without a display name.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, at most 40 characters.' })
  phone?: string | null;

  @Field(() => ContactTopicEnum, { nullable: true, description: 'Topic of the message.' })
  topic?: ContactTopic | null;

  @Field({ description: 'Subject, at most 200 characters.' })
  subject!: string;

  @Field({ description: 'Message, at most 5,000 characters.' })
  message!: string;

  @Field(() => LanguageEnum, { description: 'Language of the page; mails to the visitor use it.' })
  language!: Language;

  @Field(() => ID, { nullable: true, description: 'Attached file: the id that POST /attachments returned.' })
  attachmentId?: string | null;

  @Field({ description: 'Whether the privacy notice was accepted; false returns BAD_USER_INPUT.' })
  consent!: boolean;

  @Field(() => String, { nullable: true, description: 'Honeypot: an invisible field that people leave empty.' })
  website?: string | null;
}

import { Field, ID, InputType, Int } from 'type-graphql';
import type {
  CommunicationDirection,
  CommunicationStatus,
  CommunicationType,
  Language,
  Priority,
  Sentiment,
  FollowUpState,
} from '../../../common/enums.ts';
import {
  CommunicationDirectionEnum,
  CommunicationStatusEnum,
  CommunicationTypeEnum,
  LanguageEnum,
  PriorityEnum,
  SentimentEnum,
  FollowUpStateEnum,
} from '../../platform/graphql/enums.ts';

@InputType({ description: 'Filter of communications; an omitted field does not filter.' })
export class CommunicationFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all occur in subject or content, in the company, or in name or e-mail of the contact, ignoring case; without an exact match, similarly spelled words match. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the company.' })
  companyId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the contact.' })
  contactId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the quote request.' })
  quoteRequestId?: string | null;

  @Field(() => [CommunicationTypeEnum], { nullable: true, description: 'Any of these types.' })
  type?: CommunicationType[] | null;

  @Field(() => [CommunicationDirectionEnum], { nullable: true, description: 'Any of these directions.' })
  direction?: CommunicationDirection[] | null;

  @Field(() => [CommunicationStatusEnum], { nullable: true, description: 'Any of these statuses.' })
  status?: CommunicationStatus[] | null;

  @Field(() => [PriorityEnum], { nullable: true, description: 'Any of these priorities.' })
  priority?: Priority[] | null;

  @Field(() => [SentimentEnum], { nullable: true, description: 'Any of these sentiments.' })
  sentiment?: Sentiment[] | null;

  @Field(() => FollowUpStateEnum, {
    nullable: true,
    description: 'Only communications with a follow-up of this urgency.',
  })
  followUp?: FollowUpState | null;

  @Field(() => Date, { nullable: true, description: 'At this time or later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'At this time or earlier; not before `from`.' })
  to?: Date | null;

  @Field(() => String, { nullable: true, description: 'First day, like 2026-11-19, in the time zone of Istanbul.' })
  fromDay?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, inclusive; not before `fromDay`.' })
  toDay?: string | null;
}

@InputType({
  description:
    'Values of a new or edited communication. An omitted field keeps its value, or gets its default in a new one; null or an empty string clears a field.',
})
export class CommunicationInput {
  @Field(() => ID, { description: 'UUID of the company.' })
  companyId!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of a contact of the company.' })
  contactId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of a quote request of the company.' })
  quoteRequestId?: string | null;

  @Field(() => CommunicationTypeEnum, { nullable: true, description: 'Type; EMAIL by default.' })
  type?: CommunicationType | null;

  @Field(() => CommunicationDirectionEnum, { nullable: true, description: 'Direction; OUTBOUND by default.' })
  direction?: CommunicationDirection | null;

  @Field({ description: 'Subject, at most 300 characters.' })
  subject!: string;

  @Field(() => String, { nullable: true, description: 'Text of the message, or notes; at most 20,000 characters.' })
  content?: string | null;

  @Field(() => CommunicationStatusEnum, {
    nullable: true,
    description: 'Status; by default SENT, or RECEIVED when the direction is INBOUND.',
  })
  status?: CommunicationStatus | null;

  @Field(() => PriorityEnum, { nullable: true, description: 'Priority; NORMAL by default.' })
  priority?: Priority | null;

  @Field(() => SentimentEnum, { nullable: true, description: 'Sentiment.' })
  sentiment?: Sentiment | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a follow-up is required.' })
  followUpRequired?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Due time of the follow-up; ignored when no follow-up is required.',
  })
  followUpDate?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Tags; one text may contain several, separated by commas. At most 20 tags of 40 characters.',
  })
  tags?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Duration in minutes, more than 0; ignored unless the type is a call, meeting or video call.',
  })
  durationMinutes?: number | null;
}

@InputType({ description: 'An e-mail to a company.' })
export class MailInput {
  @Field(() => ID, { description: 'UUID of the company.' })
  companyId!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of a contact of the company; the primary contact by default.' })
  contactId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of a quote request of the company that the e-mail answers.' })
  quoteRequestId?: string | null;

  @Field(() => String, { nullable: true, description: 'Recipient address; by default the address of the contact.' })
  to?: string | null;

  @Field({ description: 'Subject, at most 300 characters.' })
  subject!: string;

  @Field({ description: 'Text of the e-mail, at most 20,000 characters, with the formatting of `ScheduledMailInput`.' })
  content!: string;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of the e-mail; by default the language of the quote request.',
  })
  language?: Language | null;
}

@InputType({ description: 'An e-mail that answers an inbound communication.' })
export class ReplyInput {
  @Field(() => String, {
    nullable: true,
    description: 'Recipient address; by default the sender of the communication.',
  })
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Subject, at most 300 characters; by default 'Re: ' and the original subject.",
  })
  subject?: string | null;

  @Field({
    description:
      'Text of the answer without the quoted text, at most 20,000 characters, with the formatting of `ScheduledMailInput`.',
  })
  content!: string;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of the e-mail; by default the language of the quote request.',
  })
  language?: Language | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the original text is quoted below the answer; true by default.',
  })
  quoted?: boolean | null;
}

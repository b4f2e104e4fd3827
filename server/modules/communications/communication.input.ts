import { Field, ID, InputType, Int } from 'type-graphql';
import type {
  CommunicationDirection,
  CommunicationStatus,
  CommunicationType,
  Language,
  Priority,
  Sentiment,
} from '../../../common/enums.ts';
import { graphqlEnum } from '../../platform/graphql/enum.ts';
import {
  CommunicationDirectionEnum,
  CommunicationStatusEnum,
  CommunicationTypeEnum,
  LanguageEnum,
  PriorityEnum,
  SentimentEnum,
} from '../../platform/graphql/enums.ts';

export type FollowUpState = 'open' | 'due' | 'overdue';

export const FollowUpStateEnum = graphqlEnum<FollowUpState>('FollowUpState', 'How urgent it is to follow up.', {
  open: 'We owe something, whenever that is due.',
  due: 'Due today by the clock of Istanbul, or before.',
  overdue: 'Should have been done by now.',
});

@InputType({ description: 'Which communications; what is left out does not matter.' })
export class CommunicationFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that subject and content, or the name of the company, or name and e-mail of the contact contain together, whatever their case; one that is misspelt finds what is spelt nearly so. At most 200 characters.',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'With this company.' })
  companyId?: string | null;

  @Field(() => ID, { nullable: true, description: 'With this contact.' })
  contactId?: string | null;

  @Field(() => ID, { nullable: true, description: 'About this quote request.' })
  quoteRequestId?: string | null;

  @Field(() => [CommunicationTypeEnum], { nullable: true, description: 'By any of these means.' })
  type?: CommunicationType[] | null;

  @Field(() => [CommunicationDirectionEnum], { nullable: true, description: 'Who got in touch.' })
  direction?: CommunicationDirection[] | null;

  @Field(() => [CommunicationStatusEnum], { nullable: true, description: 'What became of them: any of these.' })
  status?: CommunicationStatus[] | null;

  @Field(() => [PriorityEnum], { nullable: true, description: 'How soon they want an answer: any of these.' })
  priority?: Priority[] | null;

  @Field(() => [SentimentEnum], { nullable: true, description: 'Their mood: any of these.' })
  sentiment?: Sentiment[] | null;

  @Field(() => FollowUpStateEnum, { nullable: true, description: 'Those that we owe something.' })
  followUp?: FollowUpState | null;

  @Field(() => Date, { nullable: true, description: 'Took place then or later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Took place then or earlier; not before `from`.' })
  to?: Date | null;

  @Field(() => String, { nullable: true, description: 'First day, as 2026-11-19, by the clock of Istanbul.' })
  fromDay?: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, included; not before `fromDay`.' })
  toDay?: string | null;
}

@InputType({
  description:
    'A communication as it is entered or edited. What is left out keeps its value, or gets its default in a new one; null or an empty text empties a field.',
})
export class CommunicationInput {
  @Field(() => ID, { description: 'Company that it was with.' })
  companyId!: string;

  @Field(() => ID, { nullable: true, description: 'Person of that company that it was with.' })
  contactId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Quote request of that company that it is about.' })
  quoteRequestId?: string | null;

  @Field(() => CommunicationTypeEnum, { nullable: true, description: 'By which means; EMAIL unless told.' })
  type?: CommunicationType | null;

  @Field(() => CommunicationDirectionEnum, { nullable: true, description: 'Who got in touch; OUTBOUND unless told.' })
  direction?: CommunicationDirection | null;

  @Field({ description: 'What it was about, in a line of at most 300 characters.' })
  subject!: string;

  @Field(() => String, { nullable: true, description: 'What was said or written; at most 20,000 characters.' })
  content?: string | null;

  @Field(() => CommunicationStatusEnum, {
    nullable: true,
    description: 'What became of it; SENT unless told, RECEIVED where they got in touch.',
  })
  status?: CommunicationStatus | null;

  @Field(() => PriorityEnum, { nullable: true, description: 'How soon it wants an answer; NORMAL unless told.' })
  priority?: Priority | null;

  @Field(() => SentimentEnum, { nullable: true, description: 'Its mood.' })
  sentiment?: Sentiment | null;

  @Field(() => Boolean, { nullable: true, description: 'We still owe them something.' })
  followUpRequired?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When we want to have followed up; dropped where nothing is to follow.',
  })
  followUpDate?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Words to find it by, also several in one text with commas between them; at most 20 of 40 characters.',
  })
  tags?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes, more than 0; dropped where it was no telephone call, meeting or video call.',
  })
  durationMinutes?: number | null;
}

@InputType({ description: 'An e-mail to somebody at a company.' })
export class MailInput {
  @Field(() => ID, { description: 'Company that it goes to.' })
  companyId!: string;

  @Field(() => ID, { nullable: true, description: 'Person of that company; the primary contact unless told.' })
  contactId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Quote request of that company that it answers.' })
  quoteRequestId?: string | null;

  @Field(() => String, { nullable: true, description: "Address that it goes to; the contact's unless told." })
  to?: string | null;

  @Field({ description: 'At most 300 characters.' })
  subject!: string;

  @Field({ description: 'Plain text, at most 20,000 characters.' })
  content!: string;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Language it is written in; the quote request's unless told.",
  })
  language?: Language | null;
}

@InputType({ description: 'An e-mail that answers what they sent.' })
export class ReplyInput {
  @Field(() => String, {
    nullable: true,
    description: 'Address that it goes to; that of whoever is answered unless told.',
  })
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "At most 300 characters; 'Re: ' and what is answered unless told.",
  })
  subject?: string | null;

  @Field({ description: 'The answer alone, plain text, at most 20,000 characters.' })
  content!: string;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Language it is written in; the quote request's unless told.",
  })
  language?: Language | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether what is answered stands below the answer; true unless told.',
  })
  quoted?: boolean | null;
}

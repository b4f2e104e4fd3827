import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Language, ViewList } from '../../../common/enums.ts';
import { LanguageEnum, ViewListEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'Text of a campaign in one language.' })
export class CampaignText {
  @Field(() => LanguageEnum, { description: 'Language.' })
  language!: Language;

  @Field({ description: 'Subject.' })
  subject!: string;

  @Field({ description: 'Text, with the formatting of an e-mail.' })
  content!: string;
}

@InputType({ description: 'Text of a campaign in one language.' })
class CampaignTextInput {
  @Field(() => LanguageEnum, { description: 'Language.' })
  language!: Language;

  @Field({ description: 'Subject, at most 300 characters.' })
  subject!: string;

  @Field({
    description:
      'Text, at most 20,000 characters, with the formatting of `ScheduledMailInput` and the variables {{contact.name}} and {{company.name}}.',
  })
  content!: string;
}

@InputType({ description: 'Values of a campaign.' })
export class CampaignInput {
  @Field(() => LanguageEnum, { description: 'Language of recipients whose own one has no text.' })
  defaultLanguage!: Language;

  @Field(() => [CampaignTextInput], { description: 'Texts; one without subject and content is not stored.' })
  texts!: CampaignTextInput[];

  @Field(() => ViewListEnum, { nullable: true, description: 'List of the recipients; COMPANIES by default.' })
  list?: ViewList | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Filter of the list as in `SavedView.query`, where `owner=me` means who wrote the campaign; all by default.',
  })
  query?: string | null;
}

@ObjectType({ description: 'Number of recipients of one language.' })
class CampaignLanguageCount {
  @Field(() => LanguageEnum, { description: 'Language of the text that they get.' })
  language!: Language;

  @Field(() => Int, { description: 'Number of recipients.' })
  count!: number;
}

@ObjectType({ description: 'Who would get a campaign now, and why others would not.' })
export class CampaignReach {
  @Field(() => Int, { description: 'Mailboxes that would get it.' })
  recipients!: number;

  @Field(() => [CampaignLanguageCount], { description: 'Recipients by language, the largest number first.' })
  byLanguage!: CampaignLanguageCount[];

  @Field(() => Int, { description: 'Mailboxes without a confirmed consent and without a customer relation.' })
  withoutConsent!: number;

  @Field(() => Int, { description: 'Mailboxes that refused commercial mails.' })
  suppressed!: number;

  @Field(() => Int, { description: 'Mailboxes that a mail server has refused for good.' })
  bounced!: number;
}

@ObjectType({ description: 'What became of the mails of a campaign.' })
export class CampaignProgress {
  @Field(() => Int, { description: 'Mails that wait.' })
  waiting!: number;

  @Field(() => Int, { description: 'Mails that the mail server accepted.' })
  sent!: number;

  @Field(() => Int, { description: 'Mails that the mail server refused.' })
  failed!: number;

  @Field(() => Int, { description: 'Recipients who unsubscribed or were deleted before their turn.' })
  skipped!: number;
}

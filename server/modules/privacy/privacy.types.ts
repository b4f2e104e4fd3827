import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Language, PrivacyRequestKind } from '../../../common/enums.ts';
import { LanguageEnum, PrivacyRequestKindEnum } from '../../platform/graphql/enums.ts';
import type { Erasure } from './erase-person.ts';
import type { PrivacyRequestRow } from './privacy-request.service.ts';

@ObjectType({ description: 'A confirmed request of a person about their data.' })
export class PrivacyRequest implements PrivacyRequestRow {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => PrivacyRequestKindEnum, { description: 'What is asked for.' })
  kind!: PrivacyRequestKind;

  @Field(() => String, { description: '`form` for the public form, `desk` when an admin entered it.' })
  source!: 'form' | 'desk';

  @Field(() => String, { nullable: true, description: 'Mailbox; null after the data of the person was erased.' })
  email!: string | null;

  @Field(() => LanguageEnum, { description: 'Language of the person, in which the answer is written.' })
  language!: Language;

  @Field({ description: 'What the person wrote; may be empty.' })
  message!: string;

  @Field(() => Date, { description: 'Time of the request.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When the answer is due: 30 days after the confirmation.' })
  dueAt!: Date;

  @Field({ description: 'Whether it is overdue: not answered by `dueAt`.' })
  late!: boolean;

  @Field(() => Date, { nullable: true, description: 'Time of the answer; null while it is open.' })
  answeredAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Name of the admin user who answered.' })
  answeredBy!: string | null;

  @Field(() => String, { nullable: true, description: 'The answer; ••• after the data of the person was erased.' })
  answer!: string | null;

  @Field(() => GraphQLJSON, { nullable: true, description: 'What an erasure removed, as in ErasureReport.' })
  report!: Erasure | null;
}

@ObjectType({ description: 'What an erasure removes, or has removed.' })
export class ErasureReport implements Erasure {
  @Field(() => ID, { description: 'UUID of the privacy request that records the erasure; empty for a dry run.' })
  requestId!: string;

  @Field(() => GraphQLJSON, { description: 'Number of deleted rows by table.' })
  erased!: Erasure['erased'];

  @Field(() => GraphQLJSON, { description: 'Number of rows of other records by table in which the person was named.' })
  redacted!: Erasure['redacted'];

  @Field(() => GraphQLJSON, {
    description:
      'Rows that have to be kept by law, by table: { count, reason, anonymized }. Reason `commercial`: contracts, ten years (Turkish Commercial Code, Article 82).',
  })
  kept!: Erasure['kept'];
}

@ObjectType({ description: 'A company that a person is recorded with.' })
class PersonCompany {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field({ description: 'Name.' })
  name!: string;
}

@ObjectType({ description: 'A person in the records.' })
export class PersonData {
  @Field({ description: 'E-mail address, or the last ten digits of the phone number of a person without one.' })
  key!: string;

  @Field(() => [String], { description: 'Names under which the person wrote.' })
  names!: string[];

  @Field(() => [String], { description: 'The last ten digits of the phone numbers of the person.' })
  phones!: string[];

  @Field(() => [PersonCompany], { description: 'Companies of the person that are not deleted.' })
  companies!: PersonCompany[];

  @Field(() => GraphQLJSON, { description: 'Number of rows by table.' })
  records!: Record<string, number>;
}

@ObjectType({ description: 'What a run of the retention job removed.' })
export class RetentionRun {
  @Field(() => ID, { description: 'Sequential number.' })
  id!: string;

  @Field(() => Date, { description: 'Time of the run.' })
  createdAt!: Date;

  @Field(() => GraphQLJSON, { description: 'Number of removed rows by table.' })
  removed!: Record<string, number>;
}

@InputType({ description: 'A request of a person about their data.' })
export class PrivacyRequestInput {
  @Field(() => PrivacyRequestKindEnum, { description: 'What is asked for.' })
  kind!: PrivacyRequestKind;

  @Field({ description: 'Mailbox of the person; exactly one address without a display name.' })
  email!: string;

  @Field(() => LanguageEnum, { description: 'Language of the mails.' })
  language!: Language;

  @Field(() => String, { nullable: true, description: 'What to correct or explain, at most 2,000 characters.' })
  message?: string | null;

  @Field(() => String, { nullable: true, description: 'Honeypot: an invisible field that people leave empty.' })
  website?: string | null;
}

@InputType({ description: 'A subscription to news by e-mail.' })
export class NewsSubscriptionInput {
  @Field({ description: 'Mailbox; exactly one address without a display name.' })
  email!: string;

  @Field(() => LanguageEnum, { description: 'Language of the mails.' })
  language!: Language;

  @Field({ description: 'Whether the privacy notice was accepted; BAD_USER_INPUT when false.' })
  consent!: boolean;

  @Field(() => String, { nullable: true, description: 'Honeypot: an invisible field that people leave empty.' })
  website?: string | null;
}

@InputType({ description: 'Corrected data of a person. Empty fields stay as they are.' })
export class PersonCorrectionInput {
  @Field(() => String, { nullable: true, description: 'Name, at most 120 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Mailbox.' })
  newEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, at most 40 characters.' })
  phone?: string | null;
}

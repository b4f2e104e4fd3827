import { Field, Float, ID, InputType } from 'type-graphql';
import type { Language } from '../../../common/enums.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';

@InputType({
  description:
    'An application to the supplier network. Control characters and bidirectional formatting characters are removed from every field.',
})
export class SupplierApplicationInput {
  @Field(() => ID, {
    description:
      'Idempotency key: a UUID that the form generates when it opens. A repeated submission returns the first receipt and stores nothing.',
  })
  submissionId!: string;

  @Field({ description: 'Company name, at most 200 characters.' })
  companyName!: string;

  @Field({ description: "Slug of the form's list: turkey, germany, uae, …, other." })
  country!: string;

  @Field({ description: "Slug of the form's list: scrap, slab, hot-rolled-coil, …, other." })
  productType!: string;

  @Field(() => Float, { description: 'Metric tons per month, at least 100.' })
  monthlyCapacity!: number;

  @Field({ description: 'Name of the person, at most 120 characters.' })
  contactPerson!: string;

  @Field({ description: 'E-mail address for the answer; exactly one address without a display name.' })
  email!: string;

  @Field({ description: 'Phone number, at most 40 characters.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'URL of the website; https:// may be omitted.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'Description, at most 5,000 characters.' })
  description?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Attached certificates: the ids that POST /attachments returned, at most 10.',
  })
  certificateIds?: string[] | null;

  @Field(() => LanguageEnum, { description: 'Language of the page; mails to the company use it.' })
  language!: Language;

  @Field({ description: 'Whether the privacy notice was accepted; false returns BAD_USER_INPUT.' })
  consent!: boolean;

  @Field(() => String, { nullable: true, description: 'Honeypot: an invisible field that people leave empty.' })
  honeypot?: string | null;
}

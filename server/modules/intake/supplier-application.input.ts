import { Field, Float, ID, InputType } from 'type-graphql';
import type { Language } from '../../../common/enums.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';

@InputType({
  description:
    'An application to the supplier network. Line ends and other controls, and marks that reorder text, are taken out of every field.',
})
export class SupplierApplicationInput {
  @Field(() => ID, {
    description: 'UUID made when the form opens. Sending it again returns the first receipt and writes nothing.',
  })
  submissionId!: string;

  @Field({ description: 'Company; at most 200 characters.' })
  companyName!: string;

  @Field({ description: "Slug of the form's list: turkey, germany, uae, …, other." })
  country!: string;

  @Field({ description: "Slug of the form's list: scrap, slab, hot-rolled-coil, …, other." })
  productType!: string;

  @Field(() => Float, { description: 'Metric tons a month; at least 100.' })
  monthlyCapacity!: number;

  @Field({ description: 'Name of the person; at most 120 characters.' })
  contactPerson!: string;

  @Field({ description: 'E-mail to answer to: one plain address.' })
  email!: string;

  @Field({ description: 'Telephone; at most 40 characters.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Website; https:// may be left out.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'Free text; at most 5,000 characters.' })
  description?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Certificates to go with it: the ids that POST /attachments answered; at most 10.',
  })
  certificateIds?: string[] | null;

  @Field(() => LanguageEnum, { description: 'Language of the page, in which the company is answered.' })
  language!: Language;

  @Field({ description: 'The privacy notice was read; false is BAD_USER_INPUT.' })
  consent!: boolean;

  @Field(() => String, { nullable: true, description: 'People leave it empty: they do not see it.' })
  honeypot?: string | null;
}

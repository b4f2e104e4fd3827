import { Field, ID, InputType } from 'type-graphql';
import type { ContactStatus, LeadSource } from '../../../common/enums.ts';
import { ContactStatusEnum, LeadSourceEnum } from '../../platform/graphql/enums.ts';

@InputType({
  description:
    'A person as they are entered or edited. What is left out keeps its value, or gets its default in a new contact; null or an empty text empties a field.',
})
export class ContactInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Company that the person speaks for; a new contact needs one, and another one moves the contact there.',
  })
  companyId?: string | null;

  @Field({ description: 'Full name; at most 120 characters.' })
  name!: string;

  @Field({ description: 'E-mail; no two contacts share one, whatever its case.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Telephone.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'What the person does there.' })
  position?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The one to ask first: the company has just one, its first contact unless another is told.',
  })
  isPrimary?: boolean | null;

  @Field(() => ContactStatusEnum, {
    nullable: true,
    description: 'Whether the person can be reached; ACTIVE unless told.',
  })
  status?: ContactStatus | null;

  @Field(() => LeadSourceEnum, { nullable: true, description: 'How the person came to us; MANUAL unless told.' })
  leadSource?: LeadSource | null;
}

import { Field, ID, InputType } from 'type-graphql';
import type { ContactStatus, LeadSource } from '../../../common/enums.ts';
import { ContactStatusEnum, LeadSourceEnum } from '../../platform/graphql/enums.ts';

@InputType({
  description:
    'Values of a new or edited contact. An omitted field keeps its value, or gets its default in a new contact; null or an empty string clears a field.',
})
export class ContactInput {
  @Field(() => ID, {
    nullable: true,
    description: 'UUID of the company; required for a new contact. Another company moves the contact.',
  })
  companyId?: string | null;

  @Field({ description: 'Full name; at most 120 characters.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address; unique among contacts, ignoring case. A contact needs an address or a phone number.',
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Job title.' })
  position?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Makes the contact the primary one in place of the current one. The first contact of a company is always primary.',
  })
  isPrimary?: boolean | null;

  @Field(() => ContactStatusEnum, {
    nullable: true,
    description: 'Whether the contact is active; ACTIVE by default.',
  })
  status?: ContactStatus | null;

  @Field(() => LeadSourceEnum, { nullable: true, description: 'Channel that the lead came from; MANUAL by default.' })
  leadSource?: LeadSource | null;
}

import { Field, InputType } from 'type-graphql';
import type { Priority, QuoteStatus } from '../../../common/enums.ts';
import { PriorityEnum, QuoteStatusEnum } from '../../platform/graphql/enums.ts';

@InputType({ description: 'Changes of several quote requests; a field that is omitted or null keeps its value.' })
export class QuoteRequestsPatch {
  @Field(() => QuoteStatusEnum, {
    nullable: true,
    description:
      'Processing status; any open status may follow any other and reopens a closed request. CLOSED is BAD_USER_INPUT: use closeQuoteRequest.',
  })
  status?: QuoteStatus | null;

  @Field(() => PriorityEnum, { nullable: true, description: 'Priority for the sales desk.' })
  priority?: Priority | null;
}

@InputType({ description: 'Changes of a quote request; an omitted field keeps its value.' })
export class QuoteRequestPatch extends QuoteRequestsPatch {
  @Field(() => String, {
    nullable: true,
    description: 'Internal notes of the sales desk, at most 10,000 characters; null or an empty string clears them.',
  })
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address of a request that has none, because it was entered by hand; its contact gets the address, too. BAD_USER_INPUT for a request with another address.',
  })
  email?: string | null;
}

import { Field, InputType } from 'type-graphql';
import type { Priority, QuoteSource, QuoteStatus } from '../../common/enums.ts';
import { PriorityEnum } from '../crm/crm.enums.ts';
import { QuoteSourceEnum, QuoteStatusEnum } from './intake.enums.ts';

@InputType({ description: 'Which quote requests; what is left out does not matter.' })
export class QuoteRequestFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words that name, e-mail and company contain together, whatever their case; at most 200 characters.',
  })
  search?: string | null;

  @Field(() => QuoteStatusEnum, { nullable: true, description: 'How far they have come.' })
  status?: QuoteStatus | null;

  @Field(() => PriorityEnum, { nullable: true, description: 'How soon they want an answer.' })
  priority?: Priority | null;

  @Field(() => QuoteSourceEnum, { nullable: true, description: 'The form they came from.' })
  source?: QuoteSource | null;

  @Field(() => Date, { nullable: true, description: 'Received then or later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Received then or earlier.' })
  to?: Date | null;
}

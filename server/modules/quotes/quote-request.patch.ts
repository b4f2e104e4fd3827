import { Field, InputType } from 'type-graphql';
import type { Priority, QuoteStatus } from '../../../common/enums.ts';
import { PriorityEnum, QuoteStatusEnum } from '../../platform/graphql/enums.ts';

@InputType({ description: 'What becomes of several quote requests; what is left out or null keeps its value.' })
export class QuoteRequestsPatch {
  @Field(() => QuoteStatusEnum, { nullable: true, description: 'How far they have come; any status may follow any.' })
  status?: QuoteStatus | null;

  @Field(() => PriorityEnum, { nullable: true, description: 'How soon they want an answer.' })
  priority?: Priority | null;
}

@InputType({ description: 'What becomes of a quote request; what is left out keeps its value.' })
export class QuoteRequestPatch extends QuoteRequestsPatch {
  @Field(() => String, {
    nullable: true,
    description: "The sales desk's own notes, at most 10,000 characters; null or an empty text empties them.",
  })
  notes?: string | null;
}

import { Field, Int, ObjectType } from 'type-graphql';
import type { QuoteStatus } from '../../../common/enums.ts';
import { QuoteStatusEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'Number of quote requests with one status.' })
export class StatusCount {
  @Field(() => QuoteStatusEnum, { description: 'Status of the requests.' })
  status!: QuoteStatus;

  @Field(() => Int, { description: 'Number of requests, also when it is 0.' })
  count!: number;

  @Field({
    description: 'Whether there are more than `count`: with a filter, counting stops at a limit.',
  })
  more!: boolean;
}

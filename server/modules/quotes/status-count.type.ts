import { Field, Int, ObjectType } from 'type-graphql';
import type { QuoteStatus } from '../../../common/enums.ts';
import { MoneyTotal } from '../parties/index.ts';
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

@ObjectType({ description: 'Total of the amounts of quote requests with one status.' })
class StatusTotal {
  @Field(() => QuoteStatusEnum, { description: 'Status of the requests; for CLOSED only won ones are added.' })
  status!: QuoteStatus;

  @Field(() => MoneyTotal, { description: 'Total of their amounts.' })
  total!: MoneyTotal;
}

@ObjectType({ description: 'Totals of the amounts of quote requests. Lost requests are left out.' })
export class QuoteRequestTotals {
  @Field(() => MoneyTotal, {
    description: 'Total of the open requests, at the rates of the days when the amounts were set.',
  })
  open!: MoneyTotal;

  @Field(() => MoneyTotal, { description: 'Total of the won requests.' })
  won!: MoneyTotal;

  @Field(() => [StatusTotal], { description: 'Total of each status, in workflow order.' })
  byStatus!: StatusTotal[];
}

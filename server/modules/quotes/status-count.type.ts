import { Field, Int, ObjectType } from 'type-graphql';
import type { QuoteStatus } from '../../../common/enums.ts';
import { QuoteStatusEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'How many quote requests stand at a status.' })
export class StatusCount {
  @Field(() => QuoteStatusEnum, { description: 'The status.' })
  status!: QuoteStatus;

  @Field(() => Int, { description: 'How many; 0 is said too.' })
  count!: number;

  @Field({
    description:
      'There are more than `count`: where words or dates leave more than a thousand, each status is counted to a hundred.',
  })
  more!: boolean;
}

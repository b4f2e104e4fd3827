import { Field, Int, ObjectType } from 'type-graphql';
import type {
  CommunicationDirection,
  CommunicationStatus,
  CommunicationType,
  Priority,
} from '../../../common/enums.ts';
import {
  CommunicationDirectionEnum,
  CommunicationStatusEnum,
  CommunicationTypeEnum,
  PriorityEnum,
} from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'How many communications took place by one means.' })
export class CommunicationTypeCount {
  @Field(() => CommunicationTypeEnum, { description: 'The means.' })
  value!: CommunicationType;

  @Field(() => Int, { description: 'Communications.' })
  count!: number;
}

@ObjectType({ description: 'How many communications went one way.' })
export class CommunicationDirectionCount {
  @Field(() => CommunicationDirectionEnum, { description: 'Who got in touch.' })
  value!: CommunicationDirection;

  @Field(() => Int, { description: 'Communications.' })
  count!: number;
}

@ObjectType({ description: 'How many communications came to one end.' })
export class CommunicationStatusCount {
  @Field(() => CommunicationStatusEnum, { description: 'What became of them.' })
  value!: CommunicationStatus;

  @Field(() => Int, { description: 'Communications.' })
  count!: number;
}

@ObjectType({ description: 'How many communications are of one priority.' })
export class CommunicationPriorityCount {
  @Field(() => PriorityEnum, { description: 'How soon they want an answer.' })
  value!: Priority;

  @Field(() => Int, { description: 'Communications.' })
  count!: number;
}

@ObjectType({ description: 'All communications counted each way, zeros included: the figures beside the filters.' })
export class CommunicationCounts {
  @Field(() => Int, { description: 'Communications.' })
  total!: number;

  @Field(() => [CommunicationTypeCount], { description: 'By means.' })
  byType!: CommunicationTypeCount[];

  @Field(() => [CommunicationDirectionCount], { description: 'By who got in touch.' })
  byDirection!: CommunicationDirectionCount[];

  @Field(() => [CommunicationStatusCount], { description: 'By what became of them.' })
  byStatus!: CommunicationStatusCount[];

  @Field(() => [CommunicationPriorityCount], { description: 'By priority.' })
  byPriority!: CommunicationPriorityCount[];
}

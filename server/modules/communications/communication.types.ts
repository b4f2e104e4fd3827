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

@ObjectType({ description: 'Number of communications of one type.' })
class CommunicationTypeCount {
  @Field(() => CommunicationTypeEnum, { description: 'Type.' })
  value!: CommunicationType;

  @Field(() => Int, { description: 'Number of communications.' })
  count!: number;
}

@ObjectType({ description: 'Number of communications of one direction.' })
class CommunicationDirectionCount {
  @Field(() => CommunicationDirectionEnum, { description: 'Direction.' })
  value!: CommunicationDirection;

  @Field(() => Int, { description: 'Number of communications.' })
  count!: number;
}

@ObjectType({ description: 'Number of communications with one status.' })
class CommunicationStatusCount {
  @Field(() => CommunicationStatusEnum, { description: 'Status.' })
  value!: CommunicationStatus;

  @Field(() => Int, { description: 'Number of communications.' })
  count!: number;
}

@ObjectType({ description: 'Number of communications of one priority.' })
class CommunicationPriorityCount {
  @Field(() => PriorityEnum, { description: 'Priority.' })
  value!: Priority;

  @Field(() => Int, { description: 'Number of communications.' })
  count!: number;
}

@ObjectType({ description: 'Numbers of all communications by several fields, including zeros.' })
export class CommunicationCounts {
  @Field(() => Int, { description: 'Number of communications.' })
  total!: number;

  @Field(() => [CommunicationTypeCount], { description: 'By type.' })
  byType!: CommunicationTypeCount[];

  @Field(() => [CommunicationDirectionCount], { description: 'By direction.' })
  byDirection!: CommunicationDirectionCount[];

  @Field(() => [CommunicationStatusCount], { description: 'By status.' })
  byStatus!: CommunicationStatusCount[];

  @Field(() => [CommunicationPriorityCount], { description: 'By priority.' })
  byPriority!: CommunicationPriorityCount[];
}

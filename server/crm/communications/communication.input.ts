import { Field, ID, InputType } from 'type-graphql';
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
} from '../crm.enums.ts';

@InputType({ description: 'Which communications; what is left out does not matter.' })
export class CommunicationFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that subject and content, or the name of the company, or name and e-mail of the contact contain together, whatever their case; at most 200 characters.',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'With this company.' })
  companyId?: string | null;

  @Field(() => CommunicationTypeEnum, { nullable: true, description: 'By this means.' })
  type?: CommunicationType | null;

  @Field(() => CommunicationDirectionEnum, { nullable: true, description: 'Who got in touch.' })
  direction?: CommunicationDirection | null;

  @Field(() => CommunicationStatusEnum, { nullable: true, description: 'What became of them.' })
  status?: CommunicationStatus | null;

  @Field(() => PriorityEnum, { nullable: true, description: 'How soon they want an answer.' })
  priority?: Priority | null;

  @Field(() => Date, { nullable: true, description: 'Took place then or later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Took place then or earlier.' })
  to?: Date | null;
}

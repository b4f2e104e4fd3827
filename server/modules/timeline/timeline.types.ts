import { Field, ID, ObjectType } from 'type-graphql';
import { TimelineKindEnum } from '../../platform/graphql/enums.ts';
import type { TimelineKind } from '../../../common/enums.ts';

@ObjectType({
  description: 'An entry of the timeline of a company. The field of its kind contains the record, the others are null.',
})
export class TimelineEntry {
  @Field(() => ID, { description: 'Kind and id of the record, unique in the timeline.' })
  id!: string;

  @Field(() => TimelineKindEnum, { description: 'Kind of the entry.' })
  kind!: TimelineKind;

  @Field(() => Date, { description: 'Time of the entry.' })
  at!: Date;

  /** Id of the record. */
  recordId!: string;
}

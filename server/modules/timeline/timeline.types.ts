import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/enum.ts';
import { timelineKinds, type TimelineKind } from './timeline.sources.ts';

export const TimelineKindEnum = graphqlEnum<TimelineKind>('TimelineKind', 'Kind of a timeline entry.', timelineKinds);

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

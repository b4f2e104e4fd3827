import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/enum.ts';
import { timelineKinds, type TimelineKind } from './timeline.sources.ts';

export const TimelineKindEnum = graphqlEnum<TimelineKind>(
  'TimelineKind',
  'What an entry of a timeline is.',
  timelineKinds,
);

@ObjectType({
  description: 'Something that happened with a company. The field of its kind has the record, the others are null.',
})
export class TimelineEntry {
  @Field(() => ID, { description: 'Kind and id of the record: unique in the timeline.' })
  id!: string;

  @Field(() => TimelineKindEnum, { description: 'What it is.' })
  kind!: TimelineKind;

  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  /** Of the record. */
  recordId!: string;
}

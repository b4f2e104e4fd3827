import { Field, ID, ObjectType } from 'type-graphql';
import { SearchHitKindEnum } from '../../platform/graphql/enums.ts';
import type { SearchHitKind } from '../../../common/enums.ts';

@ObjectType({ description: 'A record found by a search.' })
export class SearchHit {
  @Field(() => ID, { description: 'UUID of the record.' })
  id!: string;

  @Field(() => SearchHitKindEnum, { description: 'Kind of the record.' })
  kind!: SearchHitKind;

  @Field({ description: 'Name of the company or person, number of the order, or subject of the communication.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Details that distinguish records with the same title: code and city, e-mail, product or contact.',
  })
  detail!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the company of the record, or of the company itself.' })
  companyId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the company of the record; null for companies.' })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: 'Status, or type of a company, as stored in the database.' })
  state!: string | null;

  @Field(() => Date, { description: 'Time of creation, or of the communication.' })
  at!: Date;

  @Field({ description: 'Whether it only contains similarly spelled words.' })
  near!: boolean;
}

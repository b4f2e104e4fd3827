import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/enum.ts';

export type SearchHitKind = 'company' | 'contact' | 'quote_request' | 'communication';

const SearchHitKindEnum = graphqlEnum<SearchHitKind>('SearchHitKind', 'Kind of a search hit.', {
  company: 'A company.',
  contact: 'A contact of a company.',
  quote_request: 'A quote request.',
  communication: 'A communication.',
});

@ObjectType({ description: 'A record found by a search.' })
export class SearchHit {
  @Field(() => ID, { description: 'UUID of the record.' })
  id!: string;

  @Field(() => SearchHitKindEnum, { description: 'Kind of the record.' })
  kind!: SearchHitKind;

  @Field({ description: 'Name of the company or person, or subject of the communication.' })
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

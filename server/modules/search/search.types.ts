import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/enum.ts';

export type SearchHitKind = 'company' | 'contact' | 'quote_request' | 'communication';

export const SearchHitKindEnum = graphqlEnum<SearchHitKind>('SearchHitKind', 'What a search found.', {
  company: 'A company.',
  contact: 'A person at a company.',
  quote_request: 'A quote request.',
  communication: 'A communication.',
});

@ObjectType({ description: 'A record that a search found.' })
export class SearchHit {
  @Field(() => ID, { description: 'UUID of the record.' })
  id!: string;

  @Field(() => SearchHitKindEnum, { description: 'What it is.' })
  kind!: SearchHitKind;

  @Field({ description: 'Name of the company or person, subject of the communication.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What tells it from others of that title: code and city, e-mail, product, person.',
  })
  detail!: string | null;

  @Field(() => ID, { nullable: true, description: 'Company that it belongs to, or that it is.' })
  companyId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of that company; null for a company itself.' })
  companyName!: string | null;

  @Field(() => String, { nullable: true, description: 'Status, or of a company its type, as the database keeps it.' })
  state!: string | null;

  @Field(() => Date, { description: 'When it was entered or took place.' })
  at!: Date;

  @Field({ description: 'Whether it is spelt only nearly as the search.' })
  near!: boolean;
}

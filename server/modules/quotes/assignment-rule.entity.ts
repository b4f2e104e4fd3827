import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../common/enums.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';

/** Criteria and owner of a rule, both as its GraphQL type and as its input. */
@ObjectType()
@InputType('AssignmentRuleInput', { description: 'A rule that gives new requests an owner.' })
export class AssignmentRuleFields {
  @Field(() => LanguageEnum, { nullable: true, description: 'Language of the request; null matches every language.' })
  @Column('text', { nullable: true })
  language!: Language | null;

  @Field(() => String, {
    nullable: true,
    description: 'Country of the linked company, as `Company.country`; null matches every country.',
  })
  @Column('text', { nullable: true })
  country!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Product, as `QuoteRequest.productType`; null matches every product.',
  })
  @Column('text', { nullable: true })
  productType!: string | null;

  @Field(() => ID, { description: 'UUID of the owner.' })
  @Column('uuid')
  ownerId!: string;
}

@ObjectType({ description: 'A rule that gives new requests an owner. The first rule that matches counts.' })
@Entity('assignment_rules')
export class AssignmentRule extends AssignmentRuleFields {
  /** Place in the order, from 0. */
  @PrimaryColumn('int')
  position!: number;
}

import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a visitor gets back for a form.' })
export class Receipt {
  @Field(() => ID, { description: 'UUID of what was stored.' })
  id!: string;

  @Field({ description: 'Number to quote on the phone: KC- and six characters, none of them I, L, O or U.' })
  reference!: string;

  @Field(() => Date, { description: 'When it was received.' })
  receivedAt!: Date;
}

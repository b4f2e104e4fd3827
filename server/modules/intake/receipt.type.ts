import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Confirmation of a form submission.' })
export class Receipt {
  @Field(() => ID, { description: 'UUID of the stored record.' })
  id!: string;

  @Field({ description: 'Reference number: KC- and six characters, without I, L, O and U.' })
  reference!: string;

  @Field(() => Date, { description: 'Time of receipt.' })
  receivedAt!: Date;
}

import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Somebody who may enter the management panel, as colleagues see them.' })
export class Colleague {
  @Field(() => ID, { description: 'UUID; records name it in createdBy.' })
  id!: string;

  @Field({ description: 'The log of changes names it as actor.' })
  email!: string;

  @Field({ description: 'As colleagues call them.' })
  name!: string;
}

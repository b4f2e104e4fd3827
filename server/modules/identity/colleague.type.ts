import type { AdminUser } from './admin-user.entity.ts';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An admin user, with the fields that every other admin user may read.' })
export class Colleague implements Pick<AdminUser, 'id' | 'email' | 'name' | 'role' | 'disabledAt'> {
  @Field(() => ID, { description: 'UUID, as in `createdBy` of records.' })
  id!: string;

  @Field({ description: 'E-mail, as in `actor` of the activity log.' })
  email!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  role!: AdminUser['role'];
  disabledAt!: Date | null;
}

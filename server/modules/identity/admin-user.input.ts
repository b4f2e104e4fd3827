import { Field, InputType } from 'type-graphql';
import type { AdminRole } from '../../../common/enums.ts';
import { AdminRoleEnum } from './admin-user.entity.ts';

@InputType({ description: 'A colleague to be.' })
export class NewAdminUserInput {
  @Field({ description: 'They sign in with it; nobody else has it.' })
  email!: string;

  @Field({ description: 'As colleagues call them, 100 characters at most.' })
  name!: string;

  @Field(() => AdminRoleEnum, { description: 'What they may do.' })
  role!: AdminRole;

  @Field(() => String, {
    nullable: true,
    description: 'To begin with, 12 characters or more. Left out, a mail invites them to choose one within seven days.',
  })
  password?: string | null;
}

@InputType({ description: 'What changes of a colleague; what is left out stays.' })
export class AdminUserPatch {
  @Field(() => String, { nullable: true, description: 'As colleagues call them, 100 characters at most.' })
  name?: string;

  @Field(() => AdminRoleEnum, { nullable: true, description: 'What they may do, from their next request on.' })
  role?: AdminRole;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True ends their sessions and lets them in no more; false lets them in again.',
  })
  disabled?: boolean;
}

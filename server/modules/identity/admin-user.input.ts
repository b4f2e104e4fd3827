import { Field, InputType } from 'type-graphql';
import { AdminRoleEnum } from '../../platform/graphql/enums.ts';
import type { AdminRole } from '../../../common/enums.ts';

@InputType({ description: 'A new admin user.' })
export class NewAdminUserInput {
  @Field({ description: 'Used to sign in; must be unique.' })
  email!: string;

  @Field({ description: 'Display name, at most 100 characters.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Job title, printed below the signature of offers, at most 100 characters.',
  })
  jobTitle?: string | null;

  @Field(() => AdminRoleEnum, { description: 'Permissions.' })
  role!: AdminRole;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a user of the role SALES sees and edits only own and unassigned records; true by default.',
  })
  seesOwnOnly?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Initial password, at least 12 characters. Without it, an invitation mail lets the user choose one within ' +
      'seven days.',
  })
  password?: string | null;
}

@InputType({ description: 'Changes to an admin user; omitted fields keep their values.' })
export class AdminUserPatch {
  @Field(() => String, { nullable: true, description: 'Display name, at most 100 characters.' })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Job title, printed below the signature of offers, at most 100 characters.',
  })
  jobTitle?: string | null;

  @Field(() => AdminRoleEnum, { nullable: true, description: 'Permissions, effective from their next request.' })
  role?: AdminRole;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a user of the role SALES sees and edits only own and unassigned records, effective from their next request; true by default for a new role SALES, and ignored for other roles.',
  })
  seesOwnOnly?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True ends all sessions and blocks sign-in; false enables sign-in again.',
  })
  disabled?: boolean;
}

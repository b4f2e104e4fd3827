import { Field, ID, InputType } from 'type-graphql';
import type { BankAccountChangeKind } from '../../../common/enums.ts';
import { BankAccountChangeKindEnum } from '../../platform/graphql/enums.ts';
import { BankAccountDetails } from './bank-account.entity.ts';

@InputType({ description: 'A change of a bank account.' })
export class BankAccountChangeInput {
  @Field(() => BankAccountChangeKindEnum, { description: 'What it does.' })
  kind!: BankAccountChangeKind;

  @Field(() => ID, { nullable: true, description: 'UUID of the account; required unless it is a new one.' })
  accountId?: string | null;

  @Field(() => BankAccountDetails, { nullable: true, description: 'New details; ignored when an account is retired.' })
  details?: BankAccountDetails | null;

  @Field(() => String, { nullable: true, description: 'Reason for the colleague who decides, at most 300 characters.' })
  note?: string | null;
}

@InputType({ description: 'Confirms again who is signed in.' })
export class IdentityProofInput {
  @Field({ description: 'Current password.' })
  current!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Six digits of the authenticator app, or a recovery code; required when the second factor is on.',
  })
  code?: string | null;
}

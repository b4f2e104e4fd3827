import { Field, ID, InputType } from 'type-graphql';
import type { BankAccountChangeKind } from '../../../common/enums.ts';
import { BankAccountChangeKindEnum } from '../../platform/graphql/enums.ts';
import { BankAccountDetails } from './bank-account.entity.ts';

@InputType({ description: 'A change of a bank account.' })
export class BankAccountChangeInput {
  @Field(() => BankAccountChangeKindEnum, { description: 'What the change does.' })
  kind!: BankAccountChangeKind;

  @Field(() => ID, { nullable: true, description: 'UUID of the account; required unless the change creates one.' })
  accountId?: string | null;

  @Field(() => BankAccountDetails, { nullable: true, description: 'New details; ignored when an account is retired.' })
  details?: BankAccountDetails | null;

  @Field(() => String, { nullable: true, description: 'Reason for the colleague who decides, at most 300 characters.' })
  note?: string | null;
}

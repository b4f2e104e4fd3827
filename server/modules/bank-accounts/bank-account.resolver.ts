import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { maskIban } from '../../../common/iban.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { readers, superAdmins } from '../../platform/graphql/roles.ts';
import { Colleague, identityLoaders, verifyIdentity, type IdentityContext } from '../identity/index.ts';
import { BankAccount, BankAccountChange, BankAccountDetails } from './bank-account.entity.ts';
import { BankAccountChangeInput, IdentityProofInput } from './bank-account.input.ts';
import {
  approveBankAccountChange,
  listBankAccountChanges,
  listBankAccounts,
  proposeBankAccountChange,
  rejectBankAccountChange,
  withdrawBankAccountChange,
} from './bank-account.service.ts';

const changeId = { description: 'UUID of the change.' };
const proof = { description: 'Password and code of the caller.' };

const ibanOptions = {
  description: 'IBAN without spaces. Analysts and API tokens get only the last four digits, like •••• 1326.',
};

/** Sent offers show an IBAN to everybody who may open them; these lists need not. */
const getReadableIban = ({ iban }: BankAccountDetails, { viewer, isReadOnly }: Context): string =>
  isReadOnly || !viewer || viewer.role === 'analyst' ? maskIban(iban) : iban;

@Resolver(() => BankAccountDetails)
export class BankAccountDetailsResolver {
  @FieldResolver(() => String, ibanOptions)
  iban(@Root() details: BankAccountDetails, @Ctx() context: Context): string {
    return getReadableIban(details, context);
  }
}

@Resolver(() => BankAccount)
export class BankAccountResolver {
  @Authorized(readers)
  @Query(() => [BankAccount], { description: 'Bank accounts of the company, by currency and bank.' })
  bankAccounts(
    @Arg('retired', { defaultValue: false, description: 'Whether retired accounts are listed, too.' }) retired: boolean,
    @Ctx() { db }: Context,
  ): Promise<BankAccount[]> {
    return listBankAccounts(db.manager, { retired });
  }

  @FieldResolver(() => String, ibanOptions)
  iban(@Root() account: BankAccount, @Ctx() context: Context): string {
    return getReadableIban(account, context);
  }
}

/** Two super admins change the accounts together. */
@Resolver(() => BankAccountChange)
export class BankAccountChangeResolver {
  @Authorized(superAdmins)
  @Query(() => [BankAccountChange], { description: 'Pending changes, oldest first, then the latest 50 decided ones.' })
  bankAccountChanges(@Ctx() { db }: Context): Promise<BankAccountChange[]> {
    return listBankAccountChanges(db.manager);
  }

  @Authorized(superAdmins)
  @Mutation(() => BankAccountChange, {
    description:
      'Proposes a change and mails it to all active staff; it applies when another super admin approves it. BAD_USER_INPUT with the fields, also when password or code is wrong; CONFLICT when another change of the account is pending or it is retired.',
  })
  async proposeBankAccountChange(
    @Arg('input', { description: 'The change.' }) input: BankAccountChangeInput,
    @Arg('proof', proof) identity: IdentityProofInput,
    @Ctx() context: IdentityContext,
  ): Promise<BankAccountChange> {
    await verifyIdentity(context, identity);
    return context.transaction((tx) => proposeBankAccountChange(tx, input, context.viewer!));
  }

  @Authorized(superAdmins)
  @Mutation(() => BankAccountChange, {
    description:
      'Applies a pending change of another super admin and mails it to all active staff. BAD_USER_INPUT when password or code is wrong; FORBIDDEN for the proposer; CONFLICT when it is decided already, the account has changed since, or the proposer is no active super admin any more.',
  })
  async approveBankAccountChange(
    @Arg('id', () => ID, changeId) id: string,
    @Arg('proof', proof) identity: IdentityProofInput,
    @Ctx() context: IdentityContext,
  ): Promise<BankAccountChange> {
    await verifyIdentity(context, identity);
    return context.transaction((tx) => approveBankAccountChange(tx, id, context.viewer!));
  }

  @Authorized(superAdmins)
  @Mutation(() => BankAccountChange, {
    description:
      'Rejects a pending change of another super admin and mails it to all active staff. FORBIDDEN for the proposer; CONFLICT when it is decided already.',
  })
  rejectBankAccountChange(
    @Arg('id', () => ID, changeId) id: string,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<BankAccountChange> {
    return transaction((tx) => rejectBankAccountChange(tx, id, viewer!));
  }

  @Authorized(superAdmins)
  @Mutation(() => BankAccountChange, {
    description:
      'Withdraws a pending change of the caller and mails it to all active staff. FORBIDDEN for others; CONFLICT when it is decided already.',
  })
  withdrawBankAccountChange(
    @Arg('id', () => ID, changeId) id: string,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<BankAccountChange> {
    return transaction((tx) => withdrawBankAccountChange(tx, id, viewer!));
  }

  @FieldResolver(() => Colleague, { nullable: true, description: 'Who proposed it; null for a deleted user.' })
  proposer(@Root() { proposedBy }: BankAccountChange, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return proposedBy ? loaders(identityLoaders).adminUser.load(proposedBy) : null;
  }

  @FieldResolver(() => Colleague, {
    nullable: true,
    description: 'Who decided; null while it is pending and for a deleted user.',
  })
  decider(@Root() { decidedBy }: BankAccountChange, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return decidedBy ? loaders(identityLoaders).adminUser.load(decidedBy) : null;
  }
}

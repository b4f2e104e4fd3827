import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, UseMiddleware } from 'type-graphql';
import { maskIban } from '../../../common/iban.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { readers, superAdmins } from '../../platform/graphql/roles.ts';
import { Colleague, FreshProof, identityLoaders } from '../identity/index.ts';
import { BankAccount, BankAccountChange, BankAccountDetails } from './bank-account.entity.ts';
import { BankAccountChangeInput } from './bank-account.input.ts';
import {
  approveBankAccountChange,
  listBankAccountChanges,
  listBankAccounts,
  proposeBankAccountChange,
  rejectBankAccountChange,
  withdrawBankAccountChange,
} from './bank-account.service.ts';

const changeId = { description: 'UUID of the change.' };

const ibanOptions = {
  description: 'IBAN without spaces. Analysts and API tokens get only the last four digits, like •••• 1326.',
};

/** Returns the whole IBAN to editors, and only its last digits to analysts and API tokens, who can read it in the PDF of a sent offer. */
const getReadableIban = ({ iban }: BankAccountDetails, { viewer, isReadOnly, tokenScopes }: Context): string =>
  isReadOnly || tokenScopes || !viewer || viewer.role === 'analyst' ? maskIban(iban) : iban;

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

/** Changes of the accounts: one super admin proposes a change, and another one approves it. */
@Resolver(() => BankAccountChange)
export class BankAccountChangeResolver {
  @Authorized(superAdmins)
  @Query(() => [BankAccountChange], { description: 'Pending changes, oldest first, then the latest 50 decided ones.' })
  bankAccountChanges(@Ctx() { db }: Context): Promise<BankAccountChange[]> {
    return listBankAccountChanges(db.manager);
  }

  @Authorized(superAdmins)
  @UseMiddleware(FreshProof)
  @Mutation(() => BankAccountChange, {
    description:
      'Proposes a change and mails it to all active staff; it applies when another super admin approves it. BAD_USER_INPUT with the fields; PROOF_REQUIRED without a fresh `confirmIdentity`; CONFLICT when the account is retired or another change of it is pending.',
  })
  proposeBankAccountChange(
    @Arg('input', { description: 'The change.' }) input: BankAccountChangeInput,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<BankAccountChange> {
    return transaction((tx) => proposeBankAccountChange(tx, input, viewer!));
  }

  @Authorized(superAdmins)
  @UseMiddleware(FreshProof)
  @Mutation(() => BankAccountChange, {
    description:
      'Applies a pending change of another super admin and mails it to all active staff. PROOF_REQUIRED without a fresh `confirmIdentity`; FORBIDDEN for the proposer; CONFLICT when it is decided already, the account has changed since, or the proposer is no longer an active super admin.',
  })
  approveBankAccountChange(
    @Arg('id', () => ID, changeId) id: string,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<BankAccountChange> {
    return transaction((tx) => approveBankAccountChange(tx, id, viewer!));
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

  @FieldResolver(() => Colleague, { nullable: true, description: 'Who proposed the change; null for a deleted user.' })
  proposer(@Root() { proposedBy }: BankAccountChange, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return proposedBy ? loaders(identityLoaders).adminUser.load(proposedBy) : null;
  }

  @FieldResolver(() => Colleague, {
    nullable: true,
    description: 'Who decided; null while the change is pending and for a deleted user.',
  })
  decider(@Root() { decidedBy }: BankAccountChange, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return decidedBy ? loaders(identityLoaders).adminUser.load(decidedBy) : null;
  }
}

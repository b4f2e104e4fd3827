import { In, IsNull, type DataSource, type EntityManager } from 'typeorm';
import type { BankAccountChangeStatus, Currency } from '../../../common/enums.ts';
import { bankAccountChangeForm, bankAccountForm } from '../../../common/forms/bank-account.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { maskIban } from '../../../common/iban.ts';
import { bankAccountLock } from '../../platform/database/advisory-locks.ts';
import { isUuid } from '../../platform/database/rows.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { badInput, conflict, forbidden, notFound } from '../../platform/graphql/errors.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { AdminUser } from '../identity/index.ts';
import { notifyStaff } from '../notifications/index.ts';
import { BankAccount, BankAccountChange, type BankAccountDetails } from './bank-account.entity.ts';
import type { BankAccountChangeInput } from './bank-account.input.ts';
import { notifyBankAccountChange } from './notify-bank-account-change.ts';

/** Maximum number of decided changes that the list shows below the pending ones. */
const MAX_DECIDED_CHANGES = 50;

/** Lists the accounts by currency and bank. */
export const listBankAccounts = (tx: EntityManager, { retired }: { retired: boolean }): Promise<BankAccount[]> =>
  tx.find(BankAccount, {
    where: retired ? {} : { retiredAt: IsNull() },
    order: { currency: 'ASC', bank: 'ASC', createdAt: 'ASC' },
  });

/** Lists the pending changes, oldest first, and the latest decided ones. */
export async function listBankAccountChanges(tx: EntityManager): Promise<BankAccountChange[]> {
  const pending = await tx.find(BankAccountChange, { where: { status: 'pending' }, order: { createdAt: 'ASC' } });
  const decided = await tx.find(BankAccountChange, {
    where: { status: In(['approved', 'rejected', 'withdrawn']) },
    order: { decidedAt: 'DESC' },
    take: MAX_DECIDED_CHANGES,
  });
  return [...pending, ...decided];
}

/** Returns only the bank details of a row, without its other columns. */
export const pickBankDetails = (row: BankAccountDetails): BankAccountDetails => {
  const { holder, bank, branch, iban, swift, currency, intermediaryBank, intermediarySwift } = row;
  return { holder, bank, branch, iban, swift, currency, intermediaryBank, intermediarySwift };
};

const hasSameDetails = (one: BankAccountDetails, other: BankAccountDetails): boolean =>
  JSON.stringify(pickBankDetails(one)) === JSON.stringify(pickBankDetails(other));

/**
 * Stores a proposed change and mails it to all active staff. Nothing changes until another super admin approves it.
 * @throws BAD_USER_INPUT with a reason for every invalid field, for an account that exists, and when nothing differs; CONFLICT when the
 *   account is retired or another change of it is pending; NOT_FOUND
 */
export async function proposeBankAccountChange(
  tx: EntityManager,
  input: BankAccountChangeInput,
  by: Viewer,
): Promise<BankAccountChange> {
  const { kind, note, accountId } = await validateInput(bankAccountChangeForm, input);
  const form = kind === 'retire' ? null : await validateInput(bankAccountForm, input.details ?? {});
  await tx.query('select pg_advisory_xact_lock($1, $2)', bankAccountLock);
  const account = kind === 'create' ? null : await tx.findOneBy(BankAccount, { id: accountId! });
  if (kind !== 'create') {
    if (!account) throw notFound('There is no such bank account');
    if (account.retiredAt) throw conflict('The bank account is retired');
    if (await tx.existsBy(BankAccountChange, { accountId: account.id, status: 'pending' }))
      throw conflict('Another change of this bank account waits for a decision');
  }
  const details = pickBankDetails(form ?? account!);
  if (form && account && hasSameDetails(details, account)) throw badInput({ holder: reasons.bankAccountUnchanged });
  if (form) await assertUniqueAccount(tx, details, account?.id);
  if (form && (await isProposed(tx, details))) throw badInput({ iban: reasons.bankAccountPending });
  const { id } = await tx.save(
    tx.create(BankAccountChange, {
      kind,
      note,
      details,
      accountId: account?.id ?? null,
      before: account && pickBankDetails(account),
      proposedBy: by.id,
    }),
  );
  await notifyStaffOf(tx, id, 'pending');
  return recordChange(tx, id);
}

/** @throws BAD_USER_INPUT when another active account has this IBAN and currency */
async function assertUniqueAccount(tx: EntityManager, { iban, currency }: BankAccountDetails, ownId?: string) {
  const duplicate = await tx.findOneBy(BankAccount, { iban, currency, retiredAt: IsNull() });
  if (duplicate && duplicate.id !== ownId) throw badInput({ iban: reasons.bankAccountKnown });
}

/** Whether a pending change contains the same IBAN and currency; the caller has already refused a second change of the same account. */
async function isProposed(tx: EntityManager, { iban, currency }: BankAccountDetails): Promise<boolean> {
  const found = await tx.query<unknown[]>(
    `select from bank_account_changes
     where status = 'pending' and kind <> 'retire' and details ->> 'iban' = $1 and details ->> 'currency' = $2 limit 1`,
    [iban, currency],
  );
  return found.length > 0;
}

/**
 * Applies a pending change that another super admin proposed. A repeated call of the same person changes nothing.
 * @throws FORBIDDEN for the proposer, and for a caller who is no longer a super admin; CONFLICT when it is decided already, when the account
 *   has changed since, and when the proposer is no longer an active super admin; NOT_FOUND
 */
export async function approveBankAccountChange(tx: EntityManager, id: string, by: Viewer): Promise<BankAccountChange> {
  const change = await lockChange(tx, id);
  if (change.proposedBy === by.id) throw forbidden('Another super admin has to approve this change');
  if (isRepeated(change, 'approved', by)) return change;
  assertPending(change);
  await assertSuperAdmin(tx, by.id, () => forbidden());
  await assertSuperAdmin(tx, change.proposedBy, () => conflict('The proposer is no longer an active super admin'));
  change.accountId = await applyChange(tx, change);
  return decide(tx, change, 'approved', by);
}

/**
 * Rejects a pending change that another super admin proposed.
 * @throws FORBIDDEN for the proposer, who withdraws it instead; CONFLICT when it is decided already; NOT_FOUND
 */
export async function rejectBankAccountChange(tx: EntityManager, id: string, by: Viewer): Promise<BankAccountChange> {
  const change = await lockChange(tx, id);
  if (change.proposedBy === by.id) throw forbidden('The proposer cannot reject a change, only withdraw it');
  if (isRepeated(change, 'rejected', by)) return change;
  assertPending(change);
  return decide(tx, change, 'rejected', by);
}

/**
 * Withdraws a pending change of the caller.
 * @throws FORBIDDEN for another person; CONFLICT when it is decided already; NOT_FOUND
 */
export async function withdrawBankAccountChange(tx: EntityManager, id: string, by: Viewer): Promise<BankAccountChange> {
  const change = await lockChange(tx, id);
  if (change.proposedBy !== by.id) throw forbidden('Only the proposer can withdraw a change');
  if (isRepeated(change, 'withdrawn', by)) return change;
  assertPending(change);
  return decide(tx, change, 'withdrawn', by);
}

/** Takes the lock that serializes all changes. @throws NOT_FOUND */
async function lockChange(tx: EntityManager, id: string): Promise<BankAccountChange> {
  await tx.query('select pg_advisory_xact_lock($1, $2)', bankAccountLock);
  const change = isUuid(id) ? await tx.findOneBy(BankAccountChange, { id }) : null;
  if (!change) throw notFound('There is no such change');
  return change;
}

const isRepeated = (change: BankAccountChange, status: BankAccountChangeStatus, by: Viewer): boolean =>
  change.status === status && change.decidedBy === by.id;

function assertPending({ status }: BankAccountChange): void {
  if (status !== 'pending') throw conflict(`The change is ${status}`);
}

/**
 * Checks that a user is an active super admin and locks the row, so that disabling the user or changing the role waits until the transaction
 * ends.
 * @param createError creates the error that is thrown otherwise
 */
async function assertSuperAdmin(tx: EntityManager, id: string | null, createError: () => Error): Promise<void> {
  const found =
    id &&
    (await tx.findOne(AdminUser, {
      where: { id, role: 'super_admin', disabledAt: IsNull() },
      lock: { mode: 'pessimistic_read' },
    }));
  if (!found) throw createError();
}

/** Writes the account. @returns its id */
async function applyChange(tx: EntityManager, { kind, accountId, before, details }: BankAccountChange) {
  if (kind === 'create') {
    await assertUniqueAccount(tx, details);
    return (await tx.save(tx.create(BankAccount, details))).id;
  }
  const account = await tx.findOneByOrFail(BankAccount, { id: accountId! });
  if (account.retiredAt || !hasSameDetails(account, before!))
    throw conflict('The bank account has changed since the proposal');
  await assertUniqueAccount(tx, details, account.id);
  await tx.update(BankAccount, { id: account.id }, kind === 'retire' ? { retiredAt: new Date() } : details);
  return account.id;
}

async function decide(
  tx: EntityManager,
  { id, accountId }: BankAccountChange,
  status: BankAccountChangeStatus,
  by: Viewer,
): Promise<BankAccountChange> {
  await tx.update(BankAccountChange, { id }, { status, accountId, decidedBy: by.id, decidedAt: new Date() });
  await notifyStaffOf(tx, id, status);
  return recordChange(tx, id);
}

/** Records in the security log what was proposed or decided; of the IBAN only the last four digits. */
async function recordChange(tx: EntityManager, id: string): Promise<BankAccountChange> {
  const change = await tx.findOneByOrFail(BankAccountChange, { id });
  const { kind, status, details } = change;
  const account = `${details.currency} ${maskIban(details.iban)}`;
  await recordSecurityEvent(tx, { kind: 'BANK_ACCOUNT_CHANGED', details: { change: kind, status, account } });
  return change;
}

/** Queues a mail to each active admin user, whatever the role, and shows it in the panel: anybody who notices a forged account can report it. */
async function notifyStaffOf(tx: EntityManager, changeId: string, event: BankAccountChangeStatus): Promise<void> {
  const staff = await tx.find(AdminUser, {
    where: { disabledAt: IsNull() },
    select: { id: true },
    order: { id: 'ASC' },
  });
  for (const { id: adminUserId } of staff) await addJob(tx, notifyBankAccountChange, { adminUserId, changeId, event });
  await notifyStaff(
    tx,
    { kind: `bank_account_${event}`, recordType: 'bank_account_change' },
    staff.map(({ id: recipientId }) => ({ recordId: changeId, recipientId })),
  );
}

interface BankAccountChoice {
  /** Account that the user chose in the editor of the offer; null for none. */
  bankAccountId: string | null;
  currency: Currency;
}

/**
 * Returns the account that an offer names: the chosen one, else the only active one of its currency, else null.
 * @throws BAD_USER_INPUT for a chosen account that is unknown, retired or of another currency
 */
export async function findOfferBankAccount(
  tx: EntityManager,
  { bankAccountId, currency }: BankAccountChoice,
): Promise<BankAccount | null> {
  if (!bankAccountId) {
    const [only, other] = await tx.findBy(BankAccount, { currency, retiredAt: IsNull() });
    return only && !other ? only : null;
  }
  const account = await tx.findOneBy(BankAccount, { id: bankAccountId });
  if (!account) throw badInput({ bankAccountId: reasons.choice });
  if (account.retiredAt) throw badInput({ bankAccountId: reasons.bankAccountRetired });
  if (account.currency !== currency) throw badInput({ bankAccountId: reasons.bankAccountCurrency });
  return account;
}

/** Returns the account that a stored draft shows, also one that can no longer be used: saving and sending refuse it. */
export const findDraftBankAccount = (tx: EntityManager, offer: BankAccountChoice): Promise<BankAccount | null> =>
  offer.bankAccountId ? tx.findOneBy(BankAccount, { id: offer.bankAccountId }) : findOfferBankAccount(tx, offer);

/**
 * Returns the same account as {@link findOfferBankAccount} and locks it, so that it cannot be changed before the offer is sent; null when
 * Kordon has no account in the currency of the offer.
 * @throws BAD_USER_INPUT as {@link findOfferBankAccount}, and when several accounts have the currency and the editor chose none
 */
export async function lockOfferBankAccount(tx: EntityManager, offer: BankAccountChoice): Promise<BankAccount | null> {
  await tx.query(`select from bank_accounts where currency = $1 and retired_at is null order by id for share`, [
    offer.currency,
  ]);
  const account = await findOfferBankAccount(tx, offer);
  if (!account && (await tx.existsBy(BankAccount, { currency: offer.currency, retiredAt: IsNull() })))
    throw badInput({ bankAccountId: reasons.bankAccountChoice });
  return account;
}

/** Returns the accounts with these ids, also retired ones. */
export const listBankAccountsById = (db: DataSource, ids: readonly string[]): Promise<BankAccount[]> =>
  db.manager.findBy(BankAccount, { id: In([...ids]) });

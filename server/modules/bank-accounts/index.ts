/** Public API of the bank accounts module. */
export { BankAccount, BankAccountChange, BankAccountDetails } from './bank-account.entity.ts';
export { BankAccountChangeResolver, BankAccountDetailsResolver, BankAccountResolver } from './bank-account.resolver.ts';
export {
  lockOfferBankAccount,
  findDraftBankAccount,
  findOfferBankAccount,
  listBankAccountsById,
  pickBankDetails,
} from './bank-account.service.ts';
export { notifyBankAccountChange } from './notify-bank-account-change.ts';

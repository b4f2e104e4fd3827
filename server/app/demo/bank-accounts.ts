import { brand } from '../../../common/brand.ts';
import type { BankAccountDetails } from '../../modules/bank-accounts/index.ts';

const fields = {
  holder: brand.legalName,
  bank: 'Körfez Bankası (örnek, example)',
  intermediaryBank: '',
  intermediarySwift: '',
};

/**
 * Accounts of a fictional bank, as its name shows on every offer. The IBANs are the examples of the IBAN registry (ISO 13616), and a BIC
 * with 0 as its eighth character is one for tests (ISO 9362), so that nobody can pay to them.
 */
export const demoBankAccounts: BankAccountDetails[] = [
  { ...fields, branch: 'Alsancak, İzmir', iban: 'TR330006100519786457841326', swift: 'KRFZTRI0XXX', currency: 'USD' },
  { ...fields, branch: 'Frankfurt am Main', iban: 'DE89370400440532013000', swift: 'KRFZDEF0XXX', currency: 'EUR' },
  { ...fields, branch: 'London', iban: 'GB29NWBK60161331926819', swift: 'KRFZGBL0XXX', currency: 'GBP' },
];

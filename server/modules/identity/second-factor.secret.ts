import type { EncryptedColumn } from '../../platform/vault.ts';

/** TOTP secrets of the admin users. */
export const secondFactorSecret: EncryptedColumn = {
  table: 'second_factors',
  column: 'secret',
  id: 'admin_user_id',
  formerPurpose: 'second factor',
};

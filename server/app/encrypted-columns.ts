import { secondFactorSecret } from '../modules/identity/index.ts';
import { mailboxClientSecret, mailboxSecret } from '../modules/mailbox/index.ts';
import type { EncryptedColumn } from '../platform/vault.ts';

/** All columns of the SQL domain `encrypted`: what `rotate-key` encrypts again and `check` decrypts. */
export const encryptedColumns: readonly EncryptedColumn[] = [mailboxClientSecret, mailboxSecret, secondFactorSecret];

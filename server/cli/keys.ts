import { encryptedColumns } from '../app/encrypted-columns.ts';
import { readEncryptionKeys, usesDerivedKey } from '../app/encryption-keys.ts';
import { rotateSecrets } from '../platform/key-rotation.ts';
import { StartError } from '../platform/start-error.ts';
import { keyIdOf } from '../platform/vault.ts';
import { printLine, runOnDatabase } from './command.ts';

/** Encrypts all stored secrets with the current key. Fails when some cannot be decrypted; they stay as they are. */
export const rotateKey = (): Promise<void> =>
  runOnDatabase(async (db, { config }) => {
    if (usesDerivedKey(config)) throw new StartError('ENCRYPTION_KEY is not set');
    const keys = await readEncryptionKeys(config);
    const { changed, unreadable } = await rotateSecrets(db, keys, encryptedColumns);
    printLine(
      `${changed} ${changed === 1 ? 'secret' : 'secrets'} encrypted with the key ${keyIdOf(keys.current).toString('hex')}`,
    );
    for (const error of unreadable) printLine(error);
    if (unreadable.length > 0)
      throw new StartError(`secrets that cannot be decrypted and were left as they are: ${unreadable.length}`);
  });

import type { Config } from '../config.ts';
import { readOrCreateSecret } from '../platform/stored-secret.ts';
import { deriveKey, parseKey, type EncryptionKeys } from '../platform/vault.ts';

/** Returns SESSION_SECRET or, with the embedded database, the generated one. */
export const readServerSecret = async (config: Config): Promise<string> =>
  config.SESSION_SECRET ?? readOrCreateSecret(config.DATA_DIR, 'session-secret');

/** Whether values are encrypted with a key derived from SESSION_SECRET, as before there was ENCRYPTION_KEY. */
export const usesDerivedKey = ({ ENCRYPTION_KEY, DATABASE_URL }: Config): boolean =>
  Boolean(DATABASE_URL && !ENCRYPTION_KEY);

/**
 * Returns the keys of the settings. Without ENCRYPTION_KEY the key is generated into DATA_DIR or, with DATABASE_URL, derived from
 * SESSION_SECRET. The derived key always decrypts, so that ENCRYPTION_KEY can be set later.
 */
export async function readEncryptionKeys(config: Config): Promise<EncryptionKeys> {
  const serverSecret = await readServerSecret(config);
  const derived = deriveKey(serverSecret, 'encryption key');
  const current = usesDerivedKey(config)
    ? derived
    : toKey(config.ENCRYPTION_KEY ?? (await readOrCreateSecret(config.DATA_DIR, 'encryption-key')));
  const previous = config.ENCRYPTION_KEY_PREVIOUS?.split(',').map((text) => toKey(text.trim())) ?? [];
  return { current, previous: [...previous, derived], serverSecret };
}

function toKey(text: string): Buffer {
  const key = parseKey(text);
  if (!key) throw new Error('DATA_DIR/encryption-key is not a key: restore the file from a backup');
  return key;
}

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A column of the SQL domain `encrypted`. server/app/encrypted-columns.ts lists all of them. */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** Column with the id of the row. */
  id: string;
  /** For values from before there were encryption keys: the purpose for which their key was derived from the server secret. */
  formerPurpose?: string;
}

/** Keys have 32 bytes. */
export interface EncryptionKeys {
  /** Encrypts new values. */
  current: Buffer;
  /** Only decrypt. */
  previous: readonly Buffer[];
  /** SESSION_SECRET, for the oldest values (`formerPurpose`). */
  serverSecret: string;
}

/** Encrypts the secrets of one column that the server has to decrypt later. All other secrets are stored as hashes. */
export interface Vault {
  /** @param id of the row that the secret belongs to; it cannot be decrypted for another row or column */
  seal(secret: Uint8Array, id: string): Buffer;
  /** @throws Error when the key is unknown, or the value was modified or belongs to another row or column */
  open(sealed: Buffer, id: string): Buffer;
  /** Whether a value was encrypted with the current key. */
  isCurrent(sealed: Buffer): boolean;
}

const ALGORITHM = 'aes-256-gcm';
/** In bytes. */
const lengths = { key: 32, keyId: 8, nonce: 12, tag: 16 };
/** First bytes of a value. The oldest values have no version, and begin with a random nonce. */
const version = Buffer.from('key1');
const headerLength = version.length + lengths.keyId;

/**
 * Creates the vault of a column. It uses AES-256-GCM; a value consists of version, id of the key, nonce, tag and ciphertext. Version, key
 * id, column and row are authenticated.
 */
export function createVault({ current, previous, serverSecret }: EncryptionKeys, place: EncryptedColumn): Vault {
  const keys = new Map([...previous, current].map((key) => [keyIdOf(key).toString('hex'), key]));
  const currentHeader = Buffer.concat([version, keyIdOf(current)]);
  const boundTo = (header: Buffer, id: string) =>
    Buffer.concat([header, Buffer.from(`${place.table}.${place.column} ${id}`)]);

  const decryptFormer = (sealed: Buffer, id: string) => {
    if (!place.formerPurpose) throw new Error('the value has no version');
    return decrypt(deriveKey(serverSecret, place.formerPurpose), sealed, Buffer.from(id));
  };
  const decryptVersioned = (sealed: Buffer, id: string) => {
    const header = sealed.subarray(0, headerLength);
    const keyId = header.subarray(version.length).toString('hex');
    const key = keys.get(keyId);
    if (!key) throw new Error(`neither ENCRYPTION_KEY nor ENCRYPTION_KEY_PREVIOUS has the key ${keyId}`);
    return decrypt(key, sealed.subarray(headerLength), boundTo(header, id));
  };
  return {
    seal: (secret, id) =>
      Buffer.concat([currentHeader, encrypt(current, Buffer.from(secret), boundTo(currentHeader, id))]),
    open(sealed, id) {
      try {
        return sealed.subarray(0, version.length).equals(version)
          ? decryptVersioned(sealed, id)
          : decryptFormer(sealed, id);
      } catch (cause) {
        throw new Error(`${place.table}.${place.column} of ${id} cannot be decrypted: ${(cause as Error).message}`, {
          cause,
        });
      }
    },
    isCurrent: (sealed) => sealed.subarray(0, headerLength).equals(currentHeader),
  };
}

function encrypt(key: Buffer, secret: Buffer, boundTo: Buffer): Buffer {
  const nonce = randomBytes(lengths.nonce);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundTo);
  const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

function decrypt(key: Buffer, sealed: Buffer, boundTo: Buffer): Buffer {
  const nonce = sealed.subarray(0, lengths.nonce);
  const tag = sealed.subarray(lengths.nonce, lengths.nonce + lengths.tag);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: lengths.tag });
  decipher.setAAD(boundTo).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(lengths.nonce + lengths.tag)), decipher.final()]);
}

/** Names a key in values, commands and logs; the key cannot be computed from it. */
export const keyIdOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, lengths.keyId);

/** Derives a key for a purpose from the server secret (HKDF-SHA-256). */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, lengths.key));

/** Reads a key of 32 bytes in hexadecimal or base64; null for anything else. */
export function parseKey(text: string): Buffer | null {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (!/^[\w+/-]{43}=?$/.test(text)) return null;
  return Buffer.from(text, 'base64');
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small secrets that the server has to decrypt later. All other secrets are stored as hashes. */
export interface Vault {
  /**
   * Encrypts a secret.
   * @param owner id of the record that it belongs to; it cannot be decrypted for another record
   */
  seal(secret: Uint8Array, owner: string): Buffer;
  /**
   * Decrypts a secret.
   * @throws Error when it was encrypted with another key or for another owner, or was modified
   */
  open(sealed: Buffer, owner: string): Buffer;
}

const ALGORITHM = 'aes-256-gcm';
/** In bytes. */
const lengths = { nonce: 12, tag: 16 };

/**
 * Creates a vault that uses AES-256-GCM with a key derived from the server secret (HKDF-SHA-256). The output is nonce,
 * tag and ciphertext.
 * @param secret SESSION_SECRET; stored secrets cannot be decrypted after it changes
 * @param purpose separates the derived keys of different uses
 */
export function createVault(secret: string, purpose: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(plain, owner) {
      const nonce = randomBytes(lengths.nonce);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
    },
    open(sealed, owner) {
      const nonce = sealed.subarray(0, lengths.nonce);
      const tag = sealed.subarray(lengths.nonce, lengths.nonce + lengths.tag);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: lengths.tag });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(sealed.subarray(lengths.nonce + lengths.tag)), decipher.final()]);
      } catch (cause) {
        throw new Error('a stored secret does not fit SESSION_SECRET: it was encrypted with another SESSION_SECRET', {
          cause,
        });
      }
    },
  };
}

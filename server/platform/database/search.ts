import sql, { join, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { badInput } from '../graphql/errors.ts';
import { rowsOf } from './rows.ts';

const maxLength = 200;

/**
 * The words of a search, each once.
 * @param path of the argument, for the error
 * @throws BAD_USER_INPUT for a NUL byte, which no text in PostgreSQL has, and for more than 200 characters
 */
export function searchWords(search: string | null | undefined, path: string): string[] {
  const text = search?.trim();
  if (!text) return [];
  if (text.length > maxLength) throw badInput({ [path]: 'form.tooLong' });
  if (text.includes('\0')) throw badInput({ [path]: 'form.text.invalid' });
  return [...new Set(text.split(/\s+/))];
}

/**
 * Conditions under which a row of the table has every word of a search. Where no row has them, words that are spelt similarly will do.
 * @param email column whose `email_key` is indexed for beginnings: a word that is an address, perhaps unfinished, is the beginning of one
 * @throws BAD_USER_INPUT as {@link searchWords}
 */
export async function searchConditions(
  db: DataSource,
  table: Sql,
  search: string | null | undefined,
  path: string,
  email?: Sql,
): Promise<Sql[]> {
  const words = searchWords(search, path);
  if (words.length === 0) return [];
  return [await exactOrSimilar(db, table, words, (have) => have(words, email))];
}

/**
 * The condition by the words as they are spelt where a row of the table meets it, else by words that are spelt similarly.
 * @param conditionBy makes the condition by one of the two ways to have words
 */
export async function exactOrSimilar(
  db: DataSource,
  table: Sql,
  words: string[],
  conditionBy: (have: typeof containingAll) => Sql | Promise<Sql>,
): Promise<Sql> {
  const exact = await conditionBy(containingAll);
  if (!words.some(isSpelt)) return exact;
  const [found] = await rowsOf(db, sql`select from ${table} where ${exact} limit 1`);
  return found ? exact : conditionBy(resemblingAll);
}

/** `search_text`, folded and indexed by trigrams, contains every word, in any order, whatever its case and accents. */
export const containingAll = (words: string[], email?: Sql): Sql =>
  join(
    words.map((word) => containing(word, email)),
    ' and ',
  );

/** As {@link containingAll}, but words that share enough trigrams will do (pg_trgm.word_similarity_threshold of the connection). */
export const resemblingAll = (words: string[], email?: Sql): Sql =>
  join(
    words.map((word) => (isSpelt(word) ? sql`search_text %> fold_text(${word})` : containing(word, email))),
    ' and ',
  );

/** Letters alone, and enough of them: codes, numbers and addresses are meant as they are typed, and short words resemble too many. */
export const isSpelt = (word: string): boolean => /^\p{L}[\p{L}\p{M}]{3,}$/u.test(word);

const isAddress = /^[^@]+@[^@]+$/;

function containing(word: string, email?: Sql): Sql {
  // Trigrams find an address only by reading all that share its domain.
  if (email && isAddress.test(word))
    return sql`email_key(${email}) like regexp_replace(email_key(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  if ([...word].length > 2) return sql`search_text like search_pattern(${word})`;
  // Too short for a trigram with letters on both sides: counts where a word begins.
  return sql`(search_text like substr(search_pattern(${word}), 2) or search_text like '% ' || substr(search_pattern(${word}), 2)
    or search_text like E'%\n' || substr(search_pattern(${word}), 2))`;
}

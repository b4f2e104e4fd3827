import sql, { join, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { badInput } from '../graphql/errors.ts';
import { queryRows } from './rows.ts';

const MAX_SEARCH_LENGTH = 200;

/**
 * Returns the distinct words of a search text.
 * @param path path of the argument for errors
 * @throws BAD_USER_INPUT for more than 200 characters or a NUL byte, which PostgreSQL rejects
 */
export function searchWords(search: string | null | undefined, path: string): string[] {
  const text = search?.trim();
  if (!text) return [];
  if (text.length > MAX_SEARCH_LENGTH) throw badInput({ [path]: 'form.tooLong' });
  if (text.includes('\0')) throw badInput({ [path]: 'form.text.invalid' });
  return [...new Set(text.split(/\s+/))];
}

/**
 * Returns the conditions that a row contains every word of a search or, when no row does, similarly spelled words.
 * @param email column with a prefix index on its `email_key`: a word with an @ is matched as the beginning of an address
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
 * Returns the exact condition when a row of the table meets it, else the condition for similarly spelled words.
 * @param createCondition creates a condition from `containsAllWords` or `resemblesAllWords`
 */
export async function exactOrSimilar(
  db: DataSource,
  table: Sql,
  words: string[],
  createCondition: (have: typeof containsAllWords) => Sql | Promise<Sql>,
): Promise<Sql> {
  const exact = await createCondition(containsAllWords);
  if (!words.some(isFuzzySearchable)) return exact;
  const [found] = await queryRows(db, sql`select from ${table} where ${exact} limit 1`);
  return found ? exact : createCondition(resemblesAllWords);
}

/** Returns the condition that `search_text` contains every word in any order, ignoring case and accents (trigram index). */
export const containsAllWords = (words: string[], email?: Sql): Sql =>
  join(
    words.map((word) => containsWord(word, email)),
    ' and ',
  );

/** Like {@link containsAllWords}, but also matches similar words (pg_trgm.word_similarity_threshold of the connection). */
export const resemblesAllWords = (words: string[], email?: Sql): Sql =>
  join(
    words.map((word) => (isFuzzySearchable(word) ? sql`search_text %> fold_text(${word})` : containsWord(word, email))),
    ' and ',
  );

/** Whether similar words may match: only for words of four or more letters. Codes, numbers and addresses have to match exactly. */
export const isFuzzySearchable = (word: string): boolean => /^\p{L}[\p{L}\p{M}]{3,}$/u.test(word);

const isAddress = /^[^@]+@[^@]+$/;

function containsWord(word: string, email?: Sql): Sql {
  // With trigrams the search would read all addresses of the domain.
  if (email && isAddress.test(word))
    return sql`email_key(${email}) like regexp_replace(email_key(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  if ([...word].length > 2) return sql`search_text like search_pattern(${word})`;
  // The word is too short for a trigram inside other words: match it at the beginning of words only.
  return sql`(search_text like substr(search_pattern(${word}), 2) or search_text like '% ' || substr(search_pattern(${word}), 2)
    or search_text like E'%\n' || substr(search_pattern(${word}), 2))`;
}

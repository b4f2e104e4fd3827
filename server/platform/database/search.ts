import sql, { raw, type Sql } from 'sql-template-tag';
import { badInput } from '../graphql/errors.ts';

const maxLength = 200;

/**
 * Conditions under which a row contains every word of a search, in any order, whatever its case and accents. The column is
 * indexed by trigrams and folded as `fold_text` does (migration 0001).
 * @throws BAD_USER_INPUT as {@link searchWords}
 */
export function containing(search: string | null | undefined, path: string, column = 'search_text'): Sql[] {
  return searchWords(search, path).map((word) => sql`${raw(column)} like search_pattern(${word})`);
}

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

import { badInput } from '../graphql/errors.ts';

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

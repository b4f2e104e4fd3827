import sql, { join, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { rowsOf } from './rows.ts';
import { searchWords } from './search.ts';

/** Shorter words have too many neighbours. */
const shortest = 4;
const mostNeighbours = 4;
/** Words of letters alone are looked up: codes, numbers and addresses are meant as they are typed. */
const isWord = /^\p{L}[\p{L}\p{M}]*$/u;

/** An address, perhaps unfinished: of those that share most of their letters an index of trigrams finds one only by reading through all. */
const isAddress = /^[^@]+@[^@]+$/;
/** What may be the domain of one: "mill.example", and "ltd.şti" as well. */
const maybeDomain = /^@?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/u;

/**
 * Conditions under which a row contains every word of a search, in any order, whatever its case and accents; `search_text` is indexed by
 * trigrams and folded as `fold_text` does (migration 0001). Where a word of the search stands in no name, words that are spelt nearly so
 * will do (table search_words, migration 0011). A word that is known finds itself alone.
 * @param email column whose `email_key` and `mail_domain` are indexed for beginnings: a word that is an address is the beginning of one,
 * and a word that is the domain of some contact's address means whoever writes from there
 * @throws BAD_USER_INPUT as {@link searchWords}
 */
export async function nearlyContaining(
  db: DataSource,
  search: string | null | undefined,
  path: string,
  email?: Sql,
): Promise<Sql[]> {
  const spellings = await spellingsOf(db, searchWords(search, path));
  return spellings.map((spelling) => spelt(spelling, email));
}

/** Whether a row has the word in one of its spellings. @param email as {@link nearlyContaining} has it */
export function spelt({ word, near, isDomain }: Spelling, email?: Sql): Sql {
  if (email && isAddress.test(word)) return sql`email_key(${email}) like ${beginning(word)}`;
  if (email && isDomain) return sql`mail_domain(${email}) like ${beginning(domainOf(word))}`;
  const any = [word, ...near].flatMap((spelling) =>
    patternsOf(spelling).map((pattern) => sql`search_text like ${pattern}`),
  );
  return any.length === 1 ? any[0]! : sql`(${join(any, ' or ')})`;
}

const domainOf = (word: string): string => word.replace(/^@/, '');
const beginning = (address: string): Sql =>
  sql`regexp_replace(email_key(${address}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** A trigram needs three letters, so a shorter word counts where a word begins: before it stands a boundary. */
const patternsOf = (word: string): Sql[] =>
  [...word].length > 2
    ? [sql`search_pattern(${word})`]
    : [
        sql`substr(search_pattern(${word}), 2)`,
        sql`'% ' || substr(search_pattern(${word}), 2)`,
        sql`E'%\n' || substr(search_pattern(${word}), 2)`,
      ];

export interface Spelling {
  /** As it was typed. */
  word: string;
  /** What was perhaps meant, the likeliest first; none where the word is known. */
  near: string[];
  /** Some contact's address has it as its domain, or the domain begins so. */
  isDomain?: boolean;
}

/** How each word is perhaps spelt, and what it is. One statement for all words, and one for each that may be a domain. */
export async function spellingsOf(db: DataSource, words: string[]): Promise<Spelling[]> {
  const [near, domains] = await Promise.all([neighboursOf(db, words), domainsAmong(db, words)]);
  return words.map((word) => ({ word, near: near.get(word) ?? [], isDomain: domains.has(word) }));
}

/** Of each word that stands in no name, those that are spelt nearly so. */
async function neighboursOf(db: DataSource, words: string[]): Promise<Map<string, string[]>> {
  const doubtful = words.filter((word) => [...word].length >= shortest && isWord.test(word));
  if (doubtful.length === 0) return new Map();
  const rows = await rowsOf<{ typed: string; folded: string; near: string[] }>(
    db,
    sql`select typed, fold_text(typed) as folded, array(
          select word from search_words where word % fold_text(typed)
          group by word order by similarity(word, fold_text(typed)) desc, word limit 40
        ) as near
        from unnest(${doubtful}::text[]) as typed
        where not exists (select from search_words where word like search_pattern(typed))`,
  );
  return new Map(
    rows.map(({ typed, folded, near }) => [
      typed,
      withoutLonger(near.filter((word) => isNear(folded, word)).slice(0, mostNeighbours)),
    ]),
  );
}

/** Whatever has "demiri" has "demir". */
const withoutLonger = (words: string[]): string[] =>
  words.filter((word) => !words.some((other) => other !== word && word.includes(other)));

async function domainsAmong(db: DataSource, words: string[]): Promise<Set<string>> {
  const likely = words.filter((word) => maybeDomain.test(word));
  const known = await Promise.all(
    likely.map((word) =>
      rowsOf(db, sql`select from contacts where mail_domain(email) like ${beginning(domainOf(word))} limit 1`),
    ),
  );
  return new Set(likely.filter((_, place) => known[place]!.length > 0));
}

/** One slip in a short word, two in a longer one; the beginning of a longer word counts as the word. */
function isNear(typed: string, known: string): boolean {
  const slips = typed.length < 6 ? 1 : 2;
  return slipsBetween(typed, known) <= slips || slipsBetween(typed, known.slice(0, typed.length)) <= slips;
}

/** Letters changed, left out, put in or swapped with their neighbour (Damerau, optimal string alignment). */
export function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (same ? 0 : 1),
        swapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { areFew, foundFirst } from '../../platform/database/estimate.ts';
import { pageSize } from '../../platform/database/keyset.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import { searchWords } from '../../platform/database/search.ts';
import { spelt, spellingsOf, type Spelling } from '../../platform/database/spelling.ts';
import { searchSources, type SearchSource } from './search.sources.ts';
import type { SearchHit, SearchHitKind } from './search.types.ts';

/** Rows of one kind that are ranked: beyond these, of a word that very many have, the newest stand for all. */
const candidates = 40;

type Ranked = SearchHit & { rank: number };

/**
 * Records that have every word of the text, or words spelt nearly so, the likeliest first: whose title is the text, then begins with
 * it, then has its words at the beginnings of words. No kind crowds the others out.
 * @throws BAD_USER_INPUT for more than 200 characters, and for a `first` outside 1 to 100
 */
export async function search(db: DataSource, text: string, first: number | null): Promise<SearchHit[]> {
  const size = pageSize(first);
  const words = searchWords(text, 'text');
  if (words.length === 0) return [];
  const spellings = await spellingsOf(db, words);
  const kinds = Object.keys(searchSources) as SearchHitKind[];
  const found = await Promise.all(
    kinds.map((kind) => hitsOf(db, kind, searchSources[kind], words.join(' '), spellings)),
  );
  return fairly(found, size);
}

async function hitsOf(
  db: DataSource,
  kind: SearchHitKind,
  { from, columns, where, order, email, meant }: SearchSource,
  text: string,
  spellings: Spelling[],
): Promise<Ranked[]> {
  const exactly = join(
    spellings.map(({ word }) => spelt({ word, near: [] }, email)),
    ' and ',
  );
  const nearly = join(
    spellings.map((spelling) => spelt(spelling, email)),
    ' and ',
  );
  const source = sql`${from} where ${nearly} and ${where}`;
  const first = order.text !== '' && (await areFew(db, source));
  const ids = [
    ...meant(text).map((condition) => sql`(select id from ${from} where ${condition} limit ${candidates})`),
    sql`(select id from ${first ? foundFirst(source, from) : source} ${order} limit ${candidates})`,
  ];
  return rowsOf<Ranked>(
    db,
    sql`select id, ${raw(`'${kind}'`)} as kind, title, detail, company_id as "companyId", company_name as "companyName", state, at,
          not (${exactly}) and not meant as near, ${rankOf(text)} as rank
        from (
          select id, search_text${email ? sql`, ${email}` : empty}, ${columns}, ${meant(text).length > 0 ? sql`(${join(meant(text), ' or ')})` : sql`false`} as meant
          from ${from} where id in (${join(ids, ' union ')}) and ${where}
        ) as found`,
  );
}

/** The whole title, its beginning, and how much of it the text is; what was looked for by number comes before all. */
const rankOf = (text: string): Sql => sql`
  (case when meant then 2 else 0 end
   + case when fold_text(title) = fold_text(${text}) then 3 when fold_text(title) like substr(search_pattern(${text}), 2) then 2
       when ' ' || fold_text(title) like '% ' || substr(search_pattern(${text}), 2) then 1 else 0 end
   + word_similarity(fold_text(${text}), fold_text(title)))::float8`;

/** The best of all, but a quarter of the room for each kind that has enough. */
function fairly(found: Ranked[][], size: number): SearchHit[] {
  const order = (one: Ranked, other: Ranked) => other.rank - one.rank || other.at.getTime() - one.at.getTime();
  const sorted = found.map((hits) => hits.sort(order));
  const share = Math.max(1, Math.floor(size / found.length));
  const sure = sorted
    .flatMap((hits) => hits.slice(0, share))
    .sort(order)
    .slice(0, size);
  const rest = sorted.flatMap((hits) => hits.slice(share)).sort(order);
  return [...sure, ...rest].slice(0, size).sort(order);
}

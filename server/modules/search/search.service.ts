import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { pageSize } from '../../platform/database/keyset.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import { containingAll, isSpelt, resemblingAll, searchWords } from '../../platform/database/search.ts';
import { searchSources, type SearchSource } from './search.sources.ts';
import type { SearchHit } from './search.types.ts';

/** Rows of one kind that are ranked: beyond these, of a word that very many have, the newest stand for all. */
const candidates = 40;

type Ranked = SearchHit & { rank: number };

/**
 * Records that have every word of the text or, where there are none of any kind, words spelt similarly; the most similar first: whose
 * title is the text, then begins with it, then has its words at the beginnings of words. No kind crowds the others out.
 * @throws BAD_USER_INPUT for more than 200 characters, and for a `first` outside 1 to 100
 */
export async function search(db: DataSource, text: string, first: number | null): Promise<SearchHit[]> {
  const size = pageSize(first);
  const words = searchWords(text, 'text');
  if (words.length === 0) return [];
  const exact = await hits(db, words, containingAll);
  if (exact.some(({ length }) => length > 0) || !words.some(isSpelt)) return fairly(exact, size);
  return fairly(await hits(db, words, resemblingAll), size);
}

const hits = (db: DataSource, words: string[], have: typeof containingAll): Promise<Ranked[][]> =>
  Promise.all(
    Object.entries(searchSources).map(([kind, source]) => {
      const near = have === resemblingAll;
      return hitsOf(db, { kind, near, text: words.join(' '), condition: have(words, source.email) }, source);
    }),
  );

function hitsOf(
  db: DataSource,
  { kind, near, text, condition }: { kind: string; near: boolean; text: string; condition: Sql },
  { from, columns, where, order, meant }: SearchSource,
): Promise<Ranked[]> {
  const conditions = meant(text);
  const ids = [
    ...conditions.map((meaning) => sql`(select id from ${from} where ${meaning} limit ${candidates})`),
    sql`(select id from ${from} where ${condition} and ${where} ${order} limit ${candidates})`,
  ];
  const isMeant = conditions.length > 0 ? sql`(${join(conditions, ' or ')})` : sql`false`;
  return rowsOf<Ranked>(
    db,
    sql`select id, ${raw(`'${kind}'`)} as kind, title, detail, company_id as "companyId", company_name as "companyName", state, at,
          ${raw(String(near))} as near, ${rankOf(text)} as rank
        from (
          select id, ${columns}, ${isMeant} as meant from ${from} where id in (${join(ids, ' union ')}) and ${where}
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

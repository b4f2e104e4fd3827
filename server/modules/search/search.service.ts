import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { pageSize } from '../../platform/database/pagination.ts';
import {
  queryRows,
  containsAllWords,
  isFuzzySearchable,
  resemblesAllWords,
  searchWords,
} from '../../platform/database/rows.ts';
import { searchSources, type SearchSource } from './search.sources.ts';
import type { SearchHit } from './search.types.ts';

/** Maximum number of rows per kind that are ranked. Of more matches the newest are ranked. */
const MAX_CANDIDATES = 40;

type Ranked = SearchHit & { rank: number };

/**
 * Finds records that contain every word of the text or, when there are none, similarly spelled words. Sorts titles that equal the text
 * first, then titles that begin with it, then titles with a word that begins with it. Each kind gets a share of the result.
 * @throws BAD_USER_INPUT for more than 200 characters, and for a `first` outside 1 to 100
 */
export async function searchRecords(db: DataSource, text: string, first: number | null): Promise<SearchHit[]> {
  const size = pageSize(first);
  const words = searchWords(text, 'text');
  if (words.length === 0) return [];
  const exact = await findHits(db, words, containsAllWords);
  if (exact.some(({ length }) => length > 0) || !words.some(isFuzzySearchable)) return mergeKinds(exact, size);
  return mergeKinds(await findHits(db, words, resemblesAllWords), size);
}

const findHits = (db: DataSource, words: string[], matchWords: typeof containsAllWords): Promise<Ranked[][]> =>
  Promise.all(
    Object.entries(searchSources).map(([kind, source]) => {
      const near = matchWords === resemblesAllWords;
      return findHitsOfKind(
        db,
        { kind, near, text: words.join(' '), condition: matchWords(words, source.email) },
        source,
      );
    }),
  );

function findHitsOfKind(
  db: DataSource,
  { kind, near, text, condition }: { kind: string; near: boolean; text: string; condition: Sql },
  { from, columns, where, order, directMatches }: SearchSource,
): Promise<Ranked[]> {
  const directConditions = directMatches(text);
  const ids = [
    ...directConditions.map((direct) => sql`(select id from ${from} where ${direct} limit ${MAX_CANDIDATES})`),
    sql`(select id from ${from} where ${condition} and ${where} ${order} limit ${MAX_CANDIDATES})`,
  ];
  const isDirect = directConditions.length > 0 ? sql`(${join(directConditions, ' or ')})` : sql`false`;
  return queryRows<Ranked>(
    db,
    sql`select id, ${raw(`'${kind}'`)} as kind, title, detail, company_id as "companyId", company_name as "companyName", state, at,
          ${raw(String(near))} as near, ${rankExpression(text)} as rank
        from (
          select id, ${columns}, ${isDirect} as direct from ${from} where id in (${join(ids, ' union ')}) and ${where}
        ) as found`,
  );
}

/** Ranks direct matches first, then by the position of the text in the title, then by similarity. */
const rankExpression = (text: string): Sql => sql`
  (case when direct then 2 else 0 end
   + case when fold_text(title) = fold_text(${text}) then 3 when fold_text(title) like substr(search_pattern(${text}), 2) then 2
       when ' ' || fold_text(title) like '% ' || substr(search_pattern(${text}), 2) then 1 else 0 end
   + word_similarity(fold_text(${text}), fold_text(title)))::float8`;

/** Returns the best hits of all kinds, but guarantees each kind an equal share of the result. */
function mergeKinds(hitsByKind: Ranked[][], size: number): SearchHit[] {
  const order = (a: Ranked, b: Ranked) => b.rank - a.rank || b.at.getTime() - a.at.getTime();
  const sorted = hitsByKind.map((hits) => hits.sort(order));
  const share = Math.max(1, Math.floor(size / hitsByKind.length));
  const guaranteed = sorted
    .flatMap((hits) => hits.slice(0, share))
    .sort(order)
    .slice(0, size);
  const rest = sorted.flatMap((hits) => hits.slice(share)).sort(order);
  return [...guaranteed, ...rest].slice(0, size).sort(order);
}

import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { anyOf } from './conditions.ts';
import { exactly, whereAll, type Count, type Groups } from './keyset.ts';
import { rowsOf } from './rows.ts';

/**
 * Columns of few values that a list is narrowed by, with an index that has them all before `created_at desc, id desc`, and the totals
 * of their combinations, which writers keep.
 */
export interface FacetIndex {
  /** Each column by its name in the totals, as the index spells it. */
  columns: Record<string, string>;
  /** Rows with a column for each, and a `count`; a combination may have several, which belong together. */
  totals: Sql;
}

/** The values wanted of each column; all of a column that has none. */
export type Facets = Record<string, readonly string[] | null | undefined>;

export interface FacetTotals {
  /** Rows of the table. */
  all: number;
  /** Rows that have one of the combinations wanted. */
  wanted: number;
  /** How many combinations that is. */
  groups: number;
}

/** So many rows are soon sorted; of more, a walk along the order of the list soon meets a page. */
const few = 2_000;
/** So many combinations are soon read a page each. */
const fewGroups = 40;

export const isNarrow = (facets: Facets): boolean => Object.values(facets).some((values) => values != null);

/** What writers added up: it costs the same among a million. */
export async function totalsOf(db: DataSource, index: FacetIndex, facets: Facets): Promise<FacetTotals> {
  const all = sql`select coalesce(sum(count), 0)::int as "all" from ${index.totals} as kept`;
  const statement = isNarrow(facets)
    ? sql`select (${all}) as "all", coalesce(sum(total), 0)::int as wanted, count(*)::int as groups
          from (${groupsOf(index, facets, sql`sum(count) as total`)}) as folded`
    : sql`select "all", "all" as wanted, 0 as groups from (${all}) as totals`;
  const [row] = await rowsOf<FacetTotals>(db, statement);
  return row!;
}

/** As {@link totalsOf}; of all rows nothing is asked, since nothing has to be known before they are read. */
export const totalsWhereNarrow = async (
  db: DataSource,
  index: FacetIndex,
  facets: Facets,
): Promise<FacetTotals | undefined> => (isNarrow(facets) ? totalsOf(db, index, facets) : undefined);

/** How many rows have the values wanted. @param known of the same facets, where that was asked before */
export const wantedOf = async (
  db: DataSource,
  index: FacetIndex,
  facets: Facets,
  known: FacetTotals | undefined,
): Promise<Count> => exactly((known ?? (await totalsOf(db, index, facets))).wanted);

/** Each combination wanted that some row has. */
function groupsOf({ columns, totals }: FacetIndex, facets: Facets, selected?: Sql): Sql {
  const names = raw(Object.keys(columns).join(', '));
  return sql`select ${selected ?? names} from ${totals} as kept ${whereAll(anyOf(facets))} group by ${names} having sum(count) > 0`;
}

/**
 * How a narrowed list is read: by combinations where that is less than to walk along its order in hope of meeting them. A planner takes
 * columns to be independent of each other and spread evenly; where they are not, it reads a million rows to find none.
 * @param inOrder whether the list has the order of the index and nothing else narrows it, so that of each combination a page is enough
 */
export function groupsFor(
  index: FacetIndex,
  facets: Facets,
  totals: FacetTotals | undefined,
  inOrder: boolean,
): Groups | undefined {
  if (!totals || !isNarrow(facets)) return undefined;
  const { all, wanted, groups } = totals;
  if (wanted > few && !(inOrder && (groups <= fewGroups || groups * wanted < all))) return undefined;
  return {
    wanted: groupsOf(index, facets),
    same: join(
      Object.entries(index.columns).map(([name, column]) => raw(`${column} = wanted.${name}`)),
      ' and ',
    ),
  };
}

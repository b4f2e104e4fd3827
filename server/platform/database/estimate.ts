import sql, { type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { rowsOf } from './rows.ts';

/** So many rows that have some words are sooner read and sorted than met on a walk along a list. */
const few = 5_000;

interface Explained {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/**
 * How many rows there are, by the planner's estimate.
 * @param source table and conditions, as they stand after `from`
 */
export async function estimatedRows(db: DataSource, source: Sql): Promise<number> {
  const [row] = await rowsOf<Explained>(db, sql`explain (format json) select from ${source}`);
  return row!['QUERY PLAN'][0].Plan['Plan Rows'];
}

/**
 * Whether few rows have the words of a search. The estimate is a good one, and the planner makes little of it: it takes a walk past thirty
 * thousand rows for cheaper than two thousand that are looked up (docs/benchmarks.md).
 * @param source as {@link estimatedRows} has it
 * @param most where a walk costs less than usual
 */
export const areFew = async (db: DataSource, source: Sql, most = few): Promise<boolean> =>
  (await estimatedRows(db, source)) <= most;

/** The same rows, found before anybody orders them: no planner looks past an "offset". */
export const foundFirst = (source: Sql, name: Sql): Sql => sql`(select * from ${source} offset 0) as ${name}`;

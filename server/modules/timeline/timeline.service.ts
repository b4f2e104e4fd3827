import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { exactly, pageFrom, pageSize, readPosition, type Page } from '../../platform/database/keyset.ts';
import { isUuid, rowsOf } from '../../platform/database/rows.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import { timelineSources, type TimelineKind } from './timeline.sources.ts';
import type { TimelineEntry } from './timeline.types.ts';

const allKinds = Object.keys(timelineSources) as TimelineKind[];

/**
 * What happened with a company, newest first. Each source gives as many rows as a page has, each by its index, and the page is the
 * newest of them all. Entries of one instant are ordered by kind, then by id.
 * @throws BAD_USER_INPUT for a `first` or an `after` that no list has
 */
export async function timeline(
  db: DataSource,
  companyId: string,
  kinds: TimelineKind[] | null,
  { first, after }: PageArgs,
): Promise<Page<TimelineEntry>> {
  const size = pageSize(first);
  const wanted = isUuid(companyId) ? [...new Set(kinds ?? allKinds)] : [];
  const position = after ? positionOf(after) : null;
  const parts = wanted.map((kind) => newestOf(kind, companyId, position, size + 1));
  const rows =
    parts.length > 0
      ? await rowsOf<TimelineEntry>(
          db,
          sql`select kind || ':' || record_id as id, kind, record_id as "recordId", at from (${join(parts, ' union all ')}) as entries
              where exists (select from companies where id = ${companyId} and deleted_at is null)
              order by at desc, kind desc, record_order desc limit ${size + 1}`,
        )
      : [];
  return pageFrom(
    rows,
    size,
    ({ at, id }) => [at.toISOString(), id],
    async () => exactly(await countOf(db, companyId, wanted)),
  );
}

interface Position {
  at: string;
  kind: TimelineKind;
  id: string;
}

/** Ids are compared as their type orders them; so that those of all sources fit one column, numbers are padded. */
function newestOf(kind: TimelineKind, companyId: string, position: Position | null, size: number): Sql {
  const { from, where } = timelineSources[kind];
  const beyond = position ? [beyondOf(kind, position)] : [];
  const conditions = join([sql`company_id = ${companyId}`, where, ...beyond], ' and ');
  return sql`(select ${raw(`'${kind}'`)} as kind, id::text as record_id, lpad(id::text, 36, '0') as record_order, created_at as at
    from ${from} where ${conditions} order by created_at desc, id desc limit ${size})`;
}

function beyondOf(kind: TimelineKind, position: Position): Sql {
  if (kind === position.kind) return sql`(created_at, id) < (${position.at}, ${position.id})`;
  return kind < position.kind ? sql`created_at <= ${position.at}` : sql`created_at < ${position.at}`;
}

/** @throws BAD_USER_INPUT */
function positionOf(cursor: string): Position {
  const [at = '', id = ''] = readPosition(cursor);
  const [, kind = '', recordId = ''] = /^([a-z]+):(.+)$/.exec(id) ?? [];
  const known = allKinds.find((name) => name === kind);
  const isId = known === 'change' ? /^\d{1,18}$/.test(recordId) : isUuid(recordId);
  if (!known || !isId || Number.isNaN(Date.parse(at)) || !/^\d{4}-/.test(at))
    throw badInput({ after: 'list.after.invalid' }, 'after must be a cursor of this list');
  return { at, kind: known, id: recordId };
}

async function countOf(db: DataSource, companyId: string, kinds: TimelineKind[]): Promise<number> {
  if (kinds.length === 0) return 0;
  const counts = kinds.map((kind) => {
    const { from, where } = timelineSources[kind];
    return sql`(select count(*) from ${from} where company_id = ${companyId} and ${where})`;
  });
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select (${join(counts, ' + ')})::int as count from companies where id = ${companyId} and deleted_at is null`,
  );
  return row?.count ?? 0;
}

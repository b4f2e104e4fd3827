import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import type { TimelineKind } from '../../../common/enums.ts';
import {
  toExactCount,
  createPage,
  pageSize,
  decodeCursor,
  type Page,
  type PageArgs,
} from '../../platform/database/pagination.ts';
import { isUuid, queryRows } from '../../platform/database/rows.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { timelineSources } from './timeline.sources.ts';
import type { TimelineEntry } from './timeline.types.ts';

const allKinds = Object.keys(timelineSources) as TimelineKind[];

/**
 * Lists the timeline of a company, newest entry first. Reads one page from the index of each source and merges them. Entries with equal
 * times are ordered by kind, then by id.
 * @throws BAD_USER_INPUT for an invalid `first` or `after`
 */
export async function listTimeline(
  db: DataSource,
  companyId: string,
  kinds: TimelineKind[] | null,
  { first, after }: PageArgs,
): Promise<Page<TimelineEntry>> {
  const size = pageSize(first);
  const selectedKinds = isUuid(companyId) ? [...new Set(kinds ?? allKinds)] : [];
  const position = after ? parsePosition(after) : null;
  const parts = selectedKinds.map((kind) => selectNewestEntries(kind, companyId, position, size + 1));
  const rows =
    parts.length > 0
      ? await queryRows<TimelineEntry>(
          db,
          sql`select kind || ':' || record_id as id, kind, record_id as "recordId", at from (${join(parts, ' union all ')}) as entries
              where exists (select from companies where id = ${companyId} and deleted_at is null)
              order by at desc, kind desc, record_order desc limit ${size + 1}`,
        )
      : [];
  return createPage(
    rows,
    size,
    ({ at, id }) => [at.toISOString(), id],
    async () => toExactCount(await countEntries(db, companyId, selectedKinds)),
  );
}

interface Position {
  at: string;
  kind: TimelineKind;
  id: string;
}

/** Ids are padded, so that numeric ids and UUIDs sort correctly as text in one column. */
function selectNewestEntries(kind: TimelineKind, companyId: string, position: Position | null, size: number): Sql {
  const { from, where } = timelineSources[kind];
  const conditionsAfter = position ? [buildPositionCondition(kind, position)] : [];
  const conditions = join([sql`company_id = ${companyId}`, where, ...conditionsAfter], ' and ');
  return sql`(select ${raw(`'${kind}'`)} as kind, id::text as record_id, lpad(id::text, 36, '0') as record_order, created_at as at
    from ${from} where ${conditions} order by created_at desc, id desc limit ${size})`;
}

function buildPositionCondition(kind: TimelineKind, position: Position): Sql {
  if (kind === position.kind) return sql`(created_at, id) < (${position.at}, ${position.id})`;
  return kind < position.kind ? sql`created_at <= ${position.at}` : sql`created_at < ${position.at}`;
}

/** @throws BAD_USER_INPUT for an invalid cursor */
function parsePosition(cursor: string): Position {
  const [at = '', id = ''] = decodeCursor(cursor);
  const [, kind = '', recordId = ''] = /^([a-z]+):(.+)$/.exec(id) ?? [];
  const knownKind = allKinds.find((name) => name === kind);
  const isId = knownKind === 'change' ? /^\d{1,18}$/.test(recordId) : isUuid(recordId);
  if (!knownKind || !isId || Number.isNaN(Date.parse(at)) || !/^\d{4}-/.test(at))
    throw badInput({ after: 'list.after.invalid' }, 'after must be a cursor of this list');
  return { at, kind: knownKind, id: recordId };
}

async function countEntries(db: DataSource, companyId: string, kinds: TimelineKind[]): Promise<number> {
  if (kinds.length === 0) return 0;
  const counts = kinds.map((kind) => {
    const { from, where } = timelineSources[kind];
    return sql`(select count(*) from ${from} where company_id = ${companyId} and ${where})`;
  });
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select (${join(counts, ' + ')})::int as count from companies where id = ${companyId} and deleted_at is null`,
  );
  return row?.count ?? 0;
}

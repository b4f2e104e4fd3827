import sql, { type Sql } from 'sql-template-tag';
import type { TimelineKind } from '../../../common/enums.ts';

/**
 * Tables of the timeline entries. A new kind needs an entry in the resolver, too, and an index on
 * (company_id, created_at desc, id desc).
 */
export const timelineSources: Record<TimelineKind, { from: Sql; where: Sql }> = {
  communication: { from: sql`communications`, where: sql`true` },
  request: { from: sql`quote_requests`, where: sql`true` },
  offer: { from: sql`offers`, where: sql`true` },
  order: { from: sql`orders`, where: sql`true` },
  document: { from: sql`company_documents`, where: sql`true` },
  // Same condition as the partial index activity_logs_of_company. Skips the creation of records that have their own timeline entry.
  change: { from: sql`activity_logs`, where: sql`(action <> 'INSERT' or target_type in ('companies', 'contacts'))` },
};

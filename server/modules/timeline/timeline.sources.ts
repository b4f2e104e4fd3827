import sql, { type Sql } from 'sql-template-tag';

/**
 * Tables of the timeline entries. A new source needs an entry here, in `timelineKinds` and in the resolver, and an index on
 * (company_id, created_at desc, id desc).
 */
export const timelineSources = {
  communication: { from: sql`communications`, where: sql`true` },
  request: { from: sql`quote_requests`, where: sql`true` },
  offer: { from: sql`offers`, where: sql`true` },
  document: { from: sql`company_documents`, where: sql`true` },
  // Same condition as the partial index activity_logs_of_company. Skips the creation of records that have their own timeline entry.
  change: { from: sql`activity_logs`, where: sql`(action <> 'INSERT' or target_type in ('companies', 'contacts'))` },
} satisfies Record<string, { from: Sql; where: Sql }>;

export type TimelineKind = keyof typeof timelineSources;

export const timelineKinds: Record<TimelineKind, string> = {
  communication: 'A communication.',
  request: 'A quote request.',
  offer: 'An offer.',
  document: 'An added document.',
  change: 'A record that was created, changed or deleted.',
};

import sql, { type Sql } from 'sql-template-tag';

/**
 * Where the entries of a company's timeline come from. Another source is another line here, in `timelineKinds` and in the resolver:
 * a table with an index on (company_id, created_at desc, id desc).
 */
export const timelineSources = {
  communication: { from: sql`communications`, where: sql`true` },
  request: { from: sql`quote_requests`, where: sql`true` },
  offer: { from: sql`offers`, where: sql`true` },
  document: { from: sql`company_documents`, where: sql`true` },
  // As its index activity_logs_of_company has it: what stands in the timeline by itself was not also made.
  change: { from: sql`activity_logs`, where: sql`(action <> 'INSERT' or target_type in ('companies', 'contacts'))` },
} satisfies Record<string, { from: Sql; where: Sql }>;

export type TimelineKind = keyof typeof timelineSources;

export const timelineKinds: Record<TimelineKind, string> = {
  communication: 'We were in touch.',
  request: 'They asked for a quote.',
  offer: 'We offered something.',
  document: 'A file was added.',
  change: 'A record was made, changed or removed.',
};

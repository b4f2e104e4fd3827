import sql, { raw, type Sql } from 'sql-template-tag';
import { isUuid } from '../../platform/database/rows.ts';

/** Returns the condition that the company of a row is not deleted. */
export const companyIsNotDeleted = (table: string): Sql =>
  sql`not exists (select from companies c where c.id = ${raw(table)}.company_id and c.deleted_at is not null)`;

/** Returns the condition that a row belongs to the company; no condition without an id, and `false` when the id is not a UUID. */
export function belongsToCompany(companyId: string | null | undefined): Sql[] {
  if (companyId == null) return [];
  return [isUuid(companyId) ? sql`company_id = ${companyId}` : sql`false`];
}

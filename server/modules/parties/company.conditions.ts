import sql, { raw, type Sql } from 'sql-template-tag';
import { isUuid } from '../../platform/database/rows.ts';

/** Rows of a table whose company is not in the bin. */
export const ofPresentCompany = (table: string): Sql =>
  sql`not exists (select from companies c where c.id = ${raw(table)}.company_id and c.deleted_at is not null)`;

/** Rows of one company, where one is given; none for an id that could never be one. */
export function ofCompany(companyId: string | null | undefined): Sql[] {
  if (companyId == null) return [];
  return [isUuid(companyId) ? sql`company_id = ${companyId}` : sql`false`];
}

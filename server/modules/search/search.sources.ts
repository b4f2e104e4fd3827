import sql, { type Sql } from 'sql-template-tag';
import type { SearchHitKind } from '../../../common/enums.ts';
import { companyIsNotDeleted } from '../parties/index.ts';

/** Search of one kind of record. Each condition is supported by an index. */
export interface SearchSource {
  from: Sql;
  /** Columns of a hit: title, detail, company_id, company_name, state, at. */
  columns: Sql;
  /** Condition for rows that may be found. */
  where: Sql;
  /** Order of an index that finds the first matches quickly when a word is very frequent. */
  order: Sql;
  /** Column of the e-mail address, if any. */
  email?: Sql;
  /** Conditions that identify a record directly: by number, e-mail address, id or beginning of the name. */
  directMatches: (text: string) => Sql[];
}

const noOrder = sql``;
const newest = sql`order by created_at desc, id desc`;

/** Matches the first eight characters of an id, which the user interface shows. */
const matchIdPrefix = (text: string): Sql[] =>
  /^[0-9a-f]{8}$/i.test(text)
    ? [sql`id between ${`${text}-0000-0000-0000-000000000000`} and ${`${text}-ffff-ffff-ffff-ffffffffffff`}`]
    : [];

export const searchSources: Record<SearchHitKind, SearchSource> = {
  company: {
    from: sql`companies`,
    columns: sql`name as title, concat_ws(' · ', company_code, city) as detail, id as company_id, null as company_name,
      company_type as state, created_at as at`,
    where: sql`deleted_at is null`,
    order: newest,
    directMatches: (text) => [
      sql`company_code = upper(${text})`,
      sql`name_key like substr(search_pattern(company_name_key(${text})), 2)`,
      ...matchIdPrefix(text),
    ],
  },
  contact: {
    from: sql`contacts`,
    columns: sql`name as title, email as detail, company_id, (select c.name from companies c where c.id = company_id) as company_name,
      status as state, created_at as at`,
    where: companyIsNotDeleted('contacts'),
    order: noOrder,
    email: sql`email`,
    directMatches: (text) => [sql`email_key(email) = email_key(${text})`],
  },
  quote_request: {
    from: sql`quote_requests`,
    columns: sql`name as title, concat_ws(' · ', nullif(company, ''), coalesce(product_title, product_type)) as detail, company_id,
      nullif(company, '') as company_name, status as state, created_at as at`,
    where: sql`true`,
    order: newest,
    email: sql`email`,
    directMatches: (text) => [
      sql`reference = upper(${text})`,
      sql`email_key(email) = email_key(${text})`,
      ...matchIdPrefix(text),
    ],
  },
  order: {
    from: sql`orders`,
    columns: sql`number as title, concat_ws(' · ', title, nullif(company_name, '')) as detail, company_id,
      nullif(company_name, '') as company_name, status as state, created_at as at`,
    where: sql`true`,
    order: newest,
    directMatches: (text) => [sql`number = upper(${text})`, ...matchIdPrefix(text)],
  },
  communication: {
    from: sql`communications`,
    columns: sql`subject as title, (select p.name from contacts p where p.id = contact_id) as detail, company_id,
      (select c.name from companies c where c.id = company_id) as company_name, status as state, created_at as at`,
    where: companyIsNotDeleted('communications'),
    order: newest,
    directMatches: () => [],
  },
};

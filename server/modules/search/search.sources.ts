import sql, { type Sql } from 'sql-template-tag';
import { ofPresentCompany } from '../parties/index.ts';
import type { SearchHitKind } from './search.types.ts';

/** How one kind of record is found; every part reads an index. */
export interface SearchSource {
  from: Sql;
  /** Columns of a hit: title, detail, company_id, company_name, state, at. */
  columns: Sql;
  /** Which of them may be found at all. */
  where: Sql;
  /** An order in which an index can be walked where a word is in very many rows. */
  order: Sql;
  /** Where it has an address. */
  email?: Sql;
  /** Rows that are meant whatever else matches: by number, address, or the beginning of a name. */
  meant: (text: string) => Sql[];
}

const noOrder = sql``;
const newest = sql`order by created_at desc, id desc`;

/** The first eight characters are what people see of an id. */
const byId = (text: string): Sql[] =>
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
    meant: (text) => [
      sql`company_code = upper(${text})`,
      sql`name_key like substr(search_pattern(company_name_key(${text})), 2)`,
      ...byId(text),
    ],
  },
  contact: {
    from: sql`contacts`,
    columns: sql`name as title, email as detail, company_id, (select c.name from companies c where c.id = company_id) as company_name,
      status as state, created_at as at`,
    where: ofPresentCompany('contacts'),
    order: noOrder,
    email: sql`email`,
    meant: (text) => [sql`email_key(email) = email_key(${text})`],
  },
  quote_request: {
    from: sql`quote_requests`,
    columns: sql`name as title, concat_ws(' · ', nullif(company, ''), coalesce(product_title, product_type)) as detail, company_id,
      nullif(company, '') as company_name, status as state, created_at as at`,
    where: sql`true`,
    order: newest,
    email: sql`email`,
    meant: (text) => [sql`reference = upper(${text})`, sql`email_key(email) = email_key(${text})`, ...byId(text)],
  },
  communication: {
    from: sql`communications`,
    columns: sql`subject as title, (select p.name from contacts p where p.id = contact_id) as detail, company_id,
      (select c.name from companies c where c.id = company_id) as company_name, status as state, created_at as at`,
    where: ofPresentCompany('communications'),
    order: newest,
    meant: () => [],
  },
};

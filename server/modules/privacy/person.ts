import type { EntityManager } from 'typeorm';
import type { PersonalTable } from '../../platform/database/personal-data.ts';
import { personalTables } from './personal-tables.ts';

/** The person whose data is found, exported or erased. */
export interface Person {
  /** In lower case; empty for a person who is known by a phone number only. */
  emails: string[];
  /** The last ten digits of the phone numbers that are stored with this person. */
  phones: string[];
  names: string[];
  /** UUIDs of the contacts and quote requests of the person. */
  contacts: string[];
  requests: string[];
  /** UUIDs of the companies of the person. */
  companies: string[];
}

/** Rows of a person in one table. */
export interface PersonRows {
  table: PersonalTable;
  /** Keys of the rows that may be erased. */
  ids: string[];
  /** Keys of the rows that have to be kept by law. */
  keptIds: string[];
}

/** SQL: the person as the row `p`, to which the conditions of PersonalTable refer. */
const personSql = `(select $1::text[] as emails, $2::text[] as phones, $3::uuid[] as contacts, $4::uuid[] as requests, $5::uuid[] as records) as p`;

/** A phone number with fewer digits is not used as a key: an extension would match other people. */
const MIN_PHONE_DIGITS = 7;

const toDigits = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns the last ten digits, because +90 532 000 00 00 and 0532 000 00 00 are one number. */
export const toPhoneKey = (text: string): string => toDigits(text).slice(-10);

/** Returns whether a text can be looked up: an e-mail address, or a phone number with enough digits. */
export const isPersonKey = (text: string): boolean =>
  text.includes('@') ? /^[^\s@]+@[^\s@]+$/.test(text.trim()) : toDigits(text).length >= MIN_PHONE_DIGITS;

/** Finds the person with an e-mail address, or with the phone number of somebody who has no address. */
export async function findPerson(tx: EntityManager, key: string): Promise<Person> {
  const email = key.includes('@') ? key.trim().toLowerCase() : null;
  const phone = email ? null : toPhoneKey(key);
  const [found] = await tx.query<[Omit<Person, 'emails'> & { email: string | null }]>(
    `with mine as (
       select name, phone, id as contact, null::uuid as request, company_id from contacts
       where email_key(email) = email_key($1) or email is null and right(regexp_replace(phone, '\\D', '', 'g'), 10) = $2
       union all select name, phone, null, id, company_id from quote_requests
       where email_key(email) = email_key($1) or email = '' and right(regexp_replace(phone, '\\D', '', 'g'), 10) = $2
       union all select name, phone, null, null, company_id from contact_messages where email_key(email) = email_key($1)
       union all select contact_person, phone, null, null, company_id from supplier_applications where email_key(email) = email_key($1)
       union all select contact_person, null, null, null, company_id from offers where email_key(email) = email_key($1)
     )
     select email_key($1) as email,
       coalesce(array_agg(distinct name) filter (where btrim(name) not in ('', '•••')), '{}') as names,
       coalesce(array_agg(distinct right(regexp_replace(phone, '\\D', '', 'g'), 10)) filter (where phone ~ '\\d'), '{}') as phones,
       coalesce(array_agg(contact) filter (where contact is not null), '{}') as contacts,
       coalesce(array_agg(request) filter (where request is not null), '{}') as requests,
       coalesce(array_agg(distinct company_id) filter (where company_id is not null), '{}') as companies
     from mine`,
    [email, phone],
  );
  const { email: address, phones, ...rest } = found;
  return { ...rest, emails: address ? [address] : [], phones: phone ? [phone] : phones };
}

/** Finds the rows of a person in all registered tables, in the order of the tables. */
export async function listPersonRows(tx: EntityManager, person: Person): Promise<PersonRows[]> {
  const found: PersonRows[] = [];
  const records = [...person.contacts, ...person.requests];
  for (const table of personalTables) {
    const { belongs, key = 'id', keptIf = 'false' } = table;
    if (!belongs) continue;
    const rows = await tx.query<{ id: string; kept: boolean }[]>(
      `select t.${key}::text as id, ${keptIf} as kept from ${table.table} t, ${personSql} where ${belongs}`,
      toParameters(person, records),
    );
    const idsOf = (kept: boolean) => rows.filter((row) => row.kept === kept).map(({ id }) => id);
    found.push({ table, ids: idsOf(false), keptIds: idsOf(true) });
    if (key === 'id') records.push(...rows.map(({ id }) => id).filter((id) => id.includes('-')));
  }
  return found;
}

const toParameters = (person: Person, records: string[]): unknown[] => [
  person.emails,
  person.phones,
  person.contacts,
  person.requests,
  records,
];

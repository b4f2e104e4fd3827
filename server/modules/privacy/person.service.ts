import type { EntityManager } from 'typeorm';
import type { InferType } from 'yup';
import type { personCorrectionForm } from '../../../common/forms/privacy-request.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { findPerson, isPersonKey, listPersonRows, toPhoneKey } from './person.ts';
import type { PersonData } from './privacy.types.ts';

/** Maximum number of persons with the same phone number, such as the switchboard of a company, that are shown. */
const MAX_PERSONS = 20;

/** @throws BAD_USER_INPUT when the text is neither an e-mail address nor a phone number */
export function checkPersonKey(key: string): void {
  if (!isPersonKey(key)) throw badInput({ email: reasons.emailOrPhone });
}

/**
 * Finds the persons with an e-mail address or a phone number, and counts the rows of each.
 * @throws BAD_USER_INPUT when the text is neither
 */
export async function findPersons(tx: EntityManager, query: string): Promise<PersonData[]> {
  checkPersonKey(query);
  const keys = query.includes('@') ? [query.trim().toLowerCase()] : await listKeysOfPhone(tx, toPhoneKey(query));
  const persons: PersonData[] = [];
  for (const key of keys) {
    const person = await findPerson(tx, key);
    const rows = await listPersonRows(tx, person);
    const records = Object.fromEntries(
      rows
        .map(({ table, ids, keptIds }) => [table.table, ids.length + keptIds.length] as const)
        .filter(([, n]) => n > 0),
    );
    const companies = await tx.query<PersonData['companies']>(
      'select id, name from companies where id = any($1::uuid[]) and deleted_at is null order by name',
      [person.companies],
    );
    if (Object.keys(records).length > 0)
      persons.push({ key, names: person.names, phones: person.phones, companies, records });
  }
  return persons;
}

async function listKeysOfPhone(tx: EntityManager, phone: string): Promise<string[]> {
  const found = await tx.query<{ email: string | null }[]>(
    `select distinct email_key(nullif(email, '')) as email from (
       select email, phone from contacts union all select email, phone from quote_requests
       union all select email, phone from contact_messages union all select email, phone from supplier_applications
     ) as people
     where right(regexp_replace(phone, '\\D', '', 'g'), 10) = $1 limit ${MAX_PERSONS}`,
    [phone],
  );
  return found.map(({ email }) => email ?? phone);
}

/** Tables that repeat name, e-mail address and phone number of a person, with the column of the name. */
const copies = {
  contacts: 'name',
  quote_requests: 'name',
  contact_messages: 'name',
  supplier_applications: 'contact_person',
};

/**
 * Corrects name, e-mail address and phone number of a person wherever they are stored, except in offers and orders, which are documents.
 * @returns number of changed rows
 * @throws NOT_FOUND when nobody has the address, BAD_USER_INPUT without a new value
 */
export async function correctPerson(
  tx: EntityManager,
  email: string,
  { name, newEmail, phone }: InferType<typeof personCorrectionForm>,
): Promise<number> {
  if (!name && !newEmail && !phone) throw badInput({ name: reasons.required });
  let changed = 0;
  for (const [table, nameColumn] of Object.entries(copies)) {
    const [rows] = await tx.query<[unknown[], number]>(
      `update ${table} set ${nameColumn} = coalesce(nullif($2, ''), ${nameColumn}), email = coalesce(nullif($3, ''), email),
         phone = coalesce(nullif($4, ''), phone)
       where email_key(email) = email_key($1) returning 1`,
      [email, name, newEmail, phone],
    );
    changed += rows.length;
  }
  if (changed === 0) throw notFound('Nobody has this e-mail address');
  if (newEmail)
    for (const table of ['price_alerts', 'mailbox_consents'])
      await tx.query(`update ${table} set email = email_key($2) where email_key(email) = email_key($1)`, [
        email,
        newEmail,
      ]);
  return changed;
}

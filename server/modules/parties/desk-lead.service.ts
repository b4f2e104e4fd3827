import type { EntityManager } from 'typeorm';
import type { LeadSource } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { Contact } from './contact.entity.ts';
import {
  createLeadCompany,
  createLeadContact,
  matchLead,
  undeleteCompany,
  toLeadKeys,
  type Lead,
  type LeadMatch,
  type Person,
} from './lead.service.ts';

/** A person whom the sales desk enters, with the company and the contact that were selected, if any. */
export interface DeskPerson extends Person {
  companyId: string | null;
  contactId: string | null;
}

/** Fewer digits are an extension or a part of a number. */
const MIN_PHONE_DIGITS = 7;

/**
 * Returns the last ten digits of a phone number, because +90 532 000 00 00 and 0532 000 00 00 are one number; null for a number that is
 * too short to identify a person.
 */
function toPhoneKey(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length < MIN_PHONE_DIGITS ? null : digits.slice(-10);
}

/** SQL: the key of {@link toPhoneKey} for the column `phone`, whose digits are Latin; the inner translate() returns the characters that are not digits. */
const phoneKey = `right(translate(contacts.phone, translate(contacts.phone, '0123456789', ''), ''), 10)`;

/** Returns the keys by which the lead of a public form is found, and the key of the phone number. */
export const toDeskLeadKeys = (person: Person) => ({ ...toLeadKeys(person), phone: toPhoneKey(person.phone) });

/**
 * Finds the company and the contact of a person. The company is the selected one, else the one that {@link matchLead} finds, else, when no
 * company was entered, that of a contact with the phone number. The contact is the selected one, else the one of the company with the e-mail
 * address, else one with the phone number or the name, provided that it or the person has no address.
 */
export async function matchDeskLead(tx: EntityManager, person: DeskPerson): Promise<LeadMatch> {
  const keys = toDeskLeadKeys(person);
  const companyId =
    person.companyId ??
    (await matchLead(tx, keys)).companyId ??
    (keys.company ? null : await findCompanyByPhone(tx, keys.phone));
  if (!companyId) return { companyId: null, contactId: null };
  return { companyId, contactId: person.contactId ?? (await matchContact(tx, companyId, person)) };
}

/** Reads all contacts, about 70 ms for 30,000: requests by hand are rare, and an index would slow down every write. */
async function findCompanyByPhone(tx: EntityManager, key: string | null): Promise<string | null> {
  if (!key) return null;
  const [match] = await tx.query<{ id: string }[]>(
    `select companies.id from contacts join companies on companies.id = company_id
     where ${phoneKey} = $1
     order by deleted_at is not null, contacts.created_at, contacts.id limit 1`,
    [key],
  );
  return match?.id ?? null;
}

async function matchContact(tx: EntityManager, companyId: string, person: Person): Promise<string | null> {
  const { email, phone } = toDeskLeadKeys(person);
  const [match] = await tx.query<{ id: string }[]>(
    `select id from contacts
     where company_id = $1 and (
       email_key(email) = email_key($2)
       or (email is null or $2::text is null) and (${phoneKey} = $3 or fold_text(name) = fold_text($4))
     )
     order by email_key(email) = email_key($2) desc nulls last, ${phoneKey} = $3 desc nulls last, is_primary desc, created_at, id
     limit 1`,
    [companyId, email, phone, person.name],
  );
  return match?.id ?? null;
}

/**
 * Finds the company and the contact of a person whom the sales desk enters, or creates them. A known contact keeps its values and gets
 * the e-mail address or the phone number that was missing. The caller must hold the locks of `lockLead`.
 * @param values `country` is used for a new company and one without a country, `leadSource` for new records
 * @throws BAD_USER_INPUT when the e-mail address belongs to a contact of another company than the selected one
 */
export async function findOrCreateDeskLead(
  tx: EntityManager,
  person: DeskPerson,
  { country, leadSource }: { country: string; leadSource: LeadSource },
): Promise<Lead> {
  const match = await matchDeskLead(tx, person);
  if (match.companyId) {
    await assertEmailOfCompany(tx, match.companyId, person);
    await undeleteCompany(tx, match.companyId);
    if (country)
      await tx.query(`update companies set country = $2 where id = $1 and country = ''`, [match.companyId, country]);
  }
  const companyId = match.companyId ?? (await createLeadCompany(tx, person, { country, leadSource }));
  if (!match.contactId) return { companyId, contactId: await createLeadContact(tx, companyId, person, leadSource) };
  await tx.query(
    `update contacts set email = coalesce(email, nullif($2, '')), phone = coalesce(phone, nullif($3, ''))
     where id = $1 and (
       email is null and $2 <> '' and not exists (select from contacts other where email_key(other.email) = email_key($2))
       or phone is null and $3 <> ''
     )`,
    [match.contactId, person.email, person.phone],
  );
  return { companyId, contactId: match.contactId };
}

async function assertEmailOfCompany(tx: EntityManager, companyId: string, { email }: Person): Promise<void> {
  if (!email) return;
  const others = await tx.query<unknown[]>(
    'select from contacts where email_key(email) = email_key($1) and company_id <> $2',
    [email, companyId],
  );
  if (others.length > 0) throw badInput({ email: reasons.emailTaken });
}

/**
 * Gives a contact the e-mail address of its request, unless it or another contact has one. The caller must hold the lock of the address.
 * @returns another contact of the company that has the address, else the given one
 */
export async function addContactEmail(
  tx: EntityManager,
  { companyId, contactId }: { companyId: string | null; contactId: string | null },
  email: string,
): Promise<string | null> {
  const [owner] = await tx.query<{ id: string; company_id: string }[]>(
    'select id, company_id from contacts where email_key(email) = email_key($1)',
    [email],
  );
  if (owner) return owner.company_id === companyId ? owner.id : contactId;
  if (contactId) await tx.query('update contacts set email = $2 where id = $1 and email is null', [contactId, email]);
  return contactId;
}

/** @throws BAD_USER_INPUT when a selected record does not exist, is deleted, or the contact belongs to another company */
export async function resolveSelection(
  tx: EntityManager,
  { companyId, contactId }: Pick<DeskPerson, 'companyId' | 'contactId'>,
): Promise<Pick<DeskPerson, 'companyId' | 'contactId'>> {
  const contact = contactId ? await tx.findOneBy(Contact, { id: contactId }) : null;
  if (contactId && !contact) throw badInput({ contactId: reasons.contactNotFound });
  if (contact && companyId && contact.companyId !== companyId.toLowerCase())
    throw badInput({ contactId: reasons.otherCompany });
  const id = companyId?.toLowerCase() ?? contact?.companyId ?? null;
  if (id) {
    const found = await tx.query<unknown[]>('select from companies where id = $1 and deleted_at is null', [id]);
    if (found.length === 0) throw badInput({ companyId: reasons.companyNotFound });
  }
  return { companyId: id, contactId: contact?.id ?? null };
}

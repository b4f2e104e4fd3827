import type { EntityManager } from 'typeorm';
import { contactForm } from '../../../common/forms/contact.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validateProvided } from '../../platform/graphql/validation.ts';
import { changedFields, assertNotStale } from '../../platform/graphql/optimistic-locking.ts';
import { Contact } from './contact.entity.ts';
import type { ContactInput } from './contact.input.ts';
import { lockCompanies, makePrimaryContact, ensurePrimaryContact } from './contact.primary.ts';

/**
 * Creates a contact. The first contact of a company becomes its primary one.
 * @throws BAD_USER_INPUT with a reason for every invalid field, for an unknown company, for a contact that cannot be reached, and for the
 *   e-mail of another contact
 */
export async function createContact(tx: EntityManager, input: ContactInput): Promise<Contact> {
  const { isPrimary, ...values } = await validateInput(input);
  if (!input.companyId) throw badInput({ companyId: reasons.required });
  const companyId = await lockCompanyId(tx, input.companyId);
  assertReachable(values);
  if (values.email) await assertEmailAvailable(tx, values.email, null);
  const { identifiers } = await tx.insert(Contact, { ...values, companyId });
  const { id } = identifiers[0] as { id: string };
  if (isPrimary) await makePrimaryContact(tx, { id, companyId });
  else await ensurePrimaryContact(tx, companyId);
  return tx.findOneByOrFail(Contact, { id });
}

/**
 * Updates the fields that the input contains. When a contact moves to another company, its communications stay with the old one.
 * @param version `updatedAt` that the editor saw
 * @throws NOT_FOUND, BAD_USER_INPUT as {@link createContact}, or CONFLICT with the current record
 */
export async function updateContact(
  tx: EntityManager,
  id: string,
  input: ContactInput,
  version: Date | null,
): Promise<Contact> {
  const { isPrimary, ...values } = await validateInput(input);
  const { companyId: previousCompanyId } = await getContact(tx, id);
  const companyId = input.companyId ? await lockCompanyId(tx, input.companyId, [previousCompanyId]) : previousCompanyId;
  await lockCompanies(tx, [previousCompanyId]);
  const record = await getContact(tx, id);

  const changes = changedFields<Contact>(record, { ...values, companyId });
  const primaryChanges = isPrimary !== undefined && isPrimary !== record.isPrimary;
  if (Object.keys(changes).length === 0 && !primaryChanges) return record;
  assertNotStale({ record, enums: ['status', 'leadSource'] }, version);
  assertReachable({ ...record, ...changes });
  if (changes.email) await assertEmailAvailable(tx, changes.email, id);

  // A primary contact that moves is not primary in its new company, which may already have one.
  const losesPrimary = record.isPrimary && (companyId !== previousCompanyId || isPrimary === false);
  await tx.update(Contact, { id }, { ...changes, ...(losesPrimary && { isPrimary: false }) });
  if (isPrimary) await makePrimaryContact(tx, { id, companyId });
  for (const company of new Set([previousCompanyId, companyId])) await ensurePrimaryContact(tx, company, id);
  return tx.findOneByOrFail(Contact, { id });
}

/**
 * Makes a contact the primary one of its company, in place of the current one.
 * @throws NOT_FOUND
 */
export async function setPrimaryContact(tx: EntityManager, id: string): Promise<Contact> {
  const { companyId } = await getContact(tx, id);
  await lockCompanies(tx, [companyId]);
  await makePrimaryContact(tx, await getContact(tx, id));
  return tx.findOneByOrFail(Contact, { id });
}

/**
 * Permanently removes a contact. Its communications stay with the company. If it was the primary contact, another one becomes primary.
 * @throws NOT_FOUND
 */
export async function deleteContact(tx: EntityManager, id: string): Promise<boolean> {
  const { companyId } = await getContact(tx, id);
  await lockCompanies(tx, [companyId]);
  await tx.delete(Contact, { id });
  await ensurePrimaryContact(tx, companyId);
  return true;
}

async function validateInput(input: ContactInput): Promise<Partial<Contact>> {
  const { companyId: _, ...fields } = input;
  const values = await validateProvided(contactForm, fields);
  const entries = Object.entries(values).filter(
    ([field, value]) => value !== null || ['email', 'phone', 'position'].includes(field),
  );
  return Object.fromEntries(entries);
}

/** @throws BAD_USER_INPUT for a contact with neither an e-mail address nor a phone number */
function assertReachable({ email, phone }: Partial<Contact>): void {
  if (!email && !phone) throw badInput({ email: reasons.emailOrPhone });
}

/** @throws NOT_FOUND when the contact does not exist or its company is deleted */
async function getContact(tx: EntityManager, id: string): Promise<Contact> {
  const contact = isUuid(id) ? await tx.findOneBy(Contact, { id }) : null;
  const exists = contact && (await companyExists(tx, contact.companyId));
  if (!exists) throw notFound('There is no such contact');
  return contact;
}

async function companyExists(tx: EntityManager, companyId: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>('select from companies where id = $1 and deleted_at is null', [companyId]);
  return rows.length > 0;
}

/**
 * Locks a company and returns its id in lower case.
 * @param otherIds ids of other companies to lock
 * @throws BAD_USER_INPUT when the company does not exist or is deleted
 */
async function lockCompanyId(tx: EntityManager, companyId: string, otherIds: string[] = []): Promise<string> {
  if (!isUuid(companyId)) throw badInput({ companyId: reasons.companyNotFound });
  await lockCompanies(tx, [companyId, ...otherIds]);
  if (!(await companyExists(tx, companyId))) throw badInput({ companyId: reasons.companyNotFound });
  return companyId.toLowerCase();
}

/**
 * Locks the e-mail address until the transaction ends, so that two simultaneous contacts cannot both get it.
 * @throws BAD_USER_INPUT when another contact has the address
 */
async function assertEmailAvailable(tx: EntityManager, email: string, id: string | null): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('lead email ' || email_key($1), 0))`, [email]);
  const taken = await tx.query<unknown[]>(
    'select from contacts where email_key(email) = email_key($1) and id is distinct from $2',
    [email, id],
  );
  if (taken.length > 0) throw badInput({ email: reasons.emailTaken });
}

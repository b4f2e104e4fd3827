import type { EntityManager } from 'typeorm';
import { contactForm } from '../../../common/forms/contact.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validatedGiven } from '../../platform/graphql/validated.ts';
import { changesTo, refuseStale } from '../../platform/graphql/versions.ts';
import { Contact } from './contact.entity.ts';
import type { ContactInput } from './contact.input.ts';
import { lockCompanies, makePrimary, settlePrimary } from './contact.primary.ts';

/**
 * @throws BAD_USER_INPUT with a reason for every field that the form refuses, for a company that is not there and for an e-mail that
 * somebody has
 */
export async function createContact(tx: EntityManager, input: ContactInput): Promise<Contact> {
  const { isPrimary, ...values } = await valuesOf(input);
  if (!input.companyId) throw badInput({ companyId: reasons.required });
  const companyId = await presentCompanyId(tx, input.companyId);
  await refuseTaken(tx, values.email!, null);
  const { identifiers } = await tx.insert(Contact, { ...values, companyId });
  const { id } = identifiers[0] as { id: string };
  if (isPrimary) await makePrimary(tx, { id, companyId });
  else await settlePrimary(tx, companyId);
  return tx.findOneByOrFail(Contact, { id });
}

/**
 * Changes what the input names and leaves the rest. A contact that moves leaves what was said with the old company there.
 * @param version that the editor saw
 * @throws NOT_FOUND, BAD_USER_INPUT as {@link createContact}, or CONFLICT with the record as it is now
 */
export async function updateContact(
  tx: EntityManager,
  id: string,
  input: ContactInput,
  version: Date | null,
): Promise<Contact> {
  const { isPrimary, ...values } = await valuesOf(input);
  const { companyId: before } = await presentContact(tx, id);
  const companyId = input.companyId ? await presentCompanyId(tx, input.companyId, [before]) : before;
  await lockCompanies(tx, [before]);
  const record = await presentContact(tx, id);

  const changes = changesTo<Contact>(record, { ...values, companyId });
  const turns = isPrimary !== undefined && isPrimary !== record.isPrimary;
  if (Object.keys(changes).length === 0 && !turns) return record;
  refuseStale({ record, enums: ['status', 'leadSource'] }, version);
  if (changes.email) await refuseTaken(tx, changes.email, id);

  // Primary in one company is not primary in the next, where somebody else may be.
  const resigns = record.isPrimary && (companyId !== before || isPrimary === false);
  await tx.update(Contact, { id }, { ...changes, ...(resigns && { isPrimary: false }) });
  if (isPrimary) await makePrimary(tx, { id, companyId });
  for (const company of new Set([before, companyId])) await settlePrimary(tx, company, id);
  return tx.findOneByOrFail(Contact, { id });
}

/**
 * Makes a contact the one to ask first, in place of whoever was.
 * @throws NOT_FOUND
 */
export async function setPrimaryContact(tx: EntityManager, id: string): Promise<Contact> {
  const { companyId } = await presentContact(tx, id);
  await lockCompanies(tx, [companyId]);
  await makePrimary(tx, await presentContact(tx, id));
  return tx.findOneByOrFail(Contact, { id });
}

/**
 * Removes a contact for good; what was said stays with the company, and the next one becomes primary.
 * @throws NOT_FOUND
 */
export async function deleteContact(tx: EntityManager, id: string): Promise<boolean> {
  const { companyId } = await presentContact(tx, id);
  await lockCompanies(tx, [companyId]);
  await tx.delete(Contact, { id });
  await settlePrimary(tx, companyId);
  return true;
}

async function valuesOf(input: ContactInput): Promise<Partial<Contact>> {
  const { companyId: _, ...about } = input;
  const values = await validatedGiven(contactForm, about);
  const kept = Object.entries(values).filter(
    ([field, value]) => value !== null || ['phone', 'position'].includes(field),
  );
  return Object.fromEntries(kept);
}

/** @throws NOT_FOUND where there is none or its company is in the bin */
async function presentContact(tx: EntityManager, id: string): Promise<Contact> {
  const contact = isUuid(id) ? await tx.findOneBy(Contact, { id }) : null;
  const present = contact && (await isPresent(tx, contact.companyId));
  if (!present) throw notFound('There is no such contact');
  return contact;
}

async function isPresent(tx: EntityManager, companyId: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>('select from companies where id = $1 and deleted_at is null', [companyId]);
  return rows.length > 0;
}

/**
 * The id of a company that is there, locked.
 * @param also companies that the caller is about to change too
 * @throws BAD_USER_INPUT where there is none or it is in the bin
 */
async function presentCompanyId(tx: EntityManager, companyId: string, also: string[] = []): Promise<string> {
  if (!isUuid(companyId)) throw badInput({ companyId: reasons.companyGone });
  await lockCompanies(tx, [companyId, ...also]);
  if (!(await isPresent(tx, companyId))) throw badInput({ companyId: reasons.companyGone });
  return companyId.toLowerCase();
}

/** Whoever brings the same address at the same instant waits here. @throws BAD_USER_INPUT where somebody else has it */
async function refuseTaken(tx: EntityManager, email: string, id: string | null): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('lead email ' || email_key($1), 0))`, [email]);
  const taken = await tx.query<unknown[]>(
    'select from contacts where email_key(email) = email_key($1) and id is distinct from $2',
    [email, id],
  );
  if (taken.length > 0) throw badInput({ email: reasons.emailTaken });
}

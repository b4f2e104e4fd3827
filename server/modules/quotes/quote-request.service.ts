import { In, type DataSource, type EntityManager } from 'typeorm';
import { quoteRequestPatchForm } from '../../../common/forms/quote-request-patch.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { isUuid, findRowsByIds } from '../../platform/database/rows.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { validateProvided } from '../../platform/graphql/validation.ts';
import { changedFields, assertNotStale } from '../../platform/graphql/optimistic-locking.ts';
import { addContactEmail, lockLead } from '../parties/index.ts';
import { assertReopenable, type ReopeningCheck } from './outcome.service.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import { lockQuoteRequest, lockQuoteRequests, quoteRequestEnums } from './quote-request.lock.ts';
import type { QuoteRequestPatch, QuoteRequestsPatch } from './quote-request.patch.ts';

/** Returns null when the request does not exist, or when the id is not a UUID. */
export async function findQuoteRequest(db: DataSource, id: string): Promise<QuoteRequest | null> {
  if (!isUuid(id)) return null;
  const [row] = await findRowsByIds(db, QuoteRequest, [id]);
  return row ?? null;
}

/**
 * Updates the fields that the patch contains. An update that changes nothing skips the version check, so that a repeated save
 * succeeds. Triggers maintain the times of the first response and of closing, the status history and the activity log
 * (90_triggers.sql).
 * @param version `updatedAt` that the editor saw; without it the last edit wins
 * @throws NOT_FOUND, BAD_USER_INPUT, or CONFLICT with the current record or for a closed request with an order that is not cancelled
 */
export async function updateQuoteRequest(
  tx: EntityManager,
  id: string,
  patch: QuoteRequestPatch,
  { version, checks }: { version: Date | null; checks: readonly ReopeningCheck[] },
): Promise<QuoteRequest> {
  const values = await validatePatch(patch);
  const record = await lockQuoteRequest(tx, id);
  const changes = changedFields<QuoteRequest>(record, values);
  if (Object.keys(changes).length === 0) return record;
  assertNotStale({ record, enums: quoteRequestEnums }, version);
  if (changes.email) Object.assign(changes, await addEmail(tx, record, changes.email));
  if (changes.status) await assertReopenable(tx, [record], checks);
  await tx.update(QuoteRequest, { id }, changes);
  return tx.findOneByOrFail(QuoteRequest, { id });
}

/**
 * Updates status and priority of all the requests or of none. Each changed request gets its own history and activity entries.
 * @returns the requests in the order of the ids
 * @throws BAD_USER_INPUT for an empty list of ids, more than 100 ids or an invalid value; NOT_FOUND listing the unknown ids
 */
export async function updateQuoteRequests(
  tx: EntityManager,
  ids: string[],
  patch: QuoteRequestsPatch,
  checks: readonly ReopeningCheck[],
): Promise<QuoteRequest[]> {
  const values = await validatePatch(patch);
  const records = await lockQuoteRequests(tx, ids);
  if (values.status) await assertReopenable(tx, records, checks);
  const changed = records.filter((record) => Object.keys(changedFields<QuoteRequest>(record, values)).length > 0);
  if (changed.length > 0) await tx.update(QuoteRequest, { id: In(changed.map(({ id }) => id)) }, values);
  const after = await tx.findBy(QuoteRequest, { id: In(records.map(({ id }) => id)) });
  const byId = new Map(after.map((record) => [record.id, record]));
  return records.map(({ id }) => byId.get(id)!);
}

/**
 * Adds the e-mail address to a request without one, and to its contact.
 * @returns the contact of the request
 * @throws BAD_USER_INPUT when the request has an address
 */
async function addEmail(
  tx: EntityManager,
  record: QuoteRequest,
  email: string,
): Promise<Pick<QuoteRequest, 'contactId'>> {
  if (record.email) throw badInput({ email: reasons.emailKnown });
  await lockLead(tx, record.submissionId, { email, domain: null, company: null });
  return { contactId: await addContactEmail(tx, record, email) };
}

/** @throws BAD_USER_INPUT for an invalid value and for the status CLOSED, which needs an outcome */
async function validatePatch(patch: QuoteRequestPatch): Promise<Partial<QuoteRequest>> {
  const { notes, ...values } = await validateProvided(quoteRequestPatchForm, patch);
  if (values.status === 'closed')
    throw badInput({ status: reasons.outcomeRequired }, 'closeQuoteRequest closes a request, with its outcome');
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  return { ...(Object.fromEntries(entries) as Partial<QuoteRequest>), ...(notes !== undefined && { notes }) };
}

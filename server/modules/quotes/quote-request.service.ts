import { In, type DataSource, type EntityManager } from 'typeorm';
import { quoteRequestPatchForm } from '../../../common/forms/quote-request-patch.ts';
import { isUuid, findRowsByIds } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validateProvided } from '../../platform/graphql/validation.ts';
import { changedFields, assertNotStale } from '../../platform/graphql/optimistic-locking.ts';
import { QuoteRequest } from './quote-request.entity.ts';
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
 * @throws NOT_FOUND, BAD_USER_INPUT, or CONFLICT with the current record
 */
export async function updateQuoteRequest(
  tx: EntityManager,
  id: string,
  patch: QuoteRequestPatch,
  version: Date | null,
): Promise<QuoteRequest> {
  const values = await validatePatch(patch);
  const record = await lockQuoteRequest(tx, id);
  const changes = changedFields<QuoteRequest>(record, values);
  if (Object.keys(changes).length === 0) return record;
  assertNotStale({ record, enums: quoteRequestEnums }, version);
  await tx.update(QuoteRequest, { id }, changes);
  return tx.findOneByOrFail(QuoteRequest, { id });
}

const quoteRequestEnums = ['status', 'priority', 'source', 'language', 'deliveryTerms', 'paymentTerms'] as const;

/** Maximum number of requests in one bulk update. */
const MAX_BATCH = 100;

/**
 * Updates status and priority of all the requests or of none. Each changed request gets its own history and activity entries.
 * @returns the requests in the order of the ids
 * @throws BAD_USER_INPUT for an empty list of ids, more than 100 ids or an invalid value; NOT_FOUND listing the unknown ids
 */
export async function updateQuoteRequests(
  tx: EntityManager,
  ids: string[],
  patch: QuoteRequestsPatch,
): Promise<QuoteRequest[]> {
  const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (uniqueIds.length < 1 || uniqueIds.length > MAX_BATCH)
    throw badInput({ ids: 'list.ids.outOfRange' }, `ids must contain 1 to ${MAX_BATCH} ids`);
  const values = await validatePatch(patch);
  // The rows are locked in id order, so that two bulk updates of the same requests cannot deadlock.
  const records = await tx.find(QuoteRequest, {
    where: { id: In(uniqueIds.filter(isUuid)) },
    order: { id: 'asc' },
    lock: { mode: 'for_no_key_update' },
  });
  const known = new Set(records.map(({ id }) => id));
  const unknown = uniqueIds.filter((id) => !known.has(id));
  if (unknown.length > 0) throw notFound(`There are no quote requests with the ids ${unknown.join(', ')}`);

  const changed = records.filter((record) => Object.keys(changedFields<QuoteRequest>(record, values)).length > 0);
  if (changed.length > 0) await tx.update(QuoteRequest, { id: In(changed.map(({ id }) => id)) }, values);
  const after = await tx.findBy(QuoteRequest, { id: In(uniqueIds) });
  const byId = new Map(after.map((record) => [record.id, record]));
  return uniqueIds.map((id) => byId.get(id)!);
}

async function validatePatch(patch: QuoteRequestPatch): Promise<Partial<QuoteRequest>> {
  const { notes, ...values } = await validateProvided(quoteRequestPatchForm, patch);
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  return { ...(Object.fromEntries(entries) as Partial<QuoteRequest>), ...(notes !== undefined && { notes }) };
}

/**
 * Returns a quote request and locks it against other edits until the transaction ends.
 * @throws NOT_FOUND
 */
export async function lockQuoteRequest(tx: EntityManager, id: string): Promise<QuoteRequest> {
  const found = isUuid(id)
    ? await tx.findOne(QuoteRequest, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!found) throw notFound('There is no such quote request');
  return found;
}

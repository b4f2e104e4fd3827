import { In, type DataSource, type EntityManager } from 'typeorm';
import { quoteRequestPatchForm } from '../../../common/forms/quote-request-patch.ts';
import { isUuid, rowsById } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validatedGiven } from '../../platform/graphql/validated.ts';
import { changesTo, refuseStale } from '../../platform/graphql/versions.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import type { QuoteRequestPatch, QuoteRequestsPatch } from './quote-request.patch.ts';

/** Null where there is none, also for an id that could never be one. */
export async function quoteRequest(db: DataSource, id: string): Promise<QuoteRequest | null> {
  if (!isUuid(id)) return null;
  const [row] = await rowsById(db, QuoteRequest, [id]);
  return row ?? null;
}

/**
 * Changes what the patch names. An edit that changes nothing is no edit: the same save twice succeeds twice. Triggers keep the times of
 * the first answer and of closing, the history of the status and the activity (90_triggers.sql).
 * @param version that the editor saw; without one the last edit wins
 * @throws NOT_FOUND, BAD_USER_INPUT, or CONFLICT with the record as it is now
 */
export async function updateQuoteRequest(
  tx: EntityManager,
  id: string,
  patch: QuoteRequestPatch,
  version: Date | null,
): Promise<QuoteRequest> {
  const values = await valuesOf(patch);
  const record = await presentQuoteRequest(tx, id);
  const changes = changesTo<QuoteRequest>(record, values);
  if (Object.keys(changes).length === 0) return record;
  refuseStale({ record, enums: quoteRequestEnums }, version);
  await tx.update(QuoteRequest, { id }, changes);
  return tx.findOneByOrFail(QuoteRequest, { id });
}

const quoteRequestEnums = ['status', 'priority', 'source', 'language', 'deliveryTerms', 'paymentTerms'] as const;

/** Of one bulk change. */
const mostAtOnce = 100;

/**
 * Changes status and priority of all the requests, or of none; each that differs gets its own history and activity.
 * @returns them in the order of the ids
 * @throws BAD_USER_INPUT for no id, for more than 100 and for a value that is none; NOT_FOUND that names what there is not
 */
export async function updateQuoteRequests(
  tx: EntityManager,
  ids: string[],
  patch: QuoteRequestsPatch,
): Promise<QuoteRequest[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (wanted.length < 1 || wanted.length > mostAtOnce)
    throw badInput({ ids: 'list.ids.outOfRange' }, `ids must be 1 to ${mostAtOnce}`);
  const values = await valuesOf(patch);
  // Locked in order of their ids: two bulk changes of the same requests wait for each other instead of deadlocking.
  const records = await tx.find(QuoteRequest, {
    where: { id: In(wanted.filter(isUuid)) },
    order: { id: 'asc' },
    lock: { mode: 'for_no_key_update' },
  });
  const known = new Set(records.map(({ id }) => id));
  const unknown = wanted.filter((id) => !known.has(id));
  if (unknown.length > 0) throw notFound(`There is no quote request ${unknown.join(', ')}`);

  const changed = records.filter((record) => Object.keys(changesTo<QuoteRequest>(record, values)).length > 0);
  if (changed.length > 0) await tx.update(QuoteRequest, { id: In(changed.map(({ id }) => id)) }, values);
  const after = await tx.findBy(QuoteRequest, { id: In(wanted) });
  const byId = new Map(after.map((record) => [record.id, record]));
  return wanted.map((id) => byId.get(id)!);
}

async function valuesOf(patch: QuoteRequestPatch): Promise<Partial<QuoteRequest>> {
  const { notes, ...values } = await validatedGiven(quoteRequestPatchForm, patch);
  const kept = Object.entries(values).filter(([, value]) => value !== null);
  return { ...(Object.fromEntries(kept) as Partial<QuoteRequest>), ...(notes !== undefined && { notes }) };
}

/**
 * The request, locked against other edits until the transaction ends.
 * @throws NOT_FOUND
 */
export async function presentQuoteRequest(tx: EntityManager, id: string): Promise<QuoteRequest> {
  const found = isUuid(id)
    ? await tx.findOne(QuoteRequest, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!found) throw notFound('There is no such quote request');
  return found;
}

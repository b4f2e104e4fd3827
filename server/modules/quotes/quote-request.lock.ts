import { In, type EntityManager } from 'typeorm';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { QuoteRequest } from './quote-request.entity.ts';

/** Enum fields of the record that CONFLICT returns. */
export const quoteRequestEnums = [
  'status',
  'outcome',
  'lostReason',
  'rateSource',
  'priority',
  'source',
  'language',
  'deliveryTerms',
  'paymentTerms',
] as const;

/** Maximum number of requests in one bulk update. */
const MAX_BATCH = 100;

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

/**
 * Returns quote requests in the order of the ids, without duplicates, and locks them.
 * @throws BAD_USER_INPUT for no ids or more than 100; NOT_FOUND listing the unknown ids
 */
export async function lockQuoteRequests(tx: EntityManager, ids: readonly string[]): Promise<QuoteRequest[]> {
  const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (uniqueIds.length < 1 || uniqueIds.length > MAX_BATCH)
    throw badInput({ ids: 'list.ids.outOfRange' }, `ids must contain 1 to ${MAX_BATCH} ids`);
  // The rows are locked in id order, so that two bulk updates of the same requests cannot deadlock.
  const records = await tx.find(QuoteRequest, {
    where: { id: In(uniqueIds.filter(isUuid)) },
    order: { id: 'asc' },
    lock: { mode: 'for_no_key_update' },
  });
  const byId = new Map(records.map((record) => [record.id, record]));
  const unknown = uniqueIds.filter((id) => !byId.has(id));
  if (unknown.length > 0) throw notFound(`There are no quote requests with the ids ${unknown.join(', ')}`);
  return uniqueIds.map((id) => byId.get(id)!);
}

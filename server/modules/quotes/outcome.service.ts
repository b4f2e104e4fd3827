import { In, type EntityManager } from 'typeorm';
import { closeQuoteRequestForm } from '../../../common/forms/close-quote-request.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { assertNotStale, changedFields } from '../../platform/graphql/optimistic-locking.ts';
import { badInput, conflict } from '../../platform/graphql/errors.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { notifyStaff } from '../notifications/index.ts';
import { findRateToUsd, type ManualRate, type StoredRate } from '../rates/index.ts';
import type { CloseQuoteRequestInput, CloseQuoteRequestsInput } from './outcome.input.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import { lockQuoteRequest, lockQuoteRequests, quoteRequestEnums } from './quote-request.lock.ts';

/**
 * Finds quote requests that may be neither reopened nor changed from won to lost. Modules that depend on this one register their checks in
 * server/app/context.ts, for example for requests with an order that is not cancelled.
 * @returns the ids of these requests
 */
export type ReopeningCheck = (tx: EntityManager, ids: readonly string[]) => Promise<string[]>;

export interface OutcomeContext extends Context {
  reopeningChecks: readonly ReopeningCheck[];
}

interface Options {
  /** `updatedAt` that the editor saw. */
  version?: Date | null;
  checks: readonly ReopeningCheck[];
  /** Name of the person, for a rate that they entered. */
  by: string;
}

/** @throws CONFLICT listing the requests that have to stay closed */
export async function assertReopenable(
  tx: EntityManager,
  requests: readonly QuoteRequest[],
  checks: readonly ReopeningCheck[],
): Promise<void> {
  const closed = requests.filter(({ status }) => status === 'closed').map(({ id }) => id);
  if (closed.length === 0) return;
  for (const check of checks) {
    const kept = await check(tx, closed);
    if (kept.length > 0) throw conflict(`These quote requests have an order that is not cancelled: ${kept.join(', ')}`);
  }
}

/**
 * Closes a quote request as won or lost. Closing it again with the same values changes nothing. Other values for a request that already has
 * an outcome need its version, so that of two people who close it at the same instant the second one sees the decision of the first.
 * @throws NOT_FOUND, BAD_USER_INPUT, or CONFLICT with the current record
 */
export async function closeQuoteRequest(
  tx: EntityManager,
  id: string,
  input: CloseQuoteRequestInput,
  { version, checks, by }: Options,
): Promise<QuoteRequest> {
  const {
    outcome,
    lostReason,
    lostNote,
    amount,
    currency,
    rateToUsd: rate,
  } = await validateInput(closeQuoteRequestForm, input);
  const record = await lockQuoteRequest(tx, id);
  const values: Partial<QuoteRequest> =
    outcome === 'lost'
      ? { outcome, lostReason: lostReason!, lostNote: lostNote || null }
      : { outcome, quotedAmount: amount!, quotedCurrency: currency! };
  if (Object.keys(changedFields<QuoteRequest>(record, values)).length === 0) return record;
  assertNotStale({ record, enums: quoteRequestEnums }, record.outcome ? (version ?? new Date(0)) : version);
  if (record.outcome === 'won' && outcome === 'lost') await assertReopenable(tx, [record], checks);
  const closed = await close(tx, record, values, rate ? { rate, by } : null);
  await notifyOwners(tx, [record]);
  return closed;
}

const notifyOwners = (tx: EntityManager, closed: readonly QuoteRequest[]): Promise<void> =>
  notifyStaff(
    tx,
    { kind: 'request_closed', recordType: 'quote_request' },
    closed.map(({ id, ownerId }) => ({ recordId: id, recipientId: ownerId })),
  );

/**
 * Closes several quote requests as won, each with its amount, or as lost; all of them or none.
 * @throws NOT_FOUND listing the unknown ids; BAD_USER_INPUT for a won request without an amount, and as {@link lockQuoteRequests};
 *   CONFLICT when one of them already has another outcome
 */
export async function closeQuoteRequests(
  tx: EntityManager,
  ids: readonly string[],
  input: CloseQuoteRequestsInput,
): Promise<QuoteRequest[]> {
  const form = closeQuoteRequestForm.pick(['outcome', 'lostReason', 'lostNote']);
  const { outcome, lostReason, lostNote } = await validateInput(form, input);
  const records = await lockQuoteRequests(tx, ids);
  const decided = records.filter((record) => record.outcome !== null && record.outcome !== outcome);
  if (decided.length > 0)
    throw conflict(`These quote requests already have another outcome: ${decided.map(({ id }) => id).join(', ')}`);
  const open = records.filter((record) => record.outcome === null);
  if (outcome === 'won' && open.some(({ quotedAmount }) => !quotedAmount))
    throw badInput({ ids: reasons.amountMissing }, 'Close requests without an amount one by one');
  for (const record of open)
    await close(
      tx,
      record,
      outcome === 'lost'
        ? { outcome, lostReason: lostReason!, lostNote: lostNote || null }
        : { outcome, quotedAmount: record.quotedAmount, quotedCurrency: record.quotedCurrency },
    );
  await notifyOwners(tx, open);
  const after = new Map(
    (await tx.findBy(QuoteRequest, { id: In(records.map(({ id }) => id)) })).map((request) => [request.id, request]),
  );
  return records.map(({ id }) => after.get(id)!);
}

/**
 * Makes a quote request WON because its order is confirmed, whatever its state was. A request that is already won, by an earlier order or
 * by hand, keeps its amount and rate.
 * @param amount total of the order
 * @param manual used only when no published rate is known
 * @throws NOT_FOUND
 */
export async function closeAsWon(
  tx: EntityManager,
  id: string,
  { amount, currency, manual }: { amount: number; currency: string; manual?: ManualRate | null },
): Promise<QuoteRequest> {
  const record = await lockQuoteRequest(tx, id);
  if (record.outcome === 'won') return record;
  const closed = await close(tx, record, { outcome: 'won', quotedAmount: amount, quotedCurrency: currency }, manual);
  await notifyOwners(tx, [record]);
  return closed;
}

async function close(
  tx: EntityManager,
  record: QuoteRequest,
  values: Partial<QuoteRequest>,
  manual: ManualRate | null = null,
): Promise<QuoteRequest> {
  const { id } = record;
  const won = values.outcome === 'won' && {
    lostReason: null,
    lostNote: null,
    ...(await findRate(tx, record, values.quotedCurrency!, manual)),
  };
  await tx.update(QuoteRequest, { id }, { status: 'closed', ...won, ...values });
  return tx.findOneByOrFail(QuoteRequest, { id });
}

/**
 * Makes a quote request QUOTED with the amount of an offer, and stores the rate of today beside it. The caller has checked that the request
 * is open.
 * @param manual used only when no published rate is known
 * @throws NOT_FOUND
 */
export async function setQuotedAmount(
  tx: EntityManager,
  id: string,
  { amount, currency, manual = null }: { amount: number; currency: string; manual?: ManualRate | null },
): Promise<void> {
  const record = await lockQuoteRequest(tx, id);
  const rate = await findRate(tx, record, currency, manual);
  await tx.update(QuoteRequest, { id }, { status: 'quoted', quotedAmount: amount, quotedCurrency: currency, ...rate });
}

/** Returns the rate to store; undefined keeps the stored one, because there is no rate of today and the currency stays the same. */
async function findRate(
  tx: EntityManager,
  { quotedCurrency, rateToUsd: storedRate }: QuoteRequest,
  currency: string,
  manual: ManualRate | null,
): Promise<StoredRate | undefined> {
  const rate = await findRateToUsd(tx, currency, manual);
  return rate.rateToUsd === null && quotedCurrency === currency && storedRate !== null ? undefined : rate;
}

/**
 * Reopens a closed quote request with the status that it had before it was closed. The amount and its rate stay. An open request is
 * returned as it is.
 * @throws NOT_FOUND; CONFLICT with the current record, or when an order that is not cancelled keeps it closed
 */
export async function reopenQuoteRequest(
  tx: EntityManager,
  id: string,
  { version, checks }: Pick<Options, 'version' | 'checks'>,
): Promise<QuoteRequest> {
  const record = await lockQuoteRequest(tx, id);
  if (record.status !== 'closed') return record;
  assertNotStale({ record, enums: quoteRequestEnums }, version);
  await assertReopenable(tx, [record], checks);
  // A request that was inserted as closed has no earlier status.
  await tx.query(
    `update quote_requests set status = coalesce(
       (select from_status from quote_status_history where quote_request_id = $1 and to_status = 'closed' order by id desc limit 1),
       'contacted'
     ) where id = $1`,
    [id],
  );
  return tx.findOneByOrFail(QuoteRequest, { id });
}

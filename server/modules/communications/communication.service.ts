import type { EntityManager } from 'typeorm';
import { communicationForm, timedTypes } from '../../../common/forms/communication.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { validatedGiven } from '../../platform/graphql/validated.ts';
import { changesTo, refuseStale } from '../../platform/graphql/versions.ts';
import { Communication } from './communication.entity.ts';
import type { CommunicationInput } from './communication.input.ts';
import { refuseStrangers } from './communication.parties.ts';
import { recordResponse } from './quote-response.ts';

/** Who did it, and the id that a form made when it opened. */
export interface Entry {
  by: Viewer | null;
  id?: string | null;
}

/**
 * @throws BAD_USER_INPUT with a reason for every field that the form refuses, for a company that is not there and for a person or a
 * request of another company
 */
export async function createCommunication(
  tx: EntityManager,
  input: CommunicationInput,
  { by, id }: Entry,
): Promise<Communication> {
  if (id != null && !isUuid(id)) throw badInput({ id: reasons.submission });
  const values = await valuesOf(input);
  if (id) {
    // The second of two that come at once waits here, and finds what the first has stored.
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('communication ' || $1::uuid, 0))`, [id]);
    const stored = await tx.findOneBy(Communication, { id });
    if (stored) return stored;
  }
  await refuseStrangers(tx, { companyId: input.companyId, ...values });
  const { type = 'email', direction = 'outbound' } = values;
  const said = tx.create(Communication, {
    ...(id && { id }),
    ...(fitting(values, type, values.followUpRequired ?? false) as object),
    type,
    direction,
    status: values.status ?? (direction === 'inbound' ? 'received' : 'sent'),
    createdBy: by?.id ?? null,
  });
  await tx.insert(Communication, said as object);
  const stored = await tx.findOneByOrFail(Communication, { id: said.id });
  await recordResponse(tx, stored);
  return stored;
}

/**
 * Changes what the input names and leaves the rest.
 * @param version that the editor saw
 * @throws NOT_FOUND, BAD_USER_INPUT as {@link createCommunication}, or CONFLICT with the record as it is now
 */
export async function updateCommunication(
  tx: EntityManager,
  id: string,
  input: CommunicationInput,
  version: Date | null,
): Promise<Communication> {
  const values = await valuesOf(input);
  const record = await presentCommunication(tx, id);
  const { type, followUpRequired } = { ...record, ...values };
  const { durationMinutes = record.durationMinutes, followUpDate = record.followUpDate } = values;
  const changes = changesTo<Communication>(
    record,
    fitting({ ...values, durationMinutes, followUpDate }, type, followUpRequired),
  );
  if (Object.keys(changes).length === 0) return record;
  refuseStale({ record, enums: ['type', 'direction', 'status', 'priority', 'sentiment'] }, version);
  if (changes.companyId || changes.contactId || changes.quoteRequestId)
    await refuseStrangers(tx, { ...record, ...changes });
  await tx.update(Communication, { id }, changes as object);
  return tx.findOneByOrFail(Communication, { id });
}

/**
 * The communication, locked against other edits until the transaction ends.
 * @throws NOT_FOUND where there is none or its company is in the bin
 */
export async function presentCommunication(tx: EntityManager, id: string): Promise<Communication> {
  const found = isUuid(id)
    ? await tx.findOne(Communication, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  const present = found
    ? await tx.query<unknown[]>('select from companies where id = $1 and deleted_at is null', [found.companyId])
    : [];
  if (!found || present.length === 0) throw notFound('There is no such communication');
  return found;
}

/** What a type has no place for is dropped: a duration of an e-mail, a date where nothing is to follow. */
const fitting = (
  values: Partial<Communication>,
  type: Communication['type'],
  followUpRequired: boolean,
): Partial<Communication> => ({
  ...values,
  durationMinutes: timedTypes.includes(type) ? values.durationMinutes || null : null,
  followUpDate: followUpRequired ? (values.followUpDate ?? null) : null,
});

/** Columns that are never null keep their value, or get their default, where the input empties them. */
const nullable = ['contactId', 'quoteRequestId', 'content', 'sentiment', 'followUpDate', 'tags', 'durationMinutes'];

async function valuesOf(input: CommunicationInput): Promise<Partial<Communication>> {
  const { tags, ...values } = await validatedGiven(communicationForm, input);
  const kept = Object.entries(values).filter(([field, value]) => value !== null || nullable.includes(field));
  return {
    ...(Object.fromEntries(kept) as Partial<Communication>),
    ...(tags !== undefined && { tags: tags?.length ? tags : null }),
  };
}

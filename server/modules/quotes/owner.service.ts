import { In, type EntityManager, type EntityTarget } from 'typeorm';
import type { NotificationKind, NotificationRecord } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { isUuid } from '../../platform/database/rows.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { badInput, notFound } from '../../platform/graphql/errors.ts';
import { AdminUser, assertAssignable } from '../identity/index.ts';
import { notifyStaff, type NotifiedRecord } from '../notifications/index.ts';
import { Company } from '../parties/index.ts';
import { QuoteRequest } from './quote-request.entity.ts';

/** Maximum number of records in one assignment. */
const MAX_BATCH = 100;

interface Records {
  quoteRequestIds?: string[] | null;
  companyIds?: string[] | null;
  orderIds?: string[] | null;
}

/**
 * Sets the owner of records of a module that depends on this one. That module registers its function in server/app/context.ts.
 * @returns number of records whose owner changed
 * @throws NOT_FOUND listing the unknown ids
 */
export type SetOwner = (tx: EntityManager, ids: string[], ownerId: string | null) => Promise<number>;

/**
 * Sets the owner of all the records or of none. Of two assignments at the same instant the later one counts.
 * @param ownerId null for nobody
 * @returns number of records whose owner changed
 * @throws BAD_USER_INPUT for no ids or more than 100, and for an owner who may not edit; NOT_FOUND listing the unknown ids
 */
export async function assignOwner(
  tx: EntityManager,
  records: Records,
  ownerId: string | null,
  setOrderOwner: SetOwner,
): Promise<number> {
  const [quoteRequestIds, companyIds, orderIds] = [records.quoteRequestIds, records.companyIds, records.orderIds].map(
    (ids) => [...new Set((ids ?? []).map((id) => id.toLowerCase()))],
  ) as [string[], string[], string[]];
  const count = quoteRequestIds.length + companyIds.length + orderIds.length;
  if (count < 1 || count > MAX_BATCH)
    throw badInput({ ids: 'list.ids.outOfRange' }, `1 to ${MAX_BATCH} ids are accepted`);
  if (ownerId !== null) await assertAssignable(tx, ownerId);
  return (
    (await setOwner(tx, requests, quoteRequestIds, ownerId)) +
    (await setOwner(tx, companies, companyIds, ownerId)) +
    (await setOrderOwner(tx, orderIds, ownerId))
  );
}

interface Owned {
  id: string;
  ownerId: string | null;
}

interface OwnedRecords {
  entity: EntityTarget<Owned>;
  recordType: NotificationRecord;
  /** Notification of the new owner. */
  kind: NotificationKind;
  /** Plural, for NOT_FOUND. */
  names: string;
}

const requests: OwnedRecords = {
  entity: QuoteRequest,
  recordType: 'quote_request',
  kind: 'request_assigned',
  names: 'quote requests',
};
const companies: OwnedRecords = {
  entity: Company,
  recordType: 'company',
  kind: 'company_assigned',
  names: 'companies',
};

/**
 * Sets the owner of records of one kind, and notifies the new owner.
 * @returns number of records whose owner changed
 * @throws NOT_FOUND listing the unknown ids
 */
export async function setOwner(
  tx: EntityManager,
  { entity, recordType, kind, names }: OwnedRecords,
  ids: string[],
  ownerId: string | null,
): Promise<number> {
  if (ids.length === 0) return 0;
  // Locked in id order, so that two assignments of the same records cannot deadlock.
  const rows = await tx.find(entity, {
    where: { id: In(ids.filter(isUuid)) },
    order: { id: 'asc' },
    lock: { mode: 'for_no_key_update' },
  });
  const known = new Set(rows.filter((row) => !('deletedAt' in row && row.deletedAt)).map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw notFound(`There are no ${names} with the ids ${unknown.join(', ')}`);
  const changed = rows.filter((row) => row.ownerId !== ownerId).map(({ id }) => id);
  if (changed.length > 0) await tx.update(entity, { id: In(changed) }, { ownerId });
  await notifyStaff(
    tx,
    { kind, recordType },
    changed.map((recordId) => ({ recordId, recipientId: ownerId })),
  );
  return changed.length;
}

/**
 * Gives the open records of one colleague to another one. Modules that depend on this one register their function in server/app/context.ts.
 * @returns number of records
 */
export type HandOver = (tx: EntityManager, fromUserId: string, toUserId: string) => Promise<number>;

export interface OwnerContext extends Context {
  handOvers: readonly HandOver[];
  setOrderOwner: SetOwner;
}

/**
 * Gives all open records of one colleague to another one: requests that are not closed, companies that are not deleted, and the records of
 * the registered modules.
 * @param fromUserId may be disabled
 * @returns number of records
 * @throws NOT_FOUND for an unknown colleague, BAD_USER_INPUT when the other one may not edit or is the same
 */
export async function handOver(
  tx: EntityManager,
  fromUserId: string,
  toUserId: string,
  handOvers: readonly HandOver[],
): Promise<number> {
  if (!isUuid(fromUserId) || !(await tx.existsBy(AdminUser, { id: fromUserId })))
    throw notFound('There is no such admin user');
  if (fromUserId.toLowerCase() === toUserId.toLowerCase()) throw badInput({ toUserId: reasons.choice });
  await assertAssignable(tx, toUserId, 'toUserId');
  let count = 0;
  for (const [recordType, table, condition] of [
    ['quote_request', 'quote_requests', `status <> 'closed'`],
    ['company', 'companies', 'deleted_at is null'],
  ] as const) {
    const [changed] = await tx.query<[NotifiedRecord[]]>(
      `update ${table} set owner_id = $2
       where id in (select id from ${table} where owner_id = $1 and ${condition} order by id for no key update)
       returning id as "recordId", owner_id as "recipientId"`,
      [fromUserId, toUserId],
    );
    await notifyStaff(tx, { kind: 'handed_over', recordType }, changed);
    count += changed.length;
  }
  for (const handOverRecords of handOvers) count += await handOverRecords(tx, fromUserId, toUserId);
  return count;
}

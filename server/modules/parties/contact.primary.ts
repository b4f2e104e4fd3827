import type { EntityManager } from 'typeorm';
import { Contact } from './contact.entity.ts';

/**
 * Locks companies before their contacts change, so that only one of two simultaneous first contacts becomes primary. The locks are
 * taken in id order, so that opposite moves cannot deadlock.
 */
export const lockCompanies = (tx: EntityManager, ids: string[]): Promise<unknown> =>
  tx.query('select from companies where id = any($1) order by id for no key update', [ids]);

/** Makes a contact the primary one of its company, in place of the current one. */
export async function makePrimaryContact(
  tx: EntityManager,
  { id, companyId }: Pick<Contact, 'id' | 'companyId'>,
): Promise<void> {
  await tx.query('update contacts set is_primary = false where company_id = $1 and is_primary and id <> $2', [
    companyId,
    id,
  ]);
  await tx.query('update contacts set is_primary = true where id = $1 and not is_primary', [id]);
}

/**
 * Makes the oldest active contact primary when a company has contacts and none is primary.
 * @param lastChoice id of a contact that is chosen only when there is no other one
 */
export async function ensurePrimaryContact(
  tx: EntityManager,
  companyId: string,
  lastChoice: string | null = null,
): Promise<void> {
  if (await tx.existsBy(Contact, { companyId, isPrimary: true })) return;
  await tx.query(
    `update contacts set is_primary = true where id = (
       select id from contacts where company_id = $1
       order by id is not distinct from $2, status, created_at, id limit 1
     )`,
    [companyId, lastChoice],
  );
}

import type { EntityManager } from 'typeorm';
import { Contact } from './contact.entity.ts';

/**
 * Locks companies whose people are about to change, in one order for everybody: of two first contacts at the same instant one is the
 * primary one, and opposite moves cannot wait for each other.
 */
export const lockCompanies = (tx: EntityManager, ids: string[]): Promise<unknown> =>
  tx.query('select from companies where id = any($1) order by id for no key update', [ids]);

/** Whether a company has its primary contact; it is locked, because whoever asks goes on to add one. */
export async function hasPrimary(tx: EntityManager, companyId: string): Promise<boolean> {
  await lockCompanies(tx, [companyId]);
  return tx.existsBy(Contact, { companyId, isPrimary: true });
}

/** Makes a contact its company's primary one in place of whoever was. */
export async function makePrimary(
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
 * Makes the oldest active contact primary where a company has people and none of them is.
 * @param last who is chosen only where there is nobody else
 */
export async function settlePrimary(tx: EntityManager, companyId: string, last: string | null = null): Promise<void> {
  if (await tx.existsBy(Contact, { companyId, isPrimary: true })) return;
  await tx.query(
    `update contacts set is_primary = true where id = (
       select id from contacts where company_id = $1
       order by id is not distinct from $2, status, created_at, id limit 1
     )`,
    [companyId, last],
  );
}

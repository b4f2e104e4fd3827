import type { EntityManager } from 'typeorm';
import { Contact } from './contact.entity.ts';

/**
 * Whether a company has its primary contact. Whoever asks goes on to change the company's people, so the company is locked: of two
 * first contacts at the same instant one is the primary one.
 */
export async function hasPrimary(tx: EntityManager, companyId: string): Promise<boolean> {
  await tx.query('select from companies where id = $1 for no key update', [companyId]);
  return tx.existsBy(Contact, { companyId, isPrimary: true });
}

/** Makes the oldest contact primary where a company has people and none of them is. */
export async function settlePrimary(tx: EntityManager, companyId: string): Promise<void> {
  if (await hasPrimary(tx, companyId)) return;
  await tx.query(
    `update contacts set is_primary = true
     where id = (select id from contacts where company_id = $1 order by status, created_at, id limit 1)`,
    [companyId],
  );
}

import type { EntityManager } from 'typeorm';

/**
 * Returns the ids of companies whose `last_contact_date` is not the date of their latest communication. No other transaction may write in
 * the meantime.
 */
export const findWrongLastContacts = async (db: EntityManager): Promise<string[]> =>
  (
    await db.query<{ id: string }[]>(
      `select id from companies c
       where last_contact_date is distinct from (select max(created_at) from communications where company_id = c.id)`,
    )
  ).map(({ id }) => id);

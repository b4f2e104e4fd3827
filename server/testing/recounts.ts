import type { EntityManager } from 'typeorm';

/** Companies whose date of the last contact is not that of their latest communication; nothing may write meanwhile. */
export const miscounted = async (db: EntityManager): Promise<string[]> =>
  (
    await db.query<{ id: string }[]>(
      `select id from companies c
       where last_contact_date is distinct from (select max(created_at) from communications where company_id = c.id)`,
    )
  ).map(({ id }) => id);

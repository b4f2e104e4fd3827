import { object } from 'yup';
import { defineJob } from '../../platform/jobs/job.ts';

/** Days in the bin after which a company cannot be restored. */
const kept = 30;
/** Companies removed by one statement: what goes with them must not hold its locks for long. */
const batch = 50;

/**
 * Removes for good what has been in the bin for 30 days: the company, its contacts, communications and documents. Its quote requests
 * stay, without a company.
 */
export const removeDeletedCompanies = defineJob({
  name: 'remove-deleted-companies',
  payload: object({}),
  maxAttempts: 3, // the next night tries again
  schedule: '41 1 * * *',
  async run(_payload, { db, log }) {
    let removed = 0;
    for (let last = batch; last === batch; removed += last) last = await removeSome(db);
    if (removed) log.info({ removed }, 'companies removed that were deleted 30 days ago');
  },
});

const removeSome = async (db: Parameters<typeof removeDeletedCompanies.run>[1]['db']): Promise<number> => {
  const [, removed] = await db.query<[unknown, number]>(
    `delete from companies where id in (
       select id from companies where deleted_at < now() - make_interval(days => $1) limit $2 for update skip locked
     )`,
    [kept, batch],
  );
  return removed;
};

import { object } from 'yup';
import { defineJob } from '../../platform/jobs/job.ts';

/** Days after which a deleted company cannot be restored any more. */
const RETENTION_DAYS = 30;
/** Companies per statement. Cascading deletes hold locks, so that a statement must stay short. */
const BATCH_SIZE = 50;

/**
 * Permanently removes companies that were deleted 30 days ago, with their contacts, communications and documents. Their quote
 * requests are kept without a company.
 */
export const removeDeletedCompanies = defineJob({
  name: 'remove-deleted-companies',
  payload: object({}),
  maxAttempts: 3, // the next scheduled run tries again
  schedule: '41 1 * * *',
  async run(_payload, { db, log }) {
    let removed = 0;
    for (let last = BATCH_SIZE; last === BATCH_SIZE; removed += last) last = await removeBatch(db);
    if (removed) log.info({ removed }, 'removed companies that were deleted 30 days ago');
  },
});

const removeBatch = async (db: Parameters<typeof removeDeletedCompanies.run>[1]['db']): Promise<number> => {
  const [, removed] = await db.query<[unknown, number]>(
    `delete from companies where id in (
       select id from companies where deleted_at < now() - make_interval(days => $1) limit $2 for update skip locked
     )`,
    [RETENTION_DAYS, BATCH_SIZE],
  );
  return removed;
};

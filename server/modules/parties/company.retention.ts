import { object } from 'yup';
import { retention } from '../../../common/retention.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/** Companies per statement. Cascading deletes hold locks, so that a statement must stay short. */
const BATCH_SIZE = 50;

/**
 * Permanently removes companies whose time to be restored is over, with their contacts, communications and documents, and erases the
 * texts of their log entries, which contain names and e-mail addresses. Their quote requests are kept without a company.
 */
export const removeDeletedCompanies = defineJob({
  name: 'remove-deleted-companies',
  payload: object({}),
  maxAttempts: 3, // the next scheduled run tries again
  schedule: '41 1 * * *',
  async run(_payload, { db, log }) {
    let removed = 0;
    for (let count = BATCH_SIZE; count === BATCH_SIZE; removed += count) count = await removeBatch(db);
    if (removed) log.info({ removed }, 'removed companies that could no longer be restored');
  },
});

/** @returns number of removed companies, at most BATCH_SIZE */
const removeBatch = (db: Parameters<typeof removeDeletedCompanies.run>[1]['db']): Promise<number> =>
  db.transaction(async (tx) => {
    const companies = await tx.query<{ id: string }[]>(
      `select id from companies where deleted_at < now() - make_interval(days => $1) limit $2 for update skip locked`,
      [retention.deletedRecords.days, BATCH_SIZE],
    );
    const ids = companies.map(({ id }) => id);
    await tx.query('delete from companies where id = any($1)', [ids]);
    // After the deletion, which adds entries of its own.
    await tx.query(
      `update activity_logs set details = '{}', changes = null
       where company_id = any($1) and target_type in ('companies', 'contacts', 'communications', 'company_documents')
         and (details <> '{}' or changes is not null)`,
      [ids],
    );
    return ids.length;
  });

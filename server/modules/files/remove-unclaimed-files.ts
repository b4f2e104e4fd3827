import { object } from 'yup';
import { defineJob } from '../../platform/jobs/job.ts';
import { deleteUnclaimedAttachments } from './attachment.service.ts';

/** Deletes files that were uploaded more than a day ago for a form that was never submitted. */
export const removeUnclaimedFiles = defineJob({
  name: 'remove-unclaimed-files',
  payload: object({}),
  maxAttempts: 3, // the next scheduled run tries again
  schedule: '17 * * * *',
  async run(_payload, { db, log }) {
    const removed = await deleteUnclaimedAttachments(db);
    if (removed) log.info({ removed }, 'unclaimed files removed');
  },
});

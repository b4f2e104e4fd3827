import { object } from 'yup';
import { defineJob } from '../../platform/jobs/job.ts';
import { removeUnclaimed } from './attachment.service.ts';

/** A visitor who uploads a file and never sends the form leaves nothing behind for more than a day. */
export const removeUnclaimedFiles = defineJob({
  name: 'remove-unclaimed-files',
  payload: object({}),
  maxAttempts: 3, // the next hour tries again
  schedule: '17 * * * *',
  async run(_payload, { db, log }) {
    const removed = await removeUnclaimed(db);
    if (removed) log.info({ removed }, 'files of forms that were never sent removed');
  },
});

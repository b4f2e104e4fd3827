import { object } from 'yup';
import { notificationRetention } from '../../../common/retention.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/** Deletes notifications whose retention period is over. */
export const removeOldNotifications = defineJob({
  name: 'remove-old-notifications',
  payload: object({}),
  maxAttempts: 3, // the next scheduled run tries again
  schedule: '31 1 * * *',
  async run(_payload, { db }) {
    await db.query('delete from notifications where created_at < now() - make_interval(days => $1)', [
      notificationRetention.days,
    ]);
  },
});

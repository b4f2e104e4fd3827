import { object } from 'yup';
import { defineJob } from '../../platform/jobs/job.ts';

/** Counts anew the days that somebody wrote to; readers see the same figures before and after, and afterwards sooner. */
export const foldAnalyticsDays = defineJob({
  name: 'fold-analytics-days',
  payload: object({}),
  maxAttempts: 1, // the next minute tries again
  schedule: '* * * * *',
  run: async (_payload, { db }) => void (await db.query('select fold_analytics_days()')),
});

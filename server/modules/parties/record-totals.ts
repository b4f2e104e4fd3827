import { object } from 'yup';
import { defineJob } from '../../platform/jobs/job.ts';

/** Makes one row of the many that writers appended to a total; readers see the same sum before and after. */
export const foldRecordTotals = defineJob({
  name: 'fold-record-totals',
  payload: object({}),
  maxAttempts: 1, // the next minutes try again
  schedule: '*/5 * * * *',
  run: async (_payload, { db }) => void (await db.query('select fold_record_totals()')),
});

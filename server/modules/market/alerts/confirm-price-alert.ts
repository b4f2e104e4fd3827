import { object, string } from 'yup';
import { defineJob } from '../../../platform/jobs/job.ts';
import { alertLetter } from './alert-letter.ts';
import { priceAlertOf } from './price-alert.type.ts';

/** Asks a mailbox whether the alert that names it is wanted. */
export const confirmPriceAlert = defineJob({
  name: 'confirm-price-alert',
  payload: object({ id: string().uuid().required() }),
  maxAttempts: 25,
  async run({ id }, { db, mail, site }) {
    const alert = await priceAlertOf(db, id);
    if (!alert || alert.confirmed) return; // cancelled, or a try that got through without our knowing
    await mail.send(alertLetter('confirm', alert, site.publicUrl), { messageId: `confirm-price-alert-${id}` });
  },
});

import { object, string } from 'yup';
import { defineJob } from '../../../platform/jobs/job.ts';
import { alertLetter } from './alert-letter.ts';
import { priceAlertOf } from './price-alert.type.ts';

/** Says that a threshold is reached: the one mail of an alert. */
export const sendPriceAlert = defineJob({
  name: 'send-price-alert',
  payload: object({ id: string().uuid().required() }),
  maxAttempts: 25,
  async run({ id }, { db, mail, site }) {
    const alert = await priceAlertOf(db, id);
    if (!alert) return; // cancelled in between
    await mail.send(alertLetter('crossed', alert, site.publicUrl), { messageId: `reached-price-alert-${id}` });
  },
});

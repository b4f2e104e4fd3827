import { object, string } from 'yup';
import { defineJob } from '../../../platform/jobs/job.ts';
import { createAlertMail } from './alert-mail.ts';
import { findPriceAlert } from './price-alert.type.ts';

/** Mails that a threshold was reached; an alert sends this mail only once. */
export const sendPriceAlert = defineJob({
  name: 'send-price-alert',
  payload: object({ id: string().uuid().required() }),
  maxAttempts: 25,
  async run({ id }, { db, mail, site }) {
    const alert = await findPriceAlert(db, id);
    if (!alert) return; // cancelled in the meantime
    await mail.send(createAlertMail('crossed', alert, site.publicUrl), { messageId: `reached-price-alert-${id}` });
  },
});

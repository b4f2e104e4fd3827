import { object, string } from 'yup';
import { defineJob } from '../../../platform/jobs/job.ts';
import { createAlertMail } from './alert-mail.ts';
import { findPriceAlert } from './price-alert.type.ts';

/** Mails a link to confirm a requested price alert (double opt-in). */
export const confirmPriceAlert = defineJob({
  name: 'confirm-price-alert',
  payload: object({ id: string().uuid().required() }),
  maxAttempts: 25,
  async run({ id }, { db, mail, site }) {
    const alert = await findPriceAlert(db, id);
    // Cancelled, or confirmed because an earlier attempt was delivered although it failed here.
    if (!alert || alert.confirmed) return;
    await mail.send(createAlertMail('confirm', alert, site.publicUrl), { messageId: `confirm-price-alert-${id}` });
  },
});

import { object } from 'yup';
import { ignoredMailRetention } from '../../../common/retention.ts';
import { defineJob } from '../../platform/jobs/job.ts';

/**
 * Removes text and files of mails that were ignored a month ago. The row stays with sender, subject and digest, so that the mail is not
 * stored again when a mailbox is read from the beginning.
 */
export const removeIgnoredMails = defineJob({
  name: 'remove-ignored-mails',
  payload: object({}),
  maxAttempts: 3, // the next scheduled run tries again
  schedule: '41 2 * * *',
  async run(_payload, { db, log }) {
    const removed = await db.transaction(async (tx) => {
      const rows = await tx.query<[{ id: string }[], number]>(
        `update inbound_mails set text = null, html = null, headers = null, snippet = '', recipients = '[]',
           notes = array_append(notes, 'text_removed')
         where status = 'ignored' and decided_at < now() - make_interval(days => $1) and not notes && '{text_removed,content_not_kept}'
         returning id`,
        [ignoredMailRetention.days],
      );
      await tx.query('delete from attachments where inbound_mail_id = any($1)', [rows[0].map(({ id }) => id)]);
      return rows[1];
    });
    if (removed) log.info({ removed }, 'texts of ignored mails removed');
  },
});

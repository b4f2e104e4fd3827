import { object, string } from 'yup';
import { company } from '../../../../common/business.ts';
import { HOUR_MS } from '../../../../common/durations.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { listAttachments } from '../../files/index.ts';
import { formatDetails, formatDate, salesIntl } from '../../communications/index.ts';
import { ContactMessage } from '../contact-message.entity.ts';
import { attachFiles } from './attachments.ts';
import { buildNotice } from './notice.ts';

/** Notifies the sales desk of a contact message and attaches its file. */
export const notifyContact = defineJob({
  name: 'notify-contact',
  payload: object({ contactMessageId: string().uuid().required() }),
  maxAttempts: 25, // about four days, like confirm-quote
  async run({ contactMessageId }, { db, files: storage, mail, site }) {
    const message = await db.findOneBy(ContactMessage, { id: contactMessageId });
    if (!message) return; // erased in the meantime
    const { id, reference, topic, subject, companyId, createdAt } = message;
    const files = attachFiles(db, storage, await listAttachments(db, 'contact_message', id), site.publicUrl);
    const content = buildNotice(
      {
        form: 'contact',
        person: message,
        reference,
        summary: subject,
        deadline: new Date(createdAt.getTime() + company.replyHours * HOUR_MS),
        details: [
          ...formatDetails(salesIntl, {
            received: formatDate(salesIntl, createdAt),
            topic: topic && salesIntl.formatMessage({ id: `topic.${topic}` }),
          }),
          ...formatDetails(salesIntl, { subject }, 'auto'),
        ],
        files: files.details,
        texts: { message: message.message },
        path: companyId && `/admin/companies/${companyId}`,
      },
      site,
    );
    await mail.send({ ...content, attachments: files.attachments }, { messageId: `notify-contact-${id}` });
  },
});

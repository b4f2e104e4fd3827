import { object, string } from 'yup';
import { company } from '../../../../common/business.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { attachmentsOf } from '../../files/index.ts';
import { factsOf, receivedOn, salesIntl } from '../../communications/index.ts';
import { ContactMessage } from '../contact-message.entity.ts';
import { enclosed } from './enclosed.ts';
import { notice } from './notice.ts';

const hour = 60 * 60 * 1000;

/** Tells the sales desk what somebody wrote, with the file that came with it. */
export const notifyContact = defineJob({
  name: 'notify-contact',
  payload: object({ contactMessageId: string().uuid().required() }),
  maxAttempts: 25, // about four days, as confirm-quote
  async run({ contactMessageId }, { db, mail, site }) {
    const message = await db.findOneBy(ContactMessage, { id: contactMessageId });
    if (!message) return; // erased since
    const { id, reference, topic, subject, companyId, createdAt } = message;
    const files = enclosed(db, await attachmentsOf(db, 'contact_message', id), site.publicUrl);
    const letter = notice(
      {
        form: 'contact',
        person: message,
        reference,
        about: subject,
        deadline: new Date(createdAt.getTime() + company.replyHours * hour),
        facts: [
          ...factsOf(salesIntl, {
            received: receivedOn(salesIntl, createdAt),
            topic: topic && salesIntl.formatMessage({ id: `topic.${topic}` }),
          }),
          ...factsOf(salesIntl, { subject }, 'auto'),
        ],
        files: files.facts,
        texts: { message: message.message },
        path: companyId && `/admin/companies/${companyId}`,
      },
      site,
    );
    await mail.send({ ...letter, attachments: files.attachments }, { messageId: `notify-contact-${id}` });
  },
});

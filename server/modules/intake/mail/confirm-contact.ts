import { object, string } from 'yup';
import { defineJob } from '../../../platform/jobs/job.ts';
import { sendToVisitor } from '../../../platform/mail/send-to-visitor.ts';
import { listAttachments } from '../../files/index.ts';
import { formatDetails, formatFileCount, formatDate } from '../../communications/index.ts';
import { ContactMessage } from '../contact-message.entity.ts';
import { buildConfirmation } from './confirmation.ts';

/** Confirms the receipt of a contact message, in the visitor's language. */
export const confirmContact = defineJob({
  name: 'confirm-contact',
  payload: object({ contactMessageId: string().uuid().required() }),
  maxAttempts: 25, // about four days, like confirm-quote
  async run({ contactMessageId }, tools) {
    const { db, site } = tools;
    const message = await db.findOneBy(ContactMessage, { id: contactMessageId });
    if (!message) return; // erased in the meantime
    const { id, name, email, reference, language, topic, createdAt } = message;
    const files = await listAttachments(db, 'contact_message', id);
    const content = buildConfirmation(
      {
        form: 'contact',
        name,
        email,
        reference,
        language,
        steps: (format) =>
          ['now', 'day'].map((step) => ({ when: format(`next.${step}`), what: format(`next.${step}.what`) })),
        details: (intl) =>
          formatDetails(intl, {
            received: formatDate(intl, createdAt),
            topic: topic && intl.formatMessage({ id: `topic.${topic}` }),
            files: formatFileCount(intl, files),
          }),
      },
      site.salesEmail,
    );
    await sendToVisitor(tools, content, { messageId: `confirm-contact-${id}` });
  },
});

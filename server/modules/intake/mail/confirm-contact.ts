import { object, string } from 'yup';
import { defineJob } from '../../../platform/jobs/job.ts';
import { sendToVisitor } from '../../../platform/mail/send-to-visitor.ts';
import { attachmentsOf } from '../../files/index.ts';
import { factsOf, fileCount, receivedOn } from '../../communications/index.ts';
import { ContactMessage } from '../contact-message.entity.ts';
import { confirmation } from './confirmation.ts';

/** Tells somebody who wrote to us, in their language, that we have it. */
export const confirmContact = defineJob({
  name: 'confirm-contact',
  payload: object({ contactMessageId: string().uuid().required() }),
  maxAttempts: 25, // about four days, as confirm-quote
  async run({ contactMessageId }, tools) {
    const { db, site } = tools;
    const message = await db.findOneBy(ContactMessage, { id: contactMessageId });
    if (!message) return; // erased since
    const { id, name, email, reference, language, topic, createdAt } = message;
    const files = await attachmentsOf(db, 'contact_message', id);
    const letter = confirmation(
      {
        form: 'contact',
        ...{ name, email, reference, language },
        steps: (say) => ['now', 'day'].map((step) => ({ when: say(`next.${step}`), what: say(`next.${step}.what`) })),
        facts: (intl) =>
          factsOf(intl, {
            received: receivedOn(intl, createdAt),
            topic: topic && intl.formatMessage({ id: `topic.${topic}` }),
            files: fileCount(intl, files),
          }),
      },
      site.salesEmail,
    );
    await sendToVisitor(tools, letter, { messageId: `confirm-contact-${id}` });
  },
});

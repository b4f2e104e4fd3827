import type { EntityManager } from 'typeorm';
import type { ContactMessageForm } from '../../../common/forms/contact-message.ts';
import { leadKeys, leadOf, lockLead } from '../parties/index.ts';
import { communicationSubject, recordFormSubmission } from '../communications/index.ts';
import { claimAttachments } from '../files/index.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { confirmContact } from './mail/confirm-contact.ts';
import { notifyContact } from './mail/notify-contact.ts';
import type { Receipt } from './receipt.type.ts';
import { receipt, receiptFor, recordConsents, saveReferenced } from './submission.ts';

/**
 * Turns a message of the contact page into a lead: company, contact, message with its file, communication, consent and mail jobs, all
 * in the caller's transaction. A submissionId stored before, even in the same instant, returns its receipt and writes nothing.
 * @param form as its schema cleaned it
 * @param address the visitor's IP address
 * @throws BAD_USER_INPUT where the file is gone or another form's
 */
export async function receiveContactMessage(
  tx: EntityManager,
  form: ContactMessageForm,
  address: string,
): Promise<Receipt> {
  await lockLead(tx, form.submissionId, leadKeys(form));
  const before = await receiptFor(tx, ContactMessage, form.submissionId);
  if (before) return before;

  const lead = await leadOf(tx, form);
  const { consent, website, attachmentId, ...written } = form;
  const message = await saveReferenced(
    tx,
    tx.create(ContactMessage, { ...written, ...lead, topic: written.topic ?? null }),
  );
  const { id, topic, language, createdAt } = message;
  const ids = attachmentId ? [attachmentId] : [];
  const owned = { owner: 'contact_message', ownerId: id, field: 'attachmentId' } as const;
  const files = await claimAttachments(tx, { ids, address, ...owned });
  await recordFormSubmission(tx, lead, {
    subject: communicationSubject('contact', message.subject),
    content: message.message,
    tags: ['contact_message', topic, 'website'],
    metadata: {
      contact_message_id: id,
      topic,
      source: 'website_contact_form',
      language,
      attachments: files.map(({ id, name, type, size }) => ({ id, name, type, size })),
    },
    createdAt,
  });
  await recordConsents(tx, { language, address }, [
    { purpose: 'privacy_notice', subjectType: 'contact_message', subjectId: id },
  ]);
  for (const mail of [notifyContact, confirmContact]) await addJob(tx, mail, { contactMessageId: id });
  return receipt(message);
}

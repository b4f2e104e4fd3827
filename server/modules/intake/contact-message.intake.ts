import type { EntityManager } from 'typeorm';
import type { ContactMessageForm } from '../../../common/forms/contact-message.ts';
import { toLeadKeys, findOrCreateLead, lockLead } from '../parties/index.ts';
import { formatCommunicationSubject, recordFormSubmission } from '../communications/index.ts';
import { claimAttachments } from '../files/index.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { confirmContact } from './mail/confirm-contact.ts';
import { notifyContact } from './mail/notify-contact.ts';
import type { Receipt } from './receipt.type.ts';
import { findReceipt, recordConsents, saveWithReference, toReceipt } from './submission.ts';

/**
 * Stores a message of the contact page as a lead: company, contact, message with its file, communication, consent and mail jobs, all
 * in the caller's transaction. A repeated or simultaneous submission with the same submissionId returns the first receipt.
 * @param form validated by its schema
 * @param address IP address of the visitor
 * @throws BAD_USER_INPUT when the file does not exist or belongs to another form
 */
export async function receiveContactMessage(
  tx: EntityManager,
  form: ContactMessageForm,
  address: string,
): Promise<Receipt> {
  await lockLead(tx, form.submissionId, toLeadKeys(form));
  const before = await findReceipt(tx, ContactMessage, form.submissionId);
  if (before) return before;

  const lead = await findOrCreateLead(tx, form);
  const { consent, website, attachmentId, ...values } = form;
  const message = await saveWithReference(
    tx,
    tx.create(ContactMessage, { ...values, ...lead, topic: values.topic ?? null }),
  );
  const { id, topic, language, createdAt } = message;
  const ids = attachmentId ? [attachmentId] : [];
  const owner = { owner: 'contact_message', ownerId: id, field: 'attachmentId' } as const;
  const files = await claimAttachments(tx, { ids, address, ...owner });
  await recordFormSubmission(tx, lead, {
    subject: formatCommunicationSubject('contact', message.subject),
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
  return toReceipt(message);
}

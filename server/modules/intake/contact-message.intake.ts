import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import type { ContactTopic, Language } from '../../../common/enums.ts';
import { ContactTopicEnum, LanguageEnum } from '../../platform/graphql/enums.ts';
import type { EntityManager } from 'typeorm';
import { contactMessageForm, type ContactMessageForm } from '../../../common/forms/contact-message.ts';
import { toLeadKeys, findOrCreateLead, lockLead } from '../parties/index.ts';
import { salesIntl } from '../communications/index.ts';
import { claimAttachments } from '../files/index.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { confirmContact } from './mail/confirm-contact.ts';
import { notifyContact } from './mail/notify-contact.ts';
import {
  findReceipt,
  resultDescription,
  Receipt,
  recordConsents,
  recordInbound,
  saveWithReference,
  storeUnlessSpam,
  toReceipt,
} from './submission.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { validateInput } from '../../platform/graphql/validation.ts';

@InputType({
  description:
    'A message from the contact page. Control characters and bidirectional formatting characters are removed from every field.',
})
class ContactMessageInput {
  @Field(() => ID, {
    description:
      'Idempotency key: a UUID that the form generates when it opens. A repeated submission returns the first receipt and stores nothing.',
  })
  submissionId!: string;

  @Field({ description: 'Name of the person, at most 120 characters.' })
  name!: string;

  @Field({ description: 'Company name, at most 200 characters.' })
  company!: string;

  @Field({ description: 'E-mail address for the answer; exactly one address without a display name.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, at most 40 characters.' })
  phone?: string | null;

  @Field(() => ContactTopicEnum, { nullable: true, description: 'Topic of the message.' })
  topic?: ContactTopic | null;

  @Field({ description: 'Subject, at most 200 characters.' })
  subject!: string;

  @Field({ description: 'Message, at most 5,000 characters.' })
  message!: string;

  @Field(() => LanguageEnum, { description: 'Language of the page; mails to the visitor use it.' })
  language!: Language;

  @Field(() => ID, { nullable: true, description: 'Attached file: the id that POST /attachments returned.' })
  attachmentId?: string | null;

  @Field({ description: 'Whether the privacy notice was accepted; false returns BAD_USER_INPUT.' })
  consent!: boolean;

  @Field(() => String, { nullable: true, description: 'Honeypot: an invisible field that people leave empty.' })
  website?: string | null;
}

@Resolver()
export class ContactMessageSubmissionResolver {
  @Mutation(() => Receipt, { description: `Stores a message of the contact page and its file, ${resultDescription}` })
  async submitContactMessage(
    @Arg('input', { description: 'Values of the form.' }) input: ContactMessageInput,
    @Ctx() context: Context,
  ): Promise<Receipt> {
    const form = await validateInput(contactMessageForm, input);
    const submission = { submissionId: form.submissionId, honeypot: form.website };
    return storeUnlessSpam(context, ContactMessage, submission, (tx) =>
      receiveContactMessage(tx, form, context.address),
    );
  }
}

/**
 * Stores a message of the contact page as a lead: company, contact, message with its file, communication, consent and mail jobs, all
 * in the caller's transaction. A repeated or simultaneous submission with the same submissionId returns the first receipt.
 * @param form validated by its schema
 * @param address IP address of the visitor
 * @throws BAD_USER_INPUT when the file does not exist or belongs to another form
 */
async function receiveContactMessage(tx: EntityManager, form: ContactMessageForm, address: string): Promise<Receipt> {
  await lockLead(tx, form.submissionId, toLeadKeys(form));
  const earlierReceipt = await findReceipt(tx, ContactMessage, form.submissionId);
  if (earlierReceipt) return earlierReceipt;

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
  await recordInbound(tx, lead, {
    subject: salesIntl.formatMessage({ id: 'sales.contact.communication' }, { about: message.subject }),
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

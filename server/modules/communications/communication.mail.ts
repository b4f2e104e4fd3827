import type { EntityManager } from 'typeorm';
import { mailForm, replyForm } from '../../../common/forms/communication.ts';
import type { Language } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { answerTo } from '../../../common/mail-subject.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { validated } from '../../platform/graphql/validated.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { Communication } from './communication.entity.ts';
import type { MailInput, ReplyInput } from './communication.input.ts';
import { refuseStrangers } from './communication.parties.ts';
import { presentCommunication, type Entry } from './communication.service.ts';
import { recordResponse, settleRequest } from './quote-response.ts';
import { sendCommunication } from './send-communication.ts';

interface Mail {
  companyId: string;
  /** Left out: the company's primary contact, where no address is told. */
  contactId?: string | null | undefined;
  /** Request that it answers: the first answer's time is kept, and a new request becomes one that we are in touch about. */
  quoteRequestId?: string | null | undefined;
  /** Left out: the contact's address. */
  to?: string | null | undefined;
  subject: string;
  /** Plain text. */
  content: string;
  /** Left out: that of the request, else Turkish. */
  language?: Language | null | undefined;
  /** What it answers; left out, a mail about a request follows what was last sent about that. */
  replyTo?: Pick<Communication, 'id' | 'type'> | null;
  /** Whether the text of `replyTo` stands below. */
  quoted?: boolean;
  /** Stored files that go with it. */
  attachmentIds?: string[];
  tags?: string[] | null;
  /** Letter that it began with. */
  template?: string | null;
  /** False where the request goes on waiting for its answer. */
  settles?: boolean;
  by: Viewer | null;
  /** Of the communication, made by the form when it opened: sent again, nothing is sent twice. */
  id?: string | null | undefined;
}

/**
 * Records an e-mail to somebody at a company and queues it, all in the caller's transaction: what is not committed is not sent. The
 * communication is `sent` from now on; `sentAt` says when the mail server took it, and it becomes `failed` where that refuses for good.
 * @param mail as a form cleaned it
 * @throws BAD_USER_INPUT for a person or request of another company, and where there is no address to send to
 */
export async function sendCommunicationMail(tx: EntityManager, mail: Mail): Promise<Communication> {
  const { id, companyId, subject, content, replyTo, quoted = false, attachmentIds = [], tags = null, by } = mail;
  if (id != null && !isUuid(id)) throw badInput({ id: reasons.submission });
  if (id) {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('communication ' || $1::uuid, 0))`, [id]);
    const stored = await tx.findOneBy(Communication, { id });
    if (stored) return stored;
  }
  await refuseStrangers(tx, {
    companyId,
    contactId: mail.contactId ?? null,
    quoteRequestId: mail.quoteRequestId ?? null,
  });
  const { contactId, recipient, language } = await addressOf(tx, mail);
  const follows = replyTo ?? (mail.quoteRequestId ? await lastSentAbout(tx, mail.quoteRequestId) : null);
  if (!recipient) throw badInput({ to: reasons.required });

  const said = tx.create(Communication, {
    ...(id && { id }),
    ...{ companyId, contactId, subject, content, tags, recipient },
    quoteRequestId: mail.quoteRequestId ?? null,
    replyToId: follows?.id ?? null,
    type: 'email',
    direction: 'outbound',
    status: 'sent',
    metadata: {
      language: mail.language ?? language,
      ...(quoted && { quoted }),
      ...(mail.template && { template: mail.template }),
      ...(attachmentIds.length > 0 && { attachmentIds }),
    },
    createdBy: by?.id ?? null,
  });
  await tx.insert(Communication, said as object);
  await tx.query(`update communications set message_id = 'communication-' || id where id = $1`, [said.id]);
  const stored = await tx.findOneByOrFail(Communication, { id: said.id });
  await recordResponse(tx, stored);
  if (mail.quoteRequestId && mail.settles !== false) await settleRequest(tx, mail.quoteRequestId);
  await addJob(tx, sendCommunication, { communicationId: stored.id });
  return stored;
}

/** @throws BAD_USER_INPUT as the form and {@link sendCommunicationMail} */
export async function sendMail(tx: EntityManager, input: MailInput, { by, id }: Entry): Promise<Communication> {
  return sendCommunicationMail(tx, { ...(await validated(mailForm, input)), by, id });
}

/**
 * Answers what they sent: the answer goes to whoever is answered, in the same conversation, and what is answered is settled.
 * @throws NOT_FOUND, or BAD_USER_INPUT for what is ours and as {@link sendCommunicationMail}
 */
export async function replyTo(
  tx: EntityManager,
  id: string,
  input: ReplyInput,
  { by, id: replyId }: Entry,
): Promise<Communication> {
  const { subject, ...form } = await validated(replyForm, input);
  const answered = await presentCommunication(tx, id);
  if (answered.direction !== 'inbound') throw badInput({ id: reasons.alreadyReplied });
  const { companyId, contactId, quoteRequestId, tags } = answered;
  const reply = await sendCommunicationMail(tx, {
    ...{ companyId, contactId, quoteRequestId, tags, ...form, by },
    subject: subject || answerTo(answered.subject),
    replyTo: answered,
    id: replyId,
  });
  await tx.update(Communication, { id }, { status: 'replied', followUpRequired: false, followUpDate: null });
  return reply;
}

/**
 * Sends mail again that was refused.
 * @throws NOT_FOUND, or BAD_USER_INPUT where it is no mail of ours or did not fail
 */
export async function resendMail(tx: EntityManager, id: string): Promise<Communication> {
  const { recipient, status, type } = await presentCommunication(tx, id);
  if (type !== 'email' || !recipient || status !== 'failed') throw badInput({ id: reasons.choice });
  await tx.update(Communication, { id }, { status: 'sent', failure: null });
  await addJob(tx, sendCommunication, { communicationId: id });
  return tx.findOneByOrFail(Communication, { id });
}

/** The mail that the next one about a request follows: our last, else the form, which stands for its confirmation. */
async function lastSentAbout(tx: EntityManager, quoteRequestId: string): Promise<Pick<Communication, 'id'> | null> {
  const [last] = await tx.query<{ id: string }[]>(
    `select id from communications
     where quote_request_id = $1 and (type = 'form_submission' or (message_id is not null and status <> 'failed'))
     order by created_at desc, id desc limit 1`,
    [quoteRequestId],
  );
  return last ?? null;
}

interface Address {
  contactId: string | null;
  recipient: string | null;
  language: Language;
}

/** Whom it goes to: the address that was told, else the contact's, the request's or the primary contact's. */
async function addressOf(tx: EntityManager, { companyId, contactId, quoteRequestId, to }: Mail): Promise<Address> {
  const [found] = await tx.query<[{ contact_id: string | null; email: string | null; language: Language | null }]>(
    `select coalesce(named.id, case when $4 then null else coalesce(asked.contact_id, usual.id) end) as contact_id,
       coalesce(named.email, asked.email, usual.email) as email, asked.language
     from (select) as once
       left join contacts named on named.id = $2
       left join quote_requests asked on asked.id = $3
       left join contacts usual on usual.company_id = $1 and usual.is_primary`,
    [companyId, contactId ?? null, quoteRequestId ?? null, Boolean(to)],
  );
  return { contactId: found.contact_id, recipient: to || found.email, language: found.language ?? 'tr' };
}

import type { EntityManager } from 'typeorm';
import { communicationLimits } from '../../../common/forms/communication.ts';
import { notifyStaff, type NotifiedRecord } from '../notifications/index.ts';
import { Communication } from './communication.entity.ts';
import { assertSameCompany } from './communication.parties.ts';
import { markRequestAnswered, recordFirstResponse } from './quote-response.ts';

const DAY_MS = 24 * 60 * 60_000;

interface ReceivedMail {
  companyId: string;
  contactId: string | null;
  quoteRequestId: string | null;
  /** `outbound`: a colleague sent it with a mail program. */
  direction: 'inbound' | 'outbound';
  subject: string;
  /** Plain text; cut to the length that a communication may have. */
  content: string;
  /** Time of the mail. */
  at: Date;
  /** Communication that it answers. */
  replyToId: string | null;
  /** Address that an outbound mail was sent to. */
  recipient: string | null;
  /** Stored files. */
  attachments: { id: string; name: string; type: string; size: number }[];
  /** Who linked it; null when the server did. */
  createdBy: string | null;
}

/**
 * Records a mail that was read from a mailbox. An inbound one gets a follow-up within one day; an outbound one is an answer to its request.
 * @throws BAD_USER_INPUT for an unknown company, and for a contact or request of another company
 */
export async function recordReceivedMail(tx: EntityManager, mail: ReceivedMail): Promise<Communication> {
  const { direction, at, attachments, recipient, subject, content, ...values } = mail;
  await assertSameCompany(tx, mail);
  const isInbound = direction === 'inbound';
  const answered = mail.replyToId ? await tx.findOneBy(Communication, { id: mail.replyToId }) : null;
  const communication = tx.create(Communication, {
    ...values,
    threadId: answered && (answered.threadId ?? answered.id),
    type: 'email',
    direction,
    subject: subject.slice(0, communicationLimits.subject) || '–',
    content: content.slice(0, communicationLimits.content) || null,
    status: isInbound ? 'received' : 'sent',
    priority: 'normal',
    followUpRequired: isInbound,
    followUpDate: isInbound ? new Date(at.getTime() + DAY_MS) : null,
    recipient: isInbound ? null : recipient,
    sentAt: isInbound ? null : at,
    metadata: { source: 'mail', ...(attachments.length > 0 && { attachments }) },
    createdAt: at,
  });
  await tx.insert(Communication, communication);
  if (isInbound) await notifyOwner(tx, mail);
  else {
    await recordFirstResponse(tx, communication);
    if (mail.quoteRequestId) await markRequestAnswered(tx, mail.quoteRequestId);
  }
  return tx.findOneByOrFail(Communication, { id: communication.id });
}

/** Notifies the owner of the request that a mail is about, else the owner of its company. */
async function notifyOwner(
  tx: EntityManager,
  { quoteRequestId, companyId }: Pick<ReceivedMail, 'quoteRequestId' | 'companyId'>,
): Promise<void> {
  const [table, id] = quoteRequestId ? ['quote_requests', quoteRequestId] : ['companies', companyId];
  const records = await tx.query<NotifiedRecord[]>(
    `select id as "recordId", owner_id as "recipientId" from ${table} where id = $1 for no key update`,
    [id],
  );
  const recordType = quoteRequestId ? 'quote_request' : 'company';
  await notifyStaff(tx, { kind: 'mail_received', recordType }, records);
}

/** Marks a mail of ours as failed, because a mail server returned it. */
export const markReturned = (tx: EntityManager, id: string, failure: string): Promise<unknown> =>
  tx.update(Communication, { id, direction: 'outbound' }, { status: 'failed', failure: failure.slice(0, 500) });

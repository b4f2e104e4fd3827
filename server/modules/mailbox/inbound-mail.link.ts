import type { EntityManager } from 'typeorm';
import { Attachment } from '../files/index.ts';
import { recordReceivedMail } from '../communications/index.ts';
import { InboundMail } from './inbound-mail.entity.ts';

interface Target {
  companyId: string;
  contactId: string | null;
  quoteRequestId: string | null;
  replyToId: string | null;
}

/** Makes the communication of a mail, and marks the mail as linked. @throws BAD_USER_INPUT for records of different companies */
export async function recordCommunicationOf(
  tx: EntityManager,
  mail: InboundMail,
  { companyId, contactId, quoteRequestId, replyToId }: Target,
  { text, by, isOutbound = mail.folder === 'sent' }: { text: string | null; by: string | null; isOutbound?: boolean },
): Promise<InboundMail> {
  const attachments = await tx.find(Attachment, {
    where: { inboundMailId: mail.id },
    select: { id: true, name: true, type: true, size: true },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const { id } = await recordReceivedMail(tx, {
    companyId,
    contactId,
    quoteRequestId,
    replyToId,
    direction: isOutbound ? 'outbound' : 'inbound',
    subject: mail.subject,
    content: text ?? '',
    at: mail.receivedAt,
    recipient: mail.recipients[0]?.email ?? null,
    attachments: attachments.map((file) => ({ id: file.id, name: file.name, type: file.type, size: file.size })),
    createdBy: by,
  });
  await tx.update(
    InboundMail,
    { id: mail.id },
    { status: 'linked', companyId, communicationId: id, decidedAt: new Date(), decidedBy: by },
  );
  return tx.findOneByOrFail(InboundMail, { id: mail.id });
}

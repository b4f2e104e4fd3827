import type { EntityManager } from 'typeorm';
import type { FileStorage } from '../../platform/files/file-folder.ts';
import { isCampaignMail, recordCampaignAnswer, recordCampaignReturn } from '../campaigns/index.ts';
import { markReturned } from '../communications/index.ts';
import { markBounced, unmarkBounced } from './bounced-address.ts';
import { InboundMail } from './inbound-mail.entity.ts';
import { findImitatedDomain, matchMail, type MailMatch } from './inbound-mail.matching.ts';
import { recordCommunicationOf } from './inbound-mail.link.ts';
import { storeMailFiles } from './mail-file.ts';
import type { ParsedMail } from './parsed-mail.ts';

interface MailOrigin {
  /** Null for an upload. */
  mailboxId: string | null;
  folder: InboundMail['folder'];
  /** Time at which the mail server received it. */
  receivedAt: Date;
}

interface StoreTools {
  files: FileStorage;
  /** Sender of our mails (MAIL_FROM). */
  ownAddress: string;
}

/**
 * Stores a mail once: the same mail of another mailbox, or after the server has numbered its mails anew, changes nothing. Decides whether it
 * becomes a communication, is ignored or waits.
 * @returns null for a mail that is stored already, and for one that this server has sent
 */
export async function storeMail(
  tx: EntityManager,
  mail: ParsedMail,
  origin: MailOrigin,
  { files, ownAddress }: StoreTools,
): Promise<InboundMail | null> {
  const ownDomain = ownAddress.split('@')[1]!.toLowerCase();
  if (await isOwnMail(tx, mail, ownDomain)) return null;
  const isSent = origin.folder === 'sent';
  const partners = isSent ? mail.recipients.map(({ email }) => email) : [mail.sender.email];
  const isIgnored = await areIgnoredByRule(tx, partners);
  const row = await insertMail(tx, mail, origin, isIgnored);
  if (!row) return null;
  if (isIgnored || isOwnNotification(mail, ownAddress)) return ignore(tx, row.id);
  if (mail.kind === 'bounce') await applyBounce(tx, mail, row, ownDomain);
  else await applyMatch(tx, mail, row, { isSent, ownDomain, files });
  if (mail.kind === 'message' && !isSent) await recordCampaignAnswer(tx, listOwnIds(mail.repliesTo, ownDomain));
  return tx.findOneByOrFail(InboundMail, { id: row.id });
}

/** Whether the mail is a copy of one that this server has sent, whose communication exists. Its sender address does not matter: the ids are random and cannot be guessed. */
async function isOwnMail(tx: EntityManager, { messageId }: ParsedMail, ownDomain: string): Promise<boolean> {
  const [localPart, domain] = messageId?.split('@') ?? [];
  if (!localPart || domain?.toLowerCase() !== ownDomain) return false;
  if (await isCampaignMail(tx, localPart)) return true;
  return (await tx.query<unknown[]>('select from communications where message_id = $1', [localPart])).length > 0;
}

/** Returns the local parts of those Message-IDs that are of our domain. */
const listOwnIds = (ids: string[], ownDomain: string): string[] =>
  ids.flatMap((id) => {
    const [localPart, domain] = id.split('@');
    return localPart && domain?.toLowerCase() === ownDomain ? [localPart] : [];
  });

/** A mail of this server to the staff, such as the note about a new request. */
const isOwnNotification = ({ sender, isAutomatic, kind }: ParsedMail, ownAddress: string): boolean =>
  kind === 'message' && isAutomatic && sender.email === ownAddress.toLowerCase();

/** Whether there is a rule for each of the addresses. */
async function areIgnoredByRule(tx: EntityManager, emails: string[]): Promise<boolean> {
  if (emails.length === 0) return false;
  const others = await tx.query<unknown[]>(
    `select from unnest($1::text[]) as email where not exists (
       select from mail_ignore_rules
       where (kind = 'address' and value = email) or (kind = 'domain' and value = split_part(email, '@', 2))
     ) limit 1`,
    [emails],
  );
  return others.length === 0;
}

/** @returns null when the mail is stored already */
export async function insertMail(
  tx: EntityManager,
  mail: ParsedMail,
  origin: MailOrigin,
  isIgnored = false,
): Promise<InboundMail | null> {
  const { checks } = mail;
  const row = tx.create(InboundMail, {
    digest: mail.digest,
    mailboxId: origin.mailboxId,
    folder: origin.folder,
    kind: mail.kind,
    status: 'waiting',
    messageId: mail.messageId,
    repliesTo: mail.repliesTo,
    senderName: mail.sender.name,
    senderEmail: mail.sender.email,
    recipients: mail.recipients,
    recipientCount: mail.recipientCount,
    subject: mail.subject,
    snippet: isIgnored ? '' : mail.snippet,
    text: isIgnored ? null : mail.text,
    html: isIgnored ? null : mail.html,
    headers: isIgnored ? null : mail.headers,
    size: mail.size,
    sentAt: mail.sentAt,
    receivedAt: origin.receivedAt,
    spf: checks.spf,
    dkim: checks.dkim,
    dkimDomain: checks.dkimDomain,
    dmarc: checks.dmarc,
    notes: isIgnored ? [...mail.notes, 'content_not_kept'] : mail.notes,
  });
  const result = await tx
    .createQueryBuilder()
    .insert()
    .into(InboundMail)
    .values(row)
    .orIgnore()
    .returning('id')
    .execute();
  const [inserted] = result.raw as { id: string }[];
  return inserted ? Object.assign(row, { id: inserted.id }) : null;
}

async function ignore(tx: EntityManager, id: string): Promise<InboundMail> {
  await tx.update(InboundMail, { id }, { status: 'ignored', decidedAt: new Date() });
  return tx.findOneByOrFail(InboundMail, { id });
}

/** Links a mail that certainly belongs to a company, else stores the suggestion. */
async function applyMatch(
  tx: EntityManager,
  mail: ParsedMail,
  row: InboundMail,
  { isSent, ownDomain, files }: { isSent: boolean; ownDomain: string; files: FileStorage },
): Promise<void> {
  await storeMailFiles(tx, files, row.id, mail.files);
  const match = await matchMail(tx, mail, { isSent, ownDomain });
  const lookAlikeOf = isSent
    ? null
    : await findImitatedDomain(tx, mail.sender.email, await listOwnDomains(tx, ownDomain));
  await tx.update(InboundMail, { id: row.id }, { lookAlikeOf, ...toSuggestion(match) });
  if (!match?.isCertain || lookAlikeOf) return;
  if (mail.kind === 'auto_reply') await linkWithoutCommunication(tx, row.id, match.companyId, match.replyToId);
  else {
    await recordCommunicationOf(tx, row, match, { text: mail.text, by: null });
    if (!isSent && mail.checks.isProven) await unmarkBounced(tx, mail.sender.email);
  }
}

const toSuggestion = (match: MailMatch | null): Partial<InboundMail> => ({
  suggestionReason: match?.reason ?? null,
  suggestedCompanyId: match?.companyId ?? null,
  suggestedContactId: match?.contactId ?? null,
  suggestedQuoteRequestId: match?.quoteRequestId ?? null,
});

async function listOwnDomains(tx: EntityManager, ownDomain: string): Promise<string[]> {
  const rows = await tx.query<{ domain: string }[]>(
    `select distinct split_part(address, '@', 2) as domain from mailboxes`,
  );
  return [...new Set([ownDomain, ...rows.map(({ domain }) => domain)])];
}

/** An automatic reply and a bounce are shown with the mail that they are about: they need no answer. */
const linkWithoutCommunication = (
  tx: EntityManager,
  id: string,
  companyId: string,
  communicationId: string | null,
): Promise<unknown> =>
  tx.update(InboundMail, { id }, { status: 'linked', companyId, communicationId, decidedAt: new Date() });

/**
 * Marks the returned mail as failed, and its address. A report counts only if it contains the Message-ID of one of our mails and names its
 * recipient, because anybody can send a report.
 */
async function applyBounce(
  tx: EntityManager,
  { bounce }: ParsedMail,
  row: InboundMail,
  ownDomain: string,
): Promise<void> {
  const { messageId, recipients, isPermanent, reason } = bounce!;
  if (!messageId) return;
  const [localPart = '', domain = ''] = messageId.split('@');
  const ownId = domain.toLowerCase() === ownDomain ? localPart : '';
  const failure = reason || 'The mail server returned the mail';
  const fromCampaign = await recordCampaignReturn(tx, ownId, recipients, isPermanent ? failure : null);
  if (fromCampaign) {
    if (fromCampaign.companyId) await linkWithoutCommunication(tx, row.id, fromCampaign.companyId, null);
    if (isPermanent) await markBounced(tx, fromCampaign.email, reason, row.receivedAt);
    return;
  }
  const [returned] = await tx.query<{ id: string; companyId: string; recipient: string }[]>(
    `select c.id, c.company_id as "companyId", c.recipient from communications c
     where c.direction = 'outbound' and c.recipient is not null and email_key(c.recipient) = any(select email_key(unnest($3::text[])))
       and (c.message_id = $1 or c.id in (select communication_id from inbound_mails where message_id = $2 and folder = 'sent'))
     limit 1`,
    [ownId, messageId, recipients],
  );
  if (!returned) return;
  await linkWithoutCommunication(tx, row.id, returned.companyId, returned.id);
  if (!isPermanent) return;
  await markReturned(tx, returned.id, failure);
  await markBounced(tx, returned.recipient, reason, row.receivedAt);
}

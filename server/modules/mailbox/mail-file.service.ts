import type { EntityManager } from 'typeorm';
import type { FileStorage } from '../../platform/files/file-folder.ts';
import { isUuid } from '../../platform/database/rows.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { conflict, notFound } from '../../platform/graphql/errors.ts';
import { InboundMail } from './inbound-mail.entity.ts';
import { recordCommunicationOf } from './inbound-mail.link.ts';
import { insertMail } from './inbound-mail.store.ts';
import { storeMailFiles } from './mail-file.ts';
import type { ParsedMail } from './parsed-mail.ts';

/**
 * Writes a mail that a user dropped on a company to the company. Its headers prove nothing, because the file may have been changed.
 * @returns the mail; the stored one when it was read from a mailbox before, which is then linked if nobody has linked it
 * @throws NOT_FOUND for an unknown company; CONFLICT when the mail belongs to another company
 */
export async function addMailFile(
  tx: EntityManager,
  files: FileStorage,
  companyId: string,
  mail: ParsedMail,
  by: Viewer,
): Promise<InboundMail> {
  const companies = isUuid(companyId)
    ? await tx.query<{ id: string }[]>('select id from companies where id = $1 and deleted_at is null', [companyId])
    : [];
  if (!companies[0]) throw notFound('There is no such company');
  const { id } = companies[0];
  const now = new Date();
  const receivedAt = mail.sentAt && mail.sentAt < now ? mail.sentAt : now;
  const inserted = await insertMail(tx, mail, { mailboxId: null, folder: 'upload', receivedAt });
  if (inserted) await storeMailFiles(tx, files, inserted.id, mail.files);
  const stored = inserted ?? (await tx.findOneBy(InboundMail, { digest: mail.digest }));
  if (!stored || (stored.status === 'linked' && stored.companyId !== id))
    throw conflict('The mail belongs to another company');
  if (stored.status === 'linked') return stored;
  const isOutbound = await isOwnAddress(tx, mail.sender.email);
  const partners = isOutbound ? mail.recipients.map(({ email }) => email) : [mail.sender.email];
  const contacts = await tx.query<{ id: string }[]>(
    'select id from contacts where company_id = $1 and email_key(email) = any($2) order by created_at limit 1',
    [id, partners],
  );
  const target = { companyId: id, contactId: contacts[0]?.id ?? null, quoteRequestId: null, replyToId: null };
  return recordCommunicationOf(tx, stored, target, { text: mail.text, by: by.id, isOutbound });
}

/** Whether an address is that of a mailbox or of a colleague. */
async function isOwnAddress(tx: EntityManager, email: string): Promise<boolean> {
  const found = await tx.query<unknown[]>(
    'select from mailboxes where address = email_key($1) union all select from admin_users where email = email_key($1)',
    [email],
  );
  return found.length > 0;
}

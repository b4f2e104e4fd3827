import type { DataSource, EntityManager } from 'typeorm';
import type { MailIgnoreRuleKind } from '../../../common/enums.ts';
import { linkMailForm, mailLeadForm } from '../../../common/forms/mailbox.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { isUuid } from '../../platform/database/rows.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { badInput, conflict, notFound } from '../../platform/graphql/errors.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { deleteCommunication } from '../communications/index.ts';
import {
  findOrCreateDeskLead,
  getCompanyDomain,
  lockLead,
  resolveSelection,
  toDeskLeadKeys,
} from '../parties/index.ts';
import { InboundMail } from './inbound-mail.entity.ts';
import { recordCommunicationOf } from './inbound-mail.link.ts';
import type { LinkMailInput, MailLeadInput } from './inbound-mail.types.ts';
import { MailIgnoreRule } from './mailbox.entity.ts';

const MAX_LISTED_RULES = 500;

/** Locks a mail until the transaction ends. @throws NOT_FOUND */
async function lockMail(tx: EntityManager, id: string): Promise<InboundMail> {
  const mail = isUuid(id)
    ? await tx.findOne(InboundMail, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!mail) throw notFound('There is no such mail');
  return mail;
}

async function readText(tx: EntityManager, id: string): Promise<string | null> {
  const [row] = await tx.query<{ text: string | null }[]>('select text from inbound_mails where id = $1', [id]);
  return row?.text ?? null;
}

/**
 * Makes company and contact of a mail, or finds them, and writes the mail to the company.
 * @param tx sees all records, so that a company of a colleague is not created twice
 * @param visible records that the caller may see: mail and company have to be among them
 * @throws NOT_FOUND; CONFLICT for a decided mail; BAD_USER_INPUT with a reason for every invalid field
 */
export async function createLeadFromMail(
  tx: EntityManager,
  id: string,
  input: MailLeadInput,
  { by, visible }: { by: Viewer; visible: DataSource },
): Promise<InboundMail> {
  const form = await validateInput(mailLeadForm, input);
  if (!isUuid(id) || !(await visible.manager.existsBy(InboundMail, { id }))) throw notFound('There is no such mail');
  const mail = await lockMail(tx, id);
  if (mail.status !== 'waiting') throw conflict(`The mail is ${mail.status}`);
  const email = mail.folder === 'sent' ? (mail.recipients[0]?.email ?? '') : mail.senderEmail;
  if (!email) throw badInput({ id: reasons.emailMissing });
  const selection = await resolveSelection(visible.manager, { companyId: form.companyId ?? null, contactId: null });
  const person = { name: form.name, company: form.company, email, phone: '', ...selection };
  await lockLead(tx, id, toDeskLeadKeys(person));
  const lead = await findOrCreateDeskLead(tx, person, { country: '', leadSource: 'cold-email' });
  const target = { ...lead, quoteRequestId: null, replyToId: null };
  return recordCommunicationOf(tx, mail, target, { text: await readText(tx, id), by: by.id });
}

/** @throws NOT_FOUND; CONFLICT for a linked mail; BAD_USER_INPUT for records of different companies */
export async function linkMail(tx: EntityManager, id: string, input: LinkMailInput, by: Viewer): Promise<InboundMail> {
  const { companyId, contactId = null, quoteRequestId = null } = await validateInput(linkMailForm, input);
  const mail = await lockMail(tx, id);
  if (mail.status === 'linked') throw conflict('The mail is linked');
  const target = { companyId: companyId.toLowerCase(), contactId, quoteRequestId, replyToId: null };
  return recordCommunicationOf(tx, mail, target, { text: await readText(tx, id), by: by.id });
}

/**
 * Ignores a mail, and with a rule also the other waiting ones of its sender.
 * @throws NOT_FOUND; CONFLICT for a linked mail; BAD_USER_INPUT for a rule without an address, or for the domain of a freemail provider
 */
export async function ignoreMail(
  tx: EntityManager,
  id: string,
  rule: MailIgnoreRuleKind | null,
  by: Viewer,
): Promise<InboundMail> {
  const mail = await lockMail(tx, id);
  if (mail.status === 'linked') throw conflict('The mail is linked');
  if (rule) await addRule(tx, mail.senderEmail, rule, by);
  if (mail.status === 'waiting')
    await tx.update(InboundMail, { id }, { status: 'ignored', decidedAt: new Date(), decidedBy: by.id });
  return tx.findOneByOrFail(InboundMail, { id });
}

async function addRule(tx: EntityManager, email: string, kind: MailIgnoreRuleKind, by: Viewer): Promise<void> {
  const value = kind === 'address' ? email : getCompanyDomain(email);
  if (!value) throw badInput({ rule: reasons.choice });
  await tx
    .createQueryBuilder()
    .insert()
    .into(MailIgnoreRule)
    .values({ kind, value, createdBy: by.id })
    .orIgnore()
    .execute();
  await tx.query(
    `update inbound_mails set status = 'ignored', decided_at = now(), decided_by = null
     where status = 'waiting' and folder <> 'sent'
       and case $1 when 'address' then sender_email = $2 else split_part(sender_email, '@', 2) = $2 end`,
    [kind, value],
  );
}

/** Lets a mail wait again, and deletes the communication that it became. @throws NOT_FOUND */
export async function restoreMail(tx: EntityManager, id: string): Promise<InboundMail> {
  const mail = await lockMail(tx, id);
  if (mail.status === 'waiting') return mail;
  // A bounce or an automatic reply is linked with a mail of ours, which stays.
  const isOwnCommunication = mail.status === 'linked' && mail.kind === 'message' && mail.communicationId;
  if (isOwnCommunication) {
    const found = await tx.query<unknown[]>('select from communications where id = $1', [mail.communicationId]);
    if (found.length > 0) await deleteCommunication(tx, mail.communicationId!);
  }
  await tx.update(
    InboundMail,
    { id },
    { status: 'waiting', companyId: null, communicationId: null, decidedAt: null, decidedBy: null },
  );
  return tx.findOneByOrFail(InboundMail, { id });
}

export const listIgnoreRules = (db: DataSource): Promise<MailIgnoreRule[]> =>
  db.manager.find(MailIgnoreRule, { order: { createdAt: 'DESC', id: 'DESC' }, take: MAX_LISTED_RULES });

/** @throws NOT_FOUND */
export async function deleteIgnoreRule(tx: EntityManager, id: string): Promise<boolean> {
  const { affected } = isUuid(id) ? await tx.delete(MailIgnoreRule, { id }) : { affected: 0 };
  if (!affected) throw notFound('There is no such rule');
  return true;
}

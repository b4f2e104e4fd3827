import type { EntityManager } from 'typeorm';
import type { MailSuggestionReason } from '../../../common/enums.ts';
import { getCompanyDomain } from '../parties/index.ts';
import { isAligned } from './mail-checks.ts';
import { isLookAlike } from './look-alike.ts';
import type { ParsedMail } from './parsed-mail.ts';

/** Records that a mail probably belongs to. */
export interface MailMatch {
  reason: MailSuggestionReason;
  companyId: string;
  contactId: string | null;
  quoteRequestId: string | null;
  /** Communication that it answers. */
  replyToId: string | null;
  /** Whether the mail becomes a communication without a decision of a colleague. */
  isCertain: boolean;
}

/** A communication that a mail answers. */
interface Thread {
  communicationId: string | null;
  companyId: string;
  contactId: string | null;
  quoteRequestId: string | null;
  /** Addresses that our mail was sent to, copies included, or that their earlier mail came from. */
  partners: string[];
}

interface Contact {
  id: string;
  companyId: string;
}

/** Most Message-IDs that are looked up; the last ones are the closest. */
const MAX_LOOKED_UP = 20;
/** Numbers in a subject: of requests, offers and orders. */
const referenceNumber = /\b(?:KC-[0-9A-Z]{6}|(?:OFF|ORD)-\d{4}-\d{4,6})\b/g;

/**
 * Finds the company of a mail, and decides whether it is certain. A mail of the inbox is certain if it
 * - answers one of our mails, whose Message-ID only its recipients know, and its sender is one of these recipients or a contact of the company, or
 *   has a proven address of the company's domain; but never if DMARC fails; or
 * - comes from a contact, and SPF, DKIM or DMARC prove the domain of the address.
 * Everything else is a suggestion: the From address alone proves nothing. Mails of the folder of sent mails come from a colleague who has
 * signed in, so that the thread or the recipient decides.
 * @param ownDomain domain of the Message-IDs of our mails
 */
export async function matchMail(
  tx: EntityManager,
  mail: ParsedMail,
  { isSent, ownDomain }: { isSent: boolean; ownDomain: string },
): Promise<MailMatch | null> {
  const thread = await findThread(tx, mail.repliesTo.slice(-MAX_LOOKED_UP), ownDomain);
  const partners = isSent ? mail.recipients.map(({ email }) => email) : [mail.sender.email];
  const contact = await findContact(tx, partners, thread?.companyId ?? null);
  if (thread) {
    const contactId = contact?.companyId === thread.companyId ? contact.id : isSent ? thread.contactId : null;
    return {
      reason: 'thread',
      companyId: thread.companyId,
      contactId,
      quoteRequestId: thread.quoteRequestId,
      replyToId: thread.communicationId,
      isCertain: isSent || (mail.checks.dmarc !== 'fail' && (await isPartner(tx, mail, thread, contactId))),
    };
  }
  if (contact)
    return {
      reason: 'contact',
      companyId: contact.companyId,
      contactId: contact.id,
      quoteRequestId: await findOpenRequest(tx, contact.companyId, contact.id),
      replyToId: null,
      isCertain: isSent || mail.checks.isProven,
    };
  return (await findByReference(tx, mail.subject)) ?? findByDomain(tx, partners);
}

/** Whether the sender is the one whom the thread is with, or a proven colleague of theirs. */
async function isPartner(
  tx: EntityManager,
  { sender, checks }: ParsedMail,
  { partners, companyId }: Thread,
  contactId: string | null,
): Promise<boolean> {
  if (contactId || partners.some((partner) => partner.toLowerCase() === sender.email)) return true;
  const domain = getCompanyDomain(sender.email);
  if (!checks.isProven || !domain) return false;
  if (partners.some((partner) => isAligned(getCompanyDomain(partner) ?? '', domain))) return true;
  const found = await tx.query<unknown[]>('select from companies where id = $1 and web_domain = web_domain($2)', [
    companyId,
    domain,
  ]);
  return found.length > 0;
}

/** Finds what a mail answers: one of our mails, a confirmation of a form, a mail of a campaign, or a mail that was linked before; the closest one. */
async function findThread(tx: EntityManager, ids: string[], ownDomain: string): Promise<Thread | null> {
  if (ids.length === 0) return null;
  const ending = `@${ownDomain}`;
  const localParts = ids.map((id) => (id.toLowerCase().endsWith(ending) ? id.slice(0, -ending.length) : ''));
  const [thread] = await tx.query<Thread[]>(
    `select found."communicationId", found."companyId", found."contactId", found."quoteRequestId", found.partners
     from (
       select array_position($1::text[], c.message_id) as place, c.id as "communicationId", c.company_id as "companyId",
         c.contact_id as "contactId", c.quote_request_id as "quoteRequestId",
         array_remove(c.recipient || c.cc || c.bcc, null) as partners
       from communications c where c.message_id = any($1) and c.message_id <> ''
       union all
       select array_position($1, 'confirm-quote-' || q.id), null, q.company_id, q.contact_id, q.id, array[q.email]
       from quote_requests q
       where q.company_id is not null
         and q.id::text = any(select substr(part, 15) from unnest($1) as part where part like 'confirm-quote-%')
       union all
       select array_position($1, 'campaign-' || r.id), null, r.company_id, r.contact_id, null, array[r.email]
       from campaign_recipients r
       where r.company_id is not null
         and r.id::text = any(select substr(part, 10) from unnest($1) as part where part like 'campaign-%')
       union all
       select array_position($2::text[], m.message_id), c.id, c.company_id, c.contact_id, c.quote_request_id,
         array[coalesce(c.recipient, m.sender_email)]
       from inbound_mails m join communications c on c.id = m.communication_id
       where m.message_id = any($2) and m.status = 'linked'
     ) as found
     join companies on companies.id = found."companyId" and companies.deleted_at is null
     order by place desc limit 1`,
    [localParts, ids],
  );
  return thread ?? null;
}

/** Finds the contact with one of the addresses, first one of the given company, else in the order of the addresses. */
async function findContact(tx: EntityManager, emails: string[], companyId: string | null): Promise<Contact | null> {
  const [contact] = await tx.query<Contact[]>(
    `select t.id, t.company_id as "companyId"
     from unnest($1::text[]) with ordinality as address (email, place)
       join contacts t on email_key(t.email) = email_key(address.email)
       join companies on companies.id = t.company_id and companies.deleted_at is null
     where address.email <> ''
     order by (t.company_id = $2) desc nulls last, place, t.created_at, t.id limit 1`,
    [emails, companyId],
  );
  return contact ?? null;
}

/** The latest open request of a company, first one of the contact. */
async function findOpenRequest(tx: EntityManager, companyId: string, contactId: string | null): Promise<string | null> {
  const [request] = await tx.query<{ id: string }[]>(
    `select id from quote_requests where company_id = $1 and status <> 'closed'
     order by (contact_id = $2) desc nulls last, created_at desc, id desc limit 1`,
    [companyId, contactId],
  );
  return request?.id ?? null;
}

async function findByReference(tx: EntityManager, subject: string): Promise<MailMatch | null> {
  const numbers = [...new Set(subject.match(referenceNumber))].slice(0, 5);
  if (numbers.length === 0) return null;
  const [found] = await tx.query<{ companyId: string; quoteRequestId: string | null }[]>(
    `select "companyId", "quoteRequestId" from (
       select company_id as "companyId", id as "quoteRequestId" from quote_requests where reference = any($1)
       union all select company_id, quote_request_id from offers where number = any($1)
       union all select company_id, quote_request_id from orders where number = any($1)
     ) as found join companies on companies.id = "companyId" and companies.deleted_at is null limit 1`,
    [numbers],
  );
  return found ? { reason: 'reference', ...found, contactId: null, replyToId: null, isCertain: false } : null;
}

async function findByDomain(tx: EntityManager, emails: string[]): Promise<MailMatch | null> {
  const domains = emails.map(getCompanyDomain).filter((domain) => domain !== null);
  const [company] = await tx.query<{ id: string }[]>(
    `select companies.id from unnest($1::text[]) with ordinality as sender (domain, place)
       join companies on web_domain = web_domain(sender.domain)
     where deleted_at is null order by place, created_at, id limit 1`,
    [domains],
  );
  if (!company) return null;
  const quoteRequestId = await findOpenRequest(tx, company.id, null);
  return {
    reason: 'domain',
    companyId: company.id,
    contactId: null,
    quoteRequestId,
    replyToId: null,
    isCertain: false,
  };
}

/** Similar domains that are compared letter by letter. */
const MAX_COMPARED_DOMAINS = 50;

/**
 * Returns the known domain that the domain of a sender imitates: that of a company, or our own. Null when the domain is known itself.
 * @param ownDomains domains of our addresses
 */
export async function findImitatedDomain(
  tx: EntityManager,
  email: string,
  ownDomains: string[],
): Promise<string | null> {
  const domain = getCompanyDomain(email);
  if (!domain || ownDomains.includes(domain)) return null;
  const rows = await tx.query<{ domain: string }[]>(
    `select distinct web_domain as domain, web_domain = web_domain($1) as is_known, similarity(web_domain, $1) as similarity
     from companies
     where deleted_at is null and abs(length(web_domain) - length($1)) <= 2 and similarity(web_domain, $1) > 0.3
     order by is_known desc, similarity desc limit $2`,
    [domain, MAX_COMPARED_DOMAINS],
  );
  const known = [...rows.map((row) => row.domain), ...ownDomains];
  if (known.includes(domain)) return null;
  const imitated = known.find((other) => isLookAlike(domain, other));
  // A company may write from another domain than that of its website.
  return imitated && !(await hasContactAt(tx, domain)) ? imitated : null;
}

const hasContactAt = async (tx: EntityManager, domain: string): Promise<boolean> =>
  (await tx.query<unknown[]>(`select from contacts where split_part(email_key(email), '@', 2) = $1 limit 1`, [domain]))
    .length > 0;

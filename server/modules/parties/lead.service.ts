import { IsNull, Not, type EntityManager } from 'typeorm';
import type { LeadSource } from '../../../common/enums.ts';
import { UNKNOWN_POSITION } from '../../../common/forms/contact.ts';
import { Company } from './company.entity.ts';
import { Contact } from './contact.entity.ts';
import { freemailProviders } from './freemail.ts';

/** A person who submitted a public form, or whom the sales desk enters; omitted fields are empty strings. */
export interface Person {
  name: string;
  /** Never empty in a public form. */
  email: string;
  phone: string;
  company: string;
}

/** Values for a company that is created for the lead. */
type CompanyDefaults = Partial<Pick<Company, 'companyType' | 'country' | 'leadSource' | 'website'>>;

export interface Lead {
  companyId: string;
  contactId: string;
}

const freemailDomains = new Set(freemailProviders.flat());

/** Providers with a domain per country: yahoo.com.tr, hotmail.fr, yandex.com. */
const internationalProviders =
  /^(?:yahoo|ymail|hotmail|outlook|live|windowslive|gmx|yandex)\.(?:[a-z]{2,3})(?:\.[a-z]{2})?$/;

/** Returns the domain of an e-mail address in lower case; null for a freemail provider and without an address. */
export function getCompanyDomain(email: string): string | null {
  if (!email) return null;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return freemailDomains.has(domain) || internationalProviders.test(domain) ? null : domain;
}

/** Values by which the company and the contact of a lead are found. */
interface LeadKeys {
  /** Null when omitted. */
  email: string | null;
  /** Domain of the e-mail address; null for a freemail provider. */
  domain: string | null;
  /** Company name as entered in the form; null when omitted. */
  company: string | null;
  /** Key of the phone number; only for leads that the sales desk enters. */
  phone?: string | null;
}

/** The existing company and contact of a lead; null when there is none. */
export interface LeadMatch {
  companyId: string | null;
  contactId: string | null;
}

/**
 * Takes advisory locks on the submission, e-mail, domain, company name and phone number of a lead until the transaction ends, so that two
 * simultaneous requests of one company cannot create it twice.
 */
export async function lockLead(tx: EntityManager, submissionId: string, keys: LeadKeys): Promise<void> {
  await tx.query(
    // The locks are taken in key order, so that two leads with several keys in common cannot deadlock.
    `select pg_advisory_xact_lock(key) from (
       select distinct hashtextextended('lead ' || name, 0) as key
       from unnest(array[
         'submission ' || $1::uuid, 'email ' || email_key($2), 'domain ' || web_domain($3), 'name ' || company_name_key($4),
         'phone ' || $5
       ]) as name
       where name is not null
       order by key
     ) as keys`,
    [submissionId, keys.email, keys.domain, keys.company, keys.phone ?? null],
  );
}

/**
 * Finds the company of a lead: by the e-mail of a contact, else by web domain, else by name without case, accents and legal form
 * (SQL functions email_key, web_domain and company_name_key). Prefers companies that are not deleted, then the oldest.
 */
export async function matchLead(tx: EntityManager, { email, domain, company }: LeadKeys): Promise<LeadMatch> {
  const [match] = await tx.query<LeadMatch[]>(
    `select companies.id as "companyId", candidates.contact_id as "contactId"
     from (
       select 1 as rank, company_id, id as contact_id from contacts where email_key(email) = email_key($1)
       union all
       select 2, id, null from companies where web_domain = web_domain($2)
       union all
       select 3, id, null from companies where name_key = company_name_key($3)
     ) as candidates
     join companies on companies.id = candidates.company_id
     order by rank, deleted_at is not null, companies.created_at, companies.id
     limit 1`,
    [email, domain, company],
  );
  return match ?? { companyId: null, contactId: null };
}

export const toLeadKeys = ({ email, company }: Person): LeadKeys => ({
  email: email || null,
  domain: getCompanyDomain(email),
  company: company || null,
});

/**
 * Finds the company and the contact of a person, or creates them. A deleted company is restored. The caller must hold the locks of
 * `lockLead`.
 * @param defaults used only when the company is created
 */
export async function findOrCreateLead(
  tx: EntityManager,
  person: Person,
  defaults: CompanyDefaults = {},
): Promise<Lead> {
  const match = await matchLead(tx, toLeadKeys(person));
  if (match.companyId) await undeleteCompany(tx, match.companyId);
  const companyId = match.companyId ?? (await createLeadCompany(tx, person, defaults));
  return { companyId, contactId: match.contactId ?? (await createLeadContact(tx, companyId, person)) };
}

/** Restores the company if it is deleted. */
export async function undeleteCompany(tx: EntityManager, id: string): Promise<void> {
  await tx.update(Company, { id, deletedAt: Not(IsNull()) }, { deletedAt: null });
}

export async function createLeadCompany(
  tx: EntityManager,
  { name, email, company }: Person,
  defaults: CompanyDefaults,
): Promise<string> {
  const domain = getCompanyDomain(email);
  return insert(tx, Company, {
    name: company || domain || name,
    website: domain && `https://${domain}/`, // normalized as in the company form, so saving the form unchanged changes nothing
    companyType: 'lead',
    status: 'active',
    priority: 'medium',
    leadScore: 50,
    leadSource: 'website',
    currency: 'USD',
    // The time of the communication inserted in this transaction, so its trigger does not update the company again.
    firstContactDate: () => 'now()',
    lastContactDate: () => 'now()',
    ...defaults,
  });
}

export async function createLeadContact(
  tx: EntityManager,
  companyId: string,
  person: Person,
  leadSource: LeadSource = 'website',
): Promise<string> {
  const { name, email, phone } = person;
  return insert(tx, Contact, {
    companyId,
    name,
    email: email || null,
    phone: phone || null,
    position: UNKNOWN_POSITION,
    isPrimary: !(await hasPrimaryContact(tx, companyId)),
    status: 'active',
    leadSource,
  });
}

/**
 * Locks the company, so that only one of two simultaneous first contacts becomes primary, and returns whether it has a
 * primary contact.
 */
async function hasPrimaryContact(tx: EntityManager, companyId: string): Promise<boolean> {
  await tx.query('select from companies where id = $1 for no key update', [companyId]);
  return tx.existsBy(Contact, { companyId, isPrimary: true });
}

async function insert<Row extends { id: string }>(
  tx: EntityManager,
  entity: new () => Row,
  values: Parameters<typeof tx.insert<Row>>[1],
): Promise<string> {
  const { identifiers } = await tx.insert(entity, values);
  return (identifiers[0] as Row).id;
}

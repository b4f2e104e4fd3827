import type { EntityManager } from 'typeorm';

/** Values by which the company and the contact of a lead are found. */
export interface LeadKeys {
  email: string;
  /** Domain of the e-mail address; null for a freemail provider. */
  domain: string | null;
  /** Company name as entered in the form; null when omitted. */
  company: string | null;
}

/** The existing company and contact of a lead; null when there is none. */
export interface LeadMatch {
  companyId: string | null;
  contactId: string | null;
}

/**
 * Takes advisory locks on the submission, e-mail, domain and company name of a lead until the transaction ends, so that two
 * simultaneous requests of one company cannot create it twice.
 */
export async function lockLead(tx: EntityManager, submissionId: string, keys: LeadKeys): Promise<void> {
  await tx.query(
    // The locks are taken in key order, so that two leads with several keys in common cannot deadlock.
    `select pg_advisory_xact_lock(key) from (
       select distinct hashtextextended('lead ' || name, 0) as key
       from unnest(array[
         'submission ' || $1::uuid, 'email ' || email_key($2), 'domain ' || web_domain($3), 'name ' || company_name_key($4)
       ]) as name
       where name is not null
       order by key
     ) as keys`,
    [submissionId, keys.email, keys.domain, keys.company],
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

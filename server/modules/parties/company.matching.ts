import type { EntityManager } from 'typeorm';

/** What tells whose lead it is. */
export interface LeadKeys {
  email: string;
  /** Domain of the company's mail; null for a freemail address. */
  domain: string | null;
  /** Company as the person calls it; null where it was left out. */
  company: string | null;
}

/** Where a lead belongs; null where it is the first of its kind. */
export interface LeadMatch {
  companyId: string | null;
  contactId: string | null;
}

/**
 * Makes every other lead wait that may belong to the same person or company, and every other sending of the same submission, until
 * the transaction ends: two requests at the same instant find each other instead of making two companies.
 */
export async function lockLead(tx: EntityManager, submissionId: string, keys: LeadKeys): Promise<void> {
  await tx.query(
    // Taken in the order of the keys, so that two leads that share several cannot wait for each other.
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
 * Whose lead it is: the company of the contact with that e-mail, else the company with that web domain, else the company of that
 * name without case, accents and legal form (functions of 10_text.sql). The oldest of several, and one in the bin last.
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

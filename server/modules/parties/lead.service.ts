import { IsNull, Not, type EntityManager } from 'typeorm';
import { Company } from './company.entity.ts';
import { matchLead } from './company.matching.ts';
import { getCompanyDomain } from './freemail.ts';
import { Contact } from './contact.entity.ts';
import { hasPrimaryContact } from './contact.primary.ts';

/** A person who submitted a public form; omitted fields are empty strings. */
export interface Person {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** Values for a company that is created for the lead. */
type CompanyDefaults = Partial<Pick<Company, 'companyType' | 'country' | 'website'>>;

export interface Lead {
  companyId: string;
  contactId: string;
}

export const toLeadKeys = ({ email, company }: Person) => ({
  email,
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
  if (match.companyId) await tx.update(Company, { id: match.companyId, deletedAt: Not(IsNull()) }, { deletedAt: null });
  const companyId = match.companyId ?? (await createCompany(tx, person, defaults));
  return { companyId, contactId: match.contactId ?? (await createContact(tx, companyId, person)) };
}

async function createCompany(
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

async function createContact(tx: EntityManager, companyId: string, person: Person): Promise<string> {
  const { name, email, phone } = person;
  return insert(tx, Contact, {
    companyId,
    name,
    email,
    phone: phone || null,
    position: 'Contact',
    isPrimary: !(await hasPrimaryContact(tx, companyId)),
    status: 'active',
    leadSource: 'website',
  });
}

async function insert<Row extends { id: string }>(
  tx: EntityManager,
  entity: new () => Row,
  values: Parameters<typeof tx.insert<Row>>[1],
): Promise<string> {
  const { identifiers } = await tx.insert(entity, values);
  return (identifiers[0] as Row).id;
}

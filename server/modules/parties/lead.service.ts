import { IsNull, Not, type EntityManager } from 'typeorm';
import { Company } from './company.entity.ts';
import { matchLead } from './company.matching.ts';
import { companyDomain } from './freemail.ts';
import { Contact } from './contact.entity.ts';
import { hasPrimary } from './contact.primary.ts';

/** Somebody who filled in a public form; texts that were left out are ''. */
export interface Person {
  name: string;
  email: string;
  phone: string;
  company: string;
}

type Origin = Partial<Pick<Company, 'companyType' | 'country' | 'website'>>;

export interface Lead {
  companyId: string;
  contactId: string;
}

export const leadKeys = ({ email, company }: Person) => ({
  email,
  domain: companyDomain(email),
  company: company || null,
});

/**
 * The company and the contact that a person is in the CRM, made where there is none. The caller holds
 * `lockLead`. A company in the bin comes back out of it: somebody there writes to us again.
 * @param origin what the form says of a company that is new; one that is known stays as it is
 */
export async function leadOf(tx: EntityManager, person: Person, origin: Origin = {}): Promise<Lead> {
  const match = await matchLead(tx, leadKeys(person));
  if (match.companyId) await tx.update(Company, { id: match.companyId, deletedAt: Not(IsNull()) }, { deletedAt: null });
  const companyId = match.companyId ?? (await createCompany(tx, person, origin));
  return { companyId, contactId: match.contactId ?? (await createContact(tx, companyId, person)) };
}

async function createCompany(tx: EntityManager, { name, email, company }: Person, origin: Origin): Promise<string> {
  const domain = companyDomain(email);
  return insert(tx, Company, {
    name: company || domain || name,
    website: domain && `https://${domain}/`, // as the company's form writes it: saved again, it is no change
    companyType: 'lead',
    status: 'active',
    priority: 'medium',
    leadScore: 50,
    leadSource: 'website',
    currency: 'USD',
    // The instant of the communication that the same transaction records: the company is not written again for it.
    firstContactDate: () => 'now()',
    lastContactDate: () => 'now()',
    ...origin,
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
    isPrimary: !(await hasPrimary(tx, companyId)),
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

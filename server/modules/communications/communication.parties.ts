import type { EntityManager } from 'typeorm';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import type { Communication } from './communication.entity.ts';

type Parties = Pick<Communication, 'companyId'> & Partial<Pick<Communication, 'contactId' | 'quoteRequestId'>>;

/** Whether the company exists, and the company ids of contact and request: null for an unknown record, empty for a request without a company. */
interface StoredReferences {
  company: boolean;
  contact: string | null;
  request: string | null;
}

/**
 * Checks that the company exists and that contact and quote request of a communication belong to it.
 * @throws BAD_USER_INPUT with a reason for the first invalid reference
 */
export async function assertSameCompany(
  tx: EntityManager,
  { companyId, contactId, quoteRequestId }: Parties,
): Promise<void> {
  const [found] = await tx.query<[StoredReferences]>(
    `select exists (select from companies where id = $1 and deleted_at is null) as company,
       (select company_id from contacts where id = $2) as contact,
       (select coalesce(company_id::text, '') from quote_requests where id = $3) as request`,
    [companyId, contactId ?? null, quoteRequestId ?? null],
  );
  if (!found.company) throw badInput({ companyId: reasons.companyNotFound });
  const expected = companyId.toLowerCase();
  if (contactId && found.contact !== expected)
    throw badInput({ contactId: found.contact ? reasons.otherCompany : reasons.contactNotFound });
  if (quoteRequestId && found.request !== expected) throw badInput({ quoteRequestId: reasons.choice });
}

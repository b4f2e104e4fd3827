import type { EntityManager } from 'typeorm';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import type { Communication } from './communication.entity.ts';

type Parties = Pick<Communication, 'companyId'> & Partial<Pick<Communication, 'contactId' | 'quoteRequestId'>>;

interface Found {
  company: boolean;
  contact: string | null;
  request: string | null;
}

/**
 * Holds a communication to one company: the person and the request must be its own.
 * @throws BAD_USER_INPUT that names what is not
 */
export async function refuseStrangers(
  tx: EntityManager,
  { companyId, contactId, quoteRequestId }: Parties,
): Promise<void> {
  const [found] = await tx.query<[Found]>(
    `select exists (select from companies where id = $1 and deleted_at is null) as company,
       (select company_id from contacts where id = $2) as contact,
       (select coalesce(company_id::text, '') from quote_requests where id = $3) as request`,
    [companyId, contactId ?? null, quoteRequestId ?? null],
  );
  if (!found.company) throw badInput({ companyId: reasons.companyGone });
  const own = companyId.toLowerCase();
  if (contactId && found.contact !== own)
    throw badInput({ contactId: found.contact ? reasons.otherCompany : reasons.contactGone });
  if (quoteRequestId && found.request !== own) throw badInput({ quoteRequestId: reasons.choice });
}

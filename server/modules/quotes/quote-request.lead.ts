import type { EntityManager } from 'typeorm';
import { toLeadKeys, findOrCreateLead, lockLead } from '../parties/index.ts';
import { QuoteRequest } from './quote-request.entity.ts';

/** Returns the company id of a request. Without a company, finds or creates a lead and stores its ids in the row and in `request`. */
export async function ensureCompany(tx: EntityManager, request: QuoteRequest): Promise<string> {
  if (request.companyId) return request.companyId;
  await lockLead(tx, request.submissionId, toLeadKeys(request));
  const lead = await findOrCreateLead(tx, request);
  await tx.update(QuoteRequest, { id: request.id }, lead);
  Object.assign(request, lead);
  return lead.companyId;
}

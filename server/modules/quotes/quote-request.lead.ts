import type { EntityManager } from 'typeorm';
import { leadKeys, leadOf, lockLead } from '../parties/index.ts';
import { QuoteRequest } from './quote-request.entity.ts';

/** The company of a request; one whose company is gone for good becomes a lead anew, which is written into `request` too. */
export async function companyOf(tx: EntityManager, request: QuoteRequest): Promise<string> {
  if (request.companyId) return request.companyId;
  await lockLead(tx, request.submissionId, leadKeys(request));
  const lead = await leadOf(tx, request);
  await tx.update(QuoteRequest, { id: request.id }, lead);
  Object.assign(request, lead);
  return lead.companyId;
}

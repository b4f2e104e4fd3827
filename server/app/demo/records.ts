import { randomUUID } from 'node:crypto';
import type { DeepPartial, EntityManager } from 'typeorm';
import { consentTextVersions } from '../../../common/consents.ts';
import { Communication } from '../../modules/communications/index.ts';
import { Company, Contact } from '../../modules/parties/index.ts';
import { Consent } from '../../modules/consents/index.ts';
import { recordInbound } from '../../modules/intake/index.ts';
import { newReference, QuoteRequest } from '../../modules/quotes/index.ts';
import type { DemoAnswer, DemoCommunication, DemoCompany, DemoRequest } from './story.ts';

const personOf = (tx: EntityManager, email: string): Promise<Contact> => tx.findOneByOrFail(Contact, { email });

export async function addCompany(
  tx: EntityManager,
  { people, ...about }: Omit<DemoCompany, 'since' | 'by'>,
  createdAt: Date,
  createdBy: string | null,
): Promise<void> {
  const dates = { createdAt, updatedAt: createdAt };
  const company = tx.create(Company, { ...about, ...dates, firstContactDate: createdAt, createdBy });
  const { id: companyId, leadSource } = await tx.save(company);
  for (const [index, person] of people.entries())
    await tx.insert(Contact, { ...person, ...dates, companyId, leadSource, isPrimary: index === 0 });
}

export async function addRequest(
  tx: EntityManager,
  { from, then: _, ...asked }: Omit<DemoRequest, 'at'>,
  createdAt: Date,
): Promise<void> {
  const { id: contactId, companyId, name, email, phone } = await personOf(tx, from);
  const { name: company } = await tx.findOneByOrFail(Company, { id: companyId });
  const request = tx.create(QuoteRequest, {
    ...asked,
    ...{ companyId, contactId, name, email, company, phone: phone ?? '', createdAt, updatedAt: createdAt },
    submissionId: randomUUID(),
    reference: newReference(),
  });
  await tx.save(request);
  await recordInbound(tx, request, { companyId, contactId });
  await tx.insert(Consent, {
    subjectType: 'quote_request',
    subjectId: request.id,
    purpose: 'privacy_notice',
    textVersion: consentTextVersions.privacy_notice,
    locale: request.language,
    givenAt: createdAt,
  });
}

export async function answerRequest(
  tx: EntityManager,
  { from, createdAt }: { from: string; createdAt: Date },
  { status, offer }: Omit<DemoAnswer, 'by' | 'at'>,
  answeredAt: Date,
): Promise<void> {
  const { id, firstResponseAt } = await tx.findOneByOrFail(QuoteRequest, { email: from, createdAt });
  const answer: DeepPartial<QuoteRequest> = { status };
  if (offer) [answer.quotedAmount, answer.quotedCurrency] = offer;
  if (status !== 'pending') answer.firstResponseAt = firstResponseAt ?? answeredAt;
  if (status === 'closed') answer.closedAt = answeredAt;
  await tx.update(QuoteRequest, { id }, answer);
  if (status === 'pending') return;
  // Whoever was answered waits no longer.
  const waiting = { quoteRequestId: id, type: 'form_submission', followUpRequired: true } as const;
  await tx.update(Communication, waiting, { status: 'replied', followUpRequired: false });
}

type Said = Omit<DemoCommunication, 'at' | 'by' | 'followUp'> & { createdBy: string; followUpDate?: Date };

export async function addCommunication(tx: EntityManager, { with: email, ...said }: Said, createdAt: Date) {
  const { id: contactId, companyId } = await personOf(tx, email);
  const latest = { where: { contactId }, order: { createdAt: 'desc' } } as const;
  const about = await tx.findOne(QuoteRequest, latest);
  await tx.insert(Communication, {
    ...said,
    ...{ contactId, companyId, createdAt, updatedAt: createdAt },
    quoteRequestId: about?.id,
    followUpRequired: said.followUpDate !== undefined,
  });
}

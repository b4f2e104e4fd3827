import { isIP } from 'node:net';
import type { EntityManager } from 'typeorm';
import { consentTextVersions } from '../../common/consents.ts';
import type { ConsentPurpose } from '../../common/enums.ts';
import type { QuoteRequestForm } from '../../common/forms/quote-request.ts';
import { Communication } from '../crm/communications/communication.entity.ts';
import { lockLead } from '../crm/companies/company.matching.ts';
import { leadKeys, leadOf, type Lead } from '../crm/leads/lead.service.ts';
import { addJob } from '../platform/jobs/job.ts';
import { Consent } from './consent.entity.ts';
import { confirmQuote } from './mail/confirm-quote.ts';
import { notifySales } from './mail/notify-sales.ts';
import { subjectOf } from './mail/quote-facts.ts';
import { QuoteRequest } from './quote-request.entity.ts';
import type { Receipt } from './receipt.type.ts';
import { newReference } from './reference.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Turns a public quote request into a lead: company, contact, request, communication, consents and mail jobs, all in the caller's
 * transaction. A submissionId stored before, even in the same instant, returns its receipt and writes nothing.
 * @param form as its schema cleaned it
 * @param address the visitor's IP address
 */
export async function receiveQuoteRequest(
  tx: EntityManager,
  form: QuoteRequestForm,
  address: string,
): Promise<Receipt> {
  await lockLead(tx, form.submissionId, leadKeys(form));
  const before = await receiptFor(tx, form.submissionId);
  if (before) return before;

  const lead = await leadOf(tx, form);
  const request = await insertRequest(tx, form, lead);
  await recordInbound(tx, request, lead);
  await recordConsents(tx, form, request, lead, address);
  for (const mail of [notifySales, confirmQuote]) await addJob(tx, mail, { quoteRequestId: request.id });
  return receipt(request);
}

/** The receipt of a submission that is stored, or undefined. */
export async function receiptFor(db: EntityManager, submissionId: string): Promise<Receipt | undefined> {
  const request = await db.findOne(QuoteRequest, {
    select: { id: true, reference: true, createdAt: true },
    where: { submissionId },
  });
  return request ? receipt(request) : undefined;
}

const receipt = ({ id, reference, createdAt }: QuoteRequest): Receipt => ({ id, reference, receivedAt: createdAt });

/** Nothing locks the references: one that is taken is thrown again. */
async function insertRequest(tx: EntityManager, form: QuoteRequestForm, lead: Lead): Promise<QuoteRequest> {
  const { trade, consent, marketingConsent, website, ...asked } = form;
  const request = tx.create(QuoteRequest, {
    ...asked,
    ...lead,
    productType: asked.productType || trade?.productType || null,
    productTitle: asked.productTitle || null,
    ...(trade && {
      quantity: trade.quantity,
      targetPrice: trade.targetPrice,
      deliveryTerms: trade.deliveryTerms,
      deliveryLocation: trade.deliveryLocation,
      paymentTerms: trade.paymentTerms,
      additionalRequirements: trade.additionalNotes || null,
    }),
  });
  do request.reference = newReference();
  while (await tx.existsBy(QuoteRequest, { reference: request.reference }));
  return tx.save(request);
}

/** What the request is in the history of the company (specification, section 3). */
export async function recordInbound(tx: EntityManager, request: QuoteRequest, lead: Lead): Promise<void> {
  const { id, message, additionalRequirements, productType, productTitle, language, createdAt } = request;
  const inbound = tx.create(Communication, {
    ...lead,
    quoteRequestId: id,
    type: 'form_submission',
    direction: 'inbound',
    subject: subjectOf(request),
    content: [message, additionalRequirements].filter(Boolean).join('\n\n') || null,
    status: 'received',
    priority: 'normal',
    sentiment: 'neutral',
    followUpRequired: true,
    followUpDate: new Date(createdAt.getTime() + day),
    tags: ['quote_request', productType, 'website'].filter((tag) => tag !== null),
    metadata: {
      quote_id: id,
      product_title: productTitle,
      product_type: productType,
      source: 'website_quote_form',
      language,
    },
    createdAt,
  });
  await tx.save(inbound);
}

/** The notice belongs to the request; news by e-mail to the person, who may withdraw it whatever becomes of the request. */
async function recordConsents(
  tx: EntityManager,
  { language, marketingConsent }: QuoteRequestForm,
  request: QuoteRequest,
  { contactId }: Lead,
  address: string,
): Promise<void> {
  const consent = (purpose: ConsentPurpose) => ({
    purpose,
    textVersion: consentTextVersions[purpose],
    locale: language,
    address: isIP(address) ? address : null,
  });
  await tx.insert(Consent, [
    { ...consent('privacy_notice'), subjectType: 'quote_request', subjectId: request.id },
    ...(marketingConsent ? [{ ...consent('marketing'), subjectType: 'contact' as const, subjectId: contactId }] : []),
  ]);
}

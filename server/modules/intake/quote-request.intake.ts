import type { EntityManager } from 'typeorm';
import type { QuoteRequestForm } from '../../../common/forms/quote-request.ts';
import { type Lead, toLeadKeys, findOrCreateLead, lockLead } from '../parties/index.ts';
import { recordFormSubmission, formatRequestSubject } from '../communications/index.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { confirmQuote } from './mail/confirm-quote.ts';
import { notifySales } from './mail/notify-sales.ts';
import type { Receipt } from './receipt.type.ts';
import { findReceipt, recordConsents, saveWithReference, toReceipt } from './submission.ts';

/**
 * Stores a public quote request as a lead: company, contact, request, communication, consents and mail jobs, all in the caller's
 * transaction. A repeated or simultaneous submission with the same submissionId returns the first receipt.
 * @param form validated by its schema
 * @param address IP address of the visitor
 */
export async function receiveQuoteRequest(
  tx: EntityManager,
  form: QuoteRequestForm,
  address: string,
): Promise<Receipt> {
  await lockLead(tx, form.submissionId, toLeadKeys(form));
  const before = await findReceipt(tx, QuoteRequest, form.submissionId);
  if (before) return before;

  const lead = await findOrCreateLead(tx, form);
  const request = await saveWithReference(tx, createRequest(tx, form, lead));
  await recordQuoteRequestSubmission(tx, request, lead);
  await recordConsents(tx, { ...form, address }, [
    { purpose: 'privacy_notice', subjectType: 'quote_request', subjectId: request.id },
    // The marketing consent belongs to the contact, because it is independent of the request and can be withdrawn.
    ...(form.marketingConsent
      ? [{ purpose: 'marketing' as const, subjectType: 'contact' as const, subjectId: lead.contactId }]
      : []),
  ]);
  for (const mail of [notifySales, confirmQuote]) await addJob(tx, mail, { quoteRequestId: request.id });
  return toReceipt(request);
}

function createRequest(tx: EntityManager, form: QuoteRequestForm, lead: Lead): QuoteRequest {
  const { trade, consent, marketingConsent, website, ...values } = form;
  return tx.create(QuoteRequest, {
    ...values,
    ...lead,
    // The product of the trade terms takes precedence over the product of the page.
    productType: trade?.productType ?? (values.productType || null),
    productTitle: values.productTitle || null,
    ...(trade && {
      quantity: trade.quantity,
      targetPrice: trade.targetPrice,
      deliveryTerms: trade.deliveryTerms,
      deliveryLocation: trade.deliveryLocation,
      paymentTerms: trade.paymentTerms,
      additionalRequirements: trade.additionalNotes || null,
    }),
  });
}

/** Records the request as an inbound communication of the company. */
export async function recordQuoteRequestSubmission(
  tx: EntityManager,
  request: QuoteRequest,
  lead: Lead,
): Promise<void> {
  const { id, message, additionalRequirements, productType, productTitle, language, createdAt } = request;
  await recordFormSubmission(tx, lead, {
    quoteRequestId: id,
    subject: formatRequestSubject(request),
    content: [message, additionalRequirements].filter(Boolean).join('\n\n') || null,
    tags: ['quote_request', productType, 'website'],
    metadata: {
      quote_id: id,
      product_title: productTitle,
      product_type: productType,
      source: 'website_quote_form',
      language,
    },
    createdAt,
  });
}

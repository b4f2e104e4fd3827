import type { EntityManager } from 'typeorm';
import type { QuoteRequestForm } from '../../../common/forms/quote-request.ts';
import { type Lead, leadKeys, leadOf, lockLead } from '../parties/index.ts';
import { recordFormSubmission, subjectOf } from '../communications/index.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { confirmQuote } from './mail/confirm-quote.ts';
import { notifySales } from './mail/notify-sales.ts';
import type { Receipt } from './receipt.type.ts';
import { receipt, receiptFor, recordConsents, saveReferenced } from './submission.ts';

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
  const before = await receiptFor(tx, QuoteRequest, form.submissionId);
  if (before) return before;

  const lead = await leadOf(tx, form);
  const request = await saveReferenced(tx, requestOf(tx, form, lead));
  await recordInbound(tx, request, lead);
  await recordConsents(tx, { ...form, address }, [
    { purpose: 'privacy_notice', subjectType: 'quote_request', subjectId: request.id },
    // News by e-mail belong to the person, who may withdraw that whatever becomes of the request.
    ...(form.marketingConsent
      ? [{ purpose: 'marketing' as const, subjectType: 'contact' as const, subjectId: lead.contactId }]
      : []),
  ]);
  for (const mail of [notifySales, confirmQuote]) await addJob(tx, mail, { quoteRequestId: request.id });
  return receipt(request);
}

function requestOf(tx: EntityManager, form: QuoteRequestForm, lead: Lead): QuoteRequest {
  const { trade, consent, marketingConsent, website, ...asked } = form;
  return tx.create(QuoteRequest, {
    ...asked,
    ...lead,
    // The goods of the terms say more than whatever page the form stood on.
    productType: trade?.productType ?? (asked.productType || null),
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
}

/** What the request is in the history of the company. */
export async function recordInbound(tx: EntityManager, request: QuoteRequest, lead: Lead): Promise<void> {
  const { id, message, additionalRequirements, productType, productTitle, language, createdAt } = request;
  await recordFormSubmission(tx, lead, {
    quoteRequestId: id,
    subject: subjectOf(request),
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

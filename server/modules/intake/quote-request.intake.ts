import { Arg, Ctx, Field, Float, ID, InputType, Mutation, Resolver } from 'type-graphql';
import type { DeliveryTerms, Language, PaymentTerms, QuoteSource, TradeProduct } from '../../../common/enums.ts';
import {
  DeliveryTermsEnum,
  LanguageEnum,
  PaymentTermsEnum,
  QuoteSourceEnum,
  TradeProductEnum,
} from '../../platform/graphql/enums.ts';
import type { EntityManager } from 'typeorm';
import { quoteRequestForm, type QuoteRequestForm } from '../../../common/forms/quote-request.ts';
import { type Lead, toLeadKeys, findOrCreateLead, lockLead } from '../parties/index.ts';
import { salesIntl } from '../communications/index.ts';
import { notifyStaff } from '../notifications/index.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { confirmQuote } from './mail/confirm-quote.ts';
import { notifySales } from './mail/notify-sales.ts';
import {
  findReceipt,
  resultDescription,
  Receipt,
  recordConsents,
  recordInbound,
  saveWithReference,
  storeUnlessSpam,
  toReceipt,
} from './submission.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { validateInput } from '../../platform/graphql/validation.ts';

@InputType({ description: 'Trade terms of the buyer form or the seller form.' })
class TradeTermsInput {
  @Field(() => TradeProductEnum, { description: 'Product.' })
  productType!: TradeProduct;

  @Field(() => Float, { description: 'Quantity in metric tons, more than 0.' })
  quantity!: number;

  @Field({ description: 'Target price as free text, at most 120 characters.' })
  targetPrice!: string;

  @Field(() => DeliveryTermsEnum, { description: 'Incoterm.' })
  deliveryTerms!: DeliveryTerms;

  @Field({ description: 'Port or place of the Incoterm, at most 200 characters.' })
  deliveryLocation!: string;

  @Field(() => PaymentTermsEnum, { description: 'Payment terms.' })
  paymentTerms!: PaymentTerms;

  @Field(() => String, { nullable: true, description: 'Additional notes, at most 5,000 characters.' })
  additionalNotes?: string | null;
}

@InputType({
  description:
    'A quote request from a public form. Control characters and bidirectional formatting characters are removed from every field.',
})
class QuoteRequestInput {
  @Field(() => ID, {
    description:
      'Idempotency key: a UUID that the form generates when it opens. A repeated submission returns the first receipt and stores nothing.',
  })
  submissionId!: string;

  @Field(() => QuoteSourceEnum, { description: 'Form that the request is sent with.' })
  source!: QuoteSource;

  @Field({ description: 'Name of the person, at most 120 characters.' })
  name!: string;

  @Field({ description: 'E-mail address for the answer; exactly one address without a display name.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Company name, at most 200 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, at most 40 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Message, at most 5,000 characters.' })
  message?: string | null;

  @Field(() => String, { nullable: true, description: 'Section id, category id or trade product.' })
  productType?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title of the product as the page showed it, at most 200 characters.',
  })
  productTitle?: string | null;

  @Field(() => LanguageEnum, { description: 'Language of the page; mails to the visitor use it.' })
  language!: Language;

  @Field(() => TradeTermsInput, {
    nullable: true,
    description: 'Trade terms; required for the buyer form and the seller form.',
  })
  trade?: TradeTermsInput | null;

  @Field({ description: 'Whether the privacy notice was accepted; false returns BAD_USER_INPUT.' })
  consent!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Consent to marketing e-mails, which can be withdrawn at any time.',
  })
  marketingConsent?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Honeypot: an invisible field that people leave empty.' })
  website?: string | null;
}

@Resolver()
export class QuoteRequestSubmissionResolver {
  @Mutation(() => Receipt, { description: `Stores a quote request, ${resultDescription}` })
  async submitQuoteRequest(
    @Arg('input', { description: 'Values of the form.' }) input: QuoteRequestInput,
    @Ctx() context: Context,
  ): Promise<Receipt> {
    const form = await validateInput(quoteRequestForm, input);
    const submission = { submissionId: form.submissionId, honeypot: form.website };
    return storeUnlessSpam(context, QuoteRequest, submission, (tx) => receiveQuoteRequest(tx, form, context.address));
  }
}

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
  const earlierReceipt = await findReceipt(tx, QuoteRequest, form.submissionId);
  if (earlierReceipt) return earlierReceipt;

  const lead = await findOrCreateLead(tx, form);
  const request = createRequest(tx, form, lead);
  request.ownerId = await findOwner(tx, request);
  await saveWithReference(tx, request);
  await recordQuoteRequestSubmission(tx, request, lead);
  await recordConsents(tx, { ...form, address }, [
    { purpose: 'privacy_notice', subjectType: 'quote_request', subjectId: request.id },
    // The marketing consent belongs to the contact, because it is independent of the request and can be withdrawn.
    ...(form.marketingConsent
      ? [{ purpose: 'marketing' as const, subjectType: 'contact' as const, subjectId: lead.contactId }]
      : []),
  ]);
  if (request.ownerId)
    await notifyStaff(tx, { kind: 'lead_received', recordType: 'quote_request' }, [
      { recordId: request.id, recipientId: request.ownerId },
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

/** Returns who gets a new request: the owner of the first rule that matches, else the owner of its company; null for nobody. */
export async function findOwner(tx: EntityManager, request: QuoteRequest): Promise<string | null> {
  const [found] = await tx.query<{ id: string }[]>(
    `select admin.id
     from companies
       cross join lateral (
         select companies.owner_id, null as position
         union all
         select owner_id, position from assignment_rules
         where (language is null or language = $2)
           and (country is null or lower(country) = lower(companies.country))
           and (product_type is null or product_type = $3)
       ) as candidates
       join admin_users as admin on admin.id = candidates.owner_id and admin.disabled_at is null and admin.role <> 'analyst'
     where companies.id = $1
     order by position nulls last
     limit 1`,
    [request.companyId, request.language, request.productType],
  );
  return found?.id ?? null;
}

/** Records the request as an inbound communication of the company. */
export async function recordQuoteRequestSubmission(
  tx: EntityManager,
  request: QuoteRequest,
  lead: Lead,
): Promise<void> {
  const { id, message, additionalRequirements, productType, productTitle, language, createdAt } = request;
  await recordInbound(tx, lead, {
    quoteRequestId: id,
    subject: formatSubject(request),
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

/** Formats the subject for the sales desk, from the title that the visitor saw, else the product, else the form. */
export function formatSubject({ productTitle, productType, source }: QuoteRequest): string {
  const names = [`product.${productType}`, `steel.${productType}`, `source.${source}`];
  const id = names.find((name) => name in salesIntl.messages)!;
  const about = productTitle || salesIntl.formatMessage({ id });
  return salesIntl.formatMessage({ id: 'sales.quote.communication' }, { source, about });
}

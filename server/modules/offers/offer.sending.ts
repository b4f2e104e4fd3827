import type { DataSource, EntityManager } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import type { ApprovalReason } from '../../../common/enums.ts';
import { createOfferMailForm, offerForm } from '../../../common/forms/offer.ts';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import type { FileStorage } from '../../platform/files/file-folder.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { badInput, conflict, forbidden, notFound } from '../../platform/graphql/errors.ts';
import { assertNotStale } from '../../platform/graphql/optimistic-locking.ts';
import { admins } from '../../platform/graphql/roles.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { lockOfferBankAccount, pickBankDetails } from '../bank-accounts/index.ts';
import { sendCommunicationMail } from '../communications/index.ts';
import { storeContent } from '../files/index.ts';
import { findEnabledAdmin } from '../identity/index.ts';
import { Company, Contact } from '../parties/index.ts';
import { ensureCompany, lockQuoteRequest, QuoteRequest, setQuotedAmount } from '../quotes/index.ts';
import { findCrossRate, findRateToUsd } from '../rates/index.ts';
import { Offer, offerEnums, OfferLine } from './offer.entity.ts';
import type { OfferMailInput } from './offer.input.ts';
import { getOfferFormats, renderOfferPdf } from './offer.pdf.tsx';
import { ensureOfferLink } from './offer.link.ts';
import type { OfferMail } from './offer.mail.ts';
import { findBuyer, findConversion, findOffer, insertOfferLines, lockRevisions } from './offer.queries.ts';
import { findCorrespondent, findRecipient } from './offer.recipient.ts';
import type { OfferTokens } from './offer.token.ts';
import { offerIntl } from './offer.words.ts';

export interface SendOptions {
  by: Viewer;
  /** Largest discount without approval, in percent of the sum of the lines: the setting DISCOUNT_LIMIT. */
  discountLimit: number;
  tokens: OfferTokens;
  /** Stores the PDF. */
  files: FileStorage;
  /** Text of the mail, instead of the default one. */
  mail?: OfferMailInput | null;
  /** `updatedAt` of the draft that the user saw. */
  version?: Date | null;
}

/** Whether the last valid day, which ends in the time zone of Istanbul, has passed. */
export const isExpired = ({ validUntil }: Pick<Offer, 'validUntil'>): boolean =>
  validUntil !== null && validUntil < getIstanbulDay();

/**
 * Sends a draft: stores its PDF, mails it, replaces earlier revisions, and writes its total to the quote request. A revision that is
 * already sent is mailed again, unchanged.
 * @throws BAD_USER_INPUT with a reason for every field that is missing or wrong, and for a closed request; FORBIDDEN for an
 *   offer above the limits that no admin sends or has approved; CONFLICT for any other status and for a stale version; NOT_FOUND
 */
export async function sendOffer(
  tx: EntityManager,
  id: string,
  { by, discountLimit, tokens, files, mail, version }: SendOptions,
): Promise<Offer> {
  const { offer, request, revisions } = await lockDeal(tx, id);
  assertNotStale({ record: offer, enums: offerEnums }, version);
  if (offer.status === 'sent') {
    if (isExpired(offer)) throw badInput({ validUntil: reasons.datePast });
    await ensureOfferLink(tx, tokens, offer);
    await mailOffer(tx, offer, request, { by, tokens, mail });
    return offer;
  }
  if (offer.status !== 'draft') throw conflict(`The offer is ${offer.status}`);
  if (revisions.some(({ status }) => status === 'accepted')) throw conflict('Another revision is accepted');
  if (request?.status === 'closed') throw badInput({ quoteRequestId: reasons.requestClosed });
  const lines = await tx.find(OfferLine, { where: { offerId: id }, order: { position: 'ASC' } });
  const convertedTo = offer.conversion?.currency ?? null;
  await validateInput(offerForm, { ...offer, lines, convertedTo });
  if (request) await ensureCompany(tx, request);
  // Name and address may have been corrected since the draft was saved, and the request may have moved to another company.
  const { isClosed: _isClosed, language: _language, ...recipient } = await findRecipient(tx, offer);
  const goesToContact = !request || (recipient.contactId && recipient.contactId !== request.contactId);
  Object.assign(offer, recipient, { contactId: recipient.contactId ?? request?.contactId ?? null });
  if (!offer.email)
    throw badInput(
      { [goesToContact ? 'contactId' : 'send']: reasons.emailMissing },
      'The recipient has no e-mail address',
    );

  const account = await lockOfferBankAccount(tx, offer);
  const exceeded = await findApprovalReasons(tx, offer, discountLimit);
  const approval = exceeded.length > 0 && !offer.approvedAt && { approvedBy: by.id, approvedAt: new Date() };
  if (approval && !admins.includes(by.role))
    throw forbidden(`An admin has to approve this offer: ${exceeded.join(', ')}`);

  offer.bankAccountId = account && account.id;
  offer.bankDetails = account && pickBankDetails(account);
  // Updated before the status: the log entry of the status contains all fields of its update, and must not contain an IBAN.
  await tx.update(Offer, { id }, { bankAccountId: offer.bankAccountId, bankDetails: offer.bankDetails });
  const { usdRates: _, ...rate } = await findRateToUsd(tx, offer.currency);
  Object.assign(offer, approval, rate, {
    status: 'sent',
    sentAt: new Date(),
    conversion: await findConversion(tx, { currency: offer.currency, convertedTo }),
  });
  const content = await renderOfferPdf({
    offer,
    lines,
    reference: request?.reference ?? '',
    verificationUrl: tokens.verificationUrl(id),
    buyer: await findBuyer(tx, offer),
    bank: offer.bankDetails,
    signer: await findEnabledAdmin(tx, by.id),
  });
  const name = `${offer.number}${offer.revision > 1 ? `-${offer.revision}` : ''}.pdf`;
  const file = await storeContent(tx, files, content, { name, type: 'application/pdf' });
  offer.attachmentId = file.id;
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = offer;
  await tx.update(Offer, { id }, values);
  await ensureOfferLink(tx, tokens, offer);
  for (const earlier of revisions)
    if (earlier.id !== id && (earlier.status === 'draft' || earlier.status === 'sent'))
      await tx.update(Offer, { id: earlier.id }, { status: earlier.attachmentId ? 'superseded' : 'withdrawn' });
  if (request) await setQuotedAmount(tx, request.id, { amount: offer.total, currency: offer.currency });
  await mailOffer(tx, offer, request, { by, tokens, mail });
  return tx.findOneByOrFail(Offer, { id });
}

/**
 * Withdraws a sent revision, or discards a draft, whose number stays used.
 * @throws CONFLICT for any other status; NOT_FOUND
 */
export async function withdrawOffer(tx: EntityManager, id: string): Promise<Offer> {
  const { offer } = await lockRevisions(tx, id);
  if (offer.status === 'withdrawn') return offer;
  if (offer.status !== 'draft' && offer.status !== 'sent') throw conflict(`The offer is ${offer.status}`);
  await tx.update(Offer, { id }, { status: 'withdrawn' });
  return tx.findOneByOrFail(Offer, { id });
}

/**
 * Creates the next revision as a draft with all fields of the given one. The customer keeps the sent revision until the draft is sent. When
 * there is a draft already, it is returned.
 * @throws CONFLICT when a revision is accepted; NOT_FOUND
 */
export async function reviseOffer(tx: EntityManager, id: string, by: Viewer): Promise<Offer> {
  const { offer, revisions } = await lockRevisions(tx, id);
  if (revisions.some(({ status }) => status === 'accepted')) throw conflict('A revision of the offer is accepted');
  const draft = revisions.find(({ status }) => status === 'draft');
  if (draft) return draft;
  const lines = await tx.find(OfferLine, { where: { offerId: id } });
  const recipient = await findRevisionRecipient(tx, offer);
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = offer;
  const revision = tx.create(Offer, {
    ...fields,
    ...recipient,
    revision: revisions.at(-1)!.revision + 1,
    status: 'draft',
    attachmentId: null,
    bankDetails: null,
    approvedBy: null,
    approvedAt: null,
    sentAt: null,
    viewedAt: null,
    createdBy: by.id,
  });
  await tx.insert(Offer, revision);
  await insertOfferLines(tx, revision.id, lines);
  return tx.findOneByOrFail(Offer, { id: revision.id });
}

/** Returns the recipient as the request or company has it now: the request may have moved to another company since. */
async function findRevisionRecipient(tx: EntityManager, { quoteRequestId, companyId, contactId }: Offer) {
  const request = quoteRequestId ? await tx.findOneByOrFail(QuoteRequest, { id: quoteRequestId }) : null;
  const company = (request ?? { companyId }).companyId;
  const isChosen =
    contactId && contactId !== request?.contactId && company
      ? await tx.existsBy(Contact, { id: contactId, companyId: company })
      : false;
  const ids = { quoteRequestId, companyId, contactId: isChosen ? contactId : null };
  const { isClosed: _isClosed, language: _language, ...recipient } = await findRecipient(tx, ids);
  return recipient;
}

/**
 * Records that an admin approves a draft above the limits, so that a colleague may send it. An edit ends the approval.
 * @throws CONFLICT when it is not a draft; NOT_FOUND
 */
export async function approveOffer(tx: EntityManager, id: string, by: Viewer): Promise<Offer> {
  const { offer } = await lockRevisions(tx, id);
  if (offer.status !== 'draft') throw conflict('The offer is no longer a draft');
  if (!offer.approvedAt) await tx.update(Offer, { id }, { approvedBy: by.id, approvedAt: new Date() });
  return tx.findOneByOrFail(Offer, { id });
}

/**
 * Returns why an offer needs an approval. A credit limit of 0, the default of a company, is no limit; when no rate to the currency of the
 * company is known, an admin has to approve the offer.
 */
export async function findApprovalReasons(
  tx: EntityManager,
  { subtotal, discount, total, currency, companyId }: Offer,
  discountLimit: number,
): Promise<ApprovalReason[]> {
  const company = companyId ? await tx.findOneBy(Company, { id: companyId }) : null;
  const exceeded: ApprovalReason[] = discount * 100 > subtotal * discountLimit ? ['discount'] : [];
  if (!company?.creditLimit) return exceeded;
  const rate = currency === company.currency ? 1 : (await findCrossRate(tx, currency, company.currency))?.rate;
  return rate !== undefined && total * rate <= company.creditLimit ? exceeded : [...exceeded, 'credit_limit'];
}

/** Locks the request of an offer, then all revisions of the offer, in the same order as createOffer. */
export async function lockDeal(tx: EntityManager, id: string) {
  const known = isUuid(id) ? await tx.findOneBy(Offer, { id }) : null;
  const request = known?.quoteRequestId ? await lockQuoteRequest(tx, known.quoteRequestId) : null;
  return { ...(await lockRevisions(tx, id)), request };
}

/** Sends the offer to the customer and records the mail as a communication. */
async function mailOffer(
  tx: EntityManager,
  offer: Offer,
  request: QuoteRequest | null,
  { by, tokens, mail }: Pick<SendOptions, 'by' | 'tokens' | 'mail'>,
): Promise<void> {
  const text = mail
    ? await validateInput(createOfferMailForm(tokens.redactedLinkUrl), mail)
    : composeMail(offer, request, tokens);
  await sendCommunicationMail(tx, {
    ...(await findCorrespondent(tx, offer, request)),
    ...text,
    quoteRequestId: offer.quoteRequestId,
    language: offer.language,
    to: offer.email,
    by,
    attachmentIds: [offer.attachmentId!],
    offerId: offer.id,
    tags: [offer.number],
  });
}

/** Returns the default text of the mail, in the language of the offer. */
function composeMail(offer: Offer, request: QuoteRequest | null, tokens: OfferTokens) {
  const { number, revision } = offer;
  const intl = offerIntl(offer.language);
  const { formatMoney, formatDay, place } = getOfferFormats(intl, offer);
  const values = {
    number,
    revision,
    reference: request?.reference ?? 'none',
    place,
    total: formatMoney(offer.total),
    date: formatDay(offer.validUntil),
    link: tokens.redactedLinkUrl, // the job that sends the mail inserts the token
  };
  return {
    subject: intl.formatMessage({ id: 'offer.subject' }, values),
    content: intl.formatMessage(
      { id: 'offer.content' },
      { ...values, name: offer.contactPerson || offer.companyName, brand: brand.name },
    ),
  };
}

/**
 * Returns the mail that sendOffer would send, without sending it.
 * @throws CONFLICT when the offer is neither a draft nor sent; NOT_FOUND; and as {@link findRecipient}
 */
export async function previewOfferMail(db: DataSource, id: string, tokens: OfferTokens): Promise<OfferMail> {
  const offer = await findOffer(db, id);
  if (!offer) throw notFound('There is no such offer');
  if (offer.status !== 'draft' && offer.status !== 'sent') throw conflict(`The offer is ${offer.status}`);
  const { quoteRequestId } = offer;
  const request = quoteRequestId && (await db.manager.findOneBy(QuoteRequest, { id: quoteRequestId }));
  if (offer.status === 'draft') {
    const { contactPerson, companyName, email } = await findRecipient(db.manager, offer);
    Object.assign(offer, { contactPerson, companyName, email });
  }
  const movedTo = request && offer.status === 'sent' && request.companyId !== offer.companyId && request.companyId;
  const company = movedTo && (await db.manager.findOneBy(Company, { id: movedTo }));
  return {
    contactPerson: offer.contactPerson,
    email: offer.email,
    ...composeMail(offer, request || null, tokens),
    link: tokens.redactedLinkUrl,
    requestCompany: company ? company.name : null,
  };
}

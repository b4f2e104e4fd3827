import { timingSafeEqual } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../common/durations.ts';
import type { Language } from '../../../common/enums.ts';
import {
  ACCEPTANCE_CODE_MINUTES,
  acceptanceForm,
  declineForm,
  ORDER_ACCESS_HOURS,
  orderCodeForm,
  questionForm,
} from '../../../common/forms/offer-answer.ts';
import { formatOfferNumber } from '../../../common/offer-number.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { Communication, sendCommunicationMail } from '../communications/index.ts';
import { notifyStaff } from '../notifications/index.ts';
import { hashLinkToken, isExpired, Offer, OfferLink, type OfferTokens } from '../offers/index.ts';
import { createOrderOfOffer } from '../orders/index.ts';
import { Company } from '../parties/index.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { badInput, conflict } from '../../platform/graphql/errors.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import { notifyOfferAnswer } from './mail/notify-offer-answer.ts';
import { sendAcceptanceCode } from './mail/send-acceptance-code.ts';
import { OfferAnswer } from './offer-answer.entity.ts';
import { lockDealByToken, type LockedDeal } from './offer-link.queries.ts';
import { deskIntl, linkIntl } from './offer-link.words.ts';

/** Wrong attempts that invalidate a code: 5 of a million codes can be tried for each mail. */
const MAX_WRONG_CODES = 5;
/** A second request within this time is a double click: the first mail is on its way and its code stays valid. */
const REPEAT_MS = 30_000;

/**
 * Limits how far someone with the link can fill the mailbox of the recipient, and how many codes they can try: 5 for each mail, 40 of a
 * million in a day.
 */
const codesPerOffer = rateLimit({ name: 'acceptance-code', points: 8, seconds: 86_400 });
const questionsPerOffer = rateLimit({ name: 'offer-question', points: 10, seconds: 3_600 });
/** Enough for an office behind one address. */
const answersPerNetwork = rateLimit({ name: 'offer-answer', points: 60, seconds: 600 });

/** Services of the context that answers need. */
interface Services extends Pick<Context, 'allRecords' | 'address'> {
  offerTokens: OfferTokens;
}

/** Who answers. */
interface Visitor {
  userAgent: string;
  /** Language of the page; by default that of the offer. */
  language?: Language;
}

/**
 * Mails a code of 6 digits to the recipient of the offer.
 * @throws NOT_FOUND for an unknown token; CONFLICT when the offer cannot be accepted; RATE_LIMITED after 8 codes in a day
 */
export const requestAcceptanceCode = (services: Services, token: string): Promise<void> =>
  mailCode(services, token, assertAcceptable);

/**
 * Mails a code of 6 digits to the recipient of an accepted offer, who wants to see the order.
 * @throws NOT_FOUND and RATE_LIMITED as {@link requestAcceptanceCode}; CONFLICT when the offer is not accepted
 */
export const requestOrderCode = (services: Services, token: string): Promise<void> =>
  mailCode(services, token, assertAccepted);

async function mailCode(
  { allRecords, address }: Services,
  token: string,
  assertAllowed: (offer: Offer) => void,
): Promise<void> {
  await answersPerNetwork.consume(allRecords.db, networkOf(address));
  await codesPerOffer.consume(allRecords.db, token);
  await allRecords.transaction(async (tx) => {
    const { offer, link } = await lockDealByToken(tx, token);
    assertAllowed(offer);
    const isRepeated =
      isUsable(link) && link.codeExpiresAt.getTime() - Date.now() > ACCEPTANCE_CODE_MINUTES * MINUTE_MS - REPEAT_MS;
    if (isRepeated) {
      await codesPerOffer.refund(tx, token);
      return;
    }
    const number = link.codeNumber + 1;
    const codeExpiresAt = new Date(Date.now() + ACCEPTANCE_CODE_MINUTES * MINUTE_MS);
    await tx.update(OfferLink, { offerId: offer.id }, { codeNumber: number, codeExpiresAt, wrongCodes: 0 });
    await addJob(tx, sendAcceptanceCode, { offerId: offer.id, number });
  });
}

/** @throws CONFLICT */
function assertAcceptable(offer: Offer): void {
  if (offer.status !== 'sent') throw conflict(`The offer is ${offer.status}`);
  if (isExpired(offer)) throw conflict('The offer has expired');
}

/** @throws CONFLICT */
function assertAccepted({ status }: Offer): void {
  if (status !== 'accepted') throw conflict(`The offer is ${status}`);
}

const isUsable = (link: OfferLink): link is OfferLink & { codeExpiresAt: Date } =>
  link.codeExpiresAt !== null && link.codeExpiresAt.getTime() > Date.now() && link.wrongCodes < MAX_WRONG_CODES;

/** Whether a code is the expected one of the last mail. */
const isRightCode = ({ codeNumber }: OfferLink, code: string, expected: string): boolean =>
  codeNumber > 0 && timingSafeEqual(Buffer.from(code), Buffer.from(expected));

/**
 * Counts a wrong code. It does not throw, because that would roll back the count.
 * @returns why the code is refused; null when it is accepted
 */
async function checkCode(tx: EntityManager, link: OfferLink, isRight: boolean): Promise<string | null> {
  if (!isUsable(link)) return reasons.codeExpired;
  if (isRight) return null;
  await tx.update(OfferLink, { offerId: link.offerId }, { wrongCodes: link.wrongCodes + 1 });
  return link.wrongCodes + 1 < MAX_WRONG_CODES ? reasons.codeWrong : reasons.codeExpired;
}

interface Acceptance {
  name: string;
  position: string;
  code: string;
}

/**
 * Accepts an offer. The same call again returns the accepted offer.
 * @throws BAD_USER_INPUT with a reason for every invalid field, also for a wrong or used code; NOT_FOUND for an unknown token; CONFLICT when
 *   the offer is withdrawn, superseded, declined, expired, or was accepted with another code
 */
export async function acceptOffer(
  { allRecords, address, offerTokens }: Services,
  token: string,
  input: Acceptance,
  visitor: Visitor,
): Promise<Offer> {
  const { code, ...person } = await validateInput(acceptanceForm, input);
  await answersPerNetwork.consume(allRecords.db, networkOf(address));
  const result = await allRecords.transaction(async (tx) => {
    const deal = await lockDealByToken(tx, token);
    const { offer, link } = deal;
    const expected = offerTokens.acceptanceCode({ ...link, number: link.codeNumber });
    const isRight = isRightCode(link, code, expected);
    if (offer.status === 'accepted' && isRight) return offer;
    assertAcceptable(offer);
    const refusal = await checkCode(tx, link, isRight);
    if (refusal) return refusal;
    return acceptRevision(tx, deal, { ...person, mailbox: offer.email, ...evidenceOf(deal, address, visitor) });
  });
  if (typeof result === 'string') throw badInput({ code: result });
  return result;
}

/**
 * Opens the order of an accepted offer with the mailed code, which proves that the visitor reads the mailbox of the recipient.
 * @returns the access token that the address of the order's page contains
 * @throws BAD_USER_INPUT for a wrong or expired code; NOT_FOUND for an unknown token; CONFLICT when the offer is not accepted
 */
export async function openOrder(
  { allRecords, address, offerTokens }: Services,
  token: string,
  input: { code: string },
): Promise<string> {
  const { code } = await validateInput(orderCodeForm, input);
  await answersPerNetwork.consume(allRecords.db, networkOf(address));
  const { link, refusal } = await allRecords.transaction(async (tx) => {
    const { offer, link } = await lockDealByToken(tx, token);
    assertAccepted(offer);
    const expected = offerTokens.orderCode({ ...link, number: link.codeNumber });
    return { link, refusal: await checkCode(tx, link, isRightCode(link, code, expected)) };
  });
  if (refusal) throw badInput({ code: refusal });
  return offerTokens.orderAccess(link, Math.floor((Date.now() + ORDER_ACCESS_HOURS * HOUR_MS) / 1000));
}

const evidenceOf = ({ offer, link }: LockedDeal, address: string, { userAgent, language }: Visitor) => ({
  network: networkOf(address),
  userAgent: userAgent.slice(0, 300),
  language: language ?? offer.language,
  pdfSha256: link.pdfSha256,
});

type Evidence = Omit<OfferAnswer, 'offerId' | 'status' | 'createdAt' | 'reason'>;

/** Makes a sent revision the contract and an order that waits for confirmation. Drafts of further revisions are discarded, because they can never be sent. */
async function acceptRevision(tx: EntityManager, deal: LockedDeal, evidence: Evidence): Promise<Offer> {
  const { offer, revisions } = deal;
  await tx.insert(OfferAnswer, { ...evidence, offerId: offer.id, status: 'accepted' });
  await tx.update(Offer, { id: offer.id }, { status: 'accepted', viewedAt: offer.viewedAt ?? new Date() });
  // Invalidates the code, so that the next request mails a code for the order immediately.
  await tx.update(OfferLink, { offerId: offer.id }, { codeExpiresAt: null });
  for (const { id, status } of revisions)
    if (status === 'draft') await tx.update(Offer, { id }, { status: 'withdrawn' });
  await createOrderOfOffer(tx, offer);
  await confirmAcceptance(tx, deal, evidence);
  await notifyDesk(tx, deal, { kind: 'accepted' });
  return tx.findOneByOrFail(Offer, { id: offer.id });
}

/** Mails the accepted PDF to the customer, in the thread of the offer. */
async function confirmAcceptance(
  tx: EntityManager,
  { offer, companyId, contactId }: LockedDeal,
  { name, position, language }: Evidence,
): Promise<void> {
  const { quoteRequestId, attachmentId, email } = offer;
  const values = { number: formatOfferNumber(offer), name: name!, position: position!, brand: brand.name };
  const intl = linkIntl(language);
  await sendCommunicationMail(tx, {
    companyId,
    contactId,
    quoteRequestId,
    language,
    to: email,
    by: null,
    subject: intl.formatMessage({ id: 'confirm.subject' }, values),
    content: intl.formatMessage({ id: 'confirm.content' }, values),
    attachmentIds: [attachmentId!],
    tags: [offer.number],
    answersRequest: false,
  });
}

/**
 * Declines an offer. Declining it again changes nothing.
 * @throws BAD_USER_INPUT for a reason that is too long; NOT_FOUND for an unknown token; CONFLICT when it is accepted, withdrawn or superseded
 */
export async function declineOffer(
  { allRecords, address }: Services,
  token: string,
  input: { reason: string | null },
  visitor: Visitor,
): Promise<Offer> {
  const { reason } = await validateInput(declineForm, input);
  await answersPerNetwork.consume(allRecords.db, networkOf(address));
  return allRecords.transaction(async (tx) => {
    const deal = await lockDealByToken(tx, token);
    const { offer } = deal;
    if (offer.status === 'declined') return offer;
    if (offer.status !== 'sent') throw conflict(`The offer is ${offer.status}`);
    const evidence = evidenceOf(deal, address, visitor);
    await tx.insert(OfferAnswer, { ...evidence, offerId: offer.id, status: 'declined', reason: reason || null });
    await tx.update(Offer, { id: offer.id }, { status: 'declined', viewedAt: offer.viewedAt ?? new Date() });
    await notifyDesk(tx, deal, { kind: 'declined' });
    return tx.findOneByOrFail(Offer, { id: offer.id });
  });
}

/**
 * Records a question of the customer as a communication of the company, with a follow-up within one day.
 * @throws BAD_USER_INPUT for an empty or long text; NOT_FOUND for an unknown token; CONFLICT for an offer that the link no longer shows;
 *   RATE_LIMITED after 10 questions within an hour
 */
export async function askQuestion(
  { allRecords, address }: Services,
  token: string,
  input: { question: string },
): Promise<void> {
  const { question } = await validateInput(questionForm, input);
  await answersPerNetwork.consume(allRecords.db, networkOf(address));
  await questionsPerOffer.consume(allRecords.db, token);
  await allRecords.transaction(async (tx) => {
    const deal = await lockDealByToken(tx, token);
    const { offer } = deal;
    if (offer.status === 'withdrawn' || offer.status === 'superseded') throw conflict(`The offer is ${offer.status}`);
    const { companyId, contactId } = deal;
    const { quoteRequestId, language, number } = offer;
    const communication = await tx.save(
      tx.create(Communication, {
        companyId,
        contactId,
        quoteRequestId,
        type: 'form_submission',
        direction: 'inbound',
        status: 'received',
        sentiment: 'neutral',
        subject: deskIntl.formatMessage({ id: 'desk.question' }, { number: formatOfferNumber(offer) }),
        content: question,
        followUpRequired: true,
        followUpDate: new Date(Date.now() + DAY_MS),
        tags: [number, 'website'],
        metadata: { source: 'offer_link', language },
      }),
    );
    await notifyDesk(tx, deal, { kind: 'question', communicationId: communication.id });
  });
}

/** Records that the customer opened the link; only the first time counts. */
export async function markViewed({ allRecords }: Services, token: string): Promise<void> {
  await allRecords.transaction(async (tx) => {
    const link = await tx.findOneBy(OfferLink, { tokenHash: hashLinkToken(token) });
    if (link)
      await tx.update(Offer, { id: link.offerId, status: 'sent', viewedAt: IsNull() }, { viewedAt: new Date() });
  });
}

/** Notifies the owner of the request, or of the company, and mails the sales desk. */
async function notifyDesk(
  tx: EntityManager,
  { offer, request, companyId }: LockedDeal,
  event: { kind: 'accepted' | 'declined' | 'question'; communicationId?: string },
): Promise<void> {
  const ownedRecord = request ?? (await tx.findOneByOrFail(Company, { id: companyId }));
  await notifyStaff(tx, { kind: 'offer_answered', recordType: request ? 'quote_request' : 'company' }, [
    { recordId: ownedRecord.id, recipientId: ownedRecord.ownerId },
  ]);
  await addJob(tx, notifyOfferAnswer, { offerId: offer.id, ...event });
}

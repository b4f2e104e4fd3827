import { IsNull, type EntityManager } from 'typeorm';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput, conflict, notFound } from '../../platform/graphql/errors.ts';
import { Company, Contact } from '../parties/index.ts';
import { QuoteRequest } from '../quotes/index.ts';
import type { Offer } from './offer.entity.ts';

/** The recipient of an offer, as columns of the offer. */
export type Recipient = Pick<
  Offer,
  'quoteRequestId' | 'companyId' | 'contactId' | 'contactPerson' | 'companyName' | 'email' | 'language'
> & {
  /** Whether the request is closed. */
  isClosed: boolean;
};

interface RecipientIds {
  quoteRequestId?: string | null | undefined;
  companyId?: string | null | undefined;
  /** Default: the person of the request, or else the primary contact of the company. */
  contactId?: string | null | undefined;
}

/**
 * Locks the request of an offer, or else its company, so that simultaneous offers and repeated calls wait for each other.
 * @returns the recipient
 * @throws NOT_FOUND, or BAD_USER_INPUT for a closed request and for a contact of another company
 */
export async function lockRecipient(tx: EntityManager, ids: RecipientIds): Promise<Recipient> {
  const recipient = await findRecipient(tx, ids, { mode: 'for_no_key_update' });
  if (recipient.isClosed) throw badInput({ quoteRequestId: reasons.requestClosed });
  return recipient;
}

/** @throws NOT_FOUND, or BAD_USER_INPUT for a contact of another company */
export async function findRecipient(
  tx: EntityManager,
  { quoteRequestId, companyId, contactId }: RecipientIds,
  lock?: { mode: 'for_no_key_update' },
): Promise<Recipient> {
  if (quoteRequestId) {
    const request = await tx.findOne(QuoteRequest, { where: { id: quoteRequestId }, ...(lock && { lock }) });
    if (!request) throw notFound('There is no such quote request');
    const isOtherContact = contactId && contactId !== request.contactId;
    const contact = isOtherContact ? await findContact(tx, contactId, request.companyId) : null;
    return {
      quoteRequestId,
      companyId: request.companyId,
      contactId: contactId ?? null,
      contactPerson: contact ? contact.name : request.name,
      companyName: request.company,
      email: contact ? (contact.email ?? '') : request.email,
      language: request.language,
      isClosed: request.status === 'closed',
    };
  }
  if (!companyId) throw badInput({ quoteRequestId: reasons.required });
  const company = await tx.findOne(Company, { where: { id: companyId, deletedAt: IsNull() }, ...(lock && { lock }) });
  if (!company) throw notFound('There is no such company');
  const contact = contactId
    ? await findContact(tx, contactId, companyId)
    : await tx.findOneBy(Contact, { companyId, isPrimary: true });
  return {
    quoteRequestId: null,
    companyId,
    contactId: contact?.id ?? null,
    contactPerson: contact?.name ?? '',
    companyName: company.name,
    email: contact?.email ?? '',
    language: 'en',
    isClosed: false,
  };
}

/** @throws BAD_USER_INPUT for a contact of another company */
async function findContact(tx: EntityManager, id: string, companyId: string | null): Promise<Contact> {
  const contact = companyId ? await tx.findOneBy(Contact, { id, companyId }) : null;
  if (!contact) throw badInput({ contactId: reasons.otherCompany });
  return contact;
}

/**
 * Returns company and contact for which the mails about a sent offer are recorded: those of its request, which may have moved to another
 * company since. PDF and order keep the company that the offer was made for.
 * @throws CONFLICT when the company was deleted for good
 */
export async function findCorrespondent(
  tx: EntityManager,
  offer: Offer,
  request: QuoteRequest | null,
): Promise<{ companyId: string; contactId: string | null }> {
  const { companyId } = request ?? offer;
  if (!companyId) throw conflict('The company of the offer was deleted');
  // A contact may have moved, too.
  for (const id of [offer.contactId, request?.contactId])
    if (id && (await tx.existsBy(Contact, { id, companyId }))) return { companyId, contactId: id };
  return { companyId, contactId: null };
}

import type { DataSource } from 'typeorm';
import { listBankAccountsById } from '../bank-accounts/index.ts';
import { createLoader } from '../../platform/database/rows.ts';
import { listOfferLinks } from './offer.link.ts';
import { listOfferLines, listOffersOfRequests, listRevisionsBefore } from './offer.queries.ts';

export const offerLoaders = (db: DataSource) => ({
  /** By id of the quote request, newest first. */
  offers: createLoader(
    (ids) => listOffersOfRequests(db, ids),
    ({ quoteRequestId }) => quoteRequestId!,
    (offers) => offers,
  ),

  /** By id of the offer: the previous revision that was sent; undefined when there is none. */
  revisionsBefore: createLoader(
    (ids) => listRevisionsBefore(db, ids),
    ({ nextId }) => nextId,
    ([before]) => before?.offer,
  ),

  /** Customer's link by id of the offer; undefined when the offer was not sent. */
  offerLinks: createLoader(
    (ids) => listOfferLinks(db, ids),
    ({ offerId }) => offerId,
    ([link]) => link,
  ),

  /** Bank account by id; undefined when there is none. */
  bankAccounts: createLoader(
    (ids) => listBankAccountsById(db, ids),
    ({ id }) => id,
    ([account]) => account,
  ),

  /** By id of the offer, ordered by position. */
  offerLines: createLoader(
    (ids) => listOfferLines(db, ids),
    ({ offerId }) => offerId,
    (lines) => lines,
  ),
});

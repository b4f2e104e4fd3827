import type { DataSource } from 'typeorm';
import { createLoader } from '../../platform/database/rows.ts';
import { listOfferLines, listOffersOfRequests } from './offer.queries.ts';

export const offerLoaders = (db: DataSource) => ({
  /** By id of the quote request, newest first. */
  offers: createLoader(
    (ids) => listOffersOfRequests(db, ids),
    ({ quoteRequestId }) => quoteRequestId!,
    (offers) => offers,
  ),

  /** By id of the offer, ordered by position. */
  offerLines: createLoader(
    (ids) => listOfferLines(db, ids),
    ({ offerId }) => offerId,
    (lines) => lines,
  ),
});

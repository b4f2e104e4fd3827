import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { Offer, OfferLine } from './offer.entity.ts';
import { listOfferLines, listOffersOfRequests } from './offer.service.ts';

export const offerLoaders = (db: DataSource) => ({
  /** By id of the quote request, newest first. */
  offers: new DataLoader<string, Offer[]>(async (ids) => {
    const rows = await listOffersOfRequests(db, ids);
    return ids.map((id) => rows.filter(({ quoteRequestId }) => quoteRequestId === id));
  }),

  /** By id of the offer, ordered by position. */
  offerLines: new DataLoader<string, OfferLine[]>(async (ids) => {
    const rows = await listOfferLines(db, ids);
    return ids.map((id) => rows.filter(({ offerId }) => offerId === id));
  }),
});

import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { Offer, OfferLine } from './offer.entity.ts';
import { linesOf, offersOf } from './offer.service.ts';

export const offerLoaders = (db: DataSource) => ({
  /** By id of the request, the newest first. */
  offers: new DataLoader<string, Offer[]>(async (ids) => {
    const found = await offersOf(db, ids);
    return ids.map((id) => found.filter(({ quoteRequestId }) => quoteRequestId === id));
  }),

  /** By id of the offer, in their order. */
  offerLines: new DataLoader<string, OfferLine[]>(async (ids) => {
    const found = await linesOf(db, ids);
    return ids.map((id) => found.filter(({ offerId }) => offerId === id));
  }),
});

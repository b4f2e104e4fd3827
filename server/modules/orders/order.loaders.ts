import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { createLoader, findRowsByIds } from '../../platform/database/rows.ts';
import { findOffersById, type Offer } from '../offers/index.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { listOrderDocuments } from './order-document.service.ts';
import { listOrdersOfRequests } from './order.service.ts';

export const orderLoaders = (db: DataSource) => ({
  /** By id of the quote request, newest first. */
  orders: createLoader(
    (ids) => listOrdersOfRequests(db.manager, ids),
    ({ quoteRequestId }) => quoteRequestId!,
    (orders) => orders,
  ),

  /** By id of the order, in the order of their kinds. */
  documents: createLoader(
    (ids) => listOrderDocuments(db.manager, ids),
    ({ orderId }) => orderId,
    (documents) => documents,
  ),

  /** By id of the offer. */
  offer: new DataLoader<string, Offer | null>((ids) => findOffersById(db, ids)),

  /** By id of the quote request. */
  quoteRequest: new DataLoader<string, QuoteRequest | null>((ids) => findRowsByIds(db, QuoteRequest, ids)),
});

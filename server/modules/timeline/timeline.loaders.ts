import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { QuoteRequest } from '../quotes/index.ts';
import { ActivityLog } from '../activity/index.ts';
import { Communication } from '../communications/index.ts';
import { CompanyDocument } from '../parties/index.ts';
import { type Offer, findOffersById } from '../offers/index.ts';
import { Order } from '../orders/index.ts';
import { findRowsByIds } from '../../platform/database/rows.ts';

/** Records of timeline entries, each by its id. */
export const timelineLoaders = (db: DataSource) => ({
  communication: new DataLoader<string, Communication | null>((ids) => findRowsByIds(db, Communication, ids)),
  request: new DataLoader<string, QuoteRequest | null>((ids) => findRowsByIds(db, QuoteRequest, ids)),
  offer: new DataLoader<string, Offer | null>((ids) => findOffersById(db, ids)),
  order: new DataLoader<string, Order | null>((ids) => findRowsByIds(db, Order, ids)),
  document: new DataLoader<string, CompanyDocument | null>((ids) => findRowsByIds(db, CompanyDocument, ids)),
  change: new DataLoader<string, ActivityLog | null>((ids) => findRowsByIds(db, ActivityLog, ids)),
});

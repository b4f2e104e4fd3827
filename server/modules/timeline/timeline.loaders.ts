import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { QuoteRequest } from '../quotes/index.ts';
import { ActivityLog } from '../activity/index.ts';
import { Communication } from '../communications/index.ts';
import { CompanyDocument } from '../parties/index.ts';
import { type Offer, offersById } from '../offers/index.ts';
import { rowsById } from '../../platform/database/rows.ts';

/** Records of timeline entries, each by its id. */
export const timelineLoaders = (db: DataSource) => ({
  communication: new DataLoader<string, Communication | null>((ids) => rowsById(db, Communication, ids)),
  request: new DataLoader<string, QuoteRequest | null>((ids) => rowsById(db, QuoteRequest, ids)),
  offer: new DataLoader<string, Offer | null>((ids) => offersById(db, ids)),
  document: new DataLoader<string, CompanyDocument | null>((ids) => rowsById(db, CompanyDocument, ids)),
  change: new DataLoader<string, ActivityLog | null>((ids) => rowsById(db, ActivityLog, ids)),
});

import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { QuoteRequest } from '../../intake/quote-request.entity.ts';
import { rowsById } from '../../platform/database/rows.ts';
import { ActivityLog } from '../activity/activity-log.entity.ts';
import { Communication } from '../communications/communication.entity.ts';
import { CompanyDocument } from '../documents/document.entity.ts';
import type { Offer } from '../offers/offer.entity.ts';
import { offersById } from '../offers/offer.service.ts';

/** Records of timeline entries, each by its id. */
export const timelineLoaders = (db: DataSource) => ({
  communication: new DataLoader<string, Communication | null>((ids) => rowsById(db, Communication, ids)),
  request: new DataLoader<string, QuoteRequest | null>((ids) => rowsById(db, QuoteRequest, ids)),
  offer: new DataLoader<string, Offer | null>((ids) => offersById(db, ids)),
  document: new DataLoader<string, CompanyDocument | null>((ids) => rowsById(db, CompanyDocument, ids)),
  change: new DataLoader<string, ActivityLog | null>((ids) => rowsById(db, ActivityLog, ids)),
});

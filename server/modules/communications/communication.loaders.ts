import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { fetchPages, createPageLoader } from '../../platform/database/pagination.ts';
import { companyIsNotDeleted } from '../parties/index.ts';
import { Communication } from './communication.entity.ts';
import { newestFirst } from './communication.list.ts';

export const communicationLoaders = (db: DataSource) => ({
  /** Pages of the communications about quote requests, newest first. */
  byQuoteRequest: createPageLoader((ids, page) => {
    const list = { entity: Communication, where: [companyIsNotDeleted('communications')], order: newestFirst };
    return fetchPages(db, list, sql`quote_request_id`, ids, page);
  }),
});

import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { pagesOf } from '../../platform/database/keyset.ts';
import { pageLoader } from '../../platform/database/page-loader.ts';
import { ofPresentCompany } from '../parties/index.ts';
import { Communication } from './communication.entity.ts';
import { newestFirst } from './communication.list.ts';

export const communicationLoaders = (db: DataSource) => ({
  /** Pages of the communications about quote requests, newest first. */
  ofRequest: pageLoader((ids, page) => {
    const list = { entity: Communication, where: [ofPresentCompany('communications')], order: newestFirst };
    return pagesOf(db, list, sql`quote_request_id`, ids, page);
  }),
});

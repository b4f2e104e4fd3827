import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { ActivityLog, latestChangeFirst } from '../activity/index.ts';
import { fetchPages, createPageLoader } from '../../platform/database/pagination.ts';
import { createSimilarRequestsLoader } from './quote-request.similar.ts';

export const quoteRequestLoaders = (db: DataSource) => ({
  history: createPageLoader((ids, page) =>
    fetchPages(db, { entity: ActivityLog, where: [], order: latestChangeFirst }, sql`target_id`, ids, page),
  ),

  similar: createSimilarRequestsLoader(db),
});

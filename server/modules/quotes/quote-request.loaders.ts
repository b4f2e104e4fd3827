import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { ActivityLog, latestChangeFirst } from '../activity/index.ts';
import { pagesOf } from '../../platform/database/keyset.ts';
import { pageLoader } from '../../platform/database/page-loader.ts';
import { similarTo } from './quote-request.similar.ts';

/** What belongs to a request, for a list of them too. */
export const quoteRequestLoaders = (db: DataSource) => ({
  history: pageLoader((ids, page) =>
    pagesOf(db, { entity: ActivityLog, where: [], order: latestChangeFirst }, sql`target_id`, ids, page),
  ),

  similar: similarTo(db),
});

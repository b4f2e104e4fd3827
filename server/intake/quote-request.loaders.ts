import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { ActivityLog } from '../crm/activity/activity-log.entity.ts';
import { latestChangeFirst } from '../crm/activity/activity-log.order.ts';
import { Communication } from '../crm/communications/communication.entity.ts';
import { newestFirst } from '../crm/communications/communication.list.ts';
import { ofPresentCompany } from '../crm/companies/company.conditions.ts';
import { pagesOf } from '../platform/database/keyset.ts';
import { pageLoader } from '../platform/database/page-loader.ts';
import { similarTo } from './quote-request.similar.ts';

/** What belongs to a request, for a list of them too. */
export const quoteRequestLoaders = (db: DataSource) => ({
  history: pageLoader((ids, page) =>
    pagesOf(db, { entity: ActivityLog, where: [], order: latestChangeFirst }, sql`target_id`, ids, page),
  ),

  communications: pageLoader((ids, page) => {
    const list = { entity: Communication, where: [ofPresentCompany('communications')], order: newestFirst };
    return pagesOf(db, list, sql`quote_request_id`, ids, page);
  }),

  similar: similarTo(db),
});

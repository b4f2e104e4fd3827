import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { fetchPages, createPageLoader } from '../../platform/database/pagination.ts';
import { createLoader } from '../../platform/database/rows.ts';
import { companyIsNotDeleted } from '../parties/index.ts';
import { Communication } from './communication.entity.ts';
import { newestFirst } from './communication.list.ts';

export const communicationLoaders = (db: DataSource) => ({
  /** Pages of the communications about quote requests, newest first. */
  byQuoteRequest: createPageLoader((ids, page) => {
    const list = { entity: Communication, where: [companyIsNotDeleted('communications')], order: newestFirst };
    return fetchPages(db, list, sql`quote_request_id`, ids, page);
  }),

  /** Number of communications in a thread, by id of its first one, which may be deleted. */
  threadCount: createLoader(
    (ids) =>
      db.query<{ id: string; count: number }[]>(
        `select id, count(*)::int as count from (
           select thread_id as id from communications where thread_id = any($1)
           union all select id from communications where id = any($1)
         ) as members group by id`,
        [ids],
      ),
    ({ id }) => id,
    ([thread]) => thread?.count ?? 1,
  ),
});

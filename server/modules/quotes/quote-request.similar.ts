import DataLoader from 'dataloader';
import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { selectColumns, queryRows } from '../../platform/database/rows.ts';
import { QuoteRequest } from './quote-request.entity.ts';

export const MAX_SIMILAR = 10;

/** Maximum numbers of candidates: the newest requests of the same company, and those for the same product. */
const MAX_COMPANY_CANDIDATES = 30;
const MAX_PRODUCT_CANDIDATES = 60;
/** Only the beginning of each message is compared. */
const MAX_COMPARED_CHARACTERS = 400;

/**
 * Loads the requests that are similar to a request, most similar first: by company, product, quantity and text of the message. The
 * number of candidates is limited, so that the cost does not grow with the table.
 */
export const createSimilarRequestsLoader = (db: DataSource) =>
  new DataLoader<{ id: string; first: number }, QuoteRequest[], string>(
    async (keys) => {
      const rows = await queryRows<QuoteRequest & { place: number }>(
        db,
        sql`select similar_ones.* from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ first }) => first)}::int[])
            with ordinality as wanted (id, most, place)
          join quote_requests asked on asked.id = wanted.id cross join lateral (
            select ${selectColumns(db, QuoteRequest)}, wanted.place::int as place from quote_requests
            where id <> asked.id and id in (
              (select id from quote_requests where company_id = asked.company_id order by created_at desc, id desc limit ${MAX_COMPANY_CANDIDATES})
              union
              (select id from quote_requests where product_type = asked.product_type order by created_at desc, id desc limit ${MAX_PRODUCT_CANDIDATES})
            )
            order by
              (case when company_id = asked.company_id then 2 else 0 end
                + case when product_type = asked.product_type then 1 else 0 end
                + case when quantity between asked.quantity / 2 and asked.quantity * 2 then 0.5 else 0 end
                + similarity(fold_text(left(message, ${MAX_COMPARED_CHARACTERS})), fold_text(left(asked.message, ${MAX_COMPARED_CHARACTERS})))) desc,
              created_at desc, id desc
            limit wanted.most
          ) as similar_ones`,
      );
      return keys.map((_, index) => rows.filter(({ place }) => place === index + 1));
    },
    { cacheKeyFn: ({ id, first }) => `${id} ${first}` },
  );

import DataLoader from 'dataloader';
import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { columnsOf, rowsOf } from '../../platform/database/rows.ts';
import { QuoteRequest } from './quote-request.entity.ts';

/** Similar requests that are shown at most. */
export const mostSimilar = 10;

/** Requests that are compared: the newest of the same company, and of the same product. */
const ofCompany = 30;
const ofProduct = 60;
/** Letters of the messages that are compared. */
const compared = 400;

/**
 * The requests that are most like one, the likest first: of the same company, for the same product, of a quantity near to it, in words
 * near to its own. As many rows are read among a million as among a thousand.
 */
export const similarTo = (db: DataSource) =>
  new DataLoader<{ id: string; first: number }, QuoteRequest[], string>(
    async (wanted) => {
      const rows = await rowsOf<QuoteRequest & { place: number }>(
        db,
        sql`select similar_ones.* from unnest(${wanted.map(({ id }) => id)}::uuid[], ${wanted.map(({ first }) => first)}::int[])
            with ordinality as wanted (id, most, place)
          join quote_requests asked on asked.id = wanted.id cross join lateral (
            select ${columnsOf(db, QuoteRequest)}, wanted.place::int as place from quote_requests
            where id <> asked.id and id in (
              (select id from quote_requests where company_id = asked.company_id order by created_at desc, id desc limit ${ofCompany})
              union
              (select id from quote_requests where product_type = asked.product_type order by created_at desc, id desc limit ${ofProduct})
            )
            order by
              (case when company_id = asked.company_id then 2 else 0 end
                + case when product_type = asked.product_type then 1 else 0 end
                + case when quantity between asked.quantity / 2 and asked.quantity * 2 then 0.5 else 0 end
                + similarity(fold_text(left(message, ${compared})), fold_text(left(asked.message, ${compared})))) desc,
              created_at desc, id desc
            limit wanted.most
          ) as similar_ones`,
      );
      return wanted.map((_, index) => rows.filter(({ place }) => place === index + 1));
    },
    { cacheKeyFn: ({ id, first }) => `${id} ${first}` },
  );

import type { EntityManager } from 'typeorm';

/** What is kept beside the records, and what it has to be. */
const recounts: Record<string, string> = {
  [`select id, total_quotes, total_orders, contact_count, communication_count, last_contact_date from companies`]: `select id,
      (select count(*) from quote_requests where company_id = c.id),
      (select count(*) from quote_requests where company_id = c.id and status = 'closed'),
      (select count(*) from contacts where company_id = c.id),
      (select count(*) from communications where company_id = c.id),
      (select max(created_at) from communications where company_id = c.id)
    from companies c`,
  [`select record, key, sum(count) from record_totals group by 1, 2 having sum(count) <> 0`]: `select 'companies', array[company_type, status, priority], count(*)::numeric from companies where deleted_at is null group by 2
    union all select 'communications', array[type, direction, m.status, m.priority], count(*)
      from communications m join companies c on c.id = company_id and deleted_at is null group by 2
    union all select 'company_days', day_key(created_at), count(*) from companies where deleted_at is null group by 2
    union all select 'quote_request_days', day_key(created_at), count(*) from quote_requests group by 2`,
  [`select status, priority, source, language, product_type, sum(count) from quote_request_totals group by 1, 2, 3, 4, 5`]: `select status, priority, source, language, coalesce(product_type, ''), count(*)::numeric from quote_requests group by 1, 2, 3, 4, 5`,
  [`select day, measure, value, count, total from analytics_days union all select day, 'noted', '', 1, 0 from analytics_stale_days`]: `select
      of::date, counted.* from generate_series(now() - interval '740 days', now() + interval '1 day', '1 day') as of,
      analytics_of_day(of::date) as counted`,
  [`select word from search_words`]: `select distinct word from (
      select concat_ws(' ', name, industry) as value from companies union select name from contacts union select subject from communications
    ) as named, search_words_of(value) as word`,
};

/** What is kept and is not what a recount finds; nothing may write meanwhile. */
export async function miscounted(db: EntityManager): Promise<string[]> {
  const wrong: string[] = [];
  for (const [kept, recount] of Object.entries(recounts)) {
    const both = [`((${kept}) except (${recount}))`, `((${recount}) except (${kept}))`];
    const [found] = await db.query<[{ count: number }]>(
      `select count(*)::int from (${both.join(' union all ')}) as difference`,
    );
    if (found.count > 0) wrong.push(kept);
  }
  return wrong;
}

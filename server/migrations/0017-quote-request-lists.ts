import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the lists and the board of quote requests need: an index for each order and filter, totals for the tabs, and the time of
 * closing. Building the indexes locks the table against writers, for about a minute a million rows.
 */
export class QuoteRequestLists1764028800017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(stages + orders + totals);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function count_quote_request_totals() cascade; -- its triggers too
      drop function fold_quote_request_totals();
      drop table quote_request_totals;
      drop index quote_requests_facets, quote_requests_by_product, quote_requests_by_language, quote_requests_by_quantity,
        quote_requests_by_amount, quote_requests_by_company_name, quote_requests_by_urgency;
      drop function quote_request_urgency(text, timestamptz);
      drop function record_quote_stage() cascade; -- its triggers too
      alter table quote_requests drop column closed_at;
      create trigger record_first_response before update of status on quote_requests
        for each row
        when (new.first_response_at is null and old.status in ('new', 'pending')
          and new.status in ('contacted', 'responded', 'quoted', 'closed'))
        execute function record_first_response();
    `);
  }
}

const stages = `
  alter table quote_requests add column closed_at timestamptz(3);
  comment on column quote_requests.closed_at is 'When it last became closed; null while it is not';
  alter table quote_requests disable trigger user; -- what follows is no edit: nobody's version, feed or counter changes
  update quote_requests set closed_at = coalesce(
    (select max(changed_at) from quote_status_history where quote_request_id = quote_requests.id and to_status = 'closed'),
    updated_at
  ) where status = 'closed';
  alter table quote_requests enable trigger user;

  create function record_quote_stage() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then
      if new.status = 'new' then
        -- Put back by mistake or by choice, it waits again, unless somebody has written or called.
        new.first_response_at :=
          (select min(created_at) from communications where quote_request_id = new.id and direction = 'outbound');
      elsif new.status <> 'pending' then
        new.first_response_at := coalesce(new.first_response_at, now());
      end if;
    end if;
    if new.status <> 'closed' then
      new.closed_at := null;
    elsif new.closed_at is null then
      -- A record that brings its own dates, as an import does, was closed by then.
      new.closed_at := case tg_op when 'INSERT' then greatest(new.created_at, new.first_response_at) else now() end;
    end if;
    return new;
  end $$;
  drop trigger record_first_response on quote_requests;
  create trigger record_stage before update of status on quote_requests
    for each row when (old.status <> new.status) execute function record_quote_stage();
  create trigger record_first_stage before insert on quote_requests
    for each row when (new.status = 'closed') execute function record_quote_stage();`;

/** Either direction of an order walks the same index. */
const orders = `
  -- Urgent before high, and within each the newest first, as one number that a cursor can carry: milliseconds below 10^13.
  create function quote_request_urgency(priority text, created_at timestamptz) returns bigint language sql immutable parallel safe
  return array_position(array['low', 'normal', 'high', 'urgent'], priority)::bigint * 10000000000000
    + floor(extract(epoch from created_at at time zone 'UTC') * 1000)::bigint;

  create index quote_requests_by_urgency on quote_requests (quote_request_urgency(priority, created_at) desc, id desc);
  create index quote_requests_by_company_name on quote_requests (coalesce(nullif(company, ''), name) collate "tr-x-icu", id);
  create index quote_requests_by_amount on quote_requests (coalesce(quoted_amount, -1) desc, id desc);
  create index quote_requests_by_quantity on quote_requests (coalesce(quantity, 0) desc, id desc);
  create index quote_requests_by_language on quote_requests (language, created_at desc, id desc);
  create index quote_requests_by_product on quote_requests (product_type, created_at desc, id desc);
  -- Where few requests have what a filter asks for, they are taken from here instead of met on a walk along a million.
  create index quote_requests_facets on quote_requests (status, priority, source, language, coalesce(product_type, ''));`;

/**
 * How many requests have each combination of what the list is filtered by. A writer appends what it adds or takes away and locks
 * nothing; \`fold_quote_request_totals\` makes one row of those that belong together, and a reader adds up.
 */
const totals = `
  create table quote_request_totals (
    status text not null,
    priority text not null,
    source text not null,
    language text not null,
    product_type text not null, -- '' for none
    count bigint not null
  );

  create function fold_quote_request_totals() returns void language sql as $$
    with folded as (
      delete from quote_request_totals
      where (status, priority, source, language, product_type) in (
        select status, priority, source, language, product_type from quote_request_totals
        group by 1, 2, 3, 4, 5 having count(*) > 1 or sum(count) = 0
      )
      returning *
    )
    insert into quote_request_totals
      select status, priority, source, language, product_type, sum(count) from folded
      group by 1, 2, 3, 4, 5 having sum(count) <> 0
  $$;

  create function count_quote_request_totals() returns trigger language plpgsql as $$ begin
    case tg_op
      when 'INSERT' then
        insert into quote_request_totals
          select status, priority, source, language, coalesce(product_type, ''), count(*) from added group by 1, 2, 3, 4, 5;
      when 'DELETE' then
        insert into quote_request_totals
          select status, priority, source, language, coalesce(product_type, ''), -count(*) from removed group by 1, 2, 3, 4, 5;
      when 'TRUNCATE' then
        delete from quote_request_totals;
      else
        insert into quote_request_totals
          select status, priority, source, language, coalesce(product_type, ''), sum(counted) from (
            select status, priority, source, language, product_type, 1 as counted from added
            union all select status, priority, source, language, product_type, -1 from removed
          ) as changed
          group by 1, 2, 3, 4, 5 having sum(counted) <> 0;
    end case;
    return null;
  end $$;
  create trigger total_added after insert on quote_requests
    referencing new table as added for each statement execute function count_quote_request_totals();
  create trigger total_changed after update on quote_requests
    referencing old table as removed new table as added for each statement execute function count_quote_request_totals();
  create trigger total_removed after delete on quote_requests
    referencing old table as removed for each statement execute function count_quote_request_totals();
  create trigger total_emptied after truncate on quote_requests
    for each statement execute function count_quote_request_totals();

  insert into quote_request_totals
    select status, priority, source, language, coalesce(product_type, ''), count(*) from quote_requests group by 1, 2, 3, 4, 5;`;

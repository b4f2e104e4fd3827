import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the analytics page adds up, counted by day of receipt (Europe/Istanbul), so that a year of a million requests is read from some
 * thousand rows. A writer notes the days that it touched, in its own transaction; those are counted from the records themselves until
 * `fold_analytics_days` has counted them anew, so that a reader never sees less than what is stored.
 */
export class AnalyticsDays1764028800035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(days + facts + ofDay + fold + notes);
    await runner.query(`
      insert into analytics_stale_days
        select istanbul_day(created_at) from quote_requests union select istanbul_day(created_at) from communications;
      select fold_analytics_days();

      -- Opened a million times by ten people is odd, and still no reason to refuse the figure.
      alter table email_campaigns
        alter column open_rate type numeric(13, 1),
        alter column click_rate type numeric(13, 1),
        alter column reply_rate type numeric(13, 1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table email_campaigns
        alter column open_rate type numeric(6, 1),
        alter column click_rate type numeric(6, 1),
        alter column reply_rate type numeric(6, 1);
      drop function note_days() cascade; -- its triggers too
      drop function note_days_of_changed() cascade;
      drop function note_days_of_stage() cascade;
      drop function note_days_of_company() cascade;
      drop function fold_analytics_days();
      drop function analytics_of_day(date);
      drop table analytics_days, analytics_stale_days;
      drop function quote_stage(text);
      drop function quote_response(timestamptz, timestamptz);
      drop function istanbul_midnight(date);
      drop function istanbul_day(timestamptz);
    `);
  }
}

const days = `
  create function istanbul_day(at timestamptz) returns date language sql immutable parallel safe
    return (at at time zone 'Europe/Istanbul')::date;
  create function istanbul_midnight(day date) returns timestamptz language sql immutable parallel safe
    return day::timestamp at time zone 'Europe/Istanbul';

  create table analytics_days (
    day date not null,
    measure text not null,
    value text not null, -- '' for none
    count bigint not null,
    total numeric not null -- seconds or money, as the measure has it
  );
  create index analytics_days_day on analytics_days (day);
  -- Appended by writers, who lock nothing and wait for nobody; a day may stand here many times.
  create table analytics_stale_days (day date not null);`;

const facts = `
  -- How far a status is along the way of a sale.
  create function quote_stage(status text) returns smallint language sql immutable parallel safe
    return case status when 'new' then 0 when 'quoted' then 2 when 'closed' then 3 else 1 end;

  -- How long the visitor waited for us.
  create function quote_response(asked timestamptz, answered timestamptz) returns text language sql immutable parallel safe
    return case
      when answered is null then 'none'
      when answered - asked < interval '1 hour' then 'hour'
      when answered - asked < interval '4 hours' then 'four_hours'
      when answered - asked < interval '24 hours' then 'day'
      when answered - asked < interval '72 hours' then 'three_days'
      else 'longer'
    end;`;

/** Migration 0045 goes back to it. */
export const ofDay = `
  create or replace function analytics_of_day(of date) returns table (measure text, value text, count bigint, total numeric)
  language sql stable as $$
    select fact.measure, fact.value, count(*), coalesce(sum(fact.total), 0)
    from quote_requests q
      left join companies c on c.id = q.company_id
      cross join lateral (
        select greatest(quote_stage(q.status), max(quote_stage(to_status))) as stage
        from quote_status_history where quote_request_id = q.id
      ) as furthest
      cross join lateral (values
        ('status', q.status, null),
        ('reached', (array['new', 'contacted', 'quoted', 'closed'])[furthest.stage + 1], null),
        ('source', q.source, null),
        ('language', q.language, null),
        ('product', coalesce(q.product_type, ''), null),
        ('country', coalesce(c.country, ''), null),
        ('response', quote_response(q.created_at, q.first_response_at),
          extract(epoch from greatest(q.first_response_at - q.created_at, interval '0'))),
        ('revenue', case q.status when 'closed' then coalesce(q.quoted_currency, '') end, q.quoted_amount),
        ('sale', case q.status when 'closed' then '' end,
          extract(epoch from greatest(q.closed_at - q.created_at, interval '0')))
      ) as fact (measure, value, total)
    where q.created_at >= istanbul_midnight(of) and q.created_at < istanbul_midnight(of + 1) and fact.value is not null
    group by 1, 2
    union all
    select 'email', direction, count(*), 0
    from communications join companies on companies.id = company_id and deleted_at is null
    where type = 'email' and communications.created_at >= istanbul_midnight(of)
      and communications.created_at < istanbul_midnight(of + 1)
    group by 2
  $$;`;

const fold = `
  create function fold_analytics_days() returns void language plpgsql as $$ begin
    lock table analytics_days in share row exclusive mode; -- one at a time; readers go on
    with noted as (delete from analytics_stale_days returning day),
      stale as (select distinct day from noted),
      before as (delete from analytics_days where day in (select day from stale))
    insert into analytics_days (day, measure, value, count, total)
      select stale.day, fact.* from stale cross join lateral analytics_of_day(stale.day) as fact;
  end $$;`;

const notes = `
  create function note_days() returns trigger language plpgsql as $$ begin
    case
      when tg_op = 'TRUNCATE' then insert into analytics_stale_days select distinct day from analytics_days;
      when tg_op = 'INSERT' then insert into analytics_stale_days select distinct istanbul_day(created_at) from added;
      else insert into analytics_stale_days select distinct istanbul_day(created_at) from removed;
    end case;
    return null;
  end $$;
  create function note_days_of_changed() returns trigger language plpgsql as $$ begin
    insert into analytics_stale_days
      select istanbul_day(old.created_at) union select istanbul_day(new.created_at);
    return null;
  end $$;

  create trigger days_added after insert on quote_requests
    referencing new table as added for each statement execute function note_days();
  create trigger days_removed after delete on quote_requests
    referencing old table as removed for each statement execute function note_days();
  create trigger days_emptied after truncate on quote_requests
    for each statement execute function note_days();
  create trigger days_changed after update on quote_requests
    for each row when (
      (old.created_at, old.status, old.source, old.language, old.product_type, old.company_id)
        is distinct from (new.created_at, new.status, new.source, new.language, new.product_type, new.company_id)
      or (old.first_response_at, old.closed_at, old.quoted_amount, old.quoted_currency)
        is distinct from (new.first_response_at, new.closed_at, new.quoted_amount, new.quoted_currency)
    ) execute function note_days_of_changed();

  create trigger days_added after insert on communications
    referencing new table as added for each statement execute function note_days();
  create trigger days_removed after delete on communications
    referencing old table as removed for each statement execute function note_days();
  create trigger days_emptied after truncate on communications
    for each statement execute function note_days();
  create trigger days_changed after update on communications
    for each row when (
      (old.created_at, old.type, old.direction, old.company_id)
        is distinct from (new.created_at, new.type, new.direction, new.company_id)
    ) execute function note_days_of_changed();

  create function note_days_of_stage() returns trigger language plpgsql as $$ begin
    case tg_op
      when 'INSERT' then
        insert into analytics_stale_days
          select distinct istanbul_day(created_at) from added join quote_requests q on q.id = quote_request_id
          where to_status <> 'new';
      when 'DELETE' then
        insert into analytics_stale_days
          select distinct istanbul_day(created_at) from removed join quote_requests q on q.id = quote_request_id;
      else
        insert into analytics_stale_days
          select distinct istanbul_day(created_at) from quote_requests where id in (
            select quote_request_id from added union all select quote_request_id from removed
          );
    end case;
    return null;
  end $$;
  create trigger days_added after insert on quote_status_history
    referencing new table as added for each statement execute function note_days_of_stage();
  create trigger days_changed after update on quote_status_history
    referencing old table as removed new table as added for each statement execute function note_days_of_stage();
  create trigger days_removed after delete on quote_status_history
    referencing old table as removed for each statement execute function note_days_of_stage();
  create trigger days_emptied after truncate on quote_status_history
    for each statement execute function note_days();

  create function note_days_of_company() returns trigger language plpgsql as $$ begin
    insert into analytics_stale_days
      select istanbul_day(created_at) from quote_requests where company_id = new.id
      union select istanbul_day(created_at) from communications where company_id = new.id and type = 'email';
    return null;
  end $$;
  create trigger days_changed after update on companies
    for each row when ((old.country, old.deleted_at) is distinct from (new.country, new.deleted_at))
    execute function note_days_of_company();`;

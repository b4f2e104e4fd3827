import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A list that is narrowed by a few choices is read combination by combination, each in the order of the list, from an index that has
 * all of them: as many rows among a million as among a thousand (server/platform/database/facets.ts). Building the indexes locks the
 * tables against writers, for about half a minute a million rows.
 */
export class FacetLists1764028800022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index companies_by_type, companies_by_status, companies_by_priority;
      create index companies_facets on companies (company_type, status, priority, created_at desc, id desc);

      drop index communications_by_type, communications_by_direction, communications_by_status, communications_by_priority;
      -- With its company, so that those in the bin are left out without reading the communication.
      create index communications_facets on communications (type, direction, status, priority, created_at desc, id desc)
        include (company_id);
      create index communications_owed on communications (created_at desc, id desc) where follow_up_required;

      drop index quote_requests_facets;
      create index quote_requests_facets on quote_requests
        (status, priority, source, language, coalesce(product_type, ''), created_at desc, id desc);

      ${companyTotals(`array[company_type, status, priority]`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${companyTotals(`array[company_type]`)}

      drop index quote_requests_facets;
      create index quote_requests_facets on quote_requests (status, priority, source, language, coalesce(product_type, ''));
      drop index communications_owed, communications_facets;
      create index communications_by_type on communications (type, created_at desc, id desc);
      create index communications_by_direction on communications (direction, created_at desc, id desc);
      create index communications_by_status on communications (status, created_at desc, id desc);
      create index communications_by_priority on communications (priority, created_at desc, id desc);
      drop index companies_facets;
      create index companies_by_type on companies (company_type, created_at desc, id desc);
      create index companies_by_status on companies (status, created_at desc, id desc);
      create index companies_by_priority on companies (priority, created_at desc, id desc);
    `);
  }
}

/** The totals of migration 0011 with more in their key. */
const companyTotals = (key: string) => {
  const of = (row: string) => key.replace(/company_type|status|priority/g, (column) => `${row}.${column}`);
  return `
  create or replace function count_company_totals() returns trigger language plpgsql as $$ begin
    insert into record_totals
      select 'companies', ${key}, count(*), sum(total_value) from added where deleted_at is null group by 2;
    return null;
  end $$;

  -- Into the bin and out of it go a company's communications too.
  create or replace function count_company_change() returns trigger language plpgsql as $$ begin
    if old.deleted_at is null then
      insert into record_totals values ('companies', ${of('old')}, -1, -old.total_value);
    end if;
    if new.deleted_at is null then
      insert into record_totals values ('companies', ${of('new')}, 1, new.total_value);
    end if;
    if (old.deleted_at is null) <> (new.deleted_at is null) then
      insert into record_totals
        select 'communications', array[type, direction, status, priority],
          count(*) * case when new.deleted_at is null then 1 else -1 end, 0
        from communications where company_id = new.id group by 2;
    end if;
    return null;
  end $$;
  drop trigger total_changed on companies;
  create trigger total_changed after update on companies for each row
    when ((${of('old')}, old.total_value, old.deleted_at) is distinct from (${of('new')}, new.total_value, new.deleted_at))
    execute function count_company_change();

  create or replace function count_company_removal() returns trigger language plpgsql as $$ begin
    insert into record_totals values ('companies', ${of('old')}, -1, -old.total_value);
    insert into record_totals
      select 'communications', array[type, direction, status, priority], -count(*), 0
      from communications where company_id = old.id group by 2;
    return old;
  end $$;

  delete from record_totals where record = 'companies';
  insert into record_totals
    select 'companies', ${key}, count(*), sum(total_value) from companies where deleted_at is null group by 2;`;
};

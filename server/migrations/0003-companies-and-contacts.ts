import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Companies and their people. Lists are read in the order of an index, newest first, so that a page costs the same among a
 * million rows; names are ordered as a Turkish dictionary does.
 */
export class CompaniesAndContacts1764028800003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence company_code_number;
      create function next_company_code() returns text language sql volatile
      return (select 'KC-' || lpad(n::text, greatest(4, length(n::text)), '0') from nextval('company_code_number') as n);

      create table companies (
        id uuid primary key default gen_random_uuid(),
        company_code text not null unique default next_company_code(),
        name text not null check (btrim(name) <> ''),
        legal_name text,
        industry text,
        company_type text not null default 'prospect'
          check (company_type in ('prospect', 'lead', 'customer', 'supplier', 'partner')),
        size text check (size in ('startup', 'small', 'medium', 'large', 'enterprise')),
        website text,
        address_line1 text,
        address_line2 text,
        city text,
        state text,
        postal_code text,
        country text not null default 'Turkey',
        tax_number text,
        trade_registry_no text,
        linkedin_url text,
        lead_source text not null default 'manual'
          check (lead_source in ('manual', 'website', 'referral', 'cold-email', 'trade-show', 'social-media', 'other')),
        lead_score integer not null default 50 check (lead_score between 0 and 100),
        status text not null default 'active' check (status in ('active', 'inactive', 'archived', 'blacklisted')),
        priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'critical')),
        payment_terms text,
        credit_limit numeric(14, 2) not null default 0 check (credit_limit >= 0),
        currency text not null default 'USD' check (currency in ('USD', 'EUR', 'TRY', 'GBP')),
        notes text,
        internal_notes text,
        first_contact_date timestamptz(3),
        last_contact_date timestamptz(3),
        created_by uuid references admin_users on delete set null,
        total_quotes integer not null default 0,
        total_orders integer not null default 0,
        contact_count integer not null default 0,
        communication_count integer not null default 0,
        total_value numeric(16, 2) not null default 0,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        deleted_at timestamptz(3),
        search_text text generated always as
          (fold_text(name || E'\\n' || company_code || E'\\n' || coalesce(industry, ''))) stored,
        name_key text generated always as (company_name_key(name)) stored,
        web_domain text generated always as (web_domain(website)) stored
      );
      create index companies_created on companies (created_at desc, id desc);
      create index companies_by_type on companies (company_type, created_at desc, id desc);
      create index companies_by_status on companies (status, created_at desc, id desc);
      create index companies_by_priority on companies (priority, created_at desc, id desc);
      create index companies_last_contact on companies (coalesce(last_contact_date, '-infinity') desc, id desc);
      create index companies_name on companies (name collate "tr-x-icu", id);
      create index companies_name_key on companies (name_key);
      create index companies_web_domain on companies (web_domain);
      create index companies_created_by on companies (created_by);
      -- Few: lists leave out what belongs to them without reading the others.
      create index companies_in_bin on companies (id) where deleted_at is not null;
      create index companies_search on companies using gin (search_text gin_trgm_ops);
      create index companies_similar_name on companies using gin (name_key gin_trgm_ops);

      -- Only an edit makes a new version: triggers (depth 1 and more) write nothing but counters.
      create trigger touch_updated_at before update on companies
        for each row when (pg_trigger_depth() = 0) execute function touch_updated_at();

      create table contacts (
        id uuid primary key default gen_random_uuid(),
        company_id uuid not null references companies on delete cascade,
        name text not null check (btrim(name) <> ''),
        email text not null,
        phone text,
        position text,
        is_primary boolean not null default false,
        status text not null default 'active' check (status in ('active', 'inactive')),
        lead_source text not null default 'manual'
          check (lead_source in ('manual', 'website', 'referral', 'cold-email', 'trade-show', 'social-media', 'other')),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        search_text text generated always as (fold_text(name || E'\\n' || email)) stored
      );
      create unique index contacts_email on contacts (email_key(email));
      create index contacts_of_company on contacts (company_id, name collate "tr-x-icu", id);
      create index contacts_name on contacts (name collate "tr-x-icu", id);
      create index contacts_search on contacts using gin (search_text gin_trgm_ops);
      create trigger touch_updated_at before update on contacts for each row execute function touch_updated_at();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table contacts, companies;
      drop function next_company_code();
      drop sequence company_code_number;
    `);
  }
}

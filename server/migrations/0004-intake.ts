import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the public forms leave behind. */
export class Intake1764028800004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table quote_requests (
        id uuid primary key default gen_random_uuid(),
        submission_id uuid not null unique,
        reference text not null unique,
        source text not null
          check (source in ('quick_quote', 'hydraulic_quote', 'equipment_card', 'buyer_quote', 'seller_quote')),
        name text not null,
        email text not null,
        phone text not null default '',
        company text not null default '',
        message text not null default '',
        status text not null default 'new'
          check (status in ('new', 'pending', 'contacted', 'responded', 'quoted', 'closed')),
        priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
        notes text,
        product_type text,
        product_title text,
        quantity numeric(14, 3) check (quantity > 0),
        target_price text,
        delivery_terms text check (delivery_terms in ('fob', 'cif', 'cfr', 'exw', 'dap')),
        delivery_location text,
        payment_terms text check (payment_terms in ('lc', 'tt', 'dp', 'da')),
        additional_requirements text,
        language text not null default 'tr' check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
        first_response_at timestamptz(3),
        quoted_amount numeric(14, 2) check (quoted_amount >= 0),
        quoted_currency text check (quoted_currency in ('USD', 'EUR', 'TRY', 'GBP')),
        company_id uuid references companies on delete set null,
        contact_id uuid references contacts on delete set null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        search_text text generated always as (fold_text(name || E'\\n' || email || E'\\n' || company)) stored,
        check ((quoted_amount is null) = (quoted_currency is null))
      );
      create index quote_requests_created on quote_requests (created_at desc, id desc);
      create index quote_requests_by_status on quote_requests (status, created_at desc, id desc);
      create index quote_requests_by_priority on quote_requests (priority, created_at desc, id desc);
      create index quote_requests_by_source on quote_requests (source, created_at desc, id desc);
      create index quote_requests_of_company on quote_requests (company_id, created_at desc, id desc);
      create index quote_requests_of_contact on quote_requests (contact_id);
      create index quote_requests_email on quote_requests (email_key(email));
      create index quote_requests_search on quote_requests using gin (search_text gin_trgm_ops);
      create trigger touch_updated_at before update on quote_requests for each row execute function touch_updated_at();

      -- Every stage that a request ever reached, for conversion rates over time.
      create table quote_status_history (
        id bigint generated always as identity primary key,
        quote_request_id uuid not null references quote_requests on delete cascade,
        from_status text check (from_status in ('new', 'pending', 'contacted', 'responded', 'quoted', 'closed')),
        to_status text not null check (to_status in ('new', 'pending', 'contacted', 'responded', 'quoted', 'closed')),
        changed_at timestamptz(3) not null default now(),
        actor text
      );
      create index quote_status_history_of_request on quote_status_history (quote_request_id, changed_at);
      create index quote_status_history_by_status on quote_status_history (to_status, changed_at);

      create function record_quote_status() returns trigger language plpgsql as $$ begin
        insert into quote_status_history (quote_request_id, from_status, to_status, changed_at, actor)
        values (
          new.id, case tg_op when 'UPDATE' then old.status end, new.status,
          case tg_op when 'UPDATE' then now() else new.created_at end,
          nullif(current_setting('kordon.actor', true), '')
        );
        return null;
      end $$;
      create trigger record_first_quote_status after insert on quote_requests
        for each row execute function record_quote_status();
      create trigger record_quote_status after update of status on quote_requests
        for each row when (old.status <> new.status) execute function record_quote_status();

      create function record_first_response() returns trigger language plpgsql as $$ begin
        new.first_response_at := now();
        return new;
      end $$;
      create trigger record_first_response before update of status on quote_requests
        for each row
        when (new.first_response_at is null and old.status in ('new', 'pending')
          and new.status in ('contacted', 'responded', 'quoted', 'closed'))
        execute function record_first_response();

      create table contact_messages (
        id uuid primary key default gen_random_uuid(),
        submission_id uuid not null unique,
        reference text not null unique,
        name text not null,
        company text not null,
        email text not null,
        phone text not null default '',
        topic text check (topic in (
          'genel-bilgi', 'urun-sorgusu', 'fiyat-teklifi', 'teknik-destek', 'kalite-sertifika', 'teslimat-lojistik',
          'odeme-finansman', 'ihracat-ithalat', 'proje-danismanligi', 'haddehane-cozumleri', 'endüstriyel-ekipman',
          'tedarikci-ortakligi', 'satın-alma', 'hurda-alimi', 'hammadde-tedariği', 'özel-üretim', 'ar-ge',
          'yatirimci-iliskileri', 'iş-birligi', 'şikayet-öneri', 'basin-medya', 'etkinlik-fuar', 'eğitim-seminer',
          'surdurulebilirlik', 'cevre-kalite', 'is-guvenliği', 'diger'
        )),
        subject text not null,
        message text not null,
        language text not null default 'tr' check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
        company_id uuid references companies on delete set null,
        contact_id uuid references contacts on delete set null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      );
      create index contact_messages_created on contact_messages (created_at desc, id desc);
      create index contact_messages_of_company on contact_messages (company_id);
      create index contact_messages_of_contact on contact_messages (contact_id);
      create trigger touch_updated_at before update on contact_messages for each row execute function touch_updated_at();

      create table supplier_applications (
        id uuid primary key default gen_random_uuid(),
        submission_id uuid not null unique,
        reference text not null unique,
        company_name text not null,
        country text not null,
        product_type text not null,
        monthly_capacity numeric(14, 3) not null check (monthly_capacity > 0),
        contact_person text not null,
        email text not null,
        phone text not null,
        website text,
        description text,
        language text not null default 'tr' check (language in ('tr', 'en', 'fa', 'ar', 'fr')),
        company_id uuid references companies on delete set null,
        contact_id uuid references contacts on delete set null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      );
      create index supplier_applications_created on supplier_applications (created_at desc, id desc);
      create index supplier_applications_of_company on supplier_applications (company_id);
      create index supplier_applications_of_contact on supplier_applications (contact_id);
      create trigger touch_updated_at before update on supplier_applications
        for each row execute function touch_updated_at();

      create table attachments (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        type text not null,
        size integer not null check (size = octet_length(content)),
        content bytea not null,
        contact_message_id uuid references contact_messages on delete cascade,
        supplier_application_id uuid references supplier_applications on delete cascade,
        created_at timestamptz(3) not null default now(),
        check (num_nonnulls(contact_message_id, supplier_application_id) <= 1)
      );
      create index attachments_of_message on attachments (contact_message_id);
      create index attachments_of_application on attachments (supplier_application_id);

      create table consents (
        id uuid primary key default gen_random_uuid(),
        subject_type text not null
          check (subject_type in ('quote_request', 'contact_message', 'supplier_application', 'contact')),
        subject_id uuid not null,
        purpose text not null check (purpose in ('privacy_notice', 'marketing')),
        text_version text not null,
        locale text not null check (locale in ('tr', 'en', 'fa', 'ar', 'fr')),
        given_at timestamptz(3) not null default now(),
        withdrawn_at timestamptz(3) check (withdrawn_at >= given_at),
        address inet
      );
      create index consents_of_subject on consents (subject_type, subject_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table consents, attachments, supplier_applications, contact_messages, quote_status_history, quote_requests;
      drop function record_first_response();
      drop function record_quote_status();
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How we were in touch with a company, and what the sales desk and its mailings did. */
export class CommunicationsAndSales1764028800005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table communications (
        id uuid primary key default gen_random_uuid(),
        company_id uuid not null references companies on delete cascade,
        contact_id uuid references contacts on delete set null,
        quote_request_id uuid references quote_requests on delete set null,
        type text not null default 'email'
          check (type in ('email', 'phone', 'meeting', 'whatsapp', 'video_call', 'form_submission')),
        direction text not null default 'outbound' check (direction in ('inbound', 'outbound')),
        subject text not null check (btrim(subject) <> ''),
        content text,
        status text not null default 'sent'
          check (status in ('sent', 'delivered', 'read', 'replied', 'failed', 'received')),
        priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
        sentiment text check (sentiment in ('positive', 'neutral', 'negative')),
        follow_up_required boolean not null default false,
        follow_up_date timestamptz(3),
        tags text[],
        duration_minutes integer check (duration_minutes > 0),
        metadata jsonb,
        created_by uuid references admin_users on delete set null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        search_text text generated always as (fold_text(subject || E'\\n' || coalesce(content, ''))) stored
      );
      create index communications_created on communications (created_at desc, id desc);
      create index communications_of_company on communications (company_id, created_at desc, id desc);
      create index communications_of_contact on communications (contact_id);
      create index communications_of_request on communications (quote_request_id);
      create index communications_by_type on communications (type, created_at desc, id desc);
      create index communications_by_direction on communications (direction, created_at desc, id desc);
      create index communications_by_status on communications (status, created_at desc, id desc);
      create index communications_by_priority on communications (priority, created_at desc, id desc);
      create index communications_by_author on communications (created_by);
      create index communications_to_follow_up on communications (follow_up_date, id) where follow_up_required;
      create index communications_search on communications using gin (search_text gin_trgm_ops);
      create trigger touch_updated_at before update on communications for each row execute function touch_updated_at();

      create table email_campaigns (
        id uuid primary key default gen_random_uuid(),
        subject text not null,
        sent_at timestamptz(3),
        sent_count integer not null default 0 check (sent_count >= 0),
        opened_count integer not null default 0 check (opened_count >= 0),
        clicked_count integer not null default 0 check (clicked_count >= 0),
        replied_count integer not null default 0 check (replied_count >= 0),
        open_rate numeric(6, 1) not null generated always as
          (coalesce(round(100.0 * opened_count / nullif(sent_count, 0), 1), 0)) stored,
        click_rate numeric(6, 1) not null generated always as
          (coalesce(round(100.0 * clicked_count / nullif(sent_count, 0), 1), 0)) stored,
        reply_rate numeric(6, 1) not null generated always as
          (coalesce(round(100.0 * replied_count / nullif(sent_count, 0), 1), 0)) stored,
        created_at timestamptz(3) not null default now()
      );
      create index email_campaigns_sent on email_campaigns (sent_at desc, id desc);

      create table sales_activities (
        id uuid primary key default gen_random_uuid(),
        company_id uuid references companies on delete set null,
        activity_type text not null check (activity_type in ('email_sent', 'email_replied', 'call_made')),
        outcome text,
        created_at timestamptz(3) not null default now()
      );
      create index sales_activities_created on sales_activities (created_at, id);
      create index sales_activities_of_company on sales_activities (company_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table sales_activities, email_campaigns, communications`);
  }
}

-- From the schema of the migrations 0001 to 0054 or 0055 to that of 0001_baseline. Run in one transaction, followed by the files of the
-- baseline with text functions, indexes, company values and triggers (10, 80 and later). Locks every table for a moment; no row is rewritten.

-- Stored counts and totals: they are computed when they are read now.
drop view if exists company_overview, communication_timeline;
drop table if exists record_totals, quote_request_totals, search_words, analytics_days, analytics_stale_days, sales_activities;

-- All triggers: 90_triggers.sql creates those that are still used.
do $$
declare
  trigger_function regprocedure;
begin
  for trigger_function in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute format('drop function %s cascade', trigger_function);
  end loop;
end $$;

-- Indexes that no list needs any more. Dropping the columns below also drops their indexes.
drop index if exists
  activity_logs_by_change, activity_logs_by_type,
  communications_by_sentiment, communications_to_follow_up,
  companies_bin_date, companies_created_by, companies_facets, companies_lead_score,
  companies_long_by_date, companies_long_by_last_contact, companies_long_by_lead_score, companies_long_by_name,
  companies_name, companies_quiet,
  companies_words_by_date, companies_words_by_last_contact, companies_words_by_lead_score, companies_words_by_name,
  company_documents_by_author, contact_messages_created, contacts_by_status, contacts_mail_domain, contacts_name,
  email_campaigns_sent, offers_by_author,
  quote_requests_by_amount, quote_requests_by_company_name, quote_requests_by_language, quote_requests_by_priority,
  quote_requests_by_quantity, quote_requests_by_source, quote_requests_by_urgency, quote_requests_facets,
  quote_requests_long_by_date, quote_requests_long_by_name, quote_requests_mail_domain,
  quote_requests_words_by_date, quote_requests_words_by_name, supplier_applications_created;
alter table companies
  drop column if exists total_quotes,
  drop column if exists total_orders,
  drop column if exists contact_count,
  drop column if exists communication_count,
  drop column if exists total_value;

-- Functions that only the above used.
drop function if exists
  add_to_companies, analytics_of_day, analytics_of_days, changes_between, camel_case, day_key, fold_analytics_days,
  fold_quote_request_totals, fold_record_totals, mail_domain, quote_request_urgency, search_words_of;
drop type if exists company_delta;

alter table attachments rename constraint attachments_check1 to attachments_one_owner;

-- Jobs that this version no longer has.
do $$ begin
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier in ('fold-record-totals', 'fold-quote-totals', 'fold-analytics-days')
    ));
  end if;
end $$;

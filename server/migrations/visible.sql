-- The records that a user with admin_users.sees_own_only may see: one view for each table with records of customers, under the name of
-- the table. Statements of such a user run with the search path "visible, public" (server/platform/database/visible-records.ts), so that
-- every list, count, join, update and delete reads the view. The last migration creates the views anew, with the current columns of the
-- tables; a change of this file takes effect with the next migration.

create schema visible;
comment on schema visible is 'Records of a user who sees only own and unassigned ones';

-- The user of the current statements; an error without one, so that a missing setting never shows all records.
create function visible.viewer_id() returns uuid stable language sql return current_setting('kordon.viewer_id')::uuid;

create view visible.companies as
  select * from public.companies where owner_id is null or owner_id = visible.viewer_id();
create view visible.contacts as
  select * from public.contacts where company_id in (select id from visible.companies);
create view visible.quote_requests as
  select * from public.quote_requests where owner_id is null or owner_id = visible.viewer_id();
create view visible.quote_status_history as
  select * from public.quote_status_history where quote_request_id in (select id from visible.quote_requests);
create view visible.communications as
  select * from public.communications
  where company_id in (select id from visible.companies)
    and (quote_request_id is null or quote_request_id in (select id from visible.quote_requests));
create view visible.communications_bin as
  select * from public.communications_bin
  where company_id in (select id from visible.companies)
    and (record ->> 'quote_request_id' is null or (record ->> 'quote_request_id')::uuid in (select id from visible.quote_requests));
create view visible.scheduled_mails as
  select * from public.scheduled_mails
  where company_id in (select id from visible.companies)
    and (quote_request_id is null or quote_request_id in (select id from visible.quote_requests));
create view visible.campaign_recipients as
  select * from public.campaign_recipients where company_id is null or company_id in (select id from visible.companies);
create view visible.tasks as
  select * from public.tasks
  where (assignee_id is null or assignee_id = visible.viewer_id())
    and (company_id is null or company_id in (select id from visible.companies))
    and (quote_request_id is null or quote_request_id in (select id from visible.quote_requests));
create view visible.orders as
  select * from public.orders where owner_id is null or owner_id = visible.viewer_id();
create view visible.order_documents as
  select * from public.order_documents where order_id in (select id from visible.orders);
create view visible.notifications as
  select * from public.notifications
  where recipient_id = visible.viewer_id()
    and case record_type
      when 'quote_request' then record_id in (select id from visible.quote_requests)
      when 'company' then record_id in (select id from visible.companies)
      when 'order' then record_id in (select id from visible.orders)
      when 'bank_account_change' then true
      else record_id in (select id from visible.tasks) or record_id in (select id from visible.communications)
    end;
create view visible.contact_messages as
  select * from public.contact_messages where company_id is null or company_id in (select id from visible.companies);
create view visible.supplier_applications as
  select * from public.supplier_applications where company_id is null or company_id in (select id from visible.companies);
create view visible.company_documents as
  select * from public.company_documents where company_id in (select id from visible.companies);
create view visible.offers as
  select * from public.offers
  where case when quote_request_id is null then company_id in (select id from visible.companies)
    else quote_request_id in (select id from visible.quote_requests) end;
create view visible.offer_lines as
  select * from public.offer_lines where offer_id in (select id from visible.offers);
create view visible.offer_links as
  select * from public.offer_links where offer_id in (select id from visible.offers);
create view visible.offer_answers as
  select * from public.offer_answers where offer_id in (select id from visible.offers);
create view visible.inbound_mails as
  select * from public.inbound_mails
  where (coalesce(company_id, suggested_company_id) is null or coalesce(company_id, suggested_company_id) in (select id from visible.companies))
    and (communication_id is null or communication_id in (select id from visible.communications));
create view visible.attachments as
  select * from public.attachments
  where contact_message_id in (select id from visible.contact_messages)
    or supplier_application_id in (select id from visible.supplier_applications)
    or inbound_mail_id in (select id from visible.inbound_mails)
    or id in (select attachment_id from visible.company_documents)
    or id in (select attachment_id from visible.offers)
    or id in (select attachment_id from visible.order_documents);
-- Entries about users and about deleted records are not shown. An entry names the company of its record.
create view visible.activity_logs as
  select * from public.activity_logs
  where case target_type
    when 'companies' then target_id in (select id from visible.companies)
    when 'contacts' then target_id in (select id from visible.contacts)
    when 'quote_requests' then target_id in (select id from visible.quote_requests)
    when 'communications' then target_id in (select id from visible.communications)
    when 'tasks' then target_id in (select id from visible.tasks)
    when 'contact_messages' then target_id in (select id from visible.contact_messages)
    when 'supplier_applications' then target_id in (select id from visible.supplier_applications)
    when 'company_documents' then target_id in (select id from visible.company_documents)
    when 'offers' then target_id in (select id from visible.offers)
    when 'orders' then target_id in (select id from visible.orders)
    when 'order_documents' then target_id in (select id from visible.order_documents)
    else false
  end;

-- The views of the public schema, with their tables replaced by the visible rows: the name of a table is printed with its schema only
-- where the search path does not find it.
do $$
declare
  view record;
begin
  perform set_config('search_path', 'public', true);
  for view in select relname as name, oid from pg_class
    where relkind = 'v' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by oid -- a view that reads another one comes after it, and reads the visible one
  loop
    perform set_config('search_path', 'public', true);
    declare
      definition text := pg_get_viewdef(view.oid);
    begin
      perform set_config('search_path', 'visible, public', true);
      execute format('create view visible.%I as %s', view.name, definition);
    end;
  end loop;
  perform set_config('search_path', 'public', true);
end $$;

-- Triggers read and write the tables of the public schema, so that they maintain all records, whoever causes them.
do $$
declare
  name text;
begin
  for name in select distinct tgfoid::regprocedure::text from pg_trigger where not tgisinternal loop
    execute format('alter function %s set search_path = public', name);
  end loop;
end $$;

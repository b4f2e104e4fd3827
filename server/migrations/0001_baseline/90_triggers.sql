-- What the database does by itself: versions, the activity log, the history of a request, dates that lists are ordered by, and
-- notifications. At most 40 triggers and 25 functions, those of the other files included (schema-limits.test.ts).
-- Also run by the upgrade of an older database, after it has dropped its own.

-- ---- Versions

-- The version that editors compare: two updates within one millisecond must differ.
create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  return new;
end $$;

create trigger touch_updated_at before update on accounts for each row execute function touch_updated_at();
create trigger touch_updated_at before update on admin_users for each row execute function touch_updated_at();
-- Only an edit makes a new version: what another trigger writes (note_last_contact) does not.
create trigger touch_updated_at before update on companies
  for each row when (pg_trigger_depth() = 0) execute function touch_updated_at();
create trigger touch_updated_at before update on contacts for each row execute function touch_updated_at();
create trigger touch_updated_at before update on quote_requests for each row execute function touch_updated_at();
create trigger touch_updated_at before update on contact_messages for each row execute function touch_updated_at();
create trigger touch_updated_at before update on supplier_applications for each row execute function touch_updated_at();
create trigger touch_updated_at before update on communications for each row execute function touch_updated_at();

-- ---- Activity log

-- Adds an entry and notifies "activity" with its id on commit. An update that changes none of the audited columns adds nothing.
-- Settings of the transaction: kordon.actor (e-mail of the admin user); kordon.restoring = 'on' where an insert takes a record out of
-- the bin.
create function log_activity() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  record jsonb := coalesce(after, before);
  changes jsonb;
  action text := tg_op;
  restored boolean := tg_op = 'INSERT' and coalesce(current_setting('kordon.restoring', true) = 'on', false);
  entry bigint;
begin
  if tg_op = 'UPDATE' then
    -- { fieldName: [before, after] }
    select jsonb_object_agg(
      lower(left(key, 1)) || substr(replace(initcap(replace(key, '_', ' ')), ' ', ''), 2),
      jsonb_build_array(before -> key, value)
    )
    into changes
    from jsonb_each(after - array[
      'updated_at', 'search_text', 'name_key', 'web_domain', 'last_contact_date', 'message_id', 'reply_to_id', 'recipient', 'sent_at'
    ])
    where before -> key is distinct from value;
    if changes is null then return null; end if;
    -- Into the bin and out of it: deleted or made again, as people see it.
    if changes ? 'deletedAt' then
      action := case when after ->> 'deleted_at' is null then 'INSERT' else 'DELETE' end;
      restored := action = 'INSERT';
    end if;
  end if;
  insert into activity_logs (action, target_type, target_id, details, changes, actor, created_at, company_id)
  values (
    action, tg_table_name, (record ->> 'id')::uuid,
    jsonb_strip_nulls(jsonb_build_object(
      'name', coalesce(record ->> 'name', record ->> 'contact_person', record ->> 'subject'),
      'company', coalesce(
        nullif(record ->> 'company', ''),
        record ->> 'company_name',
        (select name from companies where id = (record ->> 'company_id')::uuid)
      ),
      'email', record ->> 'email',
      'status', record ->> 'status',
      'restored', case when restored then true end
    )),
    case action when 'UPDATE' then changes end,
    nullif(current_setting('kordon.actor', true), ''),
    -- A record that brings its own date, as an import's does, was made then.
    case when tg_op = 'INSERT' and not restored then (record ->> 'created_at')::timestamptz else now() end,
    case tg_table_name when 'companies' then record ->> 'id' else record ->> 'company_id' end::uuid
  )
  returning id into entry;
  perform pg_notify('activity', entry::text);
  return null;
end $$;

create trigger log_activity after insert or update or delete on admin_users for each row execute function log_activity();
create trigger log_activity after insert or update or delete on companies for each row execute function log_activity();
create trigger log_activity after insert or update or delete on contacts for each row execute function log_activity();
create trigger log_activity after insert or update or delete on company_documents for each row execute function log_activity();
create trigger log_activity after insert or update or delete on quote_requests for each row execute function log_activity();
create trigger log_activity after insert or update or delete on contact_messages for each row execute function log_activity();
create trigger log_activity after insert or update or delete on supplier_applications for each row execute function log_activity();
create trigger log_activity after insert or update or delete on communications for each row execute function log_activity();
create trigger log_activity after insert or update or delete on offers for each row execute function log_activity();
-- Logs that a token was created, revoked or deleted, not that it was used.
create trigger log_activity after insert or update of revoked_at or delete on api_tokens for each row execute function log_activity();

-- Refuses every change of the log, also by the owner of the table and by a superuser (decision 011), with two exceptions: the transaction
-- that wrote an entry may set its date, as an import does; personal data in an entry may be blanked, as the law requires.
create function keep_activity() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.created_at = now()::timestamptz(3)
      and to_jsonb(new) - 'created_at' = to_jsonb(old) - 'created_at' then return new; end if;
    if new.details = '{}' and new.changes is null
      and to_jsonb(new) - array['details', 'changes'] = to_jsonb(old) - array['details', 'changes'] then return new; end if;
  end if;
  raise exception 'activity_logs can only be added to' using errcode = 'insufficient_privilege';
end $$;

create trigger keep_activity before update or delete on activity_logs for each row execute function keep_activity();
create trigger keep_all_activity before truncate on activity_logs for each statement execute function keep_activity();

-- ---- Quote requests

-- Dates of the first answer and of closing.
create function record_quote_stage() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.status = 'new' then
      -- Put back, it waits again, unless somebody has written or called.
      new.first_response_at :=
        (select min(created_at) from communications where quote_request_id = new.id and direction = 'outbound');
    elsif new.status <> 'pending' then
      new.first_response_at := coalesce(new.first_response_at, now());
    end if;
  end if;
  if new.status <> 'closed' then
    new.closed_at := null;
  elsif new.closed_at is null then
    -- A record that brings its own dates, as an import's does, was closed by then.
    new.closed_at := case tg_op when 'INSERT' then greatest(new.created_at, new.first_response_at) else now() end;
  end if;
  return new;
end $$;

create trigger record_first_stage before insert on quote_requests
  for each row when (new.status = 'closed') execute function record_quote_stage();
create trigger record_stage before update of status on quote_requests
  for each row when (old.status <> new.status) execute function record_quote_stage();

create function record_quote_status() returns trigger language plpgsql as $$
begin
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

-- ---- Companies

-- companies.last_contact_date is that of the latest communication. A company that already has this date is not updated.
create function note_last_contact() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update companies set last_contact_date = new.created_at
    where id = new.company_id and (last_contact_date < new.created_at or last_contact_date is null);
    return null;
  end if;
  -- Deleted, moved or dated anew. Locked in id order, opposite moves cannot deadlock; "no key" leaves foreign keys their lock.
  perform from companies where id in (old.company_id, new.company_id) order by id for no key update;
  -- A statement of its own sees what the holders of those locks have committed.
  update companies c set last_contact_date = latest.at
  from (
    select ids.id, (select max(created_at) from communications where company_id = ids.id) as at
    from unnest(array[old.company_id, new.company_id]) as ids (id)
  ) as latest
  where c.id = latest.id and c.last_contact_date is distinct from latest.at;
  return null;
end $$;

create trigger note_last_contact after insert or delete on communications
  for each row execute function note_last_contact();
create trigger note_last_contact_moved after update on communications
  for each row when ((old.company_id, old.created_at) is distinct from (new.company_id, new.created_at))
  execute function note_last_contact();

-- ---- Files

-- Deletes the file of a deleted record.
create function remove_file() returns trigger language plpgsql as $$
begin
  delete from attachments where id = old.attachment_id;
  return null;
end $$;

create trigger remove_file after delete on company_documents for each row execute function remove_file();
create trigger remove_file after delete on offers for each row execute function remove_file();

-- ---- Sessions and roles

create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.sid);
  return null;
end $$;
create trigger announce_session_end after delete on sessions for each row execute function announce_session_end();

create function note_session_use() returns trigger language plpgsql as $$
begin
  new.used_at := now();
  return new;
end $$;
create trigger note_session_use before update on sessions for each row execute function note_session_use();

create function end_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions where sess #>> '{passport,user}' = old.id::text;
  return null;
end $$;
create trigger end_sessions_of_deleted after delete on admin_users for each row execute function end_sessions();
create trigger end_sessions_of_disabled after update of disabled_at on admin_users
  for each row when (new.disabled_at is not null) execute function end_sessions();

-- An HTTP request reads the role each time. A WebSocket keeps the role of its start, so the servers are notified of a change.
create function announce_role_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('role_changed', sid) from sessions where sess #>> '{passport,user}' = new.id::text;
  return null;
end $$;
create trigger announce_role_change after update of role on admin_users
  for each row when (old.role <> new.role) execute function announce_role_change();

create function forget_second_factor() returns trigger language plpgsql as $$
begin
  delete from second_factors where admin_user_id = new.id;
  new.recovery_codes_made_at := null;
  new.recovery_codes_left := 0;
  return new;
end $$;
create trigger forget_second_factor before update of second_factor_since on admin_users
  for each row when (new.second_factor_since is null) execute function forget_second_factor();

-- ---- Market

create function announce_market() returns trigger language plpgsql as $$
begin
  perform pg_notify('market', new.symbol);
  return null;
end $$;
create trigger announce_market after update of value, value_at, published on market_series
  for each row when ((old.value, old.value_at, old.published) is distinct from (new.value, new.value_at, new.published))
  execute function announce_market();

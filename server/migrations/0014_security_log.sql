-- The log of security events: sign-ins, refusals, exports, changes of access. Only ever added to; keep_security_events names the exceptions.

create table security_events (
  id bigint generated always as identity primary key,
  kind text not null constraint security_events_kind_check check (kind in (
    'SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'SESSION_ENDED', 'RATE_LIMITED', 'FORBIDDEN', 'ORIGIN_REFUSED', 'EXPORTED',
    'TOKEN_CREATED', 'TOKEN_REVOKED', 'USER_CREATED', 'USER_CHANGED', 'USER_REMOVED', 'ROLE_CHANGED',
    'PASSWORD_CHANGED', 'PASSWORD_RESET', 'FACTOR_ADDED', 'FACTOR_REMOVED', 'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'PROOF_CONFIRMED',
    'BANK_ACCOUNT_CHANGED', 'PRIVACY_REQUESTED', 'PRIVACY_EXPORTED', 'PERSON_ERASED'
  )),
  -- e-mail of the admin user who did it; null for visitors and for the server itself
  actor text,
  -- the /24 or /48 network of the caller, never the whole address, as the privacy notice says
  network text,
  -- names and values of what happened: text, numbers, true or false
  details jsonb not null default '{}',
  created_at timestamptz(3) not null default now()
);
create index security_events_created on security_events (created_at desc, id desc);
comment on index security_events_created is 'The log, newest first; events to delete';
create index security_events_of_kind on security_events (kind, created_at desc, id desc);
comment on index security_events_of_kind is 'The log of some kinds';
create index security_events_by_actor on security_events (actor, created_at desc, id desc) where actor is not null;
comment on index security_events_by_actor is 'What somebody did; whether somebody has signed in before';

-- Refuses every change, also by the owner of the table, with two exceptions: personal data in an event may be blanked, and an event may be
-- deleted after a year (technicalLogs in common/retention.ts).
create function keep_security_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.actor is null and new.network is null and new.details = '{"blanked": true}'
      and to_jsonb(new) - array['actor', 'network', 'details'] = to_jsonb(old) - array['actor', 'network', 'details'] then return new; end if;
  elsif tg_op = 'DELETE' then
    if old.created_at < now() - interval '1 year' then return old; end if;
  end if;
  raise exception 'security_events can only be added to' using errcode = 'insufficient_privilege';
end $$;

create trigger keep_security_events before update or delete on security_events for each row execute function keep_security_events();
create trigger keep_all_security_events before truncate on security_events for each statement execute function keep_security_events();

-- The role of the server has no right to update or delete events; these two functions run with the rights of the owner.

-- Blanks the events that name a person as the actor or in the details. Returns their number.
create function blank_security_events(person text) returns integer
  language sql security definer set search_path = public, pg_temp
as $$
  with blanked as (
    update security_events set actor = null, network = null, details = '{"blanked": true}'
    where actor = lower(person) or exists (select from jsonb_each_text(details) as detail where detail.value = lower(person))
    returning id
  )
  select count(*)::integer from blanked
$$;

-- Returns the number of deleted events.
create function delete_old_security_events() returns integer
  language sql security definer set search_path = public, pg_temp
as $$
  with deleted as (delete from security_events where created_at < now() - interval '1 year' returning id)
  select count(*)::integer from deleted
$$;

-- Bank accounts of the company, which offers print. Only an approved change writes to them: one super admin proposes it, another one
-- approves it. Locks offers and admin_users for the moment of the new columns.

create table bank_accounts (
  id uuid primary key default gen_random_uuid(),
  holder text not null check (holder <> ''),
  bank text not null check (bank <> ''),
  branch text not null default '',
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  swift text not null check (swift ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  currency text not null check (currency in ('USD', 'EUR', 'TRY', 'GBP')),
  intermediary_bank text not null default '',
  intermediary_swift text not null default '',
  retired_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- For the activity log, which every role reads: of the IBAN only the last four digits.
  name text not null generated always as (currency || ' •••• ' || right(iban, 4) || ' ' || bank) stored
);
create unique index bank_accounts_iban on bank_accounts (iban, currency) where retired_at is null;

-- A proposal and its decision. Never deleted: it is the history of the accounts.
create table bank_account_changes (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('create', 'edit', 'retire')),
  -- null for a new account until it is approved
  account_id uuid references bank_accounts check (kind = 'create' or account_id is not null),
  -- { holder, bank, branch, iban, swift, currency, intermediaryBank, intermediarySwift } before, null for a new account, and after
  before jsonb check ((kind = 'create') = (before is null)),
  details jsonb not null,
  note text not null default '',
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  proposed_by uuid references admin_users on delete set null,
  decided_by uuid references admin_users on delete set null check (status <> 'approved' or decided_by <> proposed_by),
  decided_at timestamptz(3) check ((status = 'pending') = (decided_at is null)),
  created_at timestamptz(3) not null default now(),
  name text not null generated always as (
    (details ->> 'currency') || ' •••• ' || right(details ->> 'iban', 4) || ' ' || (details ->> 'bank')
  ) stored
);
create unique index bank_account_changes_pending on bank_account_changes (account_id) where status = 'pending';

-- As log_activity, but of an IBAN the log has only the last four digits. Whoever changes an account, also by SQL, is logged.
create function log_bank_account() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  record jsonb := coalesce(after, before);
  changes jsonb;
  entry bigint;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(
      lower(left(key, 1)) || substr(replace(initcap(replace(key, '_', ' ')), ' ', ''), 2),
      case key
        when 'iban' then jsonb_build_array('•••• ' || right(before ->> key, 4), '•••• ' || right(after ->> key, 4))
        else jsonb_build_array(before -> key, value)
      end
    )
    into changes
    from jsonb_each(after - array['updated_at', 'name', 'account_id', 'proposed_by', 'decided_by', 'decided_at'])
    where before -> key is distinct from value;
    if changes is null then return null; end if;
  end if;
  insert into activity_logs (action, target_type, target_id, details, changes, actor, created_at)
  values (
    tg_op, tg_table_name, (record ->> 'id')::uuid,
    jsonb_strip_nulls(jsonb_build_object('name', record ->> 'name', 'status', record ->> 'status')),
    changes,
    nullif(current_setting('kordon.actor', true), ''),
    case tg_op when 'INSERT' then (record ->> 'created_at')::timestamptz else now() end
  )
  returning id into entry;
  perform pg_notify('activity', entry::text);
  return null;
end $$;
create trigger touch_updated_at before update on bank_accounts for each row execute function touch_updated_at();
create trigger log_activity after insert or update or delete on bank_accounts for each row execute function log_bank_account();
create trigger log_activity after insert or update or delete on bank_account_changes for each row execute function log_bank_account();

alter table offers
  add column bank_account_id uuid references bank_accounts,
  -- the details when it was sent, as in bank_account_changes
  add column bank_details jsonb;

-- Printed below the signature of offers.
alter table admin_users add column job_title text not null default '';

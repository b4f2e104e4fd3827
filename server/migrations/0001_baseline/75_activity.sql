-- Who changed what. Written by the trigger log_activity, and only ever added to (keep_activity).
create table activity_logs (
  id bigint generated always as identity primary key,
  action text not null check (action in ('INSERT', 'UPDATE', 'DELETE')),
  target_type text not null,
  target_id uuid,
  -- what a feed shows without reading the record: name, company, email, status
  details jsonb not null,
  -- { field: [before, after] } of an update
  changes jsonb,
  -- e-mail of the admin user; null for the public site and the server itself
  actor text,
  created_at timestamptz(3) not null default now(),
  company_id uuid
);

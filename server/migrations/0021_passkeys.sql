-- Passkeys of admin users. Locks nothing that is in use: both tables are new.

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  admin_user_id uuid not null references admin_users on delete cascade,
  -- base64url, as browsers name the key
  credential_id text not null unique,
  -- COSE key
  public_key bytea not null,
  -- signatures that the device reported last; 0 for devices that do not count
  counter bigint not null check (counter >= 0),
  -- how browsers reach the device: internal, hybrid, usb
  transports text[] not null,
  name text not null check (btrim(name) <> ''),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkeys_of_user on passkeys (admin_user_id, created_at);
comment on index passkeys_of_user is 'Passkeys of an admin user, the oldest first';

-- Each is answered once: the answer deletes it. Those that expire are deleted when the next one is created.
create table passkey_challenges (
  challenge text primary key,
  -- null: somebody who signs in
  admin_user_id uuid references admin_users on delete cascade,
  expires_at timestamptz(3) not null
);

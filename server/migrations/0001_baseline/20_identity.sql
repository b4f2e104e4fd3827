-- Who may sign in, their sessions and tokens, and the limits on how often somebody may try.

create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = email_key(email)),
  password_hash text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table admin_users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = email_key(email)),
  name text not null,
  role text not null check (role in ('super_admin', 'admin', 'analyst')),
  disabled_at timestamptz(3),
  password_changed_at timestamptz(3),
  -- null: signing in asks for a password alone. Here and not beside the secret, so that the activity log has it.
  second_factor_since timestamptz(3),
  recovery_codes_made_at timestamptz(3),
  recovery_codes_left integer not null default 0 check (recovery_codes_left >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- The shape that connect-pg-simple reads and writes, with an id that people may see: sid is a secret of the browser.
create table sessions (
  sid varchar primary key,
  sess json not null,
  expire timestamptz(6) not null,
  id uuid not null default gen_random_uuid(),
  used_at timestamptz(3) not null default now()
);
create unique index sessions_id on sessions (id);

-- The shape that rate-limiter-flexible reads and writes; expire is in milliseconds since 1970.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- Each person has at most one valid link: a new one replaces it.
create table password_links (
  admin_user_id uuid primary key references admin_users on delete cascade,
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('invitation', 'reset')),
  expires_at timestamptz(3) not null
);

create table api_tokens (
  id uuid primary key default gen_random_uuid(),
  admin_user_id uuid not null references admin_users on delete cascade,
  name text not null check (btrim(name) <> ''),
  token_hash bytea not null unique,
  -- its first characters, by which its owner recognizes it
  hint text not null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

-- While admin_users.second_factor_since is null, the factor is being set up.
create table second_factors (
  admin_user_id uuid primary key references admin_users on delete cascade,
  -- encrypted by the server: 12 bytes of nonce, 16 of tag, the secret
  secret bytea not null,
  begun_at timestamptz(3) not null default now(),
  -- time step of the last accepted code, in steps of 30 seconds since 1970; codes up to it are not accepted again
  last_step bigint not null default 0,
  recovery_salt bytea
);

create table recovery_codes (
  admin_user_id uuid references second_factors on delete cascade,
  -- argon2id with recovery_salt
  code_hash bytea,
  primary key (admin_user_id, code_hash)
);

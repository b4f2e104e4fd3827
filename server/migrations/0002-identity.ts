import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may enter, their sessions, and how often somebody has tried. */
export class Identity1764028800002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table accounts (
        id uuid primary key default gen_random_uuid(),
        email text not null unique check (email = email_key(email)),
        password_hash text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      );
      create trigger touch_updated_at before update on accounts for each row execute function touch_updated_at();

      create table admin_users (
        id uuid primary key default gen_random_uuid(),
        email text not null unique check (email = email_key(email)),
        name text not null,
        role text not null check (role in ('super_admin', 'admin', 'analyst')),
        disabled_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      );
      create trigger touch_updated_at before update on admin_users for each row execute function touch_updated_at();

      -- The shape that connect-pg-simple reads and writes.
      create table sessions (
        sid varchar primary key,
        sess json not null,
        expire timestamptz(6) not null
      );
      create index sessions_expire on sessions (expire);
      create index sessions_admin_user on sessions ((sess #>> '{passport,user}'));

      -- The shape that rate-limiter-flexible reads and writes; expire counts milliseconds since 1970.
      create table rate_limits (
        key text primary key,
        points integer not null default 0,
        expire bigint
      );
      create index rate_limits_expire on rate_limits (expire);

      create function announce_session_end() returns trigger language plpgsql as $$ begin
        perform pg_notify('session_ended', old.sid);
        return null;
      end $$;
      create trigger announce_session_end after delete on sessions
        for each row execute function announce_session_end();

      create function end_sessions() returns trigger language plpgsql as $$ begin
        delete from sessions where sess #>> '{passport,user}' = old.id::text;
        return null;
      end $$;
      create trigger end_sessions_of_deleted after delete on admin_users
        for each row execute function end_sessions();
      create trigger end_sessions_of_disabled after update of disabled_at on admin_users
        for each row when (new.disabled_at is not null) execute function end_sessions();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table rate_limits, sessions, admin_users, accounts;
      drop function end_sessions();
      drop function announce_session_end();
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people see of their sessions, links to choose a password by, and tokens for programs that read. Locks sessions and admin_users for a moment. */
export class Access1764028800040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admin_users add column password_changed_at timestamptz(3);

      -- The key of a session is a secret of its browser: people name it by the id. Every request touches the row.
      alter table sessions
        add column id uuid not null default gen_random_uuid(),
        add column used_at timestamptz(3) not null default now();
      create unique index sessions_id on sessions (id);
      create function note_session_use() returns trigger language plpgsql as $$ begin
        new.used_at := now();
        return new;
      end $$;
      create trigger note_session_use before update on sessions for each row execute function note_session_use();

      -- Requests read the role each time; sockets, which know it from their beginning, are told.
      create function announce_role_change() returns trigger language plpgsql as $$ begin
        perform pg_notify('role_changed', sid) from sessions where sess #>> '{passport,user}' = new.id::text;
        return null;
      end $$;
      create trigger announce_role_change after update of role on admin_users
        for each row when (old.role <> new.role) execute function announce_role_change();

      -- One link at a time works for a person: another mail takes its place.
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
        -- Its first characters, by which its owner knows it again.
        hint text not null,
        expires_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        revoked_at timestamptz(3),
        created_at timestamptz(3) not null default now()
      );
      create index api_tokens_of_admin on api_tokens (admin_user_id, created_at desc);
      create trigger log_activity after insert or delete on api_tokens for each row execute function log_activity();
      create trigger log_revocation after update of revoked_at on api_tokens
        for each row when (old.revoked_at is distinct from new.revoked_at) execute function log_activity();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table api_tokens, password_links;
      drop trigger announce_role_change on admin_users;
      drop function announce_role_change();
      drop trigger note_session_use on sessions;
      drop function note_session_use();
      drop index sessions_id;
      alter table sessions drop column id, drop column used_at;
      alter table admin_users drop column password_changed_at;
    `);
  }
}

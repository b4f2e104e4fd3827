import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody proves beside a password: an app that counts codes, and codes on paper for when it is lost. Locks admin_users for a moment. */
export class SecondFactor1764028800053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Here, and not beside the secret, so that the log of changes has them. Null: signing in asks for a password alone.
      alter table admin_users
        add column second_factor_since timestamptz(3),
        add column recovery_codes_made_at timestamptz(3),
        add column recovery_codes_left integer not null default 0 check (recovery_codes_left >= 0);

      -- Of an admin user whose second_factor_since is null: one that is being set up.
      create table second_factors (
        admin_user_id uuid primary key references admin_users on delete cascade,
        -- Encrypted by the server: 12 bytes of nonce, 16 of tag, the secret.
        secret bytea not null,
        begun_at timestamptz(3) not null default now(),
        -- Of the last code that was accepted, in steps of 30 seconds since 1970: it and those before it are used up.
        last_step bigint not null default 0,
        recovery_salt bytea
      );
      create table recovery_codes (
        admin_user_id uuid references second_factors on delete cascade,
        -- argon2id with recovery_salt
        code_hash bytea,
        primary key (admin_user_id, code_hash)
      );

      create function forget_second_factor() returns trigger language plpgsql as $$ begin
        delete from second_factors where admin_user_id = new.id;
        new.recovery_codes_made_at := null;
        new.recovery_codes_left := 0;
        return new;
      end $$;
      create trigger forget_second_factor before update of second_factor_since on admin_users
        for each row when (new.second_factor_since is null) execute function forget_second_factor();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger forget_second_factor on admin_users;
      drop function forget_second_factor();
      drop table recovery_codes, second_factors;
      alter table admin_users
        drop column second_factor_since, drop column recovery_codes_made_at, drop column recovery_codes_left;
    `);
  }
}

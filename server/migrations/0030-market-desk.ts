import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people change in the market: who, what, why. Sources say what is wrong in codes, and every change of a series is announced. */
export class MarketDesk1764028800030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table market_changes (
        id bigint generated always as identity primary key,
        symbol text not null references market_series (symbol) on delete cascade,
        kind text not null check (kind in ('price', 'correction', 'sheet', 'jump', 'publish', 'hide')),
        -- What it stood at and stands at since then; null where only its visibility changed.
        before double precision,
        after double precision,
        -- The instant that the price is of.
        at timestamptz(3),
        reason text not null default '',
        actor text not null,
        created_at timestamptz(3) not null default now(),
        check ((kind in ('publish', 'hide')) = (num_nulls(after, at) = 2))
      );
      create index market_changes_latest on market_changes (created_at desc, id desc);
      create index market_changes_of_series on market_changes (symbol, created_at desc, id desc);

      alter table market_sources
        -- [{ code, detail, publisher }] of the last failure, which "error" says in a sentence for the log.
        add column faults jsonb not null default '[]',
        -- The newest instant that a value of it was of.
        add column tick_at timestamptz(3);

      create function announce_market() returns trigger language plpgsql as $$ begin
        perform pg_notify('market', new.symbol);
        return null;
      end $$;
      create trigger announce_market after update of value, value_at, published on market_series for each row
        when ((old.value, old.value_at, old.published) is distinct from (new.value, new.value_at, new.published))
        execute function announce_market();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function announce_market() cascade; -- its trigger too
      alter table market_sources drop column faults, drop column tick_at;
      drop table market_changes;
    `);
  }
}

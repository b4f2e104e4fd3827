import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants to hear when a series reaches a value. A row ends with its mail, its cancellation, or unconfirmed after a week. */
export class PriceAlerts1764028800020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table price_alerts (
        id uuid primary key default gen_random_uuid(),
        -- Known to the owner of the mailbox alone: confirms and cancels.
        token uuid not null unique default gen_random_uuid(),
        series_id smallint not null references market_series on delete cascade,
        threshold double precision not null check (threshold > 0 and threshold < 'infinity'),
        rising boolean not null,
        email text not null,
        language text not null,
        created_at timestamptz(3) not null default now(),
        confirmed_at timestamptz(3),
        -- What the series stood at when the threshold was reached.
        crossed_at timestamptz(3),
        crossed_value double precision,
        indicative boolean
      );
      create index price_alerts_waiting on price_alerts (series_id) where confirmed_at is not null and crossed_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table price_alerts');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each source of market values is doing. */
export class MarketSources1764028800013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table market_sources (
        name text primary key,
        checked_at timestamptz(3),
        succeeded_at timestamptz(3),
        -- Since the last success; after some of them it is left alone until open_until.
        failures integer not null default 0,
        open_until timestamptz(3),
        error text,
        etag text,
        -- Of the last answer: how many values were taken, and [{ symbol, reason }] of the others.
        accepted integer not null default 0,
        refused jsonb not null default '[]'
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table market_sources');
  }
}

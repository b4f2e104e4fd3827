import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Market series with their history: ticks for a while, the close of each day for ever. */
export class Market1764028800012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What each series is comes from common/market/series.ts at every start; what it stands at, from its last tick.
      create table market_series (
        id smallint generated always as identity primary key,
        symbol text not null unique,
        category text not null check (category in ('metal', 'currency', 'energy', 'shipping', 'index')),
        region text check (region in ('global', 'turkey', 'europe', 'asia', 'americas', 'mena')),
        name text not null,
        currency text not null,
        unit text,
        position smallint not null,
        published boolean not null default true,
        value double precision check (value > 0 and value < 'infinity'),
        value_at timestamptz(3),
        source text,
        indicative boolean not null default true,
        check (num_nulls(value, value_at, source) in (0, 3))
      );

      -- One row a series and instant. Reference values and those of a market never mix: a change between the two is none.
      create table market_ticks (
        series_id smallint not null references market_series on delete cascade,
        at timestamptz(3) not null,
        indicative boolean not null,
        value double precision not null check (value > 0 and value < 'infinity'),
        primary key (series_id, indicative, at)
      );
      create index market_ticks_at on market_ticks using brin (at);

      -- Days are UTC's; the last tick of a day, at "at", is its close.
      create table market_closes (
        series_id smallint not null references market_series on delete cascade,
        day date not null,
        indicative boolean not null,
        at timestamptz(3) not null,
        value double precision not null check (value > 0 and value < 'infinity'),
        primary key (series_id, indicative, day)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table market_closes, market_ticks, market_series');
  }
}

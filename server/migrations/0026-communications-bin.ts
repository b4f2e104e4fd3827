import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where deleted communications wait for 30 days. A table of its own, so that no list, figure or search has to leave them out: to the
 * triggers one is removed, and made again.
 */
export class CommunicationsBin1764028800026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table communications_bin (
        id uuid primary key,
        company_id uuid not null references companies on delete cascade,
        record jsonb not null,
        answers uuid[] not null,
        deleted_at timestamptz(3) not null default now()
      );
      comment on column communications_bin.record is 'The row as it was';
      comment on column communications_bin.answers is 'Communications that answered it';
      create index communications_bin_of_company on communications_bin (company_id);
      create index communications_bin_date on communications_bin (deleted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table communications_bin');
  }
}

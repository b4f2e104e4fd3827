import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was slow among a million requests on a machine that did nothing else:
 *
 * - Two words that some thousand requests have. Reading them all took 20 ms; a walk along the newest that has the words beside it meets
 *   a page of them in five. An entry of an index has 2,704 bytes at most, so the longest texts have an index of their own.
 * - Deletions, and changes of one field, in the log: both are rare, and were looked for among two million entries.
 *
 * Writers of the two tables wait meanwhile: 6 s for a million requests.
 */
export class WordsByDate1764028800051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index quote_requests_words_by_date on quote_requests (created_at desc, id desc) include (search_text)
        where octet_length(search_text) <= 2000;
      create index quote_requests_long_by_date on quote_requests (created_at desc, id desc)
        where octet_length(search_text) > 2000;
      create index activity_logs_deletions on activity_logs (created_at desc, id desc) where action = 'DELETE';
      create index activity_logs_by_change on activity_logs using gin (changes) where changes is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index activity_logs_by_change, activity_logs_deletions, quote_requests_long_by_date, quote_requests_words_by_date;
    `);
  }
}

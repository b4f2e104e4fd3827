import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists in the order of names, narrowed by words: "demir" stands behind all names of A to C, and a walk read a page of the table for each
 * of them (12,000 pages among a million requests; now 1,400 of this index). An entry of an index has 2,704 bytes at most, which the texts
 * of a row can exceed; such rows are few and have an index of their own. Writers of the two tables wait meanwhile: 4 s for a million.
 *
 * What looks names up takes the index of their beginnings, so that the other one goes.
 */
export class WordsByName1764028800046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index quote_requests_words_by_name on quote_requests (coalesce(nullif(company, ''), name) collate "tr-x-icu", id)
        include (search_text, company, name)
        where octet_length(name) + octet_length(company) + octet_length(search_text) <= 1200;
      create index quote_requests_long_by_name on quote_requests (coalesce(nullif(company, ''), name) collate "tr-x-icu", id)
        where octet_length(name) + octet_length(company) + octet_length(search_text) > 1200;
      create index companies_words_by_name on companies (name collate "tr-x-icu", id) include (search_text, deleted_at)
        where octet_length(name) + octet_length(search_text) <= 1200;
      create index companies_long_by_name on companies (name collate "tr-x-icu", id)
        where octet_length(name) + octet_length(search_text) > 1200;
      drop index companies_name_key;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index companies_name_key on companies (name_key);
      drop index companies_long_by_name, companies_words_by_name, quote_requests_long_by_name, quote_requests_words_by_name;
    `);
  }
}

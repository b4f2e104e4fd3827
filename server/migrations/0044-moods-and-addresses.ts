import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for what was slow among a million: addresses by their beginnings, and communications of a mood narrowed by anything else
 * without reading them.
 */
export class MoodsAndAddresses1764028800044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index quote_requests_email;
      create index quote_requests_email on quote_requests (email_key(email) text_pattern_ops);
      drop index contacts_email;
      create unique index contacts_email on contacts (email_key(email) text_pattern_ops);
      drop index communications_by_sentiment;
      create index communications_by_sentiment on communications (sentiment, created_at desc, id desc)
        include (type, direction, status, priority, company_id) where sentiment is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index communications_by_sentiment;
      create index communications_by_sentiment on communications (sentiment, created_at desc, id desc)
        where sentiment is not null;
      drop index contacts_email;
      create unique index contacts_email on contacts (email_key(email));
      drop index quote_requests_email;
      create index quote_requests_email on quote_requests (email_key(email));
    `);
  }
}

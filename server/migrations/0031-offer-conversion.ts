import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rate by which an offer names its total in a second currency, as it was when the offer was made. */
export class OfferConversion1764028800031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // { currency, rate, at, source, indicative }; null where the offer names one currency alone. No row is rewritten.
    await runner.query('alter table offers add column conversion jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table offers drop column conversion');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What reports and spreadsheets read; their columns are a promise. */
export class Views1764028800008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view company_overview as
        select id, name, company_code, company_type, status, industry, country, priority, lead_score, total_value,
          total_quotes, contact_count, communication_count, last_contact_date, created_at
        from companies
        where deleted_at is null;

      create view communication_timeline as
        select m.id, m.company_id, c.name as company_name, p.name as contact_name, p.email as contact_email,
          m.type, m.direction, m.subject, m.created_at
        from communications m
          join companies c on c.id = m.company_id and c.deleted_at is null
          left join contacts p on p.id = m.contact_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop view communication_timeline, company_overview`);
  }
}

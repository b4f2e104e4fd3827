import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file lies in pieces, so that none is ever whole in the memory of a server, whether it comes or goes. */
export class AttachmentChunks1764028800009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table attachment_chunks (
        attachment_id uuid references attachments on delete cascade,
        position integer check (position >= 0),
        content bytea not null,
        primary key (attachment_id, position)
      );
      -- What people send is compressed as it is.
      alter table attachment_chunks alter column content set storage external;
      insert into attachment_chunks (attachment_id, position, content) select id, 0, content from attachments;

      alter table attachments drop column content, add constraint attachments_not_empty check (size > 0);
      create index attachments_unclaimed on attachments (created_at)
        where contact_message_id is null and supplier_application_id is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table attachments add column content bytea;
      update attachments set content = (
        select string_agg(content, '' order by position) from attachment_chunks where attachment_id = id
      );
      drop index attachments_unclaimed;
      alter table attachments
        drop constraint attachments_not_empty,
        alter column content set not null,
        add constraint attachments_check check (size = octet_length(content));
      drop table attachment_chunks;
    `);
  }
}

import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import type { InboundMailStatus } from '../../../common/enums.ts';
import { fetchPage, latestFirst, type Page, type PageArgs } from '../../platform/database/pagination.ts';
import { isUuid, queryRows } from '../../platform/database/rows.ts';
import { InboundMail } from './inbound-mail.entity.ts';
import type { InboundMailBody, InboundMailCounts } from './inbound-mail.types.ts';
import { createMailPage } from './mail-page.ts';

const order = latestFirst<InboundMail>(sql`received_at`, 'receivedAt');

/** Lists the mails of a status, the latest first. @throws BAD_USER_INPUT for an invalid page */
export const listInboundMails = (
  db: DataSource,
  status: InboundMailStatus,
  page: PageArgs,
): Promise<Page<InboundMail>> => fetchPage(db, { entity: InboundMail, where: [sql`status = ${status}`], order }, page);

export const findInboundMail = async (db: DataSource, id: string): Promise<InboundMail | null> =>
  isUuid(id) ? db.manager.findOneBy(InboundMail, { id }) : null;

/** Counts the mails by status. */
export async function countInboundMails(db: DataSource): Promise<InboundMailCounts> {
  const [counts] = await queryRows<InboundMailCounts>(
    db,
    sql`select count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'linked')::int as linked,
          count(*) filter (where status = 'ignored')::int as ignored,
          (select coalesce(array_agg(address order by address), '{}') from mailboxes where enabled) as addresses,
          (select case when bool_and(last_read_at is not null) then min(last_read_at) end from mailboxes where enabled) as "lastReadAt",
          (select count(*)::int from mailboxes where enabled and failure is not null) as failing
        from inbound_mails`,
  );
  return counts!;
}

/**
 * Returns the text of a mail.
 * @param withPictures whether the HTML loads remote pictures
 */
export async function readBody(db: DataSource, id: string, withPictures: boolean): Promise<InboundMailBody> {
  const [mail] = await queryRows<{ text: string | null; html: string | null; headers: string | null }>(
    db,
    sql`select text, html, headers from inbound_mails where id = ${id}`,
  );
  const { text = null, html = null, headers = null } = mail ?? {};
  const page = html ? createMailPage(html, { withPictures }) : null;
  return {
    text: text ?? '',
    html: page?.html ?? null,
    remotePictures: page?.remotePictures ?? 0,
    headers: headers ?? '',
  };
}

import DataLoader from 'dataloader';
import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { createLoader, findRowsByIds, queryRows } from '../../platform/database/rows.ts';
import { Communication } from '../communications/index.ts';
import { Contact } from '../parties/index.ts';
import { QuoteRequest } from '../quotes/index.ts';
import type { InboundMailFile } from './inbound-mail.types.ts';

export const mailLoaders = (db: DataSource) => ({
  contact: new DataLoader<string, Contact | null>((ids) => findRowsByIds(db, Contact, ids)),
  quoteRequest: new DataLoader<string, QuoteRequest | null>((ids) => findRowsByIds(db, QuoteRequest, ids)),
  communication: new DataLoader<string, Communication | null>((ids) => findRowsByIds(db, Communication, ids)),

  /** Address of a mailbox by its id. */
  mailboxAddress: createLoader(
    (ids) =>
      queryRows<{ id: string; address: string }>(
        db,
        sql`select id, address from mailboxes where id = any(${ids}::uuid[])`,
      ),
    ({ id }) => id,
    ([mailbox]) => mailbox?.address ?? null,
  ),

  /** Files by id of the mail. */
  files: createLoader(
    (ids) =>
      queryRows<InboundMailFile & { mailId: string }>(
        db,
        sql`select id, name, type, size, inbound_mail_id as "mailId" from attachments
            where inbound_mail_id = any(${ids}::uuid[]) order by created_at, id`,
      ),
    ({ mailId }) => mailId,
    (files) => files,
  ),

  /** Reason of a bounced address by `email_key` of the address. */
  bounceReason: createLoader(
    (emails) =>
      queryRows<{ key: string; reason: string }>(
        db,
        sql`select key, reason from unnest(${emails}::text[]) as key join bounced_addresses on email = email_key(key)`,
      ),
    ({ key }) => key,
    ([bounce]) => bounce?.reason ?? null,
  ),
});

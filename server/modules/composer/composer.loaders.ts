import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { findRowsByIds, isUuid } from '../../platform/database/rows.ts';
import { Communication } from '../communications/index.ts';
import { Attachment } from '../files/index.ts';
import type { MailFile } from './mail-file.type.ts';

export const composerLoaders = (db: DataSource) => ({
  /** By id; null for a deleted file. */
  file: new DataLoader<string, Attachment | null>((ids) => findRowsByIds(db, Attachment, ids)),

  /** By id; null for a deleted communication. */
  communication: new DataLoader<string, Communication | null>((ids) => findRowsByIds(db, Communication, ids)),
});

/** Lists the documents and the sent offers of a company, the latest first; the first 100. */
export const listAttachableFiles = (db: DataSource, companyId: string): Promise<MailFile[]> =>
  isUuid(companyId)
    ? db.query<MailFile[]>(
        `select id, name, type, size from attachments
         where id in (select attachment_id from company_documents where company_id = $1)
           or id in (select attachment_id from offers where company_id = $1 and status <> 'draft')
         order by created_at desc, id desc limit 100`,
        [companyId],
      )
    : Promise.resolve([]);

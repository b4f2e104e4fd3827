import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { DataSource, EntityManager } from 'typeorm';
import { MAX_ATTACHMENT_BYTES } from '../../../common/business.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { MAX_CERTIFICATES } from '../../../common/forms/supplier-application.ts';
import { retention } from '../../../common/retention.ts';
import { uploadLock } from '../../platform/database/advisory-locks.ts';
import { CHUNK_BYTES, FileContentError, type FileFolder, type FileStorage } from '../../platform/files/file-folder.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import { Attachment } from './attachment.entity.ts';

/** SQL condition for the files that no form, mail, document, offer or order refers to. */
const isUnclaimed = `contact_message_id is null and supplier_application_id is null and inbound_mail_id is null
  and not exists (select from company_documents where attachment_id = attachments.id)
  and not exists (select from offers where attachment_id = attachments.id)
  and not exists (select from order_documents where attachment_id = attachments.id)`;

/** Limit of all unclaimed files together. They are deleted after a day. */
export const MAX_UNCLAIMED_BYTES = 1024 ** 3;
/**
 * Limit of one network, counted for a day from its first upload; claimed files are refunded. 120 MB allow an
 * application with all certificates in full size, two of them uploaded twice.
 */
export const MAX_UNCLAIMED_BYTES_PER_NETWORK = (MAX_CERTIFICATES + 2) * MAX_ATTACHMENT_BYTES;

const unclaimedBytesLimiter = rateLimit({
  name: 'unclaimed',
  points: MAX_UNCLAIMED_BYTES_PER_NETWORK,
  seconds: 24 * 3_600,
});

type FileInfo = Pick<Attachment, 'name' | 'type' | 'size'>;

/** Stores the file at `path` in one transaction. */
export const storeAttachment = (
  db: DataSource | EntityManager,
  files: FileStorage,
  path: string,
  fileInfo: FileInfo,
): Promise<Attachment> => {
  const content = createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;
  return storeChunks(db, files, content, fileInfo);
};

/** Thrown when MAX_UNCLAIMED_BYTES is reached: uploads are refused until files are claimed, or deleted after a day. */
export class StorageFullError extends Error {}

/**
 * Stores the file of a form that is not submitted yet.
 * @param address the visitor's IP address
 * @throws RATE_LIMITED when the network exceeds MAX_UNCLAIMED_BYTES_PER_NETWORK
 * @throws StorageFullError when all unclaimed files exceed MAX_UNCLAIMED_BYTES
 */
export async function storeUpload(
  db: DataSource,
  files: FileStorage,
  path: string,
  fileInfo: FileInfo,
  address: string,
): Promise<Attachment> {
  const network = networkOf(address);
  try {
    await unclaimedBytesLimiter.consume(db, network, fileInfo.size);
    await assertStorageLeft(db.manager, fileInfo.size); // fails early, before the content is written
    return await db.transaction(async (tx) => {
      const attachment = await storeAttachment(tx, files, path, fileInfo);
      await tx.query('select pg_advisory_xact_lock($1, $2)', uploadLock);
      await assertStorageLeft(tx);
      return attachment;
    });
  } catch (error) {
    await unclaimedBytesLimiter.refund(db, network, fileInfo.size);
    throw error;
  }
}

/**
 * @param size bytes of a file that is not stored yet
 * @throws StorageFullError when all unclaimed files exceed MAX_UNCLAIMED_BYTES
 */
async function assertStorageLeft(db: EntityManager, size = 0): Promise<void> {
  const [{ bytes }] = await db.query<[{ bytes: number }]>(
    // The job remove-unclaimed-files deletes unclaimed files within 25 hours. The date condition avoids reading all documents and offers: 1.4 ms instead
    // of 203 ms with 50,000.
    `select coalesce(sum(size), 0)::float8 as bytes from attachments
     where ${isUnclaimed} and created_at > now() - interval '25 hours'`,
  );
  if (bytes + size > MAX_UNCLAIMED_BYTES) throw new StorageFullError('No more files can be accepted at the moment');
}

/** Stores, in one transaction, content that the server has created. */
export function storeContent(
  db: DataSource | EntityManager,
  files: FileStorage,
  content: Buffer,
  fileInfo: Pick<FileInfo, 'name' | 'type'>,
): Promise<Attachment> {
  const chunks = Array.from({ length: Math.ceil(content.length / CHUNK_BYTES) }, (_, index) =>
    content.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
  );
  return storeChunks(db, files, chunks, { ...fileInfo, size: content.length });
}

async function storeChunks(
  db: DataSource | EntityManager,
  { newFiles, folder }: FileStorage,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  fileInfo: FileInfo,
): Promise<Attachment> {
  const id = randomUUID();
  if (newFiles === 'database')
    return db.transaction(async (tx) => {
      const attachment = await insertAttachment(tx, { id, ...fileInfo });
      await insertChunks(tx, id, chunks);
      return attachment;
    });
  // The file first, so that no committed row refers to a missing file. When the caller's transaction is rolled back, removeOrphanedFiles
  // removes it.
  const folderSha256 = await folder.write(id, chunks);
  try {
    return await db.transaction((tx) => insertAttachment(tx, { id, ...fileInfo, folderSha256 }));
  } catch (error) {
    await folder.remove(id);
    throw error;
  }
}

async function insertAttachment(tx: EntityManager, values: Partial<Attachment>): Promise<Attachment> {
  const attachment = tx.create(Attachment, values);
  await tx.insert(Attachment, attachment);
  return attachment;
}

/** Stores the content of a file in the database. */
export async function insertChunks(
  tx: EntityManager,
  id: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  let position = 0;
  for await (const content of chunks) {
    await tx.query('insert into attachment_chunks (attachment_id, position, content) values ($1, $2, $3)', [
      id,
      position++,
      content,
    ]);
  }
}

type StoredContent = Pick<Attachment, 'id' | 'size' | 'folderSha256'>;

/**
 * Returns the content as a stream that reads one chunk at a time.
 * @throws FileContentError as the error of the stream, before its first chunk when the folder has no such file or a changed one
 */
export const streamAttachment = (db: EntityManager, { folder }: FileStorage, file: StoredContent): Readable =>
  Readable.from(readContent(db, folder, file), { objectMode: false });

async function* readContent(db: EntityManager, folder: FileFolder, file: StoredContent): AsyncGenerator<Buffer> {
  let { folderSha256 } = file;
  let sent = 0;
  for (;;) {
    try {
      let position = 0;
      for await (const chunk of folderSha256 ? folder.read(file.id, folderSha256) : readChunks(db, file)) {
        const rest = chunk.subarray(Math.max(0, sent - position));
        position += chunk.length;
        if (rest.length === 0) continue; // sent before the file was moved
        sent += rest.length;
        yield rest;
      }
      return;
    } catch (error) {
      const current = await db.findOneBy(Attachment, { id: file.id });
      // `kordon attachments move` has moved it in the meantime: the rest is in the other place.
      if (!current || Boolean(current.folderSha256) === Boolean(folderSha256)) throw error;
      ({ folderSha256 } = current);
    }
  }
}

/** Reads the content in the database. @throws FileContentError when it is not there, or not complete */
export async function* readChunks(
  db: EntityManager,
  { id, size }: Pick<Attachment, 'id' | 'size'>,
): AsyncGenerator<Buffer> {
  let read = 0;
  for (let position = 0; read < size; position++) {
    const [chunk] = await db.query<{ content: Buffer }[]>(
      'select content from attachment_chunks where attachment_id = $1 and position = $2',
      [id, position],
    );
    if (!chunk)
      throw new FileContentError('FILE_MISSING', `the content of file ${id} ends at ${read} of ${size} bytes`);
    read += chunk.content.length;
    yield chunk.content;
  }
}

interface Claim {
  ids: readonly string[];
  owner: 'contact_message' | 'supplier_application';
  ownerId: string;
  /** Form field that reports a missing file. */
  field: string;
  /** IP address of the visitor, whose network's upload quota is credited with the bytes. */
  address: string;
}

/**
 * Assigns uploaded files to a submitted form. When two forms name the same file, the first one gets it.
 * @throws BAD_USER_INPUT when a file is unknown, deleted or already claimed
 */
export async function claimAttachments(
  tx: EntityManager,
  { ids, owner, ownerId, field, address }: Claim,
): Promise<Attachment[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return [];
  await tx.query(
    // Rows are locked in order of id, so that two forms with the same files cannot deadlock.
    `update attachments set ${owner}_id = $1
     where id in (select id from attachments where id = any($2) and ${isUnclaimed} order by id for update)`,
    [ownerId, uniqueIds],
  );
  const claimed = await listAttachments(tx, owner, ownerId);
  if (claimed.length < uniqueIds.length) throw badInput({ [field]: reasons.file });
  const bytes = claimed.reduce((sum, { size }) => sum + size, 0);
  await unclaimedBytesLimiter.refund(tx, networkOf(address), bytes);
  return claimed;
}

/** Returns the files of a form, in the order of their uploads. */
export const listAttachments = (db: EntityManager, owner: Claim['owner'], ownerId: string): Promise<Attachment[]> =>
  db.find(Attachment, {
    where: owner === 'contact_message' ? { contactMessageId: ownerId } : { supplierApplicationId: ownerId },
    order: { createdAt: 'asc', id: 'asc' },
  });

/** Deletes files that no form was sent with. @returns number of deleted files */
export async function deleteUnclaimedAttachments(db: EntityManager): Promise<number> {
  const [, removed] = await db.query<[unknown, number]>(
    `delete from attachments where ${isUnclaimed} and created_at < now() - make_interval(days => $1)`,
    [retention.unclaimedUploads.days],
  );
  return removed;
}

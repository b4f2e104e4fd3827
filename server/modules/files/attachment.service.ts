import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { DataSource, EntityManager } from 'typeorm';
import { attachmentLimit } from '../../../common/business.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { maxCertificates } from '../../../common/forms/supplier-application.ts';
import { uploadLock } from '../../platform/database/advisory-locks.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import { Attachment } from './attachment.entity.ts';

/** Bytes of one piece: a file of 10 MB is 40 of them. */
const chunkSize = 256 * 1024;
/** Uploaded, and not yet of any form; files of documents and offers are never of one. */
const unclaimed = `contact_message_id is null and supplier_application_id is null
  and not exists (select from company_documents where attachment_id = attachments.id)
  and not exists (select from offers where attachment_id = attachments.id)`;

/** Of all unclaimed files together: they are kept a day, and take no more of the disk than that. */
export const MAX_UNCLAIMED_BYTES = 1024 ** 3;
/**
 * Of one network, counted for a day from its first upload; what a form claims is given back. An application may have all its certificates
 * in their full size, and two of them uploaded once more: 120 MB.
 */
export const MAX_UNCLAIMED_BYTES_PER_NETWORK = (maxCertificates + 2) * attachmentLimit;

const unclaimedOfNetwork = rateLimit({
  name: 'unclaimed',
  points: MAX_UNCLAIMED_BYTES_PER_NETWORK,
  seconds: 24 * 3_600,
});

type Described = Pick<Attachment, 'name' | 'type' | 'size'>;

/** Stores the file at `path`, all of it or nothing. */
export const storeAttachment = (db: DataSource | EntityManager, path: string, about: Described): Promise<Attachment> =>
  storePieces(db, createReadStream(path, { highWaterMark: chunkSize }), about);

/** MAX_UNCLAIMED_BYTES is reached: nobody can upload until files are claimed or a day old. */
export class UploadsFull extends Error {}

/**
 * Stores the file of a form that is still to be sent.
 * @param address the visitor's IP address
 * @throws RATE_LIMITED beyond MAX_UNCLAIMED_BYTES_PER_NETWORK, UploadsFull
 */
export async function storeUpload(
  db: DataSource,
  path: string,
  about: Described,
  address: string,
): Promise<Attachment> {
  const network = networkOf(address);
  try {
    await unclaimedOfNetwork.consume(db, network, about.size);
    await assertRoom(db.manager, about.size); // before megabytes are written in vain
    return await db.transaction(async (tx) => {
      const attachment = await storeAttachment(tx, path, about);
      await tx.query('select pg_advisory_xact_lock($1, $2)', uploadLock);
      await assertRoom(tx);
      return attachment;
    });
  } catch (error) {
    await unclaimedOfNetwork.refund(db, network, about.size);
    throw error;
  }
}

/** @param size of a file that is not stored yet */
async function assertRoom(db: EntityManager, size = 0): Promise<void> {
  const [{ bytes }] = await db.query<[{ bytes: number }]>(
    // The job removes them within 25 hours. Without the date all documents and offers are read: 203 ms instead of 1.4 beside 50,000.
    `select coalesce(sum(size), 0)::float8 as bytes from attachments
     where ${unclaimed} and created_at > now() - interval '25 hours'`,
  );
  if (bytes + size > MAX_UNCLAIMED_BYTES) throw new UploadsFull('No more files can be taken at the moment');
}

/** Stores a file that was made here, all of it or nothing. */
export function storeContent(
  db: DataSource | EntityManager,
  content: Buffer,
  about: Pick<Described, 'name' | 'type'>,
): Promise<Attachment> {
  const pieces = Array.from({ length: Math.ceil(content.length / chunkSize) }, (_, index) =>
    content.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
  return storePieces(db, pieces, { ...about, size: content.length });
}

function storePieces(
  db: DataSource | EntityManager,
  pieces: AsyncIterable<unknown> | Iterable<unknown>,
  about: Described,
): Promise<Attachment> {
  return db.transaction(async (tx) => {
    const attachment = await tx.save(tx.create(Attachment, about));
    let position = 0;
    for await (const content of pieces) {
      await tx.query('insert into attachment_chunks (attachment_id, position, content) values ($1, $2, $3)', [
        attachment.id,
        position++,
        content,
      ]);
    }
    return attachment;
  });
}

/** What is in the file, read piece by piece as somebody takes it. The stream fails where the file is erased in between. */
export const contentOf = (db: EntityManager, file: Pick<Attachment, 'id' | 'size'>): Readable =>
  Readable.from(chunksOf(db, file), { objectMode: false });

async function* chunksOf(db: EntityManager, { id, size }: Pick<Attachment, 'id' | 'size'>): AsyncGenerator<Buffer> {
  let read = 0;
  for (let position = 0; read < size; position++) {
    const [chunk] = await db.query<{ content: Buffer }[]>(
      'select content from attachment_chunks where attachment_id = $1 and position = $2',
      [id, position],
    );
    if (!chunk) throw new Error(`attachment ${id} ends at ${read} of ${size} bytes`);
    read += chunk.content.length;
    yield chunk.content;
  }
}

interface Claim {
  ids: readonly string[];
  owner: 'contact_message' | 'supplier_application';
  ownerId: string;
  /** Of the form, to say there that a file is gone. */
  field: string;
  /** The visitor's IP address: its network may upload as much again. */
  address: string;
}

/**
 * Gives uploaded files to the form that names them; of two forms that name one, the first keeps it.
 * @throws BAD_USER_INPUT where one of them is unknown, removed or somebody else's
 */
export async function claimAttachments(
  tx: EntityManager,
  { ids, owner, ownerId, field, address }: Claim,
): Promise<Attachment[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  await tx.query(
    // Locked in the order of the ids, so that two forms that name the same files cannot wait for each other in a circle.
    `update attachments set ${owner}_id = $1
     where id in (select id from attachments where id = any($2) and ${unclaimed} order by id for update)`,
    [ownerId, wanted],
  );
  const claimed = await attachmentsOf(tx, owner, ownerId);
  if (claimed.length < wanted.length) throw badInput({ [field]: reasons.file });
  const bytes = claimed.reduce((sum, { size }) => sum + size, 0);
  await unclaimedOfNetwork.refund(tx, networkOf(address), bytes);
  return claimed;
}

/** The files of a form, in the order of their uploads. */
export const attachmentsOf = (db: EntityManager, owner: Claim['owner'], ownerId: string): Promise<Attachment[]> =>
  db.find(Attachment, {
    where: owner === 'contact_message' ? { contactMessageId: ownerId } : { supplierApplicationId: ownerId },
    order: { createdAt: 'asc', id: 'asc' },
  });

/** Removes what was uploaded more than a day ago for a form that nobody sent. */
export async function removeUnclaimed(db: EntityManager): Promise<number> {
  const [, removed] = await db.query<[unknown, number]>(
    `delete from attachments where ${unclaimed} and created_at < now() - interval '1 day'`,
  );
  return removed;
}

import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { DataSource, EntityManager } from 'typeorm';
import { reasons } from '../../common/forms/reasons.ts';
import { badInput } from '../platform/graphql/errors.ts';
import { Attachment } from './attachment.entity.ts';

/** Bytes of one piece: a file of 10 MB is 40 of them. */
const chunkSize = 256 * 1024;
const unclaimed = 'contact_message_id is null and supplier_application_id is null';

type Described = Pick<Attachment, 'name' | 'type' | 'size'>;

/** Stores the file at `path`, all of it or nothing. */
export const storeAttachment = (db: DataSource | EntityManager, path: string, about: Described): Promise<Attachment> =>
  storePieces(db, createReadStream(path, { highWaterMark: chunkSize }), about);

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
}

/**
 * Gives uploaded files to the form that names them; of two forms that name one, the first keeps it.
 * @throws BAD_USER_INPUT where one of them is unknown, removed or somebody else's
 */
export async function claimAttachments(
  tx: EntityManager,
  { ids, owner, ownerId, field }: Claim,
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
    `delete from attachments where ${unclaimed} and created_at < now() - interval '1 day'
       and not exists (select from company_documents where attachment_id = attachments.id)
       and not exists (select from offers where attachment_id = attachments.id)`,
  );
  return removed;
}

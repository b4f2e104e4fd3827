import type { DataSource, EntityManager } from 'typeorm';
import { fileMoveLock } from '../../platform/database/advisory-locks.ts';
import { FileContentError, type FileFolder, type FilePlace } from '../../platform/files/file-folder.ts';
import { Attachment } from './attachment.entity.ts';
import { insertChunks, readChunks } from './attachment.service.ts';

/** Ids that are read at a time. */
const BATCH_SIZE = 100;

interface MoveOptions {
  folder: FileFolder;
  to: FilePlace;
  /** Is called after each file. */
  onMoved?: (moved: { count: number; bytes: number }) => void;
}

interface MoveResult {
  count: number;
  bytes: number;
  /** What was wrong with files that could not be read; they stay where they are. */
  failures: string[];
}

/**
 * Moves the contents of all attachments to the folder or to the database, each in a transaction of its own, while servers use them. It can be
 * interrupted at any time and started again. Each copy is compared with the original before the original is removed.
 */
export async function moveAttachments(db: DataSource, { folder, to, onMoved }: MoveOptions): Promise<MoveResult> {
  const result: MoveResult = { count: 0, bytes: 0, failures: [] };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const batch = await db.query<{ id: string }[]>(
      `select id from attachments where (folder_sha256 is null) = $1 and id > $2 order by id limit ${BATCH_SIZE}`,
      [to === 'folder', after],
    );
    if (batch.length === 0) return result;
    for (const { id } of batch) {
      try {
        const bytes = await (to === 'folder' ? moveToFolder(db, folder, id) : moveToDatabase(db, folder, id));
        if (bytes === 0) continue;
        result.count += 1;
        result.bytes += bytes;
        onMoved?.(result);
      } catch (error) {
        if (!(error instanceof FileContentError)) throw error;
        result.failures.push(error.message);
      }
    }
    after = batch.at(-1)!.id;
  }
}

/** @returns bytes that were moved; 0 when the file was deleted or moved in the meantime */
function moveToFolder(db: DataSource, folder: FileFolder, id: string): Promise<number> {
  return db.transaction(async (tx) => {
    const file = await lockFile(tx, id);
    if (!file || file.folderSha256) return 0;
    const sha256 = await folder.write(id, readChunks(tx, file));
    await folder.verify(id, sha256);
    await tx.update(Attachment, { id }, { folderSha256: sha256 });
    await tx.query('delete from attachment_chunks where attachment_id = $1', [id]);
    return file.size;
  });
}

async function moveToDatabase(db: DataSource, folder: FileFolder, id: string): Promise<number> {
  const bytes = await db.transaction(async (tx) => {
    const file = await lockFile(tx, id);
    if (!file?.folderSha256) return 0;
    await insertChunks(tx, id, folder.read(id, file.folderSha256));
    const [stored] = await tx.query<[{ sha256: Buffer }]>(
      `select sha256(string_agg(content, '' order by position)) as sha256 from attachment_chunks where attachment_id = $1`,
      [id],
    );
    if (!stored.sha256.equals(file.folderSha256))
      throw new Error(`the database does not store the content of file ${id}`);
    await tx.update(Attachment, { id }, { folderSha256: null });
    return file.size;
  });
  // After the commit: until then servers read the file.
  if (bytes > 0) await folder.remove(id);
  return bytes;
}

/** Locks a file, after waiting for a running backup. Other transactions may still refer to the row, but not delete it. */
async function lockFile(tx: EntityManager, id: string): Promise<Attachment | null> {
  await tx.query('select pg_advisory_xact_lock($1, $2)', fileMoveLock);
  return tx.findOne(Attachment, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { Attachment } from '../modules/files/index.ts';
import { FileFolder, type FileStorage } from '../platform/files/file-folder.ts';

/** How many of the newest files each start checks; `kordon check` checks all. */
const CHECKED_FILES = 100;

/** Returns where the settings store the contents of attachments. */
export const createFileStorage = ({ ATTACHMENTS, ATTACHMENTS_DIR, DATA_DIR }: Config): FileStorage => ({
  newFiles: ATTACHMENTS,
  folder: new FileFolder(resolve(ATTACHMENTS_DIR ?? join(DATA_DIR, 'attachments'))),
});

/**
 * Prepares the folder when new files are stored in it, and looks for the newest files that other nodes have stored there.
 * @throws StartError when files cannot be written
 */
export async function prepareFileStorage(
  db: DataSource,
  { newFiles, folder }: FileStorage,
  log: Logger,
): Promise<void> {
  if (newFiles === 'folder') await folder.prepare();
  const missing = await listMissingFiles(db, folder, CHECKED_FILES);
  if (missing.length > 0)
    log.error(
      { code: 'FILE_MISSING', folder: folder.path, missing: missing.length, first: missing[0] },
      'ATTACHMENTS_DIR lacks files of the database: all nodes need the same shared folder',
    );
}

/**
 * Returns what is wrong with the newest files of the folder; only their sizes are compared.
 * @param limit number of files that are checked
 */
export async function listMissingFiles(db: DataSource, folder: FileFolder, limit?: number): Promise<string[]> {
  const problems: string[] = [];
  const files = await db.manager
    .createQueryBuilder(Attachment, 'a')
    .select(['a.id', 'a.size'])
    .where('a.folder_sha256 is not null')
    .orderBy('a.created_at', 'DESC')
    .limit(limit)
    .getMany();
  for (const { id, size } of files)
    await folder.checkSize(id, size).catch((error: unknown) => problems.push((error as Error).message));
  return problems;
}

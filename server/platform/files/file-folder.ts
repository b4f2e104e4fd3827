import { createHash, randomUUID } from 'node:crypto';
import { access, constants, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFolder, PRIVATE_FILE_MODE } from '../data-dir.ts';
import { isUuid } from '../database/rows.ts';
import { StartError } from '../start-error.ts';

/** Size of a chunk while a file is read: that of one row in attachment_chunks. */
export const CHUNK_BYTES = 256 * 1024;

/** The content of a stored file is missing, or differs from what was stored. */
export class FileContentError extends Error {
  override name = 'FileContentError';
  constructor(
    readonly code: 'FILE_MISSING' | 'FILE_DAMAGED',
    message: string,
  ) {
    super(message);
  }
}

/** Places for the contents of files. */
export const filePlaces = ['database', 'folder'] as const;
export type FilePlace = (typeof filePlaces)[number];

/** Where the contents of files are stored. */
export interface FileStorage {
  /** Where new files are stored; each row of `attachments` records where its content is. */
  newFiles: FilePlace;
  folder: FileFolder;
}

interface FolderEntry {
  /** UUID of the file; null for one whose writer has not finished, or was killed. */
  id: string | null;
  path: string;
  modifiedAt: Date;
}

/** A folder with the contents of files. Each has the id of its file as name, in one of 256 subfolders, and is never changed. */
export class FileFolder {
  constructor(readonly path: string) {}

  /** Creates the folder. @throws StartError when files cannot be written there */
  async prepare(): Promise<void> {
    try {
      await createFolder(this.path);
      await access(this.path, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (cause) {
      throw new StartError(`ATTACHMENTS_DIR cannot be used: ${(cause as Error).message}`, { cause });
    }
  }

  /**
   * Writes a file. It gets its name when it is completely on the disk, so that no file is ever incomplete.
   * @returns the SHA-256 digest of its content
   */
  async write(id: string, chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Buffer> {
    const path = this.#pathOf(id);
    await createFolder(dirname(path));
    const unfinished = `${path}.${randomUUID()}.part`;
    try {
      const hash = createHash('sha256');
      const file = await open(unfinished, 'wx', PRIVATE_FILE_MODE);
      try {
        for await (const chunk of chunks) {
          hash.update(chunk);
          await file.writeFile(chunk);
        }
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      await syncFolder(dirname(path));
      return hash.digest();
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /**
   * Reads a file after its whole content was compared with the digest.
   * @throws FileContentError when it is missing or differs
   */
  async *read(id: string, sha256: Buffer): AsyncGenerator<Buffer> {
    const file = await this.#open(id);
    try {
      await compareContent(file, id, sha256);
      yield* readChunks(file);
    } finally {
      await file.close();
    }
  }

  /** @throws FileContentError when a file is missing or its content differs from the digest */
  async verify(id: string, sha256: Buffer): Promise<void> {
    const file = await this.#open(id);
    try {
      await compareContent(file, id, sha256);
    } finally {
      await file.close();
    }
  }

  /** @throws FileContentError when there is no file of this size */
  async checkSize(id: string, size: number): Promise<void> {
    const found = await stat(this.#pathOf(id)).catch(throwIfMissing(id));
    if (found.size !== size)
      throw new FileContentError('FILE_DAMAGED', `the file ${id} has ${found.size} of ${size} bytes`);
  }

  /** Removes a file, if there is one. */
  remove(id: string): Promise<void> {
    return rm(this.#pathOf(id), { force: true });
  }

  /** Lists the files of one subfolder at a time; nothing when the folder does not exist. */
  async *list(): AsyncGenerator<FolderEntry[]> {
    for (const subfolder of await listNames(this.path)) {
      if (!/^[0-9a-f]{2}$/.test(subfolder)) continue;
      const entries: FolderEntry[] = [];
      for (const name of await listNames(join(this.path, subfolder))) {
        const path = join(this.path, subfolder, name);
        if (!isUuid(name) && !name.endsWith('.part')) continue; // not ours
        const found = await stat(path).catch(() => undefined); // removed in the meantime
        if (found) entries.push({ id: isUuid(name) ? name : null, path, modifiedAt: found.mtime });
      }
      yield entries;
    }
  }

  #open(id: string): Promise<FileHandle> {
    return open(this.#pathOf(id), 'r').catch(throwIfMissing(id));
  }

  #pathOf(id: string): string {
    if (!isUuid(id)) throw new Error(`${id} is not the id of a file`);
    const name = id.toLowerCase();
    return join(this.path, name.slice(0, 2), name);
  }
}

const throwIfMissing = (id: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  throw new FileContentError('FILE_MISSING', `the content of file ${id} is missing`);
};

const readChunks = (file: FileHandle): AsyncIterable<Buffer> =>
  file.createReadStream({ start: 0, autoClose: false, highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;

async function compareContent(file: FileHandle, id: string, sha256: Buffer): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of readChunks(file)) hash.update(chunk);
  if (!hash.digest().equals(sha256))
    throw new FileContentError('FILE_DAMAGED', `the content of file ${id} differs from what was stored`);
}

const listNames = (folder: string): Promise<string[]> =>
  readdir(folder).then(
    (names) => names.sort(),
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return [];
    },
  );

/** Waits until the disk has the names of the files in a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some network file systems cannot sync a folder.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
  } finally {
    await handle.close();
  }
}

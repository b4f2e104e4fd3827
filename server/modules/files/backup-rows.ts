import type { ClientBase } from 'pg';
import { FileContentError, type FileFolder } from '../../platform/files/file-folder.ts';
import { readRows, type Table } from '../../platform/backup/tables.ts';
import type { TableReaders } from '../../platform/backup/backup.ts';

interface Place {
  id: string;
  /** Null: the content is in the database. */
  sha256: Buffer | null;
}

/**
 * Readers for a backup that has the contents of all files as rows of attachment_chunks, wherever they are stored: one file has everything,
 * and is restored in one transaction.
 * @param onMissing is called for each file of the folder that is missing or damaged; the backup has its record without the content
 */
export const createFileReaders = (folder: FileFolder, onMissing: (id: string, error: Error) => void): TableReaders => ({
  'public.attachments': (client, table) =>
    readRows(client, {
      ...table,
      columns: table.columns.map((column) => (column === 'folder_sha256' ? 'null::bytea as folder_sha256' : column)),
    }),
  'public.attachment_chunks': (client, table) => readContents(client, table, folder, onMissing),
});

/** Yields the rows in the order of the primary key. One statement reads all consecutive files that are in the database; a file of the folder is read by itself. */
async function* readContents(
  client: ClientBase,
  table: Table,
  folder: FileFolder,
  onMissing: (id: string, error: Error) => void,
): AsyncGenerator<Buffer> {
  const { rows: places } = await client.query<Place>(
    'select id, folder_sha256 as sha256 from public.attachments order by id',
  );
  let first: string | undefined;
  let last = '';
  for (const { id, sha256 } of [...places, endOfList]) {
    if (!sha256 && id) {
      first ??= id;
      last = id;
      continue;
    }
    if (first) {
      const condition = `attachment_id between '${first}' and '${last}'`;
      yield* readRows(client, table, condition) as AsyncIterable<Buffer>;
      first = undefined;
    }
    if (!sha256) continue;
    try {
      let position = 0;
      for await (const chunk of folder.read(id, sha256))
        yield Buffer.from(`${id}\t${position++}\t\\\\x${chunk.toString('hex')}\n`);
    } catch (error) {
      if (!(error instanceof FileContentError)) throw error;
      onMissing(id, error);
    }
  }
}
/** Comes after the last file, so that the last run of files in the database is read, too. */
const endOfList: Place = { id: '', sha256: null };

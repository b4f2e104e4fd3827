import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client, ClientBase } from 'pg';
import { createFolder, PRIVATE_FILE_MODE } from '../data-dir.ts';
import { fileMoveLock } from '../database/advisory-locks.ts';
import { asStartError, parseDatabaseUrl } from '../database/connection-errors.ts';
import { createClient } from '../database/servers.ts';
import { StartError } from '../start-error.ts';
import { FILE_FORMAT, headerPrefix, manifestPrefix, type Header, type Manifest } from './file.ts';
import {
  listSequences,
  listTables,
  readRows,
  RowDigest,
  sessionSettings,
  type Table,
  type TableDigest,
} from './tables.ts';

/** Names of complete backups; they sort by time. */
const backupName = /^kordon-\d{8}T\d{6}Z\.backup\.gz$/;
/** Begins the name of a file that is being written. */
const unfinishedPrefix = '.unfinished-';
/** An unfinished file that has not grown for this long belongs to a process that was killed. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Functions that read the rows of a table in place of `readRows`, by its name. They keep the order of the primary key. */
export type TableReaders = Record<string, (client: ClientBase, table: Table) => AsyncIterable<unknown>>;

interface BackupOptions {
  /** Connection as the role that owns the database. */
  ownerUrl: string;
  /** Is created when it does not exist. */
  folder: string;
  /** Names of the migrations of this version. A database with others could not be restored by it. */
  migrations: readonly string[];
  /** Version of the product. */
  version: string;
  readers?: TableReaders;
  /** Ends the backup and removes the unfinished file. */
  signal?: AbortSignal;
}

export interface Backup extends Manifest {
  file: string;
  bytes: number;
}

/**
 * Writes all rows of a database, as one transaction sees them, to a new file in the folder. Other transactions may write in the meantime. The file
 * gets its name when it is complete.
 * @throws StartError when the folder or the disk cannot take the file, or the role may not read everything
 */
export async function createBackup({ ownerUrl, folder, signal, ...options }: BackupOptions): Promise<Backup> {
  const name = `kordon-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup.gz`;
  const unfinished = join(folder, `${unfinishedPrefix}${process.pid}-${name}`);
  const file = join(folder, name);
  const client = createClient(ownerUrl, { application_name: 'kordon backup' });
  client.on('error', () => {}); // the statement that is running fails, too
  const disconnect = () => void client.end().catch(() => {});
  signal?.addEventListener('abort', disconnect, { once: true });
  try {
    await createFolder(folder);
    await removeAbandoned(folder);
    await client.connect();
    let manifest: Manifest | undefined;
    await pipeline(
      async function* () {
        manifest = yield* readDatabase(client, options);
      },
      // Files in attachments are compressed already; a higher level takes several times longer and saves a few percent.
      createGzip({ level: 1 }),
      createWriteStream(unfinished, { flags: 'wx', mode: PRIVATE_FILE_MODE }),
      { signal },
    );
    await flush(unfinished);
    await rename(unfinished, file);
    return { file, bytes: (await stat(file)).size, ...manifest! };
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {}); // when the folder is a file, the error of the write reports it
    throw toBackupError(error, folder, ownerUrl);
  } finally {
    signal?.removeEventListener('abort', disconnect);
    await client.end().catch(() => {});
  }
}

/** Removes all complete backups in the folder but the newest. @returns the names of the removed files */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await readdir(folder))
    .filter((name) => backupName.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of old) await rm(join(folder, name));
  return old;
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    const found = await stat(join(folder, name)).catch(() => undefined); // its writer may just rename it
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(join(folder, name), { force: true });
  }
}

/** Waits until the disk has the file, so that a power failure after the rename cannot leave an empty one under its name. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Generates the text of the file. */
async function* readDatabase(
  client: Client,
  { migrations, version, readers = {} }: Pick<BackupOptions, 'migrations' | 'version' | 'readers'>,
): AsyncGenerator<Buffer, Manifest> {
  await client.query(sessionSettings);
  // Before the snapshot; moves of files wait until the connection ends.
  await client.query('select pg_advisory_lock_shared($1, $2)', fileMoveLock);
  await client.query('begin isolation level repeatable read read only');
  const tables = await listTables(client);
  if (!tables.some(({ name }) => name === 'public.migrations'))
    throw new StartError('the database has no tables: no server was started with it yet');
  // Migrations wait until the end, because the rows would no longer fit the tables.
  await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`);

  const done = await client.query<{ name: string }>('select name from public.migrations order by timestamp');
  const header: Header = {
    format: FILE_FORMAT,
    version,
    createdAt: new Date().toISOString(),
    migrations: done.rows.map(({ name }) => name),
  };
  const unknown = header.migrations.find((name) => !migrations.includes(name));
  if (unknown)
    throw new StartError(
      `this version does not know the migration ${unknown}: use the version that serves the database`,
    );
  yield line(`${headerPrefix}${JSON.stringify(header)}`);

  const digests: Record<string, TableDigest> = {};
  for (const table of tables) {
    yield line(`copy ${table.name} (${table.columns.join(', ')}) from stdin;`);
    const digest = new RowDigest();
    for await (const chunk of (readers[table.name] ?? readRows)(client, table)) {
      digest.add(chunk as Buffer);
      yield chunk as Buffer;
    }
    digests[table.name] = digest.digest();
    yield line('\\.\n');
  }
  // Positions of sequences are not part of the snapshot. They may be higher than its rows need, but never lower.
  const sequences = await listSequences(client);
  for (const { name, at, called } of sequences)
    yield line(`select pg_catalog.setval('${name.replaceAll("'", "''")}', ${at}, ${called});`);
  await client.query('commit');
  const manifest: Manifest = { tables: digests, sequences };
  yield line(`${manifestPrefix}${JSON.stringify(manifest)}`);
  return manifest;
}

const line = (text: string): Buffer => Buffer.from(`${text}\n`);

function toBackupError(error: unknown, folder: string, ownerUrl: string): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code))
    return new StartError(`${folder} has no space left for the backup: nothing was kept`, { cause: error });
  if (/^E[A-Z]+$/.test(code) && 'path' in (error as object))
    return new StartError(`${folder} cannot be used for backups: ${message}`, { cause: error });
  if (code === '42501')
    return new StartError(`the role may not read the whole database, use the one that owns it: ${message}`, {
      cause: error,
    });
  return asStartError(error, parseDatabaseUrl(ownerUrl));
}

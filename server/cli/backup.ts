import { resolve } from 'node:path';
import { version } from '../../common/version.ts';
import { backUpDatabase, getBackupFolder, migrationNames } from '../app/backup.ts';
import { locateRunningDatabase, locateDatabase, openLocated } from '../app/database.ts';
import { entities } from '../app/entities.ts';
import { createFileStorage } from '../app/files.ts';
import { moveAttachments } from '../modules/files/index.ts';
import { migrations } from '../migrations/index.ts';
import { assertConfirmed, checkBackup, restoreBackup } from '../platform/backup/restore.ts';
import { open } from '../platform/database/data-source.ts';
import { migrateJobs } from '../platform/jobs/worker.ts';
import { StartError } from '../platform/start-error.ts';
import { printLine, runCommand } from './command.ts';

const secretsNote =
  'Not in it: SESSION_SECRET and ENCRYPTION_KEY (or the files session-secret and encryption-key in DATA_DIR), and .env. ' +
  'Store them separately.';

/** Writes a backup to a folder. */
export const backUp = ({ to }: { to?: string }): Promise<void> =>
  runCommand(async ({ config, log, lifecycle }) => {
    const { ownerUrl } = await locateRunningDatabase(config, log, lifecycle);
    const folder = resolve(to ?? getBackupFolder(config));
    const { file, bytes, tables, missingFiles } = await backUpDatabase(ownerUrl, folder, createFileStorage(config));
    printLine(`${file}: ${countRows(tables)} rows, ${(bytes / 1e6).toFixed(1)} MB`);
    printLine(secretsNote);
    if (missingFiles.length > 0)
      throw new StartError(
        `the contents of ${missingFiles.length} file(s) are not in the backup, because they are missing in ATTACHMENTS_DIR or damaged; the first: ${missingFiles[0]}`,
      );
  });

/** Restores a backup into the configured database and migrates it to this version. */
export const restore = (file: string, { replaceAll }: { replaceAll?: string }): Promise<void> =>
  runCommand(async ({ config, log, lifecycle }) => {
    const backup = await checkBackup(file, migrationNames, version);
    const urls = await locateDatabase(config, log, lifecycle);
    // The pool has one connection, so that any other connection to the database is that of a server.
    const db = await open(urls.ownerUrl, { entities, migrations, log, poolSize: 1 });
    try {
      if (replaceAll !== undefined) await assertConfirmed(db, replaceAll);
      await restoreBackup(db, backup, {
        replaceAll: replaceAll !== undefined,
        createQueue: () => migrateJobs(urls.ownerUrl, log),
      });
    } finally {
      await db.destroy();
    }
    const { header, manifest } = backup;
    printLine(
      `restored ${countRows(manifest.tables)} rows of ${header.createdAt}, written by Kordon ${header.version}`,
    );
    const { db: restored } = await openLocated(urls, log, lifecycle);
    const { newFiles, folder } = createFileStorage(config);
    if (newFiles === 'folder') {
      await folder.prepare();
      const { count } = await moveAttachments(restored, { folder, to: 'folder' });
      printLine(`moved ${count.toLocaleString('en')} files to ${folder.path}`);
    }
    printLine(
      'The schema has been migrated to this version. Use the SESSION_SECRET and ENCRYPTION_KEY of the backup. With another SESSION_SECRET everybody signs in',
    );
    printLine(
      'again, and links of offers are renewed before they are sent again; with another ENCRYPTION_KEY users with a second factor need a recovery code.',
    );
  });

const countRows = (tables: Record<string, { rows: number }>): string =>
  Object.values(tables)
    .reduce((sum, { rows }) => sum + rows, 0)
    .toLocaleString('en');

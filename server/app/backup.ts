import { resolve } from 'node:path';
import { object } from 'yup';
import { HOUR_MS } from '../../common/durations.ts';
import { version } from '../../common/version.ts';
import type { BackupSchedule, Config } from '../config.ts';
import { migrations } from '../migrations/index.ts';
import { createFileReaders } from '../modules/files/index.ts';
import { createBackup, removeOldBackups, type Backup } from '../platform/backup/backup.ts';
import { createClient } from '../platform/database/servers.ts';
import type { FileStorage } from '../platform/files/file-folder.ts';
import { defineJob, type Job } from '../platform/jobs/job.ts';

/** Crontab patterns in UTC. At night in Turkey, and not at the full hour, when other jobs run. */
const patterns: Record<Exclude<BackupSchedule, 'off'>, { schedule: string; catchUpHours: number }> = {
  hourly: { schedule: '20 * * * *', catchUpHours: 1 },
  daily: { schedule: '20 0 * * *', catchUpHours: 24 },
  weekly: { schedule: '20 0 * * 0', catchUpHours: 7 * 24 },
};

/** Returns the seconds between two scheduled backups; undefined when a node with these settings makes none. */
export function getBackupInterval(config: Config): number | undefined {
  const schedule = getSchedule(config);
  return schedule === 'off' ? undefined : (patterns[schedule].catchUpHours * HOUR_MS) / 1_000;
}

const getSchedule = ({ BACKUP_SCHEDULE, DATABASE_URL }: Config): BackupSchedule =>
  BACKUP_SCHEDULE ?? (DATABASE_URL ? 'off' : 'daily');

/** Names of all migrations in their order. */
export const migrationNames = migrations.map((Migration) => new Migration().name!);

export const getBackupFolder = ({ BACKUP_DIR, DATA_DIR }: Config): string => BACKUP_DIR ?? resolve(DATA_DIR, 'backups');

interface CompleteBackup extends Backup {
  /** Ids of files whose content is missing or damaged; the backup has their records without it. */
  missingFiles: string[];
}

/** Writes a backup of the database with the contents of all files, wherever they are stored. */
export async function backUpDatabase(
  ownerUrl: string,
  folder: string,
  files: FileStorage,
  signal?: AbortSignal,
): Promise<CompleteBackup> {
  const missing: string[] = [];
  const readers = createFileReaders(files.folder, (id) => missing.push(id));
  const backup = await createBackup({ ownerUrl, folder, migrations: migrationNames, version, readers, signal });
  return { ...backup, missingFiles: missing.length > 0 ? await listExistingFiles(ownerUrl, missing) : [] };
}

/** Leaves out files that were deleted during the backup. */
async function listExistingFiles(ownerUrl: string, ids: string[]): Promise<string[]> {
  const client = createClient(ownerUrl, { application_name: 'kordon backup' });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from attachments where id = any($1) order by id', [
      ids,
    ]);
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/**
 * The job that writes a backup and then removes old ones; none when backups are off, so that a node without a folder for them never takes
 * the job.
 * @param signal ends a running backup when the node stops; another node or the next start makes it
 */
export function createBackupJobs(config: Config, ownerUrl: string, signal: AbortSignal): Job<object>[] {
  const schedule = getSchedule(config);
  if (schedule === 'off') return [];
  const folder = getBackupFolder(config);
  return [
    defineJob({
      name: 'back-up-database',
      payload: object(),
      maxAttempts: 3,
      ...patterns[schedule],
      async run(_, { files, log }) {
        const { file, bytes, missingFiles } = await backUpDatabase(ownerUrl, folder, files, signal);
        if (missingFiles.length > 0)
          log.error({ code: 'FILE_MISSING', files: missingFiles }, 'the backup lacks the contents of files');
        const removed = await removeOldBackups(folder, config.BACKUP_KEEP);
        log.info({ file, bytes, removed: removed.length }, 'backup written');
      },
    }),
  ];
}

import { object, string } from 'yup';
import { DAY_MS } from '../../../common/durations.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { JobTools } from '../../platform/jobs/job.ts';
import { rm } from 'node:fs/promises';

/** Removes the content of a deleted file from the folder; the trigger remove_file_content queues it. */
export const removeFileContent = defineJob({
  name: 'remove-file-content',
  payload: object({ attachmentId: string().uuid().required() }),
  maxAttempts: 25, // as in the trigger
  run: ({ attachmentId }, { files }) => files.folder.remove(attachmentId),
});

/** Younger files may belong to an upload whose row is not committed yet. */
const MIN_AGE_MS = DAY_MS;

/**
 * Removes files of the folder that no row refers to: those of transactions that were rolled back and of processes that were killed.
 */
export const removeOrphanedFiles = defineJob({
  name: 'remove-orphaned-files',
  payload: object({}),
  maxAttempts: 3, // the next scheduled run tries again
  schedule: '47 1 * * *',
  async run(_payload, { db, files, log }) {
    const removed = await removeOrphans(db, files);
    if (removed) log.info({ removed }, 'files without a record removed');
  },
});

async function removeOrphans(db: JobTools['db'], { folder }: JobTools['files']): Promise<number> {
  let removed = 0;
  for await (const entries of folder.list()) {
    const old = entries.filter(({ modifiedAt }) => Date.now() - modifiedAt.getTime() > MIN_AGE_MS);
    const stored = await db.query<{ id: string }[]>(
      'select id from attachments where id = any($1::uuid[]) and folder_sha256 is not null',
      [old.map(({ id }) => id).filter(Boolean)],
    );
    const known = new Set(stored.map(({ id }) => id));
    for (const { id, path } of old) {
      if (id && known.has(id)) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}

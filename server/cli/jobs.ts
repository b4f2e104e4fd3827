import { discardJobs, getJobState, listQueuedJobs, retryJobs } from '../platform/jobs/queued-jobs.ts';
import { StartError } from '../platform/start-error.ts';
import { printLine, printTable, runOnDatabase } from './command.ts';

export const listJobs = ({ failed }: { failed?: boolean }): Promise<void> =>
  runOnDatabase(async ({ manager }) => {
    const jobs = await listQueuedJobs(manager, { failed: failed === true });
    printTable(
      jobs.map((job) => [
        job.id,
        job.name,
        getJobState(job),
        `${job.attempts}/${job.maxAttempts}`,
        job.runAt.toISOString(),
        job.error?.split('\n')[0] ?? '',
      ]),
    );
    if (jobs.length === 0) printLine(failed ? 'no job has failed' : 'the queue is empty');
  });

interface Selection {
  allFailed?: boolean;
}

/** Runs a change of jobs that are named by their ids, or of all failed ones. @throws StartError when a job is running or missing */
const changeJobs = (
  ids: readonly string[],
  { allFailed }: Selection,
  { change, done }: { change: typeof retryJobs; done: string },
): Promise<void> =>
  runOnDatabase(async (db) => {
    const invalid = ids.find((id) => !/^\d{1,18}$/.test(id));
    if (invalid) throw new StartError(`${invalid} is not the id of a job`);
    if (!allFailed && ids.length === 0) throw new StartError('name the ids of the jobs, or use --all-failed');
    const changed = await db.transaction(async (tx) => {
      const failed = allFailed ? await listQueuedJobs(tx, { failed: true }) : [];
      return change(tx, [...ids, ...failed.map(({ id }) => id)]);
    });
    const missing = ids.filter((id) => !changed.includes(id));
    printLine(`${changed.length} ${changed.length === 1 ? 'job' : 'jobs'} ${done}`);
    if (missing.length > 0) throw new StartError(`these jobs are running, finished or unknown: ${missing.join(', ')}`);
  });

export const retryQueuedJobs = (ids: readonly string[], selection: Selection): Promise<void> =>
  changeJobs(ids, selection, { change: retryJobs, done: 'queued again' });

export const discardQueuedJobs = (ids: readonly string[], selection: Selection): Promise<void> =>
  changeJobs(ids, selection, { change: discardJobs, done: 'discarded' });

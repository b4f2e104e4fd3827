import type { EntityManager } from 'typeorm';
import { reasons } from '../../../common/forms/reasons.ts';
import { version } from '../../../common/version.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { countJobs, getJobState, listQueuedJobs, type QueuedJob } from '../../platform/jobs/queued-jobs.ts';
import { maskEmailAddresses } from '../../platform/log.ts';
import { formatMailbox } from '../../platform/mail/mailbox.ts';
import type { MailerState } from '../../platform/mail/mailer.ts';
import type { NodeStatus } from './node-status.ts';
import type { FailedJob, SystemStatus } from './system-status.type.ts';

/** Maximum number of jobs that are listed, or retried or discarded by one call. */
const MAX_JOBS = 100;

/** Reads the state of the installation and of this server. */
export async function readSystemStatus(db: EntityManager, node: NodeStatus): Promise<SystemStatus> {
  const [[database], jobs, failedJobs, disk, lastBackup] = await Promise.all([
    db.query<[Pick<SystemStatus, 'databaseVersion' | 'databaseBytes'>]>(
      `select current_setting('server_version') as "databaseVersion",
         pg_database_size(current_database())::float as "databaseBytes"`,
    ),
    countJobs(db),
    listQueuedJobs(db, { troubled: true, limit: MAX_JOBS }),
    node.readDisk().catch(() => null),
    node.findLastBackup(),
  ]);
  return {
    version,
    ...database,
    node: node.name,
    startedAt: node.startedAt,
    disk,
    jobs,
    failedJobs: failedJobs.map(toFailedJob),
    mail: toMailStatus(node.getMailState()),
    lastBackup,
    feed: node.getFeed(),
  };
}

const toMailStatus = (state: MailerState | undefined): SystemStatus['mail'] =>
  state && { ...state, sender: formatMailbox(state.from) };

function toFailedJob(job: QueuedJob): FailedJob {
  const { id, name, attempts, maxAttempts, runAt, error } = job;
  const state = getJobState(job);
  return {
    id,
    name,
    state,
    attempts,
    maxAttempts,
    nextRunAt: state === 'failed' ? null : runAt,
    error: error === null ? null : maskEmailAddresses(error.split('\n')[0]!),
  };
}

/** @throws BAD_USER_INPUT when the ids are not those of jobs, or too many */
export function assertJobIds(ids: readonly string[]): void {
  if (ids.length > MAX_JOBS || ids.some((id) => !/^\d{1,18}$/.test(id))) throw badInput({ ids: reasons.choice });
}

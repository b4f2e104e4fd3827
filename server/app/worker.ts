import type { Logger } from 'pino';
import { brand } from '../../common/brand.ts';
import type { Config } from '../config.ts';
import { createSecurityEventJobs } from '../modules/activity/index.ts';
import { createSendCommunication } from '../modules/communications/index.ts';
import { insertOfferLink } from '../modules/offers/index.ts';
import { createSendAcceptanceCode } from '../modules/offer-links/index.ts';
import type { Services } from './context.ts';
import { createBackupJobs, getBackupInterval } from './backup.ts';
import { jobs } from './jobs.ts';
import { createConfiguredMailer, getSender } from './mail.ts';
import { startMailReading } from '../modules/mailbox/index.ts';
import { createMarketSources, createRefreshMarketJob, registerSources } from '../modules/market/index.ts';
import { createJobTimes } from '../platform/http/metrics.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { addJob } from '../platform/jobs/job.ts';
import type { JobTimes } from '../platform/jobs/runner.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import type { Mailer } from '../platform/mail/mailer.ts';

interface Options {
  services: Pick<Services, 'db' | 'files' | 'mailboxVaults' | 'offerTokens'>;
  databaseUrl: string;
  /** For backups: the role that owns the database. */
  ownerUrl: string;
  /** Public URL of the site, for links in mail. */
  publicUrl: string;
  work: Work;
  log: Logger;
  lifecycle: Lifecycle;
}

/** What only a node that runs jobs has. */
export interface Work {
  mail: Mailer;
  times: JobTimes;
  /** Seconds between two scheduled backups; undefined when this node makes none. */
  backupInterval: number | undefined;
}

export const createWork = (config: Config): Work => ({
  mail: createConfiguredMailer(config),
  times: createJobTimes(),
  backupInterval: getBackupInterval(config),
});

/** Starts the worker for background jobs of this node. All nodes share one queue. */
export async function startJobs(config: Config, options: Options): Promise<void> {
  const { databaseUrl, ownerUrl, publicUrl, work, log, lifecycle } = options;
  const { mail, times } = work;
  const { db, files, mailboxVaults: vaults, offerTokens } = options.services;
  // A wrong SMTP_URL is logged now, not when the first customer waits for a mail.
  mail.verify().catch((error: unknown) => log.error(error, 'the mail server cannot be used: check SMTP_URL'));
  const site = { publicUrl, salesEmail: config.SALES_EMAIL ?? brand.salesEmail };
  const refresh = createRefreshMarketJob(config);
  const stopping = new AbortController();
  const configuredJobs = [
    createSendCommunication((tx, mail) => insertOfferLink(tx, offerTokens, mail)),
    createSendAcceptanceCode(offerTokens),
    ...createSecurityEventJobs(config.SECURITY_LOG_URL),
    ...createBackupJobs(config, ownerUrl, stopping.signal),
  ];
  const worker = await startWorker({
    url: databaseUrl,
    jobs: [...jobs, ...configuredJobs, refresh],
    tools: { db: db.manager, files, mail, site, log },
    times,
    log,
  });
  const sources = createMarketSources(config);
  await registerSources(db.manager, sources);
  // Fetches the values of configured sources now; the schedule would wait up to a quarter of an hour.
  if (sources.length > 0) await addJob(db.manager, refresh, { includePaused: false }, { key: refresh.name });
  const reading = startMailReading({ databaseUrl, db, files, vaults, ownAddress: getSender(config).address, log });
  lifecycle.onStop('mailboxes', () => reading.stop());
  lifecycle.onStop('jobs', async (limitMs) => {
    stopping.abort();
    await worker.stop(limitMs);
    mail.close();
  });
}

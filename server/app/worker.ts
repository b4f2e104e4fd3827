import type { Logger } from 'pino';
import { brand } from '../../common/brand.ts';
import type { Config } from '../config.ts';
import { createSecurityEventJobs } from '../modules/activity/index.ts';
import { createSendCommunication } from '../modules/communications/index.ts';
import { insertOfferLink } from '../modules/offers/index.ts';
import { createSendAcceptanceCode } from '../modules/offer-links/index.ts';
import type { Services } from './context.ts';
import { jobs } from './jobs.ts';
import { createConfiguredMailer } from './mail.ts';
import { createMarketSources, createRefreshMarketJob, registerSources } from '../modules/market/index.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { addJob } from '../platform/jobs/job.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';

interface Options {
  services: Pick<Services, 'db' | 'offerTokens'>;
  databaseUrl: string;
  /** Public URL of the site, for links in mail. */
  publicUrl: string;
  log: Logger;
  lifecycle: Lifecycle;
}

/** Starts the worker for background jobs of this node. All nodes share one queue. */
export async function startJobs(config: Config, options: Options): Promise<void> {
  const { databaseUrl, publicUrl, log, lifecycle } = options;
  const { db, offerTokens } = options.services;
  const mail = createConfiguredMailer(config);
  // Told now, not when the first customer waits for a mail.
  mail.verify().catch((error: unknown) => log.error(error, 'the mail server cannot be used: check SMTP_URL'));
  const site = { publicUrl, salesEmail: config.SALES_EMAIL ?? brand.salesEmail };
  const refresh = createRefreshMarketJob(config);
  const jobsOfServices = [
    createSendCommunication((tx, mail) => insertOfferLink(tx, offerTokens, mail)),
    createSendAcceptanceCode(offerTokens),
    ...createSecurityEventJobs(config.SECURITY_LOG_URL),
  ];
  const worker = await startWorker({
    url: databaseUrl,
    jobs: [...jobs, ...jobsOfServices, refresh],
    tools: { db: db.manager, mail, site, log },
    log,
  });
  const sources = createMarketSources(config);
  await registerSources(db.manager, sources);
  // Fetches the values of configured sources now; the schedule would wait up to a quarter of an hour.
  if (sources.length > 0) await addJob(db.manager, refresh, { includePaused: false }, { key: refresh.name });
  lifecycle.onStop('jobs', async () => {
    await worker.stop();
    mail.close();
  });
}

import { join } from 'node:path';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { brand } from '../../common/brand.ts';
import type { Config } from '../config.ts';
import { jobs } from './jobs.ts';
import { announceSources, marketSources, refreshMarket } from '../modules/market/index.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { addJob } from '../platform/jobs/job.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { createMailer } from '../platform/mail/mailer.ts';

interface Options {
  db: DataSource;
  databaseUrl: string;
  /** Where the site is, for links in mail. */
  publicUrl: string;
  log: Logger;
  lifecycle: Lifecycle;
}

/** Runs this node's share of the queued jobs. */
export async function startJobs(config: Config, options: Options): Promise<void> {
  const { db, databaseUrl, publicUrl, log, lifecycle } = options;
  const mail = createMailer({
    smtpUrl: config.SMTP_URL,
    folder: join(config.DATA_DIR, 'mail'),
    from: { name: brand.name, address: brand.email },
  });
  const site = { publicUrl, salesEmail: config.SALES_EMAIL ?? brand.salesEmail };
  const refresh = refreshMarket(config);
  const worker = await startWorker({
    url: databaseUrl,
    jobs: [...jobs, refresh],
    tools: { db: db.manager, mail, site, log },
    log,
  });
  const sources = marketSources(config);
  await announceSources(db.manager, sources);
  // Whoever sets a source wants its values now, and not only at the next quarter of an hour.
  if (sources.length > 0) await addJob(db.manager, refresh, { insist: false }, { key: refresh.name });
  lifecycle.onStop('jobs', async () => {
    await worker.stop();
    mail.close();
  });
}

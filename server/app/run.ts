import 'reflect-metadata';
import path from 'node:path';
import type { Logger } from 'pino';
import { originToken } from '../../common/brand.ts';
import { publicPages, unlistedPages } from '../../common/pages.ts';
import { loadConfig, type Config } from '../config.ts';
import { giveUp } from '../platform/startup-error.ts';
import { developmentPages } from '../platform/http/development-pages.ts';
import type { LivingPages } from '../platform/http/living-pages.ts';
import { builtPages, readBuild } from '../platform/http/pages.ts';
import { siteOf } from '../platform/http/site.ts';
import { createLog } from '../platform/log.ts';
import { startServer, type RunningServer } from './server.ts';

const pagesOf = (config: Config, log: Logger, built?: Promise<void>) => async (origin: string, living: LivingPages) => {
  await built;
  return siteOf({
    papers: 'build/papers',
    playground: 'build/playground',
    pages:
      process.env.NODE_ENV === 'development'
        ? await developmentPages(living)
        : await builtPages({
            ...(await readBuild('build/web')),
            published: path.join(config.DATA_DIR, 'pages'),
            originToken,
            origin,
            living,
            log,
            listed: publicPages.filter((page) => !unlistedPages.includes(page)),
          }),
  });
};

/** For people; the last line is for programs that wait for it, with the address on this machine. */
function announce({ url, localUrl, address, metricsUrl, firstAdmin }: RunningServer): void {
  console.log(`site            ${url}`);
  console.log(`administration  ${url}/admin`);
  if (firstAdmin) {
    console.log(`  e-mail        ${firstAdmin.email}`);
    console.log(`  password      ${firstAdmin.password}   (shown this once)`);
  }
  const everywhere = /^(0\.0\.0\.0|\[::\]):/.test(address) ? ' (every address of this machine)' : '';
  console.log(`listening on    ${address}${everywhere}`);
  if (metricsUrl) console.log(`metrics         ${metricsUrl}`);
  console.log(`ready ${localUrl}`);
}

/**
 * The product in this process, until it is told to stop.
 * @param built settles when the pages are there; the database, its schema and its first records are made meanwhile
 */
export async function run(built?: Promise<void>): Promise<void> {
  try {
    const config = loadConfig();
    const log = createLog(config.LOG_LEVEL);
    const server = await startServer(config, { log, pages: pagesOf(config, log, built) });
    announce(server);

    let stopping: Promise<void> | undefined;
    const stop = () => void (stopping ??= server.stop().then(() => process.exit(0), giveUp));
    process.on('SIGTERM', stop).on('SIGINT', stop);
  } catch (error) {
    giveUp(error);
  }
}

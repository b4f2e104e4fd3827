import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { analyticsScriptPlaceholder, originPlaceholder } from '../../common/brand.ts';
import { publicPages, unlistedPages } from '../../common/pages.ts';
import type { Config } from '../config.ts';
import { createDevelopmentPages } from '../platform/http/development-pages.ts';
import type { RevalidatedPages } from '../platform/http/revalidated-pages.ts';
import { createBuiltPages, readBuild } from '../platform/http/pages.ts';
import { createSiteRouter } from '../platform/http/site.ts';

const WEB_BUILD = 'build/web';

/** Logs an error when the pages were built with another DEMO_BRAND: fictional people would be presented as real ones, or the reverse. */
async function checkDemoBrand({ DEMO_BRAND: setting }: Config, log: Logger): Promise<void> {
  const home = await readFile(path.join(WEB_BUILD, 'client/index.html'), 'utf8');
  const built = home.includes('id="demo-notice"') ? 'on' : 'off';
  if (setting && setting !== built)
    log.error({ setting, built }, 'the pages were built with another DEMO_BRAND: build them again with this setting');
}

/** Creates the routes of the site for its public origin. They come after the routes of the API. */
export type SitePages = (origin: string, revalidated: RevalidatedPages) => Promise<RequestHandler>;

/**
 * Serves the pages from the build, or directly from the sources in development.
 * @param built resolves when the build is complete
 */
export const createSitePages =
  (config: Config, log: Logger, built?: Promise<void>): SitePages =>
  async (origin, revalidated) => {
    await built;
    if (process.env.NODE_ENV !== 'development') await checkDemoBrand(config, log);
    const { ANALYTICS_SCRIPT_URL: analyticsScript } = config;
    return createSiteRouter({
      documents: 'build/documents',
      playground: 'build/playground',
      pages:
        process.env.NODE_ENV === 'development'
          ? await createDevelopmentPages(revalidated)
          : await createBuiltPages({
              ...(await readBuild(WEB_BUILD)),
              published: path.join(config.DATA_DIR, 'pages'),
              placeholders: {
                values: { [originPlaceholder]: origin, [analyticsScriptPlaceholder]: analyticsScript ?? '' },
                externalOrigins: analyticsScript ? [new URL(analyticsScript).origin] : [],
              },
              origin,
              revalidated,
              log,
              listed: publicPages.filter((page) => !unlistedPages.includes(page)),
            }),
    });
  };

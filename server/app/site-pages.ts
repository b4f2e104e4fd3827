import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { analyticsScriptPlaceholder, brand, demoBrandPlaceholder, originPlaceholder } from '../../common/brand.ts';
import { publicPages, unlistedPages } from '../../common/pages.ts';
import type { Config } from '../config.ts';
import { createDevelopmentPages } from '../platform/http/development-pages.ts';
import type { RevalidatedPages } from '../platform/http/revalidated-pages.ts';
import { createBuiltPages, readBuild } from '../platform/http/pages.ts';
import { createSiteRouter } from '../platform/http/site.ts';

/** Creates the routes of the site for its public origin. They come after the routes of the API. */
export type SitePages = (origin: string, revalidated: readonly RevalidatedPages[]) => Promise<RequestHandler>;

/**
 * Serves the pages from the build, or directly from the sources in development.
 * @param built resolves when the build is complete
 */
export const createSitePages =
  (config: Config, log: Logger, built?: Promise<void>): SitePages =>
  async (origin, revalidated) => {
    await built;
    const { ANALYTICS_SCRIPT_URL: analyticsScript } = config;
    const hasDemoContent = config.DEMO_BRAND !== 'off';
    if (!hasDemoContent && brand.email.endsWith('.example')) {
      log.warn('DEMO_BRAND=off, but common/brand.ts and common/business.ts still describe the fictional company');
    }
    return createSiteRouter({
      documents: 'build/documents',
      playground: 'build/playground',
      pages:
        process.env.NODE_ENV === 'development'
          ? await createDevelopmentPages(revalidated)
          : await createBuiltPages({
              ...(await readBuild('build/web')),
              published: path.join(config.DATA_DIR, 'pages'),
              placeholders: {
                values: {
                  [originPlaceholder]: origin,
                  [analyticsScriptPlaceholder]: analyticsScript ?? '',
                  [demoBrandPlaceholder]: hasDemoContent ? 'on' : 'off',
                },
                hasDemoContent,
                externalOrigins: analyticsScript ? [new URL(analyticsScript).origin] : [],
              },
              origin,
              revalidated,
              log,
              listed: publicPages.filter((page) => !unlistedPages.includes(page)),
            }),
    });
  };

import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { originToken } from '../../common/brand.ts';
import { publicPages, unlistedPages } from '../../common/pages.ts';
import type { Config } from '../config.ts';
import { developmentPages } from '../platform/http/development-pages.ts';
import type { LivingPages } from '../platform/http/living-pages.ts';
import { builtPages, readBuild } from '../platform/http/pages.ts';
import { siteOf } from '../platform/http/site.ts';

/** The site's pages, for the address that visitors use: asked for whatever no route of ours knows. */
export type SitePages = (origin: string, living: LivingPages) => Promise<RequestHandler>;

/** From the build, or straight from the sources in development. @param built settles when the build is there */
export const sitePages =
  (config: Config, log: Logger, built?: Promise<void>): SitePages =>
  async (origin, living) => {
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

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@react-router/express';
import { Router, type RequestHandler } from 'express';
import type { ServerBuild } from 'react-router';
import type { Logger } from 'pino';
import sirv from 'sirv';
import { StartError } from '../start-error.ts';
import { policyWithNonce } from './content-security-policy.ts';
import { livingPages, type LivingPages } from './living-pages.ts';
import { publishPages } from './publish.ts';
import { sitemap } from './sitemap.ts';

const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';
/** Asked for again each time and answered by its ETag: a new build is seen at once. */
const revalidated = 'no-cache';

interface Site {
  /** Folder that `react-router build` wrote: client/ and server/. */
  build: string;
  /** Folder that keeps published pages. */
  published: string;
  /** Stands in the build for `origin`. */
  originToken: string;
  /** The address that visitors use: https://www.kordon.example */
  origin: string;
  /** Turkish addresses of the pages for search engines. */
  listed: readonly string[];
  /** Those among the pages that are rendered anew whenever what they state changes. */
  living: LivingPages;
  log: Logger;
}

/** `/en/` and `/en` are one page; the address without a slash at the end is the one that is linked. */
const withoutTrailingSlash: RequestHandler = (request, response, next) => {
  if (request.path === '/' || !request.path.endsWith('/')) return next();
  const [, query = ''] = request.originalUrl.split(/(?=\?)/);
  // Several slashes in front would name another host.
  response.redirect(301, `/${request.path.replace(/^\/+|\/+$/g, '')}${query}`);
};

/** What is not prerendered (administration, not found) is rendered for the request; a nonce allows its inline scripts. */
function renderedPages(build: ServerBuild): RequestHandler {
  const render = createRequestHandler({
    build,
    getLoadContext: (_request, { locals }) => ({ nonce: locals.nonce as string }),
  });
  return (request, response, next) => {
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    response.setHeader('Content-Security-Policy', policyWithNonce(nonce));
    response.setHeader('Cache-Control', 'no-store');
    return render(request, response, next);
  };
}

/**
 * Everything that a browser is shown: prerendered pages, their assets, and pages rendered for the request.
 * @throws StartError where nothing is built
 */
export async function builtPages(site: Site): Promise<RequestHandler> {
  const { build, published, originToken, origin, listed, living, log } = site;
  const entry = path.resolve(build, 'server/index.js');
  if (!existsSync(entry)) throw new StartError(`There are no pages in ${build}: npm run build makes them`);
  const client = path.join(build, 'client');
  const { folder, policies } = await publishPages(client, published, originToken, origin);
  const server = (await import(pathToFileURL(entry).href)) as ServerBuild;

  return Router()
    .use(withoutTrailingSlash, sitemap(origin, listed))
    .use(livingPages(living, { build: server, originToken, origin, log }))
    .use(
      sirv(folder, {
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders(response, pathname) {
          response.setHeader('Cache-Control', revalidated);
          if (pathname.endsWith('.data')) response.setHeader('Content-Type', 'text/x-script');
          const policy = policies[pathname.replace(/(?<=.)\/$/, '')];
          if (policy) response.setHeader('Content-Security-Policy', policy);
        },
      }),
    )
    .use(
      sirv(client, {
        brotli: true,
        gzip: true,
        etag: true,
        extensions: [],
        setHeaders: (response, pathname) =>
          response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? forever : aDay),
      }),
    )
    .use(renderedPages(server));
}

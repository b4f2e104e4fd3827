import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@react-router/express';
import { Router, type RequestHandler } from 'express';
import type { ServerBuild } from 'react-router';
import type { Logger } from 'pino';
import { StartError } from '../start-error.ts';
import { buildNoncePolicy } from './content-security-policy.ts';
import { serveFolder } from './files.ts';
import { cacheFiles, sendCachedResponse, type CachedResponse } from './response-cache.ts';
import { revalidatedPages, type RevalidatedPages } from './revalidated-pages.ts';
import { publishPages, type Placeholders, type PublishedPages } from './publish.ts';
import { createSitemapRoutes } from './sitemap.ts';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const CACHE_ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
/** Browsers revalidate by ETag on each use, so that a new build is visible immediately. */
const CACHE_REVALIDATE = 'no-cache';

/** The output of `react-router build`. */
interface Build {
  /** Folder with prerendered pages, scripts, styles and images. */
  client: string;
  /** Renders the pages that are not prerendered. */
  server: ServerBuild;
}

interface Site extends Build {
  /** Folder for the published pages; see publish.ts. */
  published: string;
  placeholders: Placeholders;
  /** Public origin of the site: https://www.kordon.example */
  origin: string;
  /** Turkish paths of the pages in the sitemap. */
  listed: readonly string[];
  /** Pages that are rendered again whenever their data changes. */
  revalidated: readonly RevalidatedPages[];
  log: Logger;
}

/** Returns the URL path of a file: `/fa` for `/fa/index.html`, and the path itself for other files. */
const urlPathOf = (file: string): string => file.replace(/\/?index\.html$/, '') || '/';

/** Redirects `/en/` to `/en`, so that each page has one address. */
const withoutTrailingSlash: RequestHandler = (request, response, next) => {
  if (request.path === '/' || !request.path.endsWith('/')) {
    next();
    return;
  }
  const [, query = ''] = request.originalUrl.split(/(?=\?)/);
  // A Location with several leading slashes would redirect to another host.
  response.redirect(301, `/${request.path.replace(/^[/\\]+|(?<!\/)\/+$/g, '')}${query}`);
};

/**
 * Skips the page routes for methods other than GET and HEAD, and for paths that cannot be decoded or contain control
 * characters: React Router fails on those.
 */
const skipUnroutableRequests: RequestHandler = ({ method, path }, _response, next) => {
  try {
    const isPlain = ['GET', 'HEAD'].includes(method) && !/\p{Cc}/u.test(decodeURIComponent(path));
    next(isPlain ? undefined : 'router');
  } catch {
    next('router');
  }
};

/**
 * Renders the pages that are not prerendered (administration, not found) per request, with a nonce for their inline
 * scripts.
 */
function renderPages(build: ServerBuild): RequestHandler {
  const render = createRequestHandler({
    build,
    getLoadContext: ({ log }, { locals }) => ({
      nonce: locals.nonce as string,
      onError: (error: unknown) => log.error({ err: error }, 'a page could not be rendered'),
    }),
  });
  return function renderedPages(request, response, next) {
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    response.setHeader('Content-Security-Policy', buildNoncePolicy(nonce));
    response.setHeader('Cache-Control', 'no-store');
    return render(request, response, next);
  };
}

/** @throws StartError when the folder has no build */
export async function readBuild(folder: string): Promise<Build> {
  const entry = path.resolve(folder, 'server/index.js');
  if (!existsSync(entry)) throw new StartError(`There are no pages in ${folder}: npm run build makes them`);
  const server = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return { client: path.join(folder, 'client'), server };
}

/** Serves from memory: published pages by URL path and by file name, and their scripts, styles and fonts. */
async function createResponseCache(
  client: string,
  folder: string,
  policies: PublishedPages['policies'],
): Promise<RequestHandler> {
  const pages = await cacheFiles(folder, (file) => {
    const policy = policies[urlPathOf(file)];
    return { 'Cache-Control': CACHE_REVALIDATE, ...(policy && { 'Content-Security-Policy': policy }) };
  });
  const assets = await cacheFiles(path.join(client, 'assets'), () => ({ 'Cache-Control': CACHE_FOREVER }));
  const responses = new Map<string, CachedResponse>(pages);
  for (const [file, page] of pages) responses.set(urlPathOf(file), page);
  for (const [file, asset] of assets) responses.set(`/assets${file}`, asset);

  return function responseCache(request, response, next) {
    const cached = responses.get(request.path);
    if (cached) sendCachedResponse(cached, request, response);
    else next();
  };
}

/** Serves the built site: prerendered pages, their assets, and pages rendered per request. */
export async function createBuiltPages(site: Site): Promise<RequestHandler> {
  const { client, server, published, placeholders, origin, listed, revalidated, log } = site;
  const { folder, policies } = await publishPages(client, published, placeholders);

  return Router()
    .use(skipUnroutableRequests, withoutTrailingSlash, createSitemapRoutes(origin, listed))
    .use(revalidated.map((pages) => revalidatedPages(pages, { build: server, origin, placeholders, log })))
    .use(await createResponseCache(client, folder, policies))
    .use(
      serveFolder('builtFiles', client, {
        brotli: true,
        gzip: true,
        etag: true,
        extensions: [],
        setHeaders: (response, pathname) =>
          response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? CACHE_FOREVER : CACHE_ONE_DAY),
      }),
    )
    .use(renderPages(server));
}

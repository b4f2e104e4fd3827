import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@react-router/express';
import { Router, type RequestHandler } from 'express';
import type { ServerBuild } from 'react-router';
import type { Logger } from 'pino';
import { StartError } from '../start-error.ts';
import { policyWithNonce } from './content-security-policy.ts';
import { filesOf } from './files.ts';
import { keptFiles, sendKept, type KeptAnswer } from './kept-answers.ts';
import { livingPages, type LivingPages } from './living-pages.ts';
import { publishPages, type PublishedPages } from './publish.ts';
import { sitemap } from './sitemap.ts';

const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';
/** Asked for again each time and answered by its ETag: a new build is seen at once. */
const revalidated = 'no-cache';

/** What `react-router build` wrote. */
interface Build {
  /** Folder with prerendered pages, scripts, styles and pictures. */
  client: string;
  /** Renders the other pages. */
  server: ServerBuild;
}

interface Site extends Build {
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

/** `/fa/index.html` is the page `/fa`; other files are asked for by their names. */
const pageOf = (file: string): string => file.replace(/\/?index\.html$/, '') || '/';

/** `/en/` and `/en` are one page; the address without a slash at the end is the one that is linked. */
const withoutTrailingSlash: RequestHandler = (request, response, next) => {
  if (request.path === '/' || !request.path.endsWith('/')) return next();
  const [, query = ''] = request.originalUrl.split(/(?=\?)/);
  // Several slashes in front would name another host.
  response.redirect(301, `/${request.path.replace(/^[/\\]+|(?<!\/)\/+$/g, '')}${query}`);
};

/** Pages are read. An address that cannot be decoded, or with a line end in it, is none of ours; React Router would fail at it. */
const plainRequest: RequestHandler = ({ method, path }, _response, next) => {
  try {
    const isPlain = ['GET', 'HEAD'].includes(method) && !/\p{Cc}/u.test(decodeURIComponent(path));
    next(isPlain ? undefined : 'router');
  } catch {
    next('router');
  }
};

/** What is not prerendered (administration, not found) is rendered for the request; a nonce allows its inline scripts. */
function rendering(build: ServerBuild): RequestHandler {
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
    response.setHeader('Content-Security-Policy', policyWithNonce(nonce));
    response.setHeader('Cache-Control', 'no-store');
    return render(request, response, next);
  };
}

/** @throws StartError where nothing is built */
export async function readBuild(folder: string): Promise<Build> {
  const entry = path.resolve(folder, 'server/index.js');
  if (!existsSync(entry)) throw new StartError(`There are no pages in ${folder}: npm run build makes them`);
  const server = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return { client: path.join(folder, 'client'), server };
}

/** Published pages by address and by file, and the scripts, styles and fonts that they load, from memory. */
async function keptAnswers(
  client: string,
  folder: string,
  policies: PublishedPages['policies'],
): Promise<RequestHandler> {
  const pages = await keptFiles(folder, (file) => {
    const policy = policies[pageOf(file)];
    return { 'Cache-Control': revalidated, ...(policy && { 'Content-Security-Policy': policy }) };
  });
  const assets = await keptFiles(path.join(client, 'assets'), () => ({ 'Cache-Control': forever }));
  const kept = new Map<string, KeptAnswer>(pages);
  for (const [file, page] of pages) kept.set(pageOf(file), page);
  for (const [file, asset] of assets) kept.set(`/assets${file}`, asset);

  return function keptAnswers(request, response, next) {
    const answer = kept.get(request.path);
    if (answer) sendKept(answer, request, response);
    else next();
  };
}

/** Everything that a browser is shown: prerendered pages, their assets, and pages rendered for the request. */
export async function builtPages(site: Site): Promise<RequestHandler> {
  const { client, server, published, originToken, origin, listed, living, log } = site;
  const { folder, policies } = await publishPages(client, published, originToken, origin);

  return Router()
    .use(plainRequest, withoutTrailingSlash, sitemap(origin, listed))
    .use(livingPages(living, { build: server, originToken, origin, log }))
    .use(await keptAnswers(client, folder, policies))
    .use(
      filesOf('builtFiles', client, {
        brotli: true,
        gzip: true,
        etag: true,
        extensions: [],
        setHeaders: (response, pathname) =>
          response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? forever : aDay),
      }),
    )
    .use(rendering(server));
}

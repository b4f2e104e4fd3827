import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { compress } from './compress.ts';
import { buildPagePolicy } from './content-security-policy.ts';
import { fillPlaceholders, type Placeholders } from './publish.ts';
import { sendCachedResponse, weakETag, type CachedResponse } from './response-cache.ts';

/** Lower than in the build, because a visitor waits for the compression. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/** Public pages whose content changes while the server runs, such as pages with prices. */
export interface RevalidatedPages {
  /** URL paths of pages that the build prerenders: `/`, `/fa/price-lists`. */
  paths: readonly string[];
  /** Whether there is a page or file with this URL path that is not prerendered. */
  exists?: (path: string) => Promise<boolean>;
  /** Returns the current values for the context of their loaders. */
  context: () => Promise<Record<string, unknown>>;
  /** Registers a listener that is called whenever the result of `context` changes, for as long as the server runs. */
  onChange: (listener: () => void) => void;
}

interface Site {
  build: ServerBuild;
  origin: string;
  placeholders: Placeholders;
  log: Logger;
}

/** Returns the path of the page whose loader data React Router fetches from `/_.data`, `/fa.data` or `/fa/price-lists.data`. */
const pagePathOf = (path: string): string => path.replace(/^\/_\.data$/, '/').replace(/\.data$/, '');

/**
 * Renders the pages like the build, with current data, and caches each one until the data changes. When a page cannot
 * be rendered, for example without a database, the next handler serves its prerendered version.
 */
export function revalidatedPages(
  { paths, exists = () => Promise.resolve(false), context, onChange }: RevalidatedPages,
  { build, origin, placeholders, log }: Site,
): RequestHandler {
  const render = createRequestHandler(build);
  const onError = (error: unknown) => log.error({ err: error }, 'a page could not be rendered');
  const cache = new Map<string, Promise<CachedResponse>>();
  onChange(() => cache.clear());

  async function renderPage(path: string): Promise<CachedResponse> {
    const answer = await render(new Request(`${origin}${path}`), { ...(await context()), onError });
    if (!answer.ok) throw new Error(`${path} was rendered with status ${answer.status}`);
    const content = fillPlaceholders(await answer.text(), placeholders);
    const type = answer.headers.get('content-type') ?? '';
    const { br, gz } = await compress(content, BROTLI_QUALITY, GZIP_LEVEL);
    const headers = new Map([
      ['Content-Type', type],
      ['ETag', weakETag(content)],
      ['Cache-Control', 'no-cache'],
    ]);
    if (type.startsWith('text/html'))
      headers.set('Content-Security-Policy', buildPagePolicy(content, placeholders.externalOrigins));
    return { headers, bodies: { br, gzip: gz } };
  }

  /** Simultaneous requests share one rendering. A failed rendering is not cached. */
  function getPage(path: string): Promise<CachedResponse> {
    const cached = cache.get(path);
    if (cached) return cached;
    const rendering = renderPage(path);
    cache.set(path, rendering);
    rendering.catch(() => cache.get(path) === rendering && cache.delete(path));
    return rendering;
  }

  const prerendered = new Set(paths);
  return async function revalidatedPages(request, response, next) {
    const { path } = request;
    const page = pagePathOf(path);
    if (!prerendered.has(page) && !cache.has(path) && !(await exists(page))) {
      next();
      return;
    }
    try {
      sendCachedResponse(await getPage(path), request, response);
    } catch (error) {
      if (!prerendered.has(page)) throw error;
      log.error({ err: error, path }, 'serving the prerendered version of a page');
      next();
    }
  };
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { policyOfPage } from './content-security-policy.ts';
import { sendKept, weakETag, type KeptAnswer } from './kept-answers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** In the time of a request, not of a build. */
const brotliQuality = 5;

/** Public pages that state what changes while a server runs. */
export interface LivingPages {
  /** Their addresses: `/`, `/fa/price-lists`. */
  paths: readonly string[];
  /** What their loaders find in the context, as it is now. */
  context: () => Promise<Record<string, unknown>>;
  /** Hears when that is something else; called for as long as the server runs. */
  onChange: (changed: () => void) => void;
}

interface Site {
  build: ServerBuild;
  /** Stands in the build for `origin`. */
  originToken: string;
  origin: string;
  log: Logger;
}

/** Where React Router fetches what a page loads: `/_.data`, `/fa.data`, `/fa/price-lists.data`. */
const dataOf = (path: string): string => (path === '/' ? '/_.data' : `${path}.data`);

/**
 * Renders such pages as the build did, with what they state now; each is kept until that changes. Where it cannot be known, the
 * prerendered page is left to answer.
 */
export function livingPages(
  { paths, context, onChange }: LivingPages,
  { build, originToken, origin, log }: Site,
): RequestHandler {
  const render = createRequestHandler(build);
  const onError = (error: unknown) => log.error({ err: error }, 'a page could not be rendered');
  const kept = new Map<string, Promise<KeptAnswer>>();
  onChange(() => kept.clear());

  async function rendered(path: string): Promise<KeptAnswer> {
    const answer = await render(new Request(`${origin}${path}`), { ...(await context()), onError });
    if (!answer.ok) throw new Error(`${path} was rendered with status ${answer.status}`);
    const content = (await answer.text()).replaceAll(originToken, origin);
    const type = answer.headers.get('content-type') ?? '';
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
      zip(content),
    ]);
    const headers = new Map([
      ['Content-Type', type],
      ['ETag', weakETag(content)],
      ['Cache-Control', 'no-cache'],
    ]);
    if (type.startsWith('text/html')) headers.set('Content-Security-Policy', policyOfPage(content));
    return { headers, bodies: { br, gzip: gz } };
  }

  /** Whoever asks at the same time waits for the same rendering; one that fails is tried again with the next request. */
  function current(path: string): Promise<KeptAnswer> {
    const known = kept.get(path);
    if (known) return known;
    const made = rendered(path);
    kept.set(path, made);
    made.catch(() => kept.get(path) === made && kept.delete(path));
    return made;
  }

  const known = new Set(paths.flatMap((path) => [path, dataOf(path)]));
  return function livingPages(request, response, next) {
    if (!known.has(request.path)) return next();
    return current(request.path).then(
      (page) => sendKept(page, request, response),
      (error: unknown) => {
        log.error({ err: error, path: request.path }, 'a page is shown as it was built');
        next();
      },
    );
  };
}

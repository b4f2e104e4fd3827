import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type AppLoadContext, type EntryContext } from 'react-router';
import { hydrateOnFirstInteraction } from './hydration.server.ts';
import { NonceContext } from './nonce.ts';
import { markStyleTags, styleKey } from './style-cache.ts';

declare module 'react-router' {
  interface AppLoadContext {
    /** Nonce of the content security policy for a page that is rendered per request. Prerendered pages are allowed by hashes instead. */
    nonce?: string;
    /** Called with the error when a page cannot be rendered. */
    onError?: (error: unknown) => void;
  }
}

/**
 * Reports rendering errors. Route error responses (404 and the like) are only returned to the client: React Router's default handler
 * would also print them to the console, with text taken from the request.
 */
export function handleError(error: unknown, { context }: { context: AppLoadContext }): void {
  if (isRouteErrorResponse(error)) return;
  if (!context.onError) throw error; // while prerendering: fails the build
  context.onError(error);
}

/**
 * Renders a whole page to a string. Streaming would send the first byte earlier, but it would put the styles of late content
 * into the middle of the page, where they make React's hydration fail (chakra-ui#10942).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  const cache = createCache({ key: styleKey, nonce });
  const emotion = createEmotionServer(cache);

  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <CacheProvider value={cache}>
        <NonceContext value={nonce}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </NonceContext>
      </CacheProvider>,
      {
        nonce,
        onAllReady() {
          const stream = new PassThrough();
          text(stream).then(resolve, reject);
          pipe(stream);
        },
        onError: reject,
        onShellError: reject,
      },
    );
  });

  const styles = markStyleTags(emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // Pages with a nonce are rendered per request (the admin): they hydrate immediately.
  const page = import.meta.env.DEV || nonce ? html : hydrateOnFirstInteraction(html);
  return new Response(
    page.replace('</head>', () => `${styles}</head>`),
    { status, headers },
  );
}

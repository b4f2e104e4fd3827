import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type AppLoadContext, type EntryContext } from 'react-router';
import { hydrateOnFirstSign } from './hydration.server.ts';
import { Nonce } from './nonce.ts';
import { standing, styleKey } from './style-cache.ts';

declare module 'react-router' {
  interface AppLoadContext {
    /** Of the content security policy; pages rendered per request carry it, prerendered ones are allowed by their hashes. */
    nonce?: string;
    /** Told what keeps a page from being rendered. */
    onError?: (error: unknown) => void;
  }
}

/** What is wrong with a request is said in the answer; React Router would write it beside the log too, in words of the request. */
export function handleError(error: unknown, { context }: { context: AppLoadContext }): void {
  if (isRouteErrorResponse(error)) return;
  if (!context.onError) throw error; // the build stops
  context.onError(error);
}

/**
 * A whole page as a string. Streaming would be faster to the first byte, but the styles of late content would stand in
 * its middle, where they make React's hydration fail (chakra-ui#10942).
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
        <Nonce value={nonce}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </Nonce>
      </CacheProvider>,
      {
        nonce,
        onAllReady() {
          const page = new PassThrough();
          text(page).then(resolve, reject);
          pipe(page);
        },
        onError: reject,
        onShellError: reject,
      },
    );
  });

  const styles = standing(emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // A page rendered for the request is somebody's tool: it works at once.
  const page = import.meta.env.DEV || nonce ? html : hydrateOnFirstSign(html);
  return new Response(
    page.replace('</head>', () => `${styles}</head>`),
    { status, headers },
  );
}

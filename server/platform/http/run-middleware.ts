import type { Request, RequestHandler } from 'express';

/**
 * Runs middleware for a request outside of a router, for example for a WebSocket upgrade.
 * @throws the error that a handler passes to `next`
 */
export async function runMiddleware(handlers: RequestHandler[], request: Request): Promise<void> {
  for (const handler of handlers)
    await new Promise<void>((resolve, reject) => {
      void handler(request, request.res!, (error?: unknown) => (error instanceof Error ? reject(error) : resolve()));
    });
}

import type { Request, RequestHandler } from 'express';

/**
 * Sends a request through handlers that pass it on, outside of its router's turn.
 * @throws what a handler gives to the next one
 */
export async function passThrough(handlers: RequestHandler[], request: Request): Promise<void> {
  for (const handler of handlers)
    await new Promise<void>((resolve, reject) => {
      void handler(request, request.res!, (error?: unknown) => (error instanceof Error ? reject(error) : resolve()));
    });
}

import { createRequestHandler } from '@react-router/express';
import { Router, type RequestHandler } from 'express';
import type { ServerBuild } from 'react-router';
import type { LivingPages } from './living-pages.ts';

/**
 * The client straight from its sources, with hot reload. Without a Content-Security-Policy: Vite injects scripts and styles of its own.
 */
export async function developmentPages({ context }: LivingPages): Promise<RequestHandler> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true } });
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  return Router().use(vite.middlewares, createRequestHandler({ build, mode: 'development', getLoadContext: context }));
}

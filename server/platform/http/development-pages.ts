import { createRequestHandler } from '@react-router/express';
import { Router, type RequestHandler } from 'express';
import type { ServerBuild } from 'react-router';
import type { RevalidatedPages } from './revalidated-pages.ts';

/**
 * Serves the client directly from its sources, with hot reload. Sends no Content-Security-Policy, because Vite injects
 * inline scripts and styles.
 */
export async function createDevelopmentPages(revalidated: readonly RevalidatedPages[]): Promise<RequestHandler> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true } });
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  const getLoadContext = async () =>
    Object.assign({}, ...(await Promise.all(revalidated.map(({ context }) => context())))) as Record<string, unknown>;
  return Router().use(vite.middlewares, createRequestHandler({ build, mode: 'development', getLoadContext }));
}

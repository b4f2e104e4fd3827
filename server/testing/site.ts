import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { RevalidatedPages } from '../platform/http/revalidated-pages.ts';
import { createBuiltPages } from '../platform/http/pages.ts';
import { createSiteRouter } from '../platform/http/site.ts';

export const renderTestPage = (price: unknown): string =>
  `<html><script>price=${String(price)}</script><a href="https://token.invalid/">Rebar</a></html>`;

/** A server build like that of `react-router build`, in which every page shows the price that its loader returns. */
export const testServerBuild = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers, { staticHandlerContext }: never) => {
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const { loaderData } = staticHandlerContext as { loaderData: { root: unknown } };
        return new Response(renderTestPage(loaderData.root), { status, headers });
      },
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: { default: () => null, loader: ({ context }: { context: { price: number } }) => context.price },
    },
    page: { id: 'page', parentId: 'root', path: '*', module: { default: () => null } },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  prerender: [],
  isSpaMode: false,
  ssr: true,
  future: { v8_trailingSlashAwareDataRequests: true },
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

/** One file of each kind that the build writes. */
const files = {
  'documents/documents.json': JSON.stringify([{ path: '/tr/catalogue.pdf', fileName: 'Katalog.pdf', bytes: 8 }]),
  'documents/tr/catalogue.pdf': '%PDF-1.7',
  'playground/playground.js': '// playground',
  'client/products/index.html': '<html>products</html>',
  'client/assets/site-DMIDFW.js': '// site',
  'client/cards/tr/home.webp': 'card',
};

/**
 * Creates the site that main.ts serves beside the API, from a few small files and {@link testServerBuild} instead of a real build.
 * @param folder an empty folder for its files
 */
export const createTestSite =
  (folder: string, log: Logger) => async (origin: string, revalidated: readonly RevalidatedPages[]) => {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    const pages = await createBuiltPages({
      client: path.join(folder, 'client'),
      server: testServerBuild,
      published: path.join(folder, 'pages'),
      placeholders: { values: { 'https://token.invalid': origin }, hasDemoContent: true, externalOrigins: [] },
      listed: ['/', '/products'],
      origin,
      revalidated,
      log,
    });
    return createSiteRouter({
      documents: path.join(folder, 'documents'),
      playground: path.join(folder, 'playground'),
      pages,
    });
  };

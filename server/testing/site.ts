import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { LivingPages } from '../platform/http/living-pages.ts';
import { builtPages } from '../platform/http/pages.ts';
import { siteOf } from '../platform/http/site.ts';

export const pageOf = (price: unknown): string =>
  `<html><script>price=${String(price)}</script><a href="https://token.invalid/">Rebar</a></html>`;

/** A site whose pages are all the same, as `react-router build` would write it: they state the price that their loader finds. */
export const renderedSite = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers, { staticHandlerContext }: never) => {
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const { loaderData } = staticHandlerContext as { loaderData: { root: unknown } };
        return new Response(pageOf(loaderData.root), { status, headers });
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
  ...{ publicPath: '/', assetsBuildDirectory: '', basename: '/', prerender: [], isSpaMode: false, ssr: true },
  ...{ future: { v8_trailingSlashAwareDataRequests: true }, routeDiscovery: { mode: 'initial' } },
} as unknown as ServerBuild;

/** Files that the build writes, one of each kind. */
const files = {
  'papers/papers.json': JSON.stringify([{ path: '/tr/catalogue.pdf', fileName: 'Katalog.pdf', bytes: 8 }]),
  'papers/tr/catalogue.pdf': '%PDF-1.7',
  'playground/playground.js': '// playground',
  'client/products/index.html': '<html>products</html>',
  'client/assets/site-DMIDFW.js': '// site',
  'client/cards/tr/home.webp': 'card',
};

/**
 * What main.ts adds to the API, made of small files and {@link renderedSite} instead of a build.
 * @param folder empty, for its files
 */
export const aSite = (folder: string, log: Logger) => async (origin: string, living: LivingPages) => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const pages = await builtPages({
    client: path.join(folder, 'client'),
    server: renderedSite,
    published: path.join(folder, 'pages'),
    originToken: 'https://token.invalid',
    listed: ['/', '/products'],
    ...{ origin, living, log },
  });
  return siteOf({ papers: path.join(folder, 'papers'), playground: path.join(folder, 'playground'), pages });
};

import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type Plugin } from 'vite';

const ownModule = /^[^?]*\/(client|common)\/[^?]*\.tsx?(\?|$)/;
/** Libraries that both the site and the administration use. Without this group, one of them would load a chunk of the other. */
const baseLibraries = new RegExp(
  [
    '@chakra-ui/react/dist/esm/(styled-system|utils|preset-base|components/(box|button|flex|icon|link|locale|visually-hidden))',
    'react-intl',
    'intl-messageformat',
    '@formatjs',
    '@emotion',
    'lucide-react/dist/esm/(createLucideIcon|Icon|context|defaultAttributes|shared|icons/(arrow-right|chevron-down|minus|plus|x))',
  ]
    .map((place) => `/node_modules/${place}[/.]`)
    .join('|'),
);
/** Minimum number of public pages that use a module of the shared chunk: sharing it saves a request for a few extra bytes. */
const MIN_SHARED_PAGES = 8;

const listFiles = (routes: RouteConfigEntry[]): string[] =>
  routes.flatMap(({ file, children = [] }) => [resolve('client', file), ...listFiles(children)]);

const withoutQuery = (id: string) => id.replace(/\?.*/, '');

/**
 * Vite plugin that creates three shared chunks instead of one for each set of pages with common modules (57 for the home page): React and the
 * router, modules of both the site and the administration, and modules of the public pages. All other modules belong to their page.
 * @param routes the routes of the application, from its folder `client`
 */
export function sharedChunks(routes: RouteConfigEntry[]): Plugin {
  const base = new Set<string>();
  const site = new Set<string>();

  return {
    name: 'shared-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
                    { name: 'base', test: (id: string) => base.has(id) || baseLibraries.test(id), priority: 2 },
                    { name: 'site', test: (id: string) => site.has(id), priority: 1 },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    buildEnd() {
      /** Returns the given modules and everything of ours that they import. */
      const collectImports = (ids: string[]) => {
        const collected = new Set<string>();
        for (const queue = [...ids]; queue.length;) {
          const id = queue.pop() ?? '';
          if (collected.has(id) || !ownModule.test(id)) continue;
          collected.add(id);
          queue.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return collected;
      };
      const root = resolve('client/root.tsx');
      const routeFiles = new Set([root, ...listFiles(routes)]);
      const isSharedModule = (id: string) => !routeFiles.has(withoutQuery(id));

      const ids = [...this.getModuleIds()];
      /** Returns the modules that React Router creates from these files, whose ids have different queries. */
      const findModules = (files: string[]) => ids.filter((id) => files.includes(withoutQuery(id)));
      const [sitePages, admin] = ['/client/site/', '/client/admin/'].map((folder) =>
        [...routeFiles].filter((file) => file.includes(folder)),
      );
      const inAdmin = collectImports(findModules([root, ...admin!]));
      const layouts = sitePages!.filter((file) => file.includes('/site/layout.'));
      const layout = collectImports(findModules([root, ...layouts]));
      for (const id of layout) if (isSharedModule(id)) (inAdmin.has(id) ? base : site).add(id);

      const pageCounts = new Map<string, number>();
      for (const page of sitePages!.filter((file) => !layouts.includes(file)))
        for (const id of collectImports(findModules([page]))) pageCounts.set(id, (pageCounts.get(id) ?? 0) + 1);
      for (const [id, count] of pageCounts)
        if (count >= MIN_SHARED_PAGES && isSharedModule(id)) (inAdmin.has(id) ? base : site).add(id);
    },
  };
}

import { type Plugin } from 'vite';

const ownModule = /^[^?]*\/(client|common)\/[^?]*\.tsx?(\?|$)/;
const routeQuery = '?__react-router-build-client-route';
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
/** A module that at least so many public pages use goes into the shared chunk: it saves a request for a few extra bytes. */
const MIN_SHARED_PAGES = 8;

const withoutQuery = (id: string) => id.replace(/\?.*/, '');

/**
 * Vite plugin that creates three shared chunks instead of one for each set of pages with common modules (57 for the home page): React and the
 * router, modules of both the site and the administration, and modules of the public pages. All other modules belong to their page.
 */
export function sharedChunks(): Plugin {
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
      const routes = [...this.getModuleIds()].filter((id) => id.includes(routeQuery));
      const routeFiles = new Set(routes.map(withoutQuery));
      const isSharedModule = (id: string) => !routeFiles.has(withoutQuery(id));

      const inAdmin = collectImports(
        routes.filter((id) => id.includes('/client/admin/') || id.includes('/client/root.')),
      );
      const pages = routes.filter((id) => id.includes('/client/site/') && !id.includes('/site/layout.'));
      const layout = collectImports(
        routes.filter((id) => id.includes('/site/layout.') || id.includes('/client/root.')),
      );
      for (const id of layout) if (isSharedModule(id)) (inAdmin.has(id) ? base : site).add(id);

      const pageCounts = new Map<string, number>();
      for (const page of pages)
        for (const id of collectImports([page])) pageCounts.set(id, (pageCounts.get(id) ?? 0) + 1);
      for (const [id, count] of pageCounts)
        if (count >= MIN_SHARED_PAGES && isSharedModule(id)) (inAdmin.has(id) ? base : site).add(id);
    },
  };
}

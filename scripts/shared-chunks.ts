import { type Plugin } from 'vite';

const ours = /^[^?]*\/(client|common)\/[^?]*\.tsx?(\?|$)/;
const routeQuery = '?__react-router-build-client-route';
/** The libraries that the pages and the administration both stand on; without it, one would load the other's chunk. */
const foundations = new RegExp(
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
/** A module that so many public pages use comes with all of them: one request less for each, for a few bytes more. */
const manyPages = 8;

const fileOf = (id: string) => id.replace(/\?.*/, '');

/**
 * Instead of a chunk for each set of pages that share something (57 for the home page), three: React and the router,
 * what the site has in common with the administration, and what the public pages share. The rest falls to its page.
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
                    { name: 'base', test: (id: string) => base.has(id) || foundations.test(id), priority: 2 },
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
      /** Our modules that are loaded with these. */
      const loadedWith = (ids: string[]) => {
        const found = new Set<string>();
        for (const open = [...ids]; open.length;) {
          const id = open.pop() ?? '';
          if (found.has(id) || !ours.test(id)) continue;
          found.add(id);
          open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return found;
      };
      const routes = [...this.getModuleIds()].filter((id) => id.includes(routeQuery));
      const routeFiles = new Set(routes.map(fileOf));
      const isPart = (id: string) => !routeFiles.has(fileOf(id));

      const inAdmin = loadedWith(routes.filter((id) => id.includes('/client/admin/') || id.includes('/client/root.')));
      const pages = routes.filter((id) => id.includes('/client/site/') && !id.includes('/site/layout.'));
      const around = loadedWith(routes.filter((id) => id.includes('/site/layout.') || id.includes('/client/root.')));
      for (const id of around) if (isPart(id)) (inAdmin.has(id) ? base : site).add(id);

      const users = new Map<string, number>();
      for (const page of pages) for (const id of loadedWith([page])) users.set(id, (users.get(id) ?? 0) + 1);
      for (const [id, count] of users) if (count >= manyPages && isPart(id)) (inAdmin.has(id) ? base : site).add(id);
    },
  };
}

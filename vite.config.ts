import { parse } from '@formatjs/icu-messageformat-parser';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import routes from './client/routes.ts';
import { sharedChunks } from './scripts/shared-chunks.ts';

/** Compiles ICU messages to syntax trees, so that neither the browser nor the server needs a parser. */
const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(i18n\/messages|common\/names)\/.*\.json$/ },
    handler(source) {
      const messages = Object.entries(JSON.parse(source) as Record<string, string>);
      const trees = Object.fromEntries(messages.map(([id, message]) => [id, parse(message)]));
      return { code: `export default ${JSON.stringify(trees)}`, moduleType: 'js', map: null };
    },
  },
});

/** Packages that the server and the server bundle of the pages have to share. All others are bundled, so that an image needs no client packages. */
const sharedPackages = ['react', 'react-dom', 'react-router', '@react-router/node'];

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages(), sharedChunks(routes), reactRouter()],
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  ssr:
    command === 'build'
      ? { noExternal: true, external: sharedPackages }
      : { noExternal: [/^react-intl/, /^@formatjs/, /^intl-messageformat/] }, // bundled, so that the alias above applies
  build: {
    assetsInlineLimit: 0, // no data: URLs: the content security policy need not allow them, and fonts stay cacheable
    // Reads only the used modules of barrel files (the icon package has 2,105), which halves the build time.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  // Finds the dependencies of all pages at start; otherwise the development server reloads pages when it discovers more.
  optimizeDeps: { entries: ['client/**/*.{ts,tsx}', '!**/*.test.*', '!client/testing/**'] },
  server: { watch: { ignored: ['**/build/**', '**/var/**', '**/coverage/**'] } },
}));

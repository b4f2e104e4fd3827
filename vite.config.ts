import { parse } from '@formatjs/icu-messageformat-parser';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { sharedChunks } from './scripts/shared-chunks.ts';

/** Compiles ICU messages to their syntax trees, plain text included: the browser and the server then need no parser. */
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

/** What a server that renders has in common with the pages' bundle; all else is in it, so that an image needs no package of the client. */
const shared = ['react', 'react-dom', 'react-router', '@react-router/node'];

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages(), sharedChunks(), reactRouter()],
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  ssr:
    command === 'build'
      ? { noExternal: true, external: shared }
      : { noExternal: [/^react-intl/, /^@formatjs/, /^intl-messageformat/] }, // so that the alias above holds
  build: {
    assetsInlineLimit: 0, // no data: addresses: the content security policy does not need them, and fonts stay cacheable
    // Of 2,105 icons and what else a package lists at its door, only what is used is read: half of the time that bundling takes.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  // All that any page imports, found at once: else the first visits of a development server reload as they find more.
  optimizeDeps: { entries: ['client/**/*.{ts,tsx}', '!**/*.test.*', '!client/testing/**'] },
  server: { watch: { ignored: ['**/build/**', '**/var/**', '**/coverage/**'] } },
}));

import type { Linter } from 'eslint';
import { importX } from 'eslint-plugin-import-x';

/**
 * Forbids files of `folder` to import files of `other`; see CONTRIBUTING.md.
 * @param except paths below `other` that are allowed
 */
const forbid = (folder: string, other: string, message: string, except: string[] = []) => ({
  target: folder,
  from: other,
  except,
  message,
});

/**
 * The layers of server modules, lowest first. A module may import the modules of lower layers through their index.ts.
 * Modules of the last layer may also import each other; `import-x/no-cycle` prevents cycles.
 */
const layers = [
  ['activity', 'files', 'consents', 'rates', 'system'],
  ['identity'],
  ['notifications'],
  ['bank-accounts'],
  ['parties'],
  ['quotes'],
  ['communications'],
  ['tasks', 'market'],
  ['offers'],
  ['orders'],
  ['offer-links'],
  ['intake'],
  ['campaigns', 'composer', 'views'],
  ['mailbox', 'news'],
  ['analytics', 'exports', 'privacy', 'search', 'timeline'],
];
const indexes = (names: string[]) => names.map((name) => `./${name}/index.ts`);
const moduleZones = layers.flatMap((layer, height) =>
  layer.map((name) =>
    forbid(
      `./server/modules/${name}/**/!(*.test).{ts,tsx}`,
      './server/modules',
      `${name} may import only lower modules, through their index.ts`,
      [
        `./${name}`,
        ...indexes(layers.slice(0, height).flat()),
        ...(height === layers.length - 1 ? indexes(layer) : []),
      ],
    ),
  ),
);

/** ESLint configuration of the allowed imports between folders. */
export const importRules: Linter.Config = {
  plugins: { 'import-x': importX },
  // Without these settings the plugin does not parse TypeScript and finds no cycles.
  settings: {
    'import-x/extensions': ['.ts', '.tsx', '.js'],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
  },
  rules: {
    'import-x/no-cycle': ['error', { ignoreExternal: true }],
    'import-x/no-restricted-paths': [
      'error',
      {
        zones: [
          forbid('./common', './server', 'common/ must not import other folders'),
          forbid('./common', './client', 'common/ must not import other folders'),
          forbid('./client', './server', 'client/ may use only schema.graphql and common/ of the server'),
          forbid('./server', './client', 'server/ may use the client only as a build'),
          forbid('./server/platform/**/!(*.test).{ts,tsx}', './server/modules', 'platform/ must not import features'),
          forbid('./server/platform/**/!(*.test).{ts,tsx}', './server/app', 'platform/ must not import features'),
          forbid('./server/modules/**/!(*.test).{ts,tsx}', './server/app', 'only app/ may import every module'),
          forbid('./server/**/!(*.test).{ts,tsx}', './tools', 'tools/ is not part of the product'),
          forbid(
            './server/app/**/!(*.test).{ts,tsx}',
            './server/modules',
            'import a module through its index.ts',
            indexes(layers.flat()),
          ),
          forbid(
            './server/cli/**/!(*.test).{ts,tsx}',
            './server/modules',
            'import a module through its index.ts',
            indexes(layers.flat()),
          ),
          ...moduleZones,
        ],
      },
    ],
  },
};

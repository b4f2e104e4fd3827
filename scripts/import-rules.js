import { importX } from 'eslint-plugin-import-x';

/**
 * No file of the folder `folder` may import one of `other`: the arrows between folders go one way (CONTRIBUTING.md).
 * @param {string} folder @param {string} other @param {string} message @param {string[]} [except] below `other`, allowed all the same
 */
const forbid = (folder, other, message, except = []) => ({ target: folder, from: other, except, message });

/**
 * The modules of the server, lowest first. A module imports modules of the lines above its own, through their index.ts.
 * Those of the last line may also import each other; `import-x/no-cycle` keeps them apart.
 */
const layers = [
  ['activity', 'files', 'consents', 'rates'],
  ['identity'],
  ['parties'],
  ['quotes'],
  ['communications'],
  ['market'],
  ['offers'],
  ['intake'],
  ['campaigns'],
  ['analytics', 'exports', 'search', 'timeline'],
];
/** @param {string[]} names */
const indexes = (names) => names.map((name) => `./${name}/index.ts`);
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

/**
 * Which folder may import which; a part of eslint.config.js.
 * @type {import('eslint').Linter.Config}
 */
export const importRules = {
  plugins: { 'import-x': importX },
  // Without these the plugin reads no TypeScript, and finds no cycle.
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
          forbid('./common', './server', 'common/ knows nobody'),
          forbid('./common', './client', 'common/ knows nobody'),
          forbid('./client', './server', 'client/ knows the server through schema.graphql and common/ only'),
          forbid('./server', './client', 'the server knows the client only as a build'),
          forbid('./server/platform/**/!(*.test).{ts,tsx}', './server/modules', 'platform/ knows no feature'),
          forbid('./server/platform/**/!(*.test).{ts,tsx}', './server/app', 'platform/ knows no feature'),
          forbid('./server/modules/**/!(*.test).{ts,tsx}', './server/app', 'only app/ knows every module'),
          forbid('./server/**/!(*.test).{ts,tsx}', './tools', 'tools/ is no part of the product'),
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

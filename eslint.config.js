import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { importRules } from './scripts/import-rules.js';

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
      // Loaders and actions of React Router throw responses.
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
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat['recommended-latest'], a11y.flatConfigs.recommended],
    // Sign-in and its steps focus the only field of their form, which follows what the user has just done.
    rules: { 'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }] },
  },
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
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":matches(AwaitExpression > CallExpression[callee.name='delay'], CallExpression[callee.property.name='waitForTimeout'], AwaitExpression > NewExpression CallExpression[callee.name='setTimeout'][arguments.1]):not(:matches(WhileStatement, ForStatement) *)",
          message: 'Poll for the expected state instead of waiting a fixed time, which is too short on a busy machine.',
        },
      ],
    },
  },
  importRules,
  { rules: { 'no-console': 'error' } },
  { files: ['scripts/**', 'server/app/announce.ts', 'tools/**'], rules: { 'no-console': 'off' } },
);

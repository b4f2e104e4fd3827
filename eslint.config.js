import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import './scripts/swc-hook.js';

const { importRules } = await import('./scripts/import-rules.ts');

export default defineConfig(
  globalIgnores(['build', 'coverage', 'var', '.react-router', 'client/graphql/generated.ts']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      // `() => close()` is the usual form of a handler.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // noUncheckedIndexedAccess makes every indexed value optional; `!` marks one that exists for a reason that types cannot express.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Entities are plain rows without methods, so an object of the same shape is one. Spreading a text yields its characters.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      // Loaders and actions of React Router throw responses; hooks of Apollo Client return errors of this type.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', name: 'ErrorLike', package: '@apollo/client' },
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
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: {
      // Hooks that clean up run even when the set-up has failed half-way, so what they clean up may be undefined.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
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

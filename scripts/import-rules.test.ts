import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { importRules } from './import-rules.ts';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parser: ts.parser } }, importRules],
});

/** Returns the messages of the import rules for a file that imports `imported`. */
async function lintImport(file: string, imported: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export * from '${imported}';\n`, { filePath: file });
  return result!.messages.map(({ message }) => message);
}

test.each([
  ['a higher module', 'server/modules/quotes/some.service.ts', '../intake/index.ts', 'only lower modules'],
  ['a file inside a module', 'server/modules/quotes/some.service.ts', '../parties/company.entity.ts', 'index.ts'],
  ['app/ from a module', 'server/modules/quotes/some.service.ts', '../../app/context.ts', 'only app/ may import'],
  ['a file inside a module from app/', 'server/app/some.ts', '../modules/parties/company.entity.ts', 'index.ts'],
  ['a module from platform/', 'server/platform/some.ts', '../modules/parties/index.ts', 'must not import features'],
  ['tools/ from the server', 'server/app/some.ts', '../../tools/fuzz/attack.ts', 'not part of the product'],
  ['the server from the client', 'client/some.ts', '../server/config.ts', 'schema.graphql'],
  ['the server from common/', 'common/some.ts', '../server/config.ts', 'must not import other folders'],
])('%s may not be imported', async (_what, file, imported, reason) => {
  expect(await lintImport(file, imported)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ['server/modules/quotes/some.service.ts', '../parties/index.ts'],
  ['server/modules/quotes/some.test.ts', '../parties/company.entity.ts'],
  ['server/app/some.ts', '../modules/intake/index.ts'],
])('%s may import %s', async (file, imported) => {
  expect(await lintImport(file, imported)).toEqual([]);
});

test('an import cycle is refused', async () => {
  const messages = await lintImport('server/modules/parties/company.entity.ts', './company.resolver.ts');
  expect(messages).toContainEqual(expect.stringContaining('Dependency cycle'));
});

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
/** Matches imports of packages outside of comments: `import … from 'name/part'`, `} from 'name'`, `import 'name'`, `= await import('name')`. */
const packageImport =
  /^(?:(?:import|export|\})[^"'\n]* from |import |[^*/\n]*\bimport\()["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?["']/gm;
/** Files that only `npm run dev` uses. */
const notInProduction = ['development-pages.js'];

test.each(['build/app', 'build/web/server'])('dependencies contain every package that %s imports', (folder) => {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !notInProduction.some((part) => file.includes(part)),
  );
  const needed = new Set(
    scripts
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(packageImport)])
      .map(([, name = '']) => name)
      .filter((name) => !isBuiltin(name)),
  );
  expect(needed).toContain('react');
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
});

test('every file of the built server can be imported', async () => {
  const scripts = readdirSync('build/app', { recursive: true, encoding: 'utf8' }).filter(
    // Commands run when they are imported and then exit.
    (file) => file.endsWith('.js') && !file.includes(`cli${path.sep}`),
  );
  const load = `for (const file of ${JSON.stringify(scripts)}) await import('./build/app/' + file);`;
  await promisify(execFile)(process.execPath, ['--import', 'reflect-metadata', '--input-type=module', '--eval', load]);
});

test('the lock file lists the optional packages of every platform, without which npm ci fails', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const listed = new Set(Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)!));
  const needed = Object.values(packages).flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}));
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.filter((name) => !listed.has(name))).toEqual([]);
});

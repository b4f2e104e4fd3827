import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
/** A statement's own line, not one in a comment: `import … from 'name/part'`, `} from 'name'`, `import 'name'`, `= await import('name')`. */
const imported =
  /^(?:(?:import|export|\})[^"'\n]* from |import |[^*/\n]*\bimport\()["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?["']/gm;
/** What only a developer's machine runs. */
const notInProduction = ['development-pages.js', `${path.sep}faults${path.sep}`, `${path.sep}attack${path.sep}`];

test.each(['build/app', 'build/web/server'])('an image has every package that %s imports', (folder) => {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !notInProduction.some((part) => file.includes(part)),
  );
  const needed = new Set(
    scripts
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(imported)])
      .map(([, name = '']) => name)
      .filter((name) => !isBuiltin(name)),
  );
  expect(needed).toContain('react');
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
});
